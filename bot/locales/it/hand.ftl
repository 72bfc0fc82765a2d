# Quello che vede un solo giocatore: la mano, il turno, la scelta delle carte.

hand-title = ## La tua mano · Tavolo { $table }
    Sei **{ $seat }**, con { $partner }.
hand-title-lone = ## La tua mano · Tavolo { $table }
    Sei **{ $seat }**. In questo round giochi **contro tutti gli altri**.
hand-title-sits-out = ## La tua mano · Tavolo { $table }
    Sei **{ $seat }**, con { $partner }. In questo round **riposi**.
hand-title-alone = ## La tua mano · Tavolo { $table }
    Sei **{ $seat }**.
hand-notice = > ℹ️ { $text }
hand-cards = ### { $cards }
hand-count = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
hand-count-new = { $count ->
    [one] 1 carta
   *[other] { $count } carte
} · • = nuova
hand-empty = Non hai carte.
hand-melds = **Le tue combinazioni:** { $melds }
hand-opening = **Per aprire:** servono { $wanted }
hand-missing = **Per chiudere manca:** { $what }
hand-foot-hand-empty = **Il tuo pozzetto:** { $count } carte. Lo prendi quando non hai più carte in mano.
hand-foot-first-canasta = **Il tuo pozzetto:** { $count } carte. Lo prendi quando completi una canasta.
hand-owed = { $count ->
    [one] **Prossimo turno:** ricevi 1 carta dal tallone per la tua apertura.
   *[other] **Prossimo turno:** ricevi { $count } carte dal tallone per la tua apertura.
}

# in attesa
hand-wait = Tocca a **{ $player }**. Il turno è iniziato <t:{ $since }:R>.
hand-wait-seat = Tocca al posto **{ $seat }**, dove non siede nessuno. Si riprende quando qualcuno lo occupa.
hand-round-over = **Il round è finito.**
round-brief = { $team }: **{ $score }** in questo round, { $total } in tutto

# il turno
turn-draw-or-take = { $count ->
    [one] ### Tocca a te! Pesca una carta o prendi la pila
   *[other] ### Tocca a te! Pesca { $count } carte o prendi la pila
}
turn-draw = { $count ->
    [one] ### Tocca a te! Pesca una carta
   *[other] ### Tocca a te! Pesca { $count } carte
}
turn-take = ### Tocca a te! Prendi la pila
turn-take-or-pass = ### Tocca a te! Prendi la pila o passa
turn-pass = ### Tocca a te! Puoi solo passare
turn-lay-or-discard = ### Tocca a te! Cala, se vuoi, poi scarta
turn-discard = ### Tocca a te! Scarta una carta
turn-lay-more = ### Tocca a te! Cala altre carte, o annulla
turn-no-discard = ### Tocca a te! Cala, se vuoi, poi passa
turn-must-go-out = ### Il compagno ha detto sì: ora chiudi
turn-may-not-go-out = ### Il compagno ha detto no: continua
    Tieni in mano una carta.
turn-await = ### Hai chiesto: “Posso chiudere?”
    Aspetti la risposta di { $partner }.
turn-way-out-laying = 🏁 **Puoi chiudere.** “Chiudi” cala per te tutte le carte e finisce il round.
turn-way-out-discarding = 🏁 **Puoi chiudere.** “Chiudi” scarta la tua ultima carta e finisce il round.
turn-way-out-both = 🏁 **Puoi chiudere.** “Chiudi” cala le carte per te, scarta l’ultima e finisce il round.

turn-ask-first = 🏁 **Puoi chiudere se il compagno è d’accordo.** Premi “Posso chiudere?” prima di calare.
turn-special = 🏁 **Hai in mano { $hand }.** Se la mostri, il round finisce e ricevi { $points } punti.

why-draw = **Non puoi pescare:** { $reason }
why-take = **Non puoi prendere la pila:** { $reason }
why-take-opening = **Non puoi prendere la pila:** con essa apriresti con al massimo { $have } punti. Alla tua squadra ne servono { $needed }.
why-lay = **Ora non puoi calare:** { $reason }
why-lay-opening = **Non puoi ancora aprire:** con le tue carte arrivi al massimo a { $have } punti. Ne servono { $needed }.
why-discard = **Non puoi ancora scartare:** { $reason }
why-ask = **Chiusura:** { $reason }

take-with = Con { $cards }
take-onto = Sulla combinazione di { $rank }
take-only = **Prendere la pila** cala { $cards }. { $effect }.

lay-new-grows = Nuova combinazione di { $rank } · { $points } punti
lay-new-run = Nuova sequenza { $rank } · { $points } punti
lay-new-sequence = Nuova sequenza { $rank }: completa! · { $points } punti
lay-new-wild = Nuova combinazione di { $rank }: una canasta! · { $points } punti
lay-new-sevens = Nuova combinazione di { $rank }: una canasta! · { $points } punti
lay-new-natural = Nuova combinazione di { $rank }: canasta naturale! · { $points } punti
lay-new-mixed = Nuova combinazione di { $rank }: canasta mista! · { $points } punti
lay-add-grows = Combinazione di { $rank }: { $before } → { $size } carte · { $points } punti
lay-add-run = Sequenza { $old } → { $rank } · { $points } punti
lay-add-sequence = Sequenza { $old } → { $rank }: ora è completa! · { $points } punti
lay-add-wild = Combinazione di { $rank }: diventa canasta! · { $points } punti
lay-add-sevens = Combinazione di { $rank }: diventa canasta! · { $points } punti
lay-add-natural = Combinazione di { $rank }: diventa canasta naturale! · { $points } punti
lay-add-mixed = Combinazione di { $rank }: diventa canasta mista! · { $points } punti

discard-count = { $card } (ne hai { $count })
discard-freezes = Congela la pila
discard-blocks = Blocca la pila per il prossimo giocatore
discard-fits = Va con la tua combinazione di { $rank }

combine = Combinazioni di { $rank }: { $first } + { $second } carte
combine-effect = Diventa { $meld }

# che cosa non si può scartare ora
barred = **Ora non puoi scartare:** { $cards }. { $reason }
barred-no-black-three-at-first = Niente tre neri nel tuo primo turno.
barred-sevens-guarded = I sette restano in mano finché ogni squadra ha una canasta di sette, e non sono mai l’ultima carta.
barred-wilds-last = Una matta può essere solo la tua ultima carta.
barred-not-on-empty = Sette, assi, matte e valori chiusi non si scartano su una pila vuota.

select-take = Prendi la pila …
select-lay = Cala carte …
select-discard = Scarta …
select-discard-part = Scarta … (da { $first } a { $last })
select-discard-rank = Scarta … ({ $first })
select-combine = Unisci due combinazioni …
select-rank = Quale valore?
select-what = Che cosa vuoi calare?
select-home = Su quale combinazione?
select-low = Da quale carta?
select-high = Fino a quale carta?
select-count = Quante carte ({ $rank })?

button-refresh = Aggiorna
button-sort-rank = Ordina per valore
button-sort-suit = Ordina per seme
button-draw = { $count ->
    [one] Pesca una carta
   *[other] Pesca { $count } carte
}
button-show = Mostra questa mano
button-take = Prendi la pila
button-pass = Passa
button-go-out = Chiudi
button-ask = Posso chiudere?
button-withdraw = Ritira la domanda
button-pick = Scegli le carte
button-undo = Annulla
button-next = Prossimo round
button-back = Indietro
button-lay = Cala queste carte
button-discard-sure = Sì, scartala
button-keep = No, tienila

# scegliere le carte
picker-title = ## Scegli le carte · Tavolo { $table }
    Sei **{ $seat }**.
picker-start = Scegli prima un valore, poi quante carte.
picker-start-sequences = Scegli prima un valore o una sequenza, poi le carte.
picker-wild = Solo matte: ne hai { $count } in mano
picker-suit = Sequenza { $suit }
picker-runs = Hai { $runs }
picker-melds = Hai { $count } combinazioni di questo valore
picker-new-meld = Una nuova combinazione
picker-onto = Su { $meld }
picker-from = Da { $card }
picker-to = A { $card }
picker-rank = { $rank }: { $count } in mano
picker-on-table = { $count ->
    [one] La tua combinazione ha 1 carta
   *[other] La tua combinazione ha { $count } carte
}
picker-none = Non hai ancora scelto carte.
picker-nothing = Non hai carte da calare.
picker-preview = **Caleresti** { $cards }
    { $effect }
picker-refused = ⛔ { $reason }

confirm-title = ## Scarto · Tavolo { $table }
confirm-question = **Vuoi davvero scartare { $card }?**
confirm-fits = Va con la tua combinazione di { $rank } sul tavolo.
confirm-wild-freezes = È una matta. Congela la pila finché qualcuno non la prende.
confirm-wild = È una matta, e va con qualsiasi combinazione.
