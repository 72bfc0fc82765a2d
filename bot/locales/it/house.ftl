# Regole della casa: i campi che l’host può cambiare, il modulo per farlo, e le regole che un server conserva.

# sala d’attesa
lobby-house = Regole della casa: { $changes }
lobby-ready = { $line } · ✅ ci sta
lobby-not-ready = **Le regole sono cambiate.** { $players }: se vanno bene, basta premere **Ci sto**.
house-change = { $field }: { $value }
house-more = { $count ->
    [one] e 1 altra
   *[other] e altre { $count }
}
button-ready = Ci sto
button-house = Regole della casa

# iniziare comunque
start-question = **Non tutti ci stanno.** Le regole sono cambiate, e **Ci sto** manca ancora da: { $players }.
button-start-sure = Inizia comunque

# la pagina dell’host
house-title = ## Regole della casa · Tavolo { $table }
house-usual = **{ $game }**, come di solito.
house-changed = **{ $game }**, con queste modifiche: { $changes }
house-page-title = ### { $page }
house-line = - { $field }: **{ $value }**
house-line-changed = - { $field }: **{ $value }** (di solito { $usual })
house-note = -# Lo vedi solo tu. Tutti al tavolo vedono che cosa cambi, e premono di nuovo **Ci sto**.
house-choose-page = Mostra altre regole
house-choose-game = Scegli un altro gioco
house-choose-saved = Usa regole di questo server
button-change = Modifica queste
button-usual = Torna alle regole solite
button-save = Salva per questo server

# errori in un modulo
house-wrong-title = **Non è cambiato nulla:**
house-wrong-no-number = - **{ $field }** vuole un numero intero: { $range }.
house-wrong-out-of-range = - **{ $field }** vuole: { $range }.
house-wrong-no-steps = - **{ $field }** vuole una riga per ogni soglia, con totali crescenti: { $range }.
house-wrong-no-choice = - **{ $field }** vuole una delle scelte.
house-wrong-contradicts = - **{ $field }** non va con le altre regole: { $range }.
house-wrong-together = - Queste non vanno insieme: { $fields }.

# intervalli, mostrati anche nel modulo
house-range-number = da { $low } a { $high }
house-range-limit = da { $low } a { $high }; vuoto: senza limite
house-range-bar = da { $low } a { $high }; vuoto: mai
house-range-numbers = un numero ciascuno per 1, 2, 3 …, da { $low } a { $high }
house-range-steps = una riga ciascuno, totale: punti; la prima riga vale per ogni totale più basso
house-needs-hand_size = devono bastare le carte per tutti
house-needs-min_naturals = almeno 1, e non più del minimo di carte in una combinazione
house-needs-max_meld_size = in una combinazione deve starci una canasta
house-needs-red_three_table = un numero per ogni tre rosso dei mazzi
house-needs-minimums = i totali devono crescere
house-needs-minimum_basis = per round, le soglie sono round da 2 a 99; per totali, multipli di 5
house-needs-canastas_out_ignored = deve valere almeno un tipo di canasta, e ogni tipo che il gioco richiede
house-needs-red_threes_out = i mazzi devono avere tanti tre rossi quante canaste servono
house-needs-keep_cards = almeno 1, e non più della mano
house-needs-ask_partner = in un gioco senza compagni non si può chiedere a nessuno
house-needs-melds_per_rank = un’altra combinazione dopo una completa richiede un limite di carte per combinazione
house-needs-sequences = una canasta deve avere da 3 a 11 carte
house-needs-max_wild_meld = in una combinazione di matte deve starci una canasta

# moduli
house-form-title = Regole: { $page }
house-save-title = Salva queste regole della casa
house-save-name = Nome
house-save-name-range = Al massimo { $most } lettere. Le tue regole con questo nome vengono sostituite.
house-step-lowest = sotto: { $points }

# valori
house-yes = sì
house-no = no
house-any-number = senza limite
house-never = mai
house-nothing = niente
house-number = { $number }
house-step-below = { $points } sotto { $total }
house-step-any = { $points }
house-step-from = { $points } da { $total }
house-choice-ask_partner-no = non si chiede
house-choice-ask_partner-optional = permesso
house-choice-ask_partner-mandatory = obbligatorio
house-choice-minimum_basis-total = il totale della squadra
house-choice-minimum_basis-round = il numero del round
house-choice-final_discard-optional = permesso
house-choice-final_discard-required = obbligatorio
house-choice-canastas_out_ignored-natural = canasta naturale
house-choice-canastas_out_ignored-mixed = canasta mista
house-choice-canastas_out_ignored-sequence = sequenza
house-choice-canastas_out_ignored-wild = canasta di matte
house-choice-canastas_out_ignored-sevens = canasta di sette
house-choice-melds_per_rank-one = una
house-choice-melds_per_rank-after_closing = un’altra quando l’ultima è completa
house-choice-melds_per_rank-several = senza limite
house-choice-take_by_adding-any = su qualsiasi combinazione
house-choice-take_by_adding-below_canasta = su una combinazione che non è ancora canasta
house-choice-take_by_adding-never = non permesso
house-choice-natural_wild_relation-gt = sempre più carte naturali
house-choice-natural_wild_relation-ge = mai più matte
house-choice-natural_wild_relation-none = qualsiasi miscela
house-choice-red_three_reveal-first_turn = al primo turno del giocatore
house-choice-red_three_reveal-after_deal = subito dopo la distribuzione
house-choice-red_three_positive_if-always = li ha, qualunque altra cosa abbia calato
house-choice-red_three_positive_if-two_canastas = ha due canaste
house-choice-red_three_positive_if-sevens = ha una canasta di sette
house-choice-red_three_positive_if-meld = ha una combinazione
house-choice-red_three_positive_if-canasta = ha una canasta
house-choice-last_stock_red_three-end = fa finire subito il round
house-choice-last_stock_red_three-in_hand = resta in mano, e il round finisce
house-choice-last_stock_red_three-may_meld = lascia ancora calare il giocatore
house-choice-black_three_meld-going_out = quando si chiude
house-choice-black_three_meld-never = mai
house-choice-stock_end-turn_end = il round finisce con quel turno
house-choice-stock_end-while_takeable = si continua finché la pila viene presa
house-choice-stock_end-on_draw = si può ancora prendere la pila; chi deve pescare fa finire il round
house-choice-frozen_by-natural = carta naturale
house-choice-frozen_by-wild = matta
house-choice-frozen_by-red_three = tre rosso
house-choice-frozen_by-black_three = tre nero

# pagine
house-page-goal = Fine della partita
house-page-opening = Apertura
house-page-bonuses = Bonus
house-page-out = Chiusura
house-page-out-more = Chiusura: altro
house-page-frozen = Pila congelata
house-page-taking = Prendere la pila
house-page-pile = Pila e tallone
house-page-melds = Combinazioni
house-page-melds-more = Combinazioni: altro
house-page-threes = Tre
house-page-cards = Carte

# campi: al massimo 45 caratteri, per i moduli di Discord
house-field-target = Punti per vincere la partita
house-field-rounds = Round in una partita, al massimo
house-field-minimums = Punti per aprire
house-field-minimum_basis = Da che cosa dipendono i punti per aprire
house-field-opening_wilds = Matte nell’apertura
house-field-splash = Una canasta dalla mano apre senza punti
house-field-concealed_exempts_minimum = Nessun minimo se si chiude di mano
house-field-bonus_natural = Punti per una canasta naturale
house-field-bonus_mixed = Punti per una canasta mista
house-field-bonus_sequence = Punti per una sequenza completa
house-field-bonus_out = Punti per chiudere
house-field-bonus_concealed = Punti in più per chiudere di mano
house-field-canastas_out = Canaste per chiudere
house-field-ask_partner = Chiedere al compagno “Posso chiudere?”
house-field-ask_once = Chiedere solo una volta per round
house-field-final_discard = Ultimo scarto quando si chiude
house-field-canastas_out_ignored = Canaste che non valgono per chiudere
house-field-red_threes_out = Per chiudere, un tre rosso per ogni canasta
house-field-ask_after_take = Chiedere anche dopo aver preso la pila
house-field-concealed_after_take = Chiudere di mano dopo aver preso la pila
house-field-keep_cards = Carte da tenere se non chiudi
house-field-always_frozen = Pila sempre congelata
house-field-frozen_until_opened = Pila congelata finché una squadra non apre
house-field-frozen_by = Carte che congelano la pila
house-field-frozen_naturals = Naturali per prendere una pila congelata
house-field-unfrozen_naturals = Naturali per prendere una non congelata
house-field-take_for_opening = Aprire con la pila
house-field-top_counts_for_minimum = La carta in cima vale per l’apertura
house-field-take_amount = Carte prese dalla pila, al massimo
house-field-take_below_meld = Carte nella combinazione che vietano la pila
house-field-pile_take_extra_draw = Carte da pescare anche prendendo la pila
house-field-pile_shows_only_top = Della pila si vede solo la carta in cima
house-field-take_natural_plus_wild = Prendere con una naturale e una matta
house-field-take_by_adding = Prendere la pila su una combinazione
house-field-one_card_hand_may_take_one_card_pile = Una carta in mano prende una pila di una
house-field-stock_end = Quando il tallone è esaurito
house-field-min_naturals = Naturali in una combinazione, almeno
house-field-max_wilds = Matte in una combinazione, al massimo
house-field-natural_wild_relation = Naturali e matte in una combinazione
house-field-wild_into_canasta = Matte su una canasta completa
house-field-melds_per_rank = Combinazioni di un valore per squadra
house-field-sequences = Sequenze dello stesso seme
house-field-wild_melds = Combinazioni di sole matte
house-field-max_wild_meld = Carte in una di sole matte, al massimo
house-field-dead_when_closed = Una canasta piena chiude il valore per tutti
house-field-max_meld_size = Carte in una combinazione, al massimo
house-field-red_three_reveal = I tre rossi distribuiti si calano
house-field-red_three_table = Punti per 1, 2, 3 … tre rossi
house-field-red_three_positive_if = I tre rossi valgono per la squadra che
house-field-last_stock_red_three = Un tre rosso come ultima carta del tallone
house-field-black_three_meld = I tre neri si possono calare
house-field-hand_size = Carte per ogni giocatore
house-field-draw_count = Carte pescate in un turno
house-field-opening_bonus_draw = Carte in più per chi apre
house-field-black_three_in_hand = Punti persi per un tre nero in mano
house-field-jokers = Jolly nel mazzo

# che cosa conserva un server
kept-title = ## Regole della casa di questo server
kept-none = Non ce ne sono ancora. Apri un tavolo con `/canasta nuovo`, premi **Regole della casa**, cambia quello che vuoi e premi **Salva per questo server**. Poi chi può gestire il server può sceglierle qui per i nuovi tavoli.
kept-how = `/canasta nuovo` le propone in **regole**.
kept-line = - **{ $name }**: { $game }
kept-line-default = - **{ $name }**: { $game } · i nuovi tavoli ricevono queste regole
kept-chosen = ### { $name }
kept-by = Salvate da { $user }.
kept-choose = Scegli regole da vedere o cambiare
kept-only-managers = -# Chi può gestire il server sceglie che cosa ricevono i nuovi tavoli.
kept-only-owner = -# Può eliminare queste regole solo chi le ha salvate o può gestire il server.
button-default = Usale per i nuovi tavoli
button-no-default = Nuovi tavoli con le regole solite
button-forget = Elimina
choice-kept = { $name } (regole della casa: { $game })
choice-kept-default = { $name } (regole della casa, solite qui: { $game })
house-refused-bad-name = Un nome ha da 1 a { $most } lettere o cifre; in mezzo possono stare spazi e - ' . , ! ? & +
house-refused-no-such-name = Questo server non ha regole della casa con questo nome.
house-refused-too-many = Un server può conservare { $most } regole della casa. Prima eliminane alcune con `/canasta casa`.
house-refused-somebody-elses = Può cambiare **{ $name }** solo chi le ha salvate o può gestire il server. Se i nuovi tavoli ricevono queste regole, può farlo solo chi può gestire il server.
house-refused-not-allowed = Solo chi può gestire il server può scegliere con quali regole iniziano i nuovi tavoli.
