# Perché qualcosa non è possibile, detto al giocatore. Un messaggio per ogni rifiuto del motore.

# a chi tocca, e in quale fase
reason-no-round = Le carte non sono ancora state distribuite.
reason-round-over = Questo round è finito.
reason-round-running = Questo round è ancora in corso.
reason-match-over = La partita è finita.
reason-not-your-turn = Tocca a { $turn }.
reason-draw-first = Prima pesca una carta o prendi la pila.
reason-already-drawn = In questo turno hai già pescato.
reason-await-answer = Il tuo compagno non ha ancora risposto.

# pescare
reason-stock-empty = Il tallone è esaurito.
reason-cannot-pass = Puoi passare solo quando non puoi fare altro.
reason-must-take-pile = Il tallone è esaurito e la pila va con una delle tue combinazioni: devi prenderla.

# prendere la pila
reason-pile-empty = La pila è vuota.
reason-pile-blocked = { $card } in cima blocca la pila.
reason-pile-frozen = La pila è congelata. Per prenderla ti servono in mano { $needed } carte dello stesso valore della carta in cima; ne hai { $have }.
reason-pile-frozen-unopened = La pila è congelata finché la tua squadra non apre. Per prenderla ti servono in mano { $needed } carte dello stesso valore della carta in cima; ne hai { $have }.
reason-pile-no-adding = La carta in cima non si può prendere aggiungendola a una combinazione che è già sul tavolo.
reason-pile-no-match = Non hai niente che vada con { $card }, la carta in cima.
reason-pile-no-pair = Per prendere la pila ti servono in mano { $needed } carte dello stesso valore della carta in cima; ne hai { $have }.
reason-pile-one-card = Con una sola carta in mano non puoi prendere una pila di una sola carta.
reason-pile-not-for-opening = In questo gioco non si apre con la pila. La tua squadra deve prima aprire con le carte in mano.
reason-pile-meld-too-big = La tua combinazione di questo valore ha già { $have } carte. Con { $limit } o più non puoi prendere la pila per aggiungerla.
reason-top-not-matched = { $card } non va con la carta in cima alla pila.

# carte e combinazioni
reason-card-not-in-hand = { $card } non è nella tua mano.
reason-no-cards = Scegli almeno una carta.
reason-red-three = Un tre rosso non si cala in una combinazione e non si scarta.
reason-which-meld = Queste carte possono andare in più di una combinazione. Premi **Scegli le carte** e indica quale.
reason-no-such-meld = { $count ->
    [0] La tua squadra non ha ancora combinazioni.
   *[other] La tua squadra non ha questa combinazione.
}
reason-mixed-ranks = A parte le matte, le carte di una combinazione hanno tutte lo stesso valore.
reason-too-few-cards = Una combinazione vuole { $needed } carte; questa ne avrebbe { $have }.
reason-too-few-naturals = { $needed ->
    [one] Una combinazione vuole { $needed } carta naturale; questa ne avrebbe { $have }.
   *[other] Una combinazione vuole { $needed } carte naturali; questa ne avrebbe { $have }.
}
reason-too-many-wilds = { $limit ->
    [0] Una combinazione non può avere matte; questa ne avrebbe { $have }.
    [one] Una combinazione può avere al massimo { $limit } matta; questa ne avrebbe { $have }.
   *[other] Una combinazione può avere al massimo { $limit } matte; questa ne avrebbe { $have }.
}
reason-wilds-outnumber = { $naturals ->
    [0] Troppe matte: { $wilds }, senza nessuna carta naturale.
    [one] Troppe matte: { $wilds }, con { $naturals } carta naturale.
   *[other] Troppe matte: { $wilds }, con { $naturals } carte naturali.
}
reason-meld-full = Una combinazione può avere al massimo { $limit } carte; questa ne avrebbe { $have }.
reason-canasta-closed-to-wilds = Questa canasta è completa: non accetta altre matte.
reason-pure-rank = Le combinazioni di questo valore non accettano matte.
reason-wild-needs-naturals = Dopo l’apertura una matta va solo in una combinazione con almeno { $needed } carte naturali; questa ne avrebbe { $have }.
reason-wild-meld-first = La tua combinazione di matte non è completa. Fino ad allora le matte vanno lì.
reason-rank-dead = Una canasta di questo valore è chiusa: nessuno può più calarlo.
reason-no-wilds-in-sequence = In una sequenza non ci sono matte.
reason-not-in-sequence = Queste carte non sono in fila nello stesso seme.
reason-sequence-grows-only-out = Una sequenza completa accetta altre carte solo se chiudi in questo turno.
reason-cannot-combine = Queste due combinazioni non si possono unire.
reason-black-threes-never = I tre neri non si possono calare.
reason-black-threes-natural = I tre neri si calano senza matte.
reason-black-threes-only-out = I tre neri si calano solo come ultima combinazione, quando chiudi.

reason-no-meld-in-hand = Nessuna carta in mano fa una combinazione o va con una delle tue.

# apertura
reason-opening-too-low = Alla tua squadra servono { $needed } punti per aprire; così arriveresti al massimo a { $have }.
reason-opening-unfinished = Alla tua squadra servono { $needed } punti per aprire; finora siete a { $have }.
reason-opening-no-wilds = L’apertura deve essere senza matte.
reason-opening-shape = La tua apertura deve contenere anche { $shape }.

# finire il turno
reason-kinds-missing = Per chiudere, alla tua squadra manca { $kind }.
reason-red-threes-missing = Per chiudere, alla tua squadra servono tanti tre rossi quante canaste: { $needed }. Ne ha { $have }.
reason-special-unfinished = La tua squadra ha una combinazione da completare prima che qualcuno chiuda.
reason-partner-not-in-foot = Puoi chiudere quando anche il compagno ha preso il pozzetto.
reason-foot-first = Puoi chiudere quando hai preso il tuo pozzetto.
reason-final-discard = L’ultima carta va scartata: tienine una per questo.
reason-must-ask = Prima di chiudere devi chiedere al compagno.
reason-discard-barred = { $card } ora non si può scartare.
reason-no-canasta = { $needed ->
    [one] Alla tua squadra serve una canasta per poter chiudere. Fino ad allora tieni { $keep ->
        [one] una carta
       *[other] { $keep } carte
    } dopo lo scarto.
   *[other] Alla tua squadra servono { $needed } canaste per poter chiudere. Fino ad allora tieni { $keep ->
        [one] una carta
       *[other] { $keep } carte
    } dopo lo scarto.
}
reason-partner-said-no = { $keep ->
    [one] Il compagno ha detto no: tieni una carta dopo lo scarto.
   *[other] Il compagno ha detto no: tieni { $keep } carte dopo lo scarto.
}
reason-must-go-out = Il compagno ha detto sì: devi chiudere in questo turno.
reason-cannot-discard = Il tallone è finito con un tre rosso: non si scarta.

# chiedere
reason-no-partner = Non hai un compagno a cui chiedere.
reason-asking-off = In questo gioco non si chiede prima di chiudere.
reason-asked-already = In questo turno hai già chiesto.
reason-asked-this-round = In questo round hai già chiesto.
reason-ask-before-melding = Puoi chiedere solo prima di calare.
reason-ask-after-take = Non puoi chiedere dopo aver preso la pila.
reason-ask-after-opening = Non puoi chiedere mentre il resto della pila aspetta la tua apertura.
reason-cannot-go-out = In questo turno non puoi chiudere.
reason-nothing-to-ask = Puoi finire il turno solo chiudendo: non c’è niente da chiedere.
reason-nothing-asked = Non c’è nessuna domanda a cui rispondere.
reason-not-asked-of-you = La domanda è per { $partner }.

# mani speciali
reason-no-special-hand = La tua non è una mano speciale da mostrare ora.

# annullare
reason-nothing-to-undo = In questo turno non hai ancora calato.
reason-undo-too-late = È troppo tardi per annullare: nel frattempo hai visto nuove carte.
