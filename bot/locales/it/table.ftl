# La sala d’attesa, il tavolo e i messaggi intorno a un turno.

title = ## Canasta · Tavolo { $table }

ruleset-classic = Classica
ruleset-classic-pagat = Classica (pagat.com)
ruleset-two-players = Due giocatori
ruleset-three-solo = Tre giocatori
ruleset-cutthroat = Uno contro due
ruleset-five-players = Cinque giocatori
ruleset-six-players = Sei giocatori
ruleset-six-players-three-teams = Sei giocatori in tre coppie
ruleset-samba = Samba
ruleset-bolivia = Bolivia
ruleset-brazilian = Brasiliana
ruleset-italian = Italiana
ruleset-canastone = Canastone
ruleset-italian-casino = Casinò italiano
ruleset-uruguay = Uruguaiana
ruleset-cuban = Cubana
ruleset-mexicana = Messicana
ruleset-sevens = Canasta ai sette
ruleset-modern-american = Americana moderna
ruleset-hand-and-foot = Hand and Foot
ruleset-pennies = Pennies from Heaven
ruleset-unknown = Canasta, come si giocava prima
ruleset-changed = { $name }, con regole della casa

# sala d’attesa
lobby-rules = { $rules } · { $goal }
goal-target = fino a { $target } punti
goal-rounds = { $rounds ->
    [one] un solo round
   *[other] { $rounds } round, vince il totale più alto
}
lobby-team = ### { $team }
lobby-alone = ### Ognuno gioca per sé
lobby-lone = ### Ognuno segna per sé
    In ogni round uno gioca contro tutti gli altri.
lobby-takes-turns = Si danno il cambio: in ogni round uno di loro riposa.
lobby-seat = { $seat }: { $player }
lobby-seat-host = { $seat }: { $player } · host
lobby-seat-open = { $seat }: *libero*
lobby-waiting = { $count ->
    [one] **Manca ancora un giocatore.**
   *[other] **Mancano ancora { $count } giocatori.**
}
lobby-empty = Qui non siede ancora nessuno. Prima premi un posto.
lobby-full = **Ci siete tutti.** { $host }, premi **Inizia**.
lobby-how = Premi un posto per sederti. Per cambiarlo, premi un altro posto libero. { $partners }
lobby-how-full = Per cambiare posto, premi **Scambia: …**: tu e chi siede lì vi scambiate. { $partners }
lobby-opposite = I compagni siedono uno di fronte all’altro.
lobby-between = I compagni siedono alternati agli avversari.
lobby-started = La partita è iniziata. Il tavolo è qui sotto.

button-sit = Siediti: { $seat }
button-swap = Scambia: { $seat }
button-start = Inizia
button-leave = Esci
button-rules = Regole
button-score = Punteggio
button-hand = La mia mano
button-take-seat = Subentra: { $seat }

# tavolo
board-round-of = { $game } · Round { $number } di { $rounds }
board-partners = ### Compagni in questo round
board-lone = ### Contro tutti in questo round
board-partner = **{ $team }** · { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}
board-round = { $game } · Round { $number } · fino a { $target } punti
board-team = ### { $team } · { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}
board-sits-out = { $player } · riposa in questo round
foot-waiting-hand-empty = pozzetto da prendere
foot-waiting-first-canasta = pozzetto da prendere
foot-played-hand-empty = ha il pozzetto
foot-played-first-canasta = ha il pozzetto
owed = { $count ->
    [one] riceve 1 carta in più al prossimo turno
   *[other] riceve { $count } carte in più al prossimo turno
}
wanted-points = { $needed } punti
wanted-shape = { $needed } punti e { $shape }
opening-needed = Apertura ancora da fare: servono { $wanted }
opening-progress = Apertura: calati **{ $laid } punti su { $needed }**
opening-progress-shape = Apertura: calati **{ $laid } punti su { $needed }**. Deve contenere { $shape }.
missing = Per chiudere manca: { $what }
missing-canastas = { $count ->
    [one] una canasta
   *[other] { $count } canaste
}
missing-more = { $count ->
    [one] un’altra canasta
   *[other] altre { $count } canaste
}
missing-red-threes = { $count ->
    [one] un tre rosso
   *[other] { $count } tre rossi
}
missing-feet = il pozzetto di { $players }
missing-own-foot-hand-empty = il tuo pozzetto
missing-own-foot-first-canasta = il tuo pozzetto
missing-unfinished = una canasta di { $meld } (incompleta costa { $points } punti)
red-threes = Tre rossi: { $cards }
threes = Tre: { $cards }
threes-of = Tre rossi di { $player }: { $cards }
captured = Tre neri catturati: { $cards }
board-last-turns = **Ultimi turni**
board-last-turn = - { $told }
board-turn-draw = ### ▶️ Tocca a **{ $player }**: deve pescare
    Il turno è iniziato <t:{ $since }:R>.
board-turn-take = ### ▶️ **{ $player }** prende la pila, o il round finisce
    Il turno è iniziato <t:{ $since }:R>.
board-turn-pass = ### ▶️ **{ $player }** può solo passare, e il round finisce
    Il turno è iniziato <t:{ $since }:R>.
board-turn-meld = ### ▶️ **{ $player }** sta calando
    Il turno è iniziato <t:{ $since }:R>.
board-asked = ### ▶️ **{ $player }** chiede a { $partner }: “Posso chiudere?”
    Il turno è iniziato <t:{ $since }:R>.
board-turn-open = ### ⏳ Si aspetta che qualcuno prenda il posto **{ $seat }**
board-round-over = ### Il round è finito
    Il risultato è qui sotto.
board-match-over = ### 🎉 La partita è finita: vince { $team }!
board-seat-open = ⚠️ **Posto libero: { $seat }.** Premi il pulsante per subentrare, con le carte di quel posto.
board-fingerprint = -# Verifica del mazzo: { $fingerprint }…, vedi Punteggio

# pila e tallone
pile = { $count ->
    [one] **Pila:** { $top } in cima · 1 carta
   *[other] **Pila:** { $top } in cima · { $count } carte
}
pile-base = { $count ->
    [one] {" "}· altra 1 coperta
   *[other] {" "}· altre { $count } coperte
}
pile-part = {" "}· chi la prende riceve le prime { $count }
pile-only-opened = Può prenderla solo una squadra che ha aperto.
pile-not-for-your-opening = La tua squadra potrà prenderla dopo l’apertura.
pile-empty = **Pila:** vuota
pile-waiting = { $count ->
    [one] **Pila:** presa. 1 carta aspetta che l’apertura sia completa.
   *[other] **Pila:** presa. { $count } carte aspettano che l’apertura sia completa.
}
pile-cards = Nella pila: { $cards }
pile-blocked-wild = { $mark } **Bloccata:** in cima c’è una matta. Ora nessuno può prenderla.
pile-blocked-black-three = { $mark } **Bloccata:** in cima c’è un tre nero. Ora nessuno può prenderla.
pile-blocked-red-three = { $mark } **Bloccata:** in cima c’è un tre rosso. Ora nessuno può prenderla.
pile-blocked-natural = { $mark } **Bloccata:** ora nessuno può prenderla.
pile-frozen = { $mark } **Congelata** ({ $why }): si prende solo con { $pair } dalla mano.
pile-frozen-blocked = { $mark } Anche **congelata**: { $why }.
pile-before-opening = { $mark } **Congelata** per { $teams } fino all’apertura: si prende solo con { $pair } dalla mano.
pile-before-any-opening = { $mark } **Congelata** per ogni squadra fino alla sua apertura: si prende solo con { $pair } dalla mano.
pile-before-your-opening = { $mark } **Congelata** finché la tua squadra non apre: si prende solo con { $pair } dalla tua mano.
frozen-by-wild = contiene una matta
frozen-by-red-three = contiene un tre rosso
frozen-by-black-three = contiene un tre nero
frozen-by-rule = sempre, in questo gioco
stock = { $count ->
    [0] **Tallone:** esaurito
    [one] **Tallone:** 1 carta
   *[other] **Tallone:** { $count } carte
}

# che cosa è successo: le parti di un turno, unite da virgole
history-turn = { $player } { $said }
history-dealt = { $dealer } ha distribuito il round { $number }
history-drew = { $count ->
    [one] ha pescato
   *[other] ha pescato { $count } carte
}
history-red-threes = ha calato { $cards }
history-extra-pile = { $count ->
    [one] ne ha pescata un’altra
   *[other] ne ha pescate altre { $count }
}
history-extra-opening = ha pescato { $count } carte per l’apertura
history-extra-talon = ha ricevuto { $count } carte per l’apertura
history-foot-hand-empty = ha preso il pozzetto
history-foot-first-canasta = ha preso il pozzetto
history-lone = **gioca contro tutti gli altri**
history-combined = ha unito due combinazioni
history-shown = ha mostrato { $hand }: { $cards }
history-run = { $suit } in sequenza
history-wild-meld = { $laid } come matte
history-took = { $size ->
    [one] ha preso la pila (1 carta) con { $how }
   *[other] ha preso la pila ({ $size } carte) con { $how }
}
history-took-onto = { $size ->
    [one] ha preso la pila (1 carta) con la combinazione di { $how }
   *[other] ha preso la pila ({ $size } carte) con la combinazione di { $how }
}
history-laid = ha calato { $laid }
history-wilds-to = { $laid } nella combinazione di { $rank }
history-asked = ha chiesto di chiudere
history-answer-yes = il compagno ha detto sì
history-answer-no = il compagno ha detto no
history-discarded = ha scartato { $card }
history-passed = ha passato
history-stock-end = **Il tallone è esaurito: il round è finito.**
history-out = **{ $player } ha chiuso!**

# avviso di turno e domanda
turn-call = { $player }, **tocca a te** · Tavolo { $table }
question = { $partner }, il tuo compagno { $asker } chiede:
    ### “Posso chiudere?”
question-meaning = **Sì:** { $asker } deve chiudere ora, e il round finisce. **No:** { $asker } continua a giocare.
question-only = -# Solo il compagno può rispondere · Tavolo { $table }
question-answered-yes = { $asker } ha chiesto: “Posso chiudere?” · { $partner } ha detto **sì**.
question-answered-no = { $asker } ha chiesto: “Posso chiudere?” · { $partner } ha detto **no**.
button-yes = Sì, chiudi
button-no = No, continua

# un posto libero durante la partita
vacancy = { $players }: **c’è un posto libero** · Tavolo { $table }
vacancy-seat = ⚠️ Posto libero: **{ $seat }**.
vacancy-seat-left = { $count ->
    [one] ⚠️ { $players } ha lasciato il posto **{ $seat }**.
   *[other] ⚠️ { $players } hanno lasciato il posto **{ $seat }**.
}
vacancy-waits = La partita si ferma quando tocca a quel posto, e prima della prossima distribuzione. Premi il pulsante per subentrare.

# finire prima
end-question = { $player } vorrebbe **terminare ora la partita**, senza vincitori. Deve essere d’accordo un giocatore per squadra.
end-agreed = D’accordo: { $players }
end-waiting = Manca ancora un giocatore di { $team } ({ $players })
end-off = Nessuno vuole più terminare la partita. Si continua.
button-agree = D’accordo, terminiamo
button-carry-on = Ritiro il mio sì
closed-empty = Questo tavolo è chiuso: non c’era più nessuno. Aprine uno nuovo con `/canasta nuovo`.
closed-agreed = La partita è stata terminata: le squadre erano d’accordo. Iniziane un’altra con `/canasta nuovo`.
closed-moderator = Un moderatore ha terminato la partita. Iniziane un’altra con `/canasta nuovo`.
closed-host = L’host ha annullato questo tavolo. Aprine uno nuovo con `/canasta nuovo`.
closed-lost = Questo tavolo è chiuso: il suo canale non c’è più.
