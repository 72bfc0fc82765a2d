# Che cosa si conserva delle persone, e come averlo o farlo eliminare.

command-privacy = privacy
command-privacy-description = Che cosa conservo di te; ricevilo come file o fallo eliminare

privacy-title = ## Che cosa conservo di te
privacy-what =
    - **Per giocare:** i numeri del tuo account Discord, del server, del canale e dei miei messaggi lì, e di ogni pressione di un pulsante; a quali tavoli siedi o hai giocato; ogni mossa con la sua ora; punti e risultati; in una prima partita guidata, che cosa è stato spiegato.
    - **Per le regole della casa:** i loro nomi, e chi le ha salvate.
    - **Come preferisci:** ciò che hai scelto con `/canasta preferenze`.
    - **Mai:** il tuo nome, la tua immagine, quello che scrivi, o qualsiasi cosa su chi non gioca.
privacy-how-long-title = ### Per quanto tempo
privacy-how-long = { $games ->
        [one] Un tavolo viene eliminato un giorno dopo la fine.
       *[other] Un tavolo viene eliminato { $games } giorni dopo la fine.
    }
    { $servers ->
        [one] Se vengo tolto da un server, tutto ciò che lo riguarda viene eliminato dopo un giorno.
       *[other] Se vengo tolto da un server, tutto ciò che lo riguarda viene eliminato dopo { $servers } giorni.
    }
    Le regole della casa restano finché qualcuno non le elimina lì. Le copie di sicurezza di chi mi gestisce possono durare di più.
privacy-who-title = ### Chi lo vede
privacy-who = Il canale vede ciò che è sul tavolo. La tua mano la mostro solo a te. Chi mi gestisce ha il file con tutto, e io non lo do a nessuno.
privacy-choice = Questo riguarda te in tutti i server:
privacy-export = Ecco tutto quello che conservo di te. Questo messaggio lo vedi solo tu.
privacy-erase-title = ## Eliminare i tuoi dati?
privacy-erase-question = Lasci tutti i tuoi tavoli, anche le partite in corso. Nei vecchi risultati al tuo posto non c’è nessuno; quelli degli altri restano.
    Non si può tornare indietro. Dopo puoi giocare di nuovo, come una persona nuova.
privacy-erased = { $tables ->
        [0] Non c’era niente di te da eliminare.
        [one] Fatto: ti ho tolto da un tavolo, e qui niente riporta a te.
       *[other] Fatto: ti ho tolto da { $tables } tavoli, e qui niente riporta a te.
    }
    I vecchi messaggi nei canali possono mostrare ancora il tuo nome. Appartengono a Discord; un moderatore può eliminarli.

button-export = Scarica i miei dati
button-erase = Elimina i miei dati …
button-erase-sure = Elimina tutto di me
button-privacy = Conserva i miei dati

notice-too-fast = { $seconds ->
    [one] Un po’ troppo veloce. Aspetta un secondo; fino ad allora non rispondo.
   *[other] Un po’ troppo veloce. Aspetta { $seconds } secondi; fino ad allora non rispondo.
}
