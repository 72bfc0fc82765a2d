# Suggerimenti: che cosa farebbe l’esperto, e perché.

button-hint = Suggerimento
hint = > 💡 **{ $what }** { $why }

hint-draw = { $count ->
    [one] Pesca una carta.
   *[other] Pesca { $count } carte.
}
hint-take = Prendi la pila con { $cards }.
hint-take-onto = Prendi la pila con la combinazione di { $rank }.
hint-take-only = Prendi la pila.
hint-lay = Cala { $cards }.
hint-combine = Unisci le tue due combinazioni dello stesso valore.
hint-show = Mostra tutta la tua mano.
hint-ask = Chiedi al compagno: “Posso chiudere?”
hint-yes = Di’ di sì.
hint-no = Di’ di no.
hint-discard = Scarta { $card }.
hint-pass = Passa.
hint-undo = Premi Annulla.
hint-go-out = Premi “Chiudi”.

hint-why-draws = Non c’è un modo migliore di iniziare.
hint-why-leaves-pile = { $count ->
    [one] L’unica carta della pila non vale quello che dovresti calare.
   *[other] Le { $count } carte della pila non valgono quello che dovresti calare.
}
hint-why-takes-pile = { $count ->
    [0] Ti porta più carte del tallone.
    [one] Ti porta una carta che ti serve.
   *[other] Ti porta { $count } carte.
}
hint-why-passes = Non c’è niente che tu possa prendere.
hint-why-opens = Fa parte di un’apertura da { $points } punti.
hint-why-adds-to-meld = La tua combinazione di { $rank } si avvicina a una canasta.
hint-why-feeds-partner = La combinazione di { $rank } della tua squadra si avvicina a una canasta.
hint-why-new-meld = Una nuova combinazione di { $rank } ti dà più modi di calare e di prendere la pila.
hint-why-completes-canasta = Completa una canasta di { $rank }.
hint-why-adds-to-run = La tua sequenza si avvicina a essere completa.
hint-why-new-run = Inizia una nuova sequenza.
hint-why-completes-run = Completa una sequenza.
hint-why-combines = Una combinazione grande è più vicina a una canasta di due piccole.
hint-why-shows-hand = Così finisci il round e ne ricevi subito i punti.
hint-why-goes-out = Finire ora il round ti conviene più di quello che può ancora arrivare.
hint-why-asks = Potresti chiudere, ma se conviene dipende dalle carte del compagno.
hint-why-says-yes = Alla tua squadra conviene finire ora il round.
hint-why-says-no = La tua squadra ha più da guadagnare se si continua.
hint-why-safe-discard = { $gone ->
    [0] Al prossimo giocatore le carte di questo valore ({ $rank }) servono poco.
    [one] Una carta di questo valore ({ $rank }) è già fuori gioco: al prossimo giocatore serve poco.
   *[other] { $gone } carte di questo valore ({ $rank }) sono già fuori gioco: al prossimo giocatore serve poco.
}
hint-why-keeps-pair = Nella tua mano è sola; le carte che hai doppie possono ancora diventare combinazioni.
hint-why-blocks = Un tre nero impedisce al prossimo giocatore di prendere la pila.
hint-why-freezes = { $count ->
    [one] Congela la pila, così gli avversari non la prendono facilmente.
   *[other] Congela la pila di { $count } carte, così gli avversari non la prendono facilmente.
}
hint-why-least-use = Tra le tue carte sono quelle che ti servono meno: { $rank }.
hint-why-only-choice = Non puoi fare altro.
hint-why-by-chance = Una cosa vale l’altra.
hint-gain = Ho provato questa mossa e *{ $other }* con molti modi in cui possono stare le carte nascoste: questa porta circa { $gain ->
    [one] un punto
   *[other] { $gain } punti
} in più.
