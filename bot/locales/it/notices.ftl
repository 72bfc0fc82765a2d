# Brevi messaggi privati.

notice-not-your-question = Questa domanda è per qualcun altro. Solo il compagno può rispondere.
notice-question-closed = A questa domanda è già stato risposto, oppure è stata ritirata.
notice-unreadable = Questo pulsante non funziona. Usa `/canasta mano` per vedere le tue carte.
notice-no-table = In questo canale non c’è nessun tavolo. Aprine uno con `/canasta nuovo`.
notice-several-tables = Qui ci sono più tavoli: { $tables }. Indicane uno nel comando.
notice-seated = Ora hai un posto: { $seat }, tavolo { $table }.
notice-left = Hai lasciato il tavolo { $table }. Il tuo posto è libero, anche per te: `/canasta entra`.
notice-nothing-to-hint = Al momento non hai niente da scegliere.
notice-kept-open = Il tavolo resta aperto.
notice-ended = Il tavolo { $table } è stato chiuso.
notice-rematch-there = La rivincita è al tavolo { $table }.
notice-named-twice = Indica persone diverse tra loro, e non te: tu hai già un posto.
notice-no-bots = A un tavolo siedono solo persone. Indica membri che non siano bot.
notice-no-such-rules = Non conosco queste regole. Scegline alcune dall’elenco che appare mentre scrivi.
notice-other-channel = Quel tavolo è in <#{ $channel }>. Usa lì questo comando.
notice-try-again = Ora non ha funzionato, e non è cambiato nulla. Riprova tra un momento.
notice-bug = Scusa, qualcosa è andato storto da parte mia. La tua partita è al sicuro. Premi **La mia mano** sul tavolo per continuare.

# ciò che un tavolo rifiuta; un messaggio per ogni motivo
table-no-such-table = Il tavolo { $table } non esiste.
table-table-closed = Questo tavolo è chiuso. Aprine uno nuovo con `/canasta nuovo`.
table-not-over = Questa partita non è ancora finita.
table-shutting-down = Mi sto riavviando. La tua partita è al sicuro. Riprova tra un minuto.
table-no-such-seat = Questo tavolo non ha quel posto.
table-seat-taken = { $seat } è occupato. Scegli un altro posto.
table-already-seated = Hai già un posto: { $seat }.
table-table-full = Al momento tutti i posti sono occupati.
table-knows-another-hand = In questo round hai visto le carte di { $seat }. Puoi prendere un altro posto quando il round è finito.
table-not-seated = Non hai un posto a questo tavolo. `/canasta entra` te ne dà uno, se è libero.
table-nobody-there = Nel posto { $seat } non c’è nessuno.
table-resting = Tutti hanno lasciato questa partita, che ora riposa. Il primo posto può prenderlo solo chi ci ha giocato.
table-not-absent = Chi siede al posto { $seat } non fa aspettare gli altri.
table-already-voted = Hai già votato per questo.
table-not-voted = Non hai votato per questo.
table-no-hints = A questo tavolo l’host ha disattivato i suggerimenti.
table-no-such-clock = Questo orologio non esiste. Scegline uno dall’elenco.
table-not-host = Può farlo solo l’host, { $host }.
table-not-full = { $open ->
    [one] La partita inizia quando tutti i posti sono occupati. Ne resta uno libero.
   *[other] La partita inizia quando tutti i posti sono occupati. Ne restano { $open } liberi.
}
table-not-ready = { $count ->
    [one] Un giocatore non ha ancora accettato le nuove regole.
   *[other] { $count } giocatori non hanno ancora accettato le nuove regole.
}
table-too-many-players = A questo tavolo siete in troppi per quel gioco: ha { $seats } posti.
table-already-started = La partita è già iniziata.
table-not-started = La partita non è ancora iniziata.
table-round-running = Questo round non è ancora finito.
table-waiting-for-seat = Posto libero: { $seat }. La partita riprende quando qualcuno lo occupa.
table-partner-away = Il posto del tuo compagno, { $seat }, è libero: nessuno può risponderti.
table-stale = Nel frattempo il tavolo è andato avanti. Ora la situazione è questa.
table-not-yours = Questo spetta a { $seat }.
table-already-agreed = Hai già detto di sì. Deve essere d’accordo anche un giocatore dell’altra squadra.
table-not-agreed = Non avevi detto di sì, quindi la partita continua.

permissions-missing = In questo canale mi manca un permesso: **{ $permissions }**. Chiedi a un moderatore di darmelo, poi riprova.
standstill = In questo momento non posso scrivere in questo canale. Puoi continuare a giocare dalla tua mano, ma il tavolo che tutti vedono resta fermo e nessuno viene chiamato. Chiedi a un moderatore di farmi scrivere di nuovo qui: me ne accorgo da solo.
standstill-lacking = Mi manca: **{ $permissions }**.
permission-view-channel = Visualizza canale
permission-send-messages = Invia messaggi
permission-send-messages-in-threads = Invia messaggi nei thread
