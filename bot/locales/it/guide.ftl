# Imparare il gioco: un turno in immagini, e che cosa si spiega in una prima partita.

# un turno in immagini
button-help-walk = Un turno in immagini
button-help-on = Avanti
button-help-commands = Tutti i comandi
button-help-start = Panoramica
button-learn = Impara giocando
button-known = Ora lo so

help-learn = **Non conosci il gioco?** “Un turno in immagini” dura due minuti. “Impara giocando” comincia una prima partita contro il computer, in cui ti spiego ogni passo.

guide-seat-you = Tu
guide-seat-left = Sinistra
guide-seat-partner = Il tuo compagno
guide-seat-right = Destra
guide-alt-hand = Le tue carte: { $cards }.

help-moment-draw = ### 1 di 8 · Pescare
    Ogni turno comincia con una carta del tallone: premi **Pesca una carta**. Le tue carte sono in basso, e le vedi solo tu.
help-moment-opening = ### 2 di 8 · Aprire
    Una combinazione ha tre o più carte dello stesso valore. Jolly e due sono matte: sostituiscono altre carte. Le prime combinazioni di una squadra devono valere 50 punti: qui un jolly e due otto ne fanno 70.
help-moment-pile = ### 3 di 8 · Prendere la pila
    Invece di pescare puoi prendere tutta la pila, se puoi calare subito la sua carta in cima. Qui è un sei, e altri due sono in mano: **Prendi la pila** ti dà sette carte.
help-moment-meld = ### 4 di 8 · Calare
    Dopo aver pescato cali nuove combinazioni, o aggiungi carte a quelle della tua squadra. Scegli dall’elenco o premi **Scegli le carte**. Qui sono appena arrivati sul tavolo i sei, i dieci e i quattro.
help-moment-canasta = ### 5 di 8 · Una canasta
    Sette carte dello stesso valore sono una canasta. Senza matte vale 500 punti, con le matte 300. Questa canasta di otto ha tre matte, quindi è mista.
help-moment-discard = ### 6 di 8 · Scartare
    Il turno finisce con una carta sulla pila: sceglila in **Scarta**. Pensa a chi viene dopo: con una carta che gli serve prende tutta la pila. Una matta congela la pila, un tre nero la blocca per un turno.
help-moment-ask = ### 7 di 8 · Chiedere al compagno
    Con una canasta sul tavolo la tua squadra può chiudere. **Posso chiudere?** lo chiede prima al compagno. Il sì ti obbliga, e il no anche.
help-moment-out = ### 8 di 8 · Chiudere
    Il pulsante **Chiudi** cala le tue carte e finisce il round: vale 100 punti. Ciò che è sul tavolo conta a favore della squadra, le carte rimaste in mano contro. Vince la prima squadra con 5.000 punti.

# una prima partita
guide-lesson = > 🎓 { $text }
guide-step = > ➡️ { $text }
board-guided = 🎓 Una prima partita: a { $player } spiego ogni passo.
notice-guidance-ended = Non spiego più nulla. Se non sai che cosa fare, premi **Suggerimento**.

lesson-aim = **Di che cosa si tratta:** tu e il tuo compagno calate combinazioni, cioè tre o più carte dello stesso valore. Sette carte dello stesso valore sono una **canasta**, e sono le canaste a dare i punti. Due e jolly sono matte: sostituiscono altre carte.
lesson-red-three = **Un tre rosso** va subito sul tavolo, e al suo posto si pesca un’altra carta. Vale { $points } punti per la squadra, o li toglie se la squadra non cala nulla in questo round.
lesson-frozen = **La pila è congelata.** Ora per prenderla servono due carte dalla mano con lo stesso valore della carta in cima. Chi la prende la libera.
lesson-blocked = **Un tre nero sulla pila** impedisce al prossimo giocatore di prenderla. A questo servono i tre neri.
lesson-they-took = **Gli avversari hanno preso la pila.** Sono molte carte in una volta: prima di scartare, chiediti che cosa potrebbe servire a loro.
lesson-you-took = **Hai preso la pila.** Ora tutte le sue carte sono tue. Cala quello che puoi: le carte che hai in mano alla fine del round tolgono punti.
lesson-opened = **La tua squadra ha aperto.** Da ora puoi calare qualsiasi combinazione, e aggiungere carte anche a quelle del compagno: sono di tutti e due.
lesson-canasta = **La tua squadra ha una canasta.** Con le matte è mista e vale { $mixed } punti, senza è naturale e ne vale { $natural }. Da ora la tua squadra può chiudere.
lesson-their-canasta = **Gli avversari hanno una canasta.** Potrebbero chiudere presto: non tenere troppe carte per dopo.
lesson-out = **Puoi chiudere:** cala tutte le tue carte, e se vuoi scartane una. Il round finisce per tutti, e guadagni { $points } punti. Ma le carte che il compagno ha ancora in mano tolgono punti alla squadra.
lesson-ask = **Non sai se conviene finire il round?** “Posso chiudere?” lo chiede prima al compagno. La risposta vale: dopo un sì devi chiudere, dopo un no non puoi.
lesson-asked = **Il tuo compagno può chiudere** e te lo chiede. Hai ancora carte che danno punti? Allora rispondi di no. Se la tua mano serve a poco, rispondi di sì.
lesson-round-over = **Come si conta un round:** valgono le carte sul tavolo, le canaste, i tre rossi e la chiusura. Le carte rimaste in mano si tolgono. Il conto della tua squadra è qui sotto, quello di tutte e due nel canale.

step-wait = Non tocca ancora a te. Ti chiamo io quando è il momento. Intanto il tavolo nel canale mostra che cosa fanno gli altri.
step-draw = Un turno comincia con una carta: pescane una dal tallone. Questa volta non puoi prendere la pila; il motivo è scritto sotto.
step-draw-or-take = Pesca una carta, oppure prendi tutta la pila. In quel caso cali subito la sua carta in cima, e il resto va nella tua mano.
step-take = Il tallone è finito. Puoi ancora prendere la pila.
step-pass = Il tallone è finito, e non puoi prendere la pila: passa.
step-cannot-open = Le prime combinazioni della tua squadra devono valere insieme { $minimum } punti. Le tue carte non bastano ancora: scarta semplicemente una carta che non ti serve.
step-open = Puoi aprire: cala combinazioni per { $minimum } punti o più, tutte in questo turno.
step-finish-opening = Hai calato { $laid } punti, e alla tua squadra ne servono { $minimum }. Cala altre carte, o premi **Annulla** e tienile per dopo.
step-lay = Cala ciò che avvicina le tue combinazioni a una canasta. Tieni qualche carta, perché con la mano vuota è difficile prendere la pila. Poi scartane una: così finisce il turno.
step-discard = Non devi calare nulla. Scarta la carta che serve meno a te e a chi viene dopo: così finisce il turno.
step-go-out = Puoi finire ora il round, o continuare come sempre: cala, poi scarta.
step-go-out-now = Il compagno ha detto sì. Premi **Chiudi**, e tutte le tue carte vengono calate per te.
step-play-on = Il compagno preferisce continuare. Cala quello che vuoi, tieni una carta e scartane una.
step-await = Hai chiesto al compagno, e aspetti la risposta.
step-answer = Premi sì o no: il compagno aspetta te.
step-score = Questo era un round intero! La partita continua finché una squadra ha { $target } punti. Premi **Prossimo round** per continuare: non spiego più, ma **Suggerimento** ti aiuta ancora. Basta per ora? `/canasta termina` finisce la partita.
