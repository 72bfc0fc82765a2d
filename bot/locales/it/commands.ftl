# Comandi slash. I nomi sono parole minuscole senza spazi; le descrizioni hanno al massimo 100 caratteri.

command-canasta = canasta
command-canasta-description = Gioca a Canasta in questo canale

command-new = nuovo
command-learn = impara
command-join = entra
command-leave = esci
command-hand = mano
command-table = tavolo
command-players = giocatori
command-rules = regole
command-score = punteggio
command-house = casa
command-help = aiuto
command-end = termina

command-new-description = Apri un nuovo tavolo in questo canale
command-learn-description = Impara il gioco: una prima partita contro il computer, con ogni passo spiegato
command-join-description = Prendi un posto libero a un tavolo
command-leave-description = Lascia il tuo tavolo; il tuo posto diventa libero
command-hand-description = Guarda le tue carte: le vedi solo tu
command-table-description = Mostra di nuovo il tavolo in fondo al canale
command-players-description = Chi siede dove; l’orologio, l’host e chi è assente
command-rules-description = Leggi le regole di questo tavolo o di un altro gioco
command-score-description = Guarda i punti di ogni round
command-house-description = Regole della casa di questo server: guarda, elimina, scegli per i nuovi tavoli
command-help-description = Come si gioca, un turno in immagini, e tutti i comandi
command-end-description = Proponi di terminare la partita senza vincitori

option-rules = regole
option-rules-description = Con quali regole giocare
option-partner = compagno
option-partner-description = Chi siede di fronte a te
option-left = sinistra
option-left-description = Chi siede alla tua sinistra e gioca dopo di te
option-right = destra
option-right-description = Chi siede alla tua destra e gioca prima di te
option-computers = computer
option-computers-description = Gioca contro il computer: occupa tutti gli altri posti, a questo livello
option-table = tavolo
option-table-description = Quale tavolo, se qui ce n’è più d’uno

help-title = ## Canasta: come funziona
help-start = Scrivi `/canasta nuovo` per aprire un tavolo; con **regole** puoi scegliere un gioco diverso dalla Classica. Ognuno preme un posto. Poi l’host preme **Inizia**. Siete in pochi, o non c’è nessun altro? Scegli un livello in **computer**: i computer occupano gli altri posti. Non conosci un gioco? Scrivi `/canasta regole` e il suo nome.
help-turn-title = ### Il tuo turno
help-turn = 1. Il bot ti chiama. Premi **La mia mano**: la vedi solo tu.
    2. Premi **Pesca una carta** o **Prendi la pila**.
    3. Cala, se vuoi: scegli dall’elenco o premi **Scegli le carte**.
    4. Finisci il turno: scegli una carta in **Scarta**.
help-good-to-know = Hai calato per errore? Premi **Annulla** prima di scartare.
    Non sai che cosa fare? Premi **Suggerimento** nella tua mano.
    Non trovi più la tua mano? Premi **La mia mano** sul tavolo, tutte le volte che vuoi.
    Una partita può durare giorni. Non si perde nulla.
    Qualcuno è assente? Con un orologio, dopo un po’ gioco io al suo posto. Premi **Giocatori** per impostarlo, o per votare un posto libero.
help-commands-title = ### Comandi
help-command = `/{ $command }` { $description }
