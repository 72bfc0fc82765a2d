# La scheda delle regole, scritta dai campi di un regolamento. “Squadra” è anche chi può trovare dei compagni. Dove
# ognuno gioca per sé, $side è "alone", altrimenti "team".

list-semicolon = { " · " }
list-rows = { "; " }
list-or = { " o " }
list-and = { " e " }
list-then = { ", poi " }
list-comma-or = { ", o " }
list-against = { " contro " }
rules-number = { $number }
rules-line = - { $text }
rules-heading = ### { $title }
rules-title = ## { $name }
rules-group = **{ $title }**
rules-house-choice = { $text } *(scelta nostra)*
rules-house-choice-fixed = { $text } *(scelta nostra, fissa)*
rules-house-choice-note = -# Scelta nostra: su questo libri e circoli non concordano, o tacciono. Abbiamo dovuto scegliere. Prima di una partita l’host può cambiarlo con **Regole della casa**, ma non ciò che è indicato come fisso.
rules-goes-on = ➡️ Continua: scegli **{ $page }** qui sotto.

# pagine
rules-choose-page = Continua a leggere: scegli una pagina
rules-page-short = In breve
rules-page-all = Tutte le regole
rules-page-part = { $page }, parte { $number }

rules-title-how = Come si gioca
rules-title-different = Diverso dalla Classica
rules-title-choices = Come fanno altri libri e circoli
rules-title-cards = Giocatori e carte
rules-title-turn = Il tuo turno
rules-title-melds = Combinazioni
rules-title-canastas = Canaste
rules-title-opening = Apertura
rules-title-pile = La pila
rules-title-threes = I tre
rules-title-out = Chiudere
rules-title-score = Fine e punteggio

# con l’articolo, come stanno nelle frasi
class-natural = una carta naturale
class-wild = una matta
class-red-three = un tre rosso
class-black-three = un tre nero
rank-one-1 = un asso
rank-one-4 = un quattro
rank-one-5 = un cinque
rank-one-6 = un sei
rank-one-7 = un sette
rank-one-8 = un otto
rank-one-9 = un nove
rank-one-10 = un dieci
rank-one-11 = un fante
rank-one-12 = una donna
rank-one-13 = un re

# intestazione
rules-people-alone = { $seats } giocatori, ognuno per sé
rules-people-lone = { $seats } giocatori, uno contro gli altri
rules-people-teams = { $seats } giocatori, { $sizes }
rules-packs = { $decks ->
    [one] un mazzo
   *[other] { $decks } mazzi
} { $jokers ->
    [0] senza jolly
    [one] con un jolly
   *[other] con { $jokers } jolly
}
rules-goal-target = fino a { $target } punti
rules-goal-rounds = { $rounds ->
    [one] un solo round
   *[other] { $rounds } round
}

# giocatori e carte
rules-people = { $people }.
rules-turn-orders = Non tutti giocano in ogni round. L’ordine dei turni: { $orders }. Poi si ricomincia.
rules-sits-out = In ogni round un giocatore riposa: { $seats }, e poi di nuovo dall’inizio.
rules-sits-out-first = prima il posto { $seat }
rules-sits-out-then = poi il posto { $seat }
rules-turn-order = round { $number }: posti { $seats }
rules-lone-take = In ogni round ognuno comincia per sé. Il primo che prende la pila gioca **contro tutti** in quel round. Gli altri diventano compagni e mettono insieme le loro combinazioni.
rules-lone-out = Se qualcuno chiude prima che la pila sia mai stata presa, è lui a giocare contro tutti. Se prima si esaurisce il tallone, ognuno segna per sé.
rules-lone-points = I compagni ricevono entrambi tutti i punti della loro squadra. Solo i tre rossi valgono per chi li ha.
rules-lone-wilds = { $limit ->
    [one] Se unendo le combinazioni una ha più di una matta, resta com’è, ma non ne accetta altre.
   *[other] Se unendo le combinazioni una ha più di { $limit } matte, resta com’è, ma non ne accetta altre.
}
rules-pack = { $cards } carte: { $packs }.
rules-hand = { $count ->
    [one] Ognuno riceve una carta.
   *[other] Ognuno riceve { $count } carte.
}
rules-foot-hand-empty = Ognuno riceve un secondo mazzetto di { $count } carte coperte: il **pozzetto**. Lo prendi quando non hai più carte in mano. Se hai calato l’ultima, lo giochi subito. Se l’hai scartata, il pozzetto è per il prossimo turno.
rules-foot-first-canasta = Ognuno riceve un secondo mazzetto di { $count } carte coperte: il **pozzetto**. Lo prendi quando completi la tua prima canasta.
rules-card-values = Punti: { $values }
rules-card-value = { $cards } = { $points }
rules-black-three = 3 nero
rules-joker = jolly
rules-wild = Jolly e due sono **matte**: sostituiscono altre carte. Gli assi e le carte dal quattro al re sono **naturali**.

# turno
rules-draw = { $count ->
    [one] Pesca una carta, o prendi la pila.
   *[other] Pesca { $count } carte, o prendi la pila.
}
rules-draw-with-pile = { $count ->
    [one] Se prendi la pila, peschi anche una carta.
   *[other] Se prendi la pila, peschi anche { $count } carte.
}
rules-turn = Poi cala, se vuoi. Finisci il turno con uno scarto.
rules-draw-after-opening = { $count ->
    [one] In ogni squadra chi apre pesca subito un’altra carta. Se è un tre rosso, si cala e si sostituisce.
   *[other] In ogni squadra chi apre pesca subito altre { $count } carte. I tre rossi tra queste si calano e si sostituiscono.
}
rules-talon = Chi apre senza la pila riceve carte in più al turno successivo: { $counts }, nell’ordine in cui le squadre aprono. Per questo il tallone deve avere almeno { $reserve } carte.
rules-discard-no-black-three-at-first = Nel tuo primo turno di un round non puoi scartare un tre nero.
rules-discard-sevens-guarded = Non puoi scartare un sette finché ogni squadra non ha una canasta di sette.
rules-discard-wilds-last = Puoi scartare una matta solo come ultima carta.
rules-discard-not-on-empty = Quando la pila è vuota, non puoi scartare un sette, un asso, una matta o una carta che nessuno può più calare.
rules-discard-else = Se non hai altro, puoi comunque scartare una di queste carte.
rules-discard-last-seven = Un sette però non è mai il tuo ultimo scarto di un round, anche se non hai altro.

# combinazioni
rules-meld = Una combinazione ha almeno { $size } carte dello stesso valore, di cui almeno { $naturals } naturali.
rules-wilds-limit = { $limit ->
    [0] Niente matte in una combinazione.
    [one] Al massimo una matta in una combinazione.
   *[other] Al massimo { $limit } matte in una combinazione.
}
rules-wilds-unlimited = Matte senza limite in una combinazione.
rules-relation-gt = Sempre più carte naturali che matte.
rules-relation-ge = Mai più matte che carte naturali.
rules-relation-none = Le matte possono essere più delle carte naturali.
rules-pure = Le combinazioni di { $ranks } non accettano matte.
rules-pure-after-opening = Le combinazioni di { $ranks } accettano matte solo se calate per aprire.
rules-wild-needs = Dopo l’apertura, una matta si aggiunge solo a una combinazione con almeno { $count } carte naturali.
rules-per-rank-one = { $side ->
    [alone] Hai al massimo una combinazione per ogni valore.
   *[team] Una squadra ha una combinazione per ogni valore. Anche il compagno vi aggiunge carte.
}
rules-per-rank-after-closing = { $side ->
    [alone] Puoi iniziare un’altra combinazione di un valore quando l’ultima è completa.
   *[team] Una squadra può iniziare un’altra combinazione di un valore quando l’ultima è completa.
}
rules-per-rank-several = { $side ->
    [alone] Puoi avere più combinazioni dello stesso valore, e unirle quando vuoi.
   *[team] Una squadra può avere più combinazioni dello stesso valore, e unirle quando vuole.
}
rules-sequences = Anche le **sequenze** sono combinazioni: da { $least } a { $size } carte in fila dello stesso seme, dal quattro all’asso, senza matte. Con { $size } carte una sequenza è una canasta{ $points ->
    [0] {""}
   *[other] , vale { $points } punti,
} ed è completa.
rules-sequence-out = Quando chiudi, puoi aggiungere carte a una sequenza completa.
rules-wild-melds = Anche **sole matte** possono fare una combinazione: { $most ->
    [0] almeno { $least } tra due e jolly,
   *[other] da { $least } a { $most } tra due e jolly,
} mescolati come vuoi. Con { $size } è una canasta: { $values }.
rules-wild-another = Quando una di queste è completa, se ne può iniziare un’altra.
rules-points = { $points ->
    [0] nessun punto in più
    [one] { $points } punto
   *[other] { $points } punti
}
rules-wild-value-all-twos = { $points } con soli due
rules-wild-value-four-jokers = { $points } con quattro jolly o più
rules-wild-value-any = { $points } per ogni altra
rules-wild-out-only = Solo la squadra che chiude riceve punti per le sue canaste di matte.
rules-wild-unfinished-takes-twos = Finché la tua squadra ha una combinazione di matte che non è ancora canasta, tutti i suoi due vanno lì.
rules-wild-unfinished-takes-wilds = Finché la tua squadra ha una combinazione di matte che non è ancora canasta, tutte le sue matte vanno lì.

# canaste
rules-canasta-open = Una combinazione di { $size } carte o più è una **canasta**.
rules-canasta-closed = Una combinazione di { $size } carte è una **canasta**. Allora è completa: non si aggiungono altre carte.
rules-canasta-points = Una canasta naturale, cioè senza matte, vale { $natural } punti in più. Una mista ne vale { $mixed }.
rules-meld-limit = Una combinazione ha al massimo { $limit } carte.
rules-wild-into-canasta-yes = Una canasta può ancora ricevere matte; se era naturale, diventa mista.
rules-wild-into-canasta-no = Una canasta finita non accetta altre matte.
rules-dead = Quando una canasta è completa, nessuno può più iniziare o completare una combinazione dello stesso valore.
rules-rank-bonus = Una canasta di { $rank } vale { $points } punti, invece dei soliti.
rules-rank-bonuses = Una canasta di { $rank } vale { $natural } punti se naturale, { $mixed } se mista, invece dei soliti.
rules-count-bonuses = Altri punti per molte canaste: { $rows }. Vale solo il migliore di questi bonus.
rules-count-bonus-natural = { $count ->
    [one] { $points } per una canasta naturale
   *[other] { $points } per { $count } canaste naturali
}
rules-count-bonus-any = { $count ->
    [one] { $points } per una canasta
   *[other] { $points } per { $count } canaste
}

# apertura
rules-opening = { $side ->
    [alone] Apri con le tue prime combinazioni di un round, calate in un solo turno. Le loro carte devono valere abbastanza. I bonus non contano.
   *[team] Una squadra apre con le sue prime combinazioni di un round, calate in un solo turno. Le loro carte devono valere abbastanza. I bonus non contano.
}
rules-minimum = Punti per aprire: { $need }
rules-minimums = { $side ->
    [alone] Punti per aprire, secondo il tuo totale: { $rows }
   *[team] Punti per aprire, secondo il totale della squadra: { $rows }
}
rules-minimums-by-round = Punti per aprire: { $rows }
rules-minimum-below = { $need } sotto { $floor }
rules-minimum-from = { $need } da { $floor }
rules-minimum-round = { $need } nel round { $number }
rules-minimum-from-round = { $need } dal round { $number }
rules-need-both = { $shape } e { $points }
rules-shape-clean-triple = una combinazione senza matte
rules-shape-canasta = una canasta
rules-shape-natural-canasta = una canasta non mista
rules-opening-shape = L’apertura deve contenere { $shape }.
rules-opening-no-wilds = L’apertura deve essere senza matte.
rules-opening-top-yes = Se apri con la pila, la sua carta in cima conta. Le carte sotto non contano.
rules-opening-top-no = Se apri con la pila, contano solo le carte della tua mano.
rules-opening-no-pile = { $side ->
    [alone] Non puoi prendere la pila prima di aver aperto.
   *[team] Non puoi prendere la pila prima che la tua squadra abbia aperto.
}
rules-opening-exempt-yes = Chi pesca dal tallone e chiude di mano non ha bisogno di punti per aprire.
rules-opening-exempt-no = Anche chi chiude con tutta la mano in un turno ha bisogno dei punti.
rules-splash-yes = Una canasta naturale, o una di matte, calata dalla mano apre senza i punti.
rules-splash-no = Una canasta naturale calata dalla mano apre senza i punti.

# pila
rules-pile-empty = Il round comincia senza pila.
rules-pile-start = Il round comincia con una carta scoperta.
rules-pile-start-again = Il round comincia con una carta scoperta. Se è { $classes }, se ne scopre un’altra sopra.
rules-pile-base = Sotto la prima carta della pila ci sono tante carte coperte quanto dice il suo valore: fante 11, donna 12, re 13, asso { $ace }. Fanno parte della pila.
rules-pile-take = Per prendere la pila devi calare subito la sua carta in cima: { $ways }.
take-not-wild = Una carta naturale e una matta non bastano.
take-not-adding = Una combinazione già sul tavolo non basta.
take-way-naturals = { $count ->
    [one] con una carta naturale dello stesso valore dalla tua mano
   *[other] con { $count } carte naturali dello stesso valore dalla tua mano
}
take-way-wild = con una carta naturale e una matta dalla tua mano
take-way-adding-any = { $side ->
    [alone] su una delle tue combinazioni
   *[team] su una combinazione della tua squadra
}
take-way-adding-below-canasta = { $side ->
    [alone] su una delle tue combinazioni che non è ancora canasta
   *[team] su una combinazione della tua squadra che non è ancora canasta
}
take-onto-sequence = La combinazione può essere una sequenza, ma la carta in cima non ne inizia mai una nuova.
rules-frozen = Quando la pila è **congelata**, { $needed ->
    [one] la prende solo una carta naturale della tua mano, dello stesso valore della carta in cima.
   *[other] la prendono solo { $needed } carte naturali della tua mano, dello stesso valore della carta in cima.
}
rules-always-frozen = La pila è sempre **congelata**: { $needed ->
    [one] la prende solo una carta naturale della tua mano, dello stesso valore della carta in cima.
   *[other] la prendono solo { $needed } carte naturali della tua mano, dello stesso valore della carta in cima.
}
rules-frozen-until-opened-yes = { $side ->
    [alone] La pila è congelata per chi non ha aperto.
   *[team] La pila è congelata per una squadra che non ha aperto.
}
rules-frozen-until-opened-no = { $side ->
    [alone] Chi non ha aperto prende la pila come tutti gli altri.
   *[team] Una squadra che non ha aperto prende la pila come le altre.
}
rules-frozen-by = Se c’è { $classes } nella pila, è congelata finché qualcuno non la prende.
rules-frozen-by-nothing = Nessuna carta congela la pila.
rules-take-below-meld = { $side ->
    [alone] Non puoi prendere la pila se hai già una combinazione di quel valore con { $count } carte o più.
   *[team] Non puoi prendere la pila se la tua squadra ha già una combinazione di quel valore con { $count } carte o più.
}
rules-take-full-meld = Non puoi prendere la pila se la carta in cima e quelle della tua mano non entrano tutte nella combinazione del loro valore.
rules-take-all = Ricevi tutta la pila.
rules-take-amount = { $count ->
    [one] Ricevi solo la carta in cima alla pila.
   *[other] Ricevi solo le prime { $count } carte della pila.
}
rules-blocked = Se in cima c’è { $cards }, nessuno può prendere la pila: è **bloccata**.
rules-captured = I tre neri in una pila che prendi si mettono da parte. Valgono: { $values }.
rules-one-card-yes = Con una sola carta in mano puoi prendere una pila di una sola carta.
rules-one-card-no = Con una sola carta in mano non puoi prendere una pila di una sola carta.
rules-only-top-yes = Della pila si vede solo la carta in cima.
rules-only-top-no = Tutti possono vedere tutte le carte della pila.

# tre
rules-threes-red = I **tre rossi** non fanno combinazioni: si calano da soli, scoperti, e si sostituiscono dal tallone.
rules-threes-all = **Tutti i tre**, rossi e neri, non fanno combinazioni: si calano da soli, scoperti, e si sostituiscono dal tallone.
rules-three-values-red = Tre rossi: { $values }.
rules-three-values-all = Tre dello stesso colore: { $values }.
rules-each = { $points } punti ciascuno
rules-each-up-to = { $points } punti ciascuno fino a { $count }
rules-by-number = { $points } per { $count }
rules-by-number-all = { $points } per tutti e { $count }
rules-three-sign-always = { $side ->
    [alone] Valgono sempre a tuo favore.
   *[team] Valgono sempre a favore della tua squadra.
}
rules-three-sign-meld = { $side ->
    [alone] Valgono in negativo per chi non ha combinazioni.
   *[team] Valgono in negativo per una squadra senza combinazioni.
}
rules-three-sign-canasta = { $side ->
    [alone] Valgono in negativo per chi non ha una canasta.
   *[team] Valgono in negativo per una squadra senza canaste.
}
rules-three-sign-two-canastas = { $side ->
    [alone] Valgono in negativo per chi ha meno di due canaste.
   *[team] Valgono in negativo per una squadra con meno di due canaste.
}
rules-three-sign-sevens = { $side ->
    [alone] Valgono in negativo per chi non ha una canasta di sette.
   *[team] Valgono in negativo per una squadra senza canasta di sette.
}
rules-three-sign-swing = Valgono in negativo per una squadra senza canaste, niente con una canasta, e a favore con due o più.
rules-three-in-foot = { $laid ->
    [all] Un tre
   *[other] Un tre rosso
} in un pozzetto mai preso costa { $points } punti.
rules-three-reveal-first-turn = { $laid ->
    [all] I tre distribuiti
   *[other] I tre rossi distribuiti
} si calano al primo turno del giocatore.
rules-three-reveal-after-deal = { $laid ->
    [all] I tre distribuiti
   *[other] I tre rossi distribuiti
} si calano subito dopo la distribuzione.
rules-three-last-end = Se l’ultima carta del tallone è { $laid ->
    [all] un tre
   *[other] un tre rosso
}, il round finisce subito.
rules-three-last-may-meld = Se l’ultima carta del tallone è { $laid ->
    [all] un tre
   *[other] un tre rosso
}, puoi ancora calare, ma non scartare.
rules-three-last-in-hand = Se l’ultima carta del tallone è { $laid ->
    [all] un tre
   *[other] un tre rosso
}, resta in mano, e il round finisce.
rules-black-meld-yes = I **tre neri** si calano solo come ultima combinazione quando chiudi, senza matte.
rules-black-meld-no = I **tre neri** non si calano mai.
rules-black-in-hand = Un tre nero rimasto in mano alla fine costa { $points } punti.

# chiudere
rules-out = { $canastas ->
    [0] Per chiudere non serve nessuna canasta.
    [one] { $side ->
        [alone] Per chiudere ti serve una canasta.
       *[team] Per chiudere, alla tua squadra serve una canasta.
    }
   *[other] { $side ->
        [alone] Per chiudere ti servono { $canastas } canaste.
       *[team] Per chiudere, alla tua squadra servono { $canastas } canaste.
    }
}
rules-out-kinds = Per chiudere, la tua squadra deve avere { $kinds }.
rules-out-among = { $canastas ->
    [one] Per chiudere, alla tua squadra serve una canasta: { $kinds }.
   *[other] Per chiudere, alla tua squadra servono { $canastas } canaste, tra cui { $kinds }.
}
rules-kind-natural = { $count ->
    [one] una canasta naturale
   *[other] { $count } canaste naturali
}
rules-kind-mixed = { $count ->
    [one] una canasta mista
   *[other] { $count } canaste miste
}
rules-kind-sequence = { $count ->
    [one] una sequenza completa
   *[other] { $count } sequenze complete
}
rules-kind-wild = { $count ->
    [one] una canasta di matte
   *[other] { $count } canaste di matte
}
rules-kind-sevens = { $count ->
    [one] una canasta di sette
   *[other] { $count } canaste di sette
}
rules-out-any = { $canastas ->
    [one] { $side ->
        [alone] Per chiudere ti serve una canasta qualsiasi.
       *[team] Per chiudere, alla tua squadra serve una canasta qualsiasi.
    }
   *[other] { $side ->
        [alone] Per chiudere ti servono { $canastas } canaste di qualsiasi tipo.
       *[team] Per chiudere, alla tua squadra servono { $canastas } canaste di qualsiasi tipo.
    }
}
rules-out-ignored = Per questo non vale { $kinds }.
rules-out-threes = { $side ->
    [alone] Devi anche aver calato tanti tre rossi quante canaste hai.
   *[team] La tua squadra deve anche aver calato tanti tre rossi quante canaste ha.
}
rules-out-specials = Non puoi chiudere finché la tua squadra ha una combinazione che, non completata, costerebbe punti.
rules-out-foot-yes = Tu e il tuo compagno dovete aver preso entrambi il pozzetto.
rules-out-foot-no = Devi aver preso il tuo pozzetto.
rules-final-discard-optional = Cala tutte le carte, o tutte tranne una e scarta quella.
rules-final-discard-required = L’ultima carta deve essere uno scarto.
rules-keep = { $count ->
    [0] Chi non chiude può restare senza carte.
    [one] Chi non chiude deve tenere una carta dopo lo scarto.
   *[other] Chi non chiude deve tenere { $count } carte dopo lo scarto.
}
rules-ask-no = Si chiude senza chiedere a nessuno.
rules-ask-optional = { $partners ->
    [one] Puoi chiedere al compagno “Posso chiudere?”. La risposta vale per quel turno.
   *[other] Puoi chiedere al prossimo giocatore della tua squadra “Posso chiudere?”. La risposta vale per quel turno.
}
rules-ask-mandatory = { $partners ->
    [one] Devi prima chiedere al compagno “Posso chiudere?”. La risposta vale per quel turno.
   *[other] Devi prima chiedere al prossimo giocatore della tua squadra “Posso chiudere?”. La risposta vale per quel turno.
}
rules-ask-once = Puoi chiedere una volta per round.
rules-ask-after-take-yes = Puoi chiedere anche dopo aver preso la pila.
rules-ask-after-take-no = Puoi chiedere solo dopo aver pescato, prima di calare.
rules-out-points = Chiudere vale { $points ->
    [0] zero punti,
   *[other] { $points } punti,
} { $more ->
    [0] e niente in più con tutta la mano in un turno.
   *[other] e altri { $more } se chiudi di mano.
}
rules-concealed = **Di mano** significa: con tutta la mano calata in un solo turno, tra cui una canasta.
rules-concealed-take-yes = In quel turno puoi prendere la pila e chiudere comunque di mano.
rules-concealed-take-no = Se in quel turno prendi la pila, non chiudi di mano.

# fine e punteggio
rules-stock-end-turn-end = Quando il tallone è esaurito, il round finisce con quel turno.
rules-stock-end-while-takeable = { $side ->
    [alone] Quando il tallone è esaurito, si continua finché la pila si può prendere. Se la carta in cima va con una delle tue combinazioni, devi prenderla.
   *[team] Quando il tallone è esaurito, si continua finché la pila si può prendere. Se la carta in cima va con una combinazione della tua squadra, devi prenderla.
}
rules-stock-end-on-draw = Quando il tallone è esaurito, si continua finché i giocatori prendono la pila. Chi non può o non vuole prenderla fa finire il round.
rules-hands = { $side ->
    [alone] Le carte rimaste in mano ti tolgono punti.
   *[team] Le carte rimaste in mano ai giocatori di una squadra le tolgono punti.
}
rules-packets = Allo stesso modo tolgono punti alla squadra le carte di un pozzetto mai preso.
rules-penalty-hand-holds = Ogni mano con { $some } o più alla fine costa { $points } punti.
rules-penalty-unfinished-rank = Una combinazione di { $ranks } che alla fine non è canasta costa { $points } punti.
rules-penalty-unfinished-natural = Una combinazione di { $ranks } senza matte che alla fine non è canasta costa { $points } punti.
rules-penalty-unfinished-wild = Una combinazione di matte che alla fine non è canasta costa { $points } punti.
rules-penalty-short-sequence = Una sequenza con meno di { $count } carte alla fine costa { $points } punti.
rules-swing-none = **Senza canaste,** anche le carte calate tolgono punti alla tua squadra.
rules-swing-one = **Con una canasta,** le carte calate valgono per la tua squadra, i tre non valgono niente.
rules-swing-two = **Con due canaste o più,** tutto vale per la tua squadra.
rules-special-hands = **Mani speciali:** prima che la tua squadra abbia calato, e subito dopo aver pescato, puoi mostrare tutte le tue { $count } carte se sono una di queste. Il round finisce, e i punti sono l’intero punteggio della tua squadra:
rules-special-straight = Scala, { $points } punti: un jolly e una carta di ogni valore, dal due all’asso. Il tre sta sul tavolo: uno qualsiasi calato dalla tua squadra. Così ti avanza una carta, che può essere qualsiasi.
rules-special-pairs = Solo coppie, { $points } punti: nient’altro che coppie naturali.
rules-special-pairs-with-wilds = Coppie con matte, { $points } punti: coppie, tra cui assi e sette, e una coppia di jolly o di due.
rules-special-garbage = Poker e tris, { $points } punti: due valori con quattro carte e due con tre, tutte naturali.
rules-end-target = { $side ->
    [alone] La partita finisce quando dopo un round un giocatore ha { $target } punti.
   *[team] La partita finisce quando dopo un round una squadra ha { $target } punti.
}
rules-end-rounds = { $rounds ->
    [one] La partita ha un solo round.
   *[other] La partita ha { $rounds } round.
}
rules-winner = Vince il totale più alto. In caso di parità si gioca un altro round.

# Come si gioca: l’idea di ogni gioco. I numeri vengono dai campi.
rules-how-classic = Tu e il tuo compagno raccogliete carte dello stesso valore e le calate insieme sul tavolo. Punta alle canaste, combinazioni di { $size } carte: portano la maggior parte dei punti, e senza una canasta nessuno può chiudere. Per una pila grande vale la pena di lottare: tieni coppie in mano, e bada a che cosa scarti per il prossimo giocatore.
rules-how-classic-pagat = Tu e il tuo compagno raccogliete carte dello stesso valore e le calate insieme sul tavolo. Punta alle canaste, combinazioni di { $size } carte. Le matte si usano con più libertà che nella Classica, quindi le canaste miste arrivano prima. Le ultime carte contano: a tallone esaurito, la lotta per la pila continua.
rules-how-two-players = Un duello. Vedi molte carte e ne hai molte, e nessuno ti aiuta. Costruisci più combinazioni una accanto all’altra: per chiudere ti servono { $canastas } canaste. Prendi la pila appena puoi, e conta che cosa raccoglie l’avversario.
rules-how-three-solo = Ognuno gioca per sé, con le regole della Classica. Hai sempre due avversari: non regalare carte a chi gioca dopo di te, e non aspettare troppo, perché qualcuno può chiudere prima.
rules-how-cutthroat = In ogni round uno gioca contro due, e chi sia si scopre solo giocando. Chi prende per primo la pila riceve le carte, e da lì in poi ha entrambi gli altri contro. Prima di prendere una pila piccola, chiediti se ne vale la pena.
rules-how-five-players = La Classica in cinque: due compagni giocano contro tre che si danno il cambio. In ogni round uno della squadra più grande riposa. Il resto è come nella Classica.
rules-how-six-players = Due squadre di tre mettono insieme le combinazioni, quindi le canaste crescono in fretta. Per chiudere, a una squadra ne servono { $canastas }. Ricorda che altri due giocatori vedono il tuo scarto prima che tocchi di nuovo a un compagno.
rules-how-six-players-three-teams = Tre coppie, ognuna per sé. I compagni siedono uno di fronte all’altro, e i due vicini sono avversari. Per chiudere servono { $canastas } canaste. Non aspettare la mano perfetta: altre due coppie corrono contro di te.
rules-how-samba = Oltre a gruppi di carte uguali si calano sequenze: carte in fila dello stesso seme. Una sequenza completa, la samba, porta { $sequence } punti, molto più di una canasta naturale. Raccogli semi oltre che valori, tieni le matte per i gruppi, e fai { $canastas } canaste prima di chiudere.
rules-how-bolivia = La Samba, ma anche sole matte possono fare una combinazione. Una sequenza completa porta { $sequence } punti, una canasta di matte { $wild }. Per chiudere servono { $canastas } canaste, e una deve essere una sequenza. Quindi inizia presto una sequenza, e non tenere i tre neri.
rules-how-brazilian = Sequenze e matte possono essere combinazioni, come in Bolivia. Una squadra vicina alla fine della partita deve aprire con un’intera canasta. Chiedi al compagno prima di chiudere, e non iniziare sequenze che non puoi allungare: quelle corte costano { $lost } punti.
rules-how-italian = Una pila ricca, con carte nascoste sotto, ma sempre congelata: la prende solo una coppia naturale. Apri senza matte, poi raccogli molte canaste, soprattutto naturali, perché molte insieme danno punti in più. Una canasta di matte paga fino a { $wild } punti, ma solo se la tua squadra chiude.
rules-how-canastone = Qui due carte sono meglio di una: ogni turno ne porta { $draw } dal tallone, o la pila e { $extra } in più. Una pila congelata vuole { $needed } carte uguali dalla mano, quindi conviene tenere i tris. Per chiudere servono una canasta naturale e una mista. Matte e assi fanno canaste speciali.
rules-how-italian-casino = La Classica con un terzo mazzo. La carta scoperta sta su carte nascoste, quindi la prima pila può essere grande: apri presto, e lotta per averla. I tre neri servono solo a bloccare.
rules-how-uruguay = La Classica, con un obiettivo in più: sole matte possono fare una combinazione, e { $size } portano { $wild } punti. La pila è sempre congelata: per prenderla ti serve una coppia naturale. Decidi presto se le matte aiutano i tuoi gruppi o puntano al colpo grosso.
rules-how-cuban = Le canaste sono complete con { $size } carte, quindi ne fai molte piccole. Sole matte possono fare una combinazione, che vale fino a { $wild } punti. La pila è sempre congelata: tieni coppie naturali. I tre neri servono solo a bloccare.
rules-how-mexicana = Chi apre per una squadra pesca altre { $bonus_draw } carte, quindi apri appena puoi. Un sette è uno scarto sicuro, perché nessuno può prenderlo, ma una canasta di sette porta { $rank } punti. Per chiudere, oltre alle canaste ti servono dei tre rossi.
rules-how-sevens = La Classica, ma con i sette la posta è alta. Una canasta di sette porta { $rank } punti. Una combinazione di sette non completata costa molto, e anche accumularli in mano. Cala i sette solo se pensi di poterli completare.
rules-how-modern-american = Un gioco esigente: le carte che cali non valgono niente finché non hai canaste. Con meno di { $canastas } canaste le tue carte e i tre non ti aiutano, o perfino ti tolgono punti. Assi naturali, sette e matte portano di più, ma costano molto se restano incompleti. Inizia solo ciò che puoi finire.
rules-how-hand-and-foot = Ognuno ha due mani: prima giochi quella che hai, poi il pozzetto, che sta coperto. Quindi liberati in fretta delle tue { $hand } carte, e completa combinazioni di { $size }. In { $rounds } round l’apertura diventa ogni volta più difficile. Per chiudere, entrambi i compagni devono avere preso il pozzetto, e il tuo compagno deve essere d’accordo.
rules-how-pennies = Tutto gira intorno ai sette. Finché ogni squadra non ha una canasta di sette, non si possono scartare, e senza la vostra i tre rossi valgono in negativo. Completa tu una canasta appena puoi: ti porta un pozzetto di { $foot } carte. Per chiudere serve una canasta di ogni tipo.

# … e quando le regole della casa ne hanno fatto un altro gioco
rules-idea = Raccogli carte dello stesso valore, e calale come combinazioni. Una combinazione di { $size } carte è una canasta, e le canaste portano la maggior parte dei punti.
rules-idea-sequences = Si calano anche carte in fila dello stesso seme.
rules-idea-wild-melds = Sole matte possono fare una combinazione.
rules-idea-foot = Oltre alla mano hai un pozzetto di { $foot } carte, che prima devi guadagnarti.
rules-idea-frozen = La pila è sempre congelata: tieni coppie naturali per prenderla.
rules-idea-out = { $canastas ->
    [0] Chiudi prima degli altri.
    [one] { $side ->
        [alone] Quando hai una canasta, puoi chiudere.
       *[team] Quando la tua squadra ha una canasta, puoi chiudere.
    }
   *[other] { $side ->
        [alone] Quando hai { $canastas } canaste, puoi chiudere.
       *[team] Quando la tua squadra ha { $canastas } canaste, puoi chiudere.
    }
}

# Che cosa fanno altri libri e circoli, dove nessuna regola qui sopra lo dice.
rules-other-threes-may-stay = Per alcuni puoi tenere in mano un tre rosso o scartarlo, e così blocca la pila. Qui si cala sempre e si sostituisce.
rules-other-lone-take = Per alcuni puoi prendere solo la carta in cima, invece di pescare, se va su una sequenza. Qui ricevi tutta la pila.
rules-other-last-card-passes = Per alcuni finisce il turno di chi ha una sola carta che non si può scartare. Qui si tiene sempre una carta per questo.
rules-other-extra-draw-once = Per alcuni riceve carte in più solo la squadra che apre per prima. Qui le riceve ogni squadra.
rules-other-black-threes = Per alcuni un tre nero rimasto in mano alla fine toglie 100 punti, o 300. Qui toglie quanto vale la carta.
rules-other-black-three-in-hand = Per alcuni un tre nero rimasto in mano alla fine toglie solo quanto vale la carta.
rules-other-sevens-own-side = Per alcuni puoi scartare i sette appena la tua squadra ha una canasta di sette. Qui deve averne una ogni squadra.
rules-other-special-hands = Qui mancano le mani speciali Miami, Zip Code, Blast Off, Triples, Quads e le Dream Hands, che alcune regole aggiungono.
rules-other-straight-keeps-three = Per alcuni puoi tenere in mano un tre per una Scala. Qui ogni tre si cala subito, e vale per quello della mano.
rules-other-stock-end = Per alcuni il round finisce appena si pesca l’ultima carta. Qui la pila si può ancora prendere.
