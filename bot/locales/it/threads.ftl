# I thread dei tavoli, e quello che il bot non può fare dove si apre un tavolo.

choose-place = Dove sono i nuovi tavoli
choose-place-channel = Nuovi tavoli: nel canale
choose-place-thread = Nuovi tavoli: ognuno in un thread tutto suo
settings-no-threads = ⚠️ In questo canale non posso creare thread, quindi i tavoli qui restano nel canale stesso. I permessi si chiamano **Crea thread pubblici** e **Invia messaggi nei thread**.

# the name of a thread, at most 100 characters with its host’s name
thread-name = Canasta · { $host }

notice-in-thread = Il tuo tavolo { $table } ha un thread tutto suo: <#{ $channel }>
notice-no-thread-right = Ogni tavolo dovrebbe avere un thread, ma qui non posso crearne, perciò questo è nel canale. Mi servono i permessi **Crea thread pubblici** e **Invia messaggi nei thread**.
notice-no-thread = In questo momento non sono riuscito a creare un thread, perciò il tavolo è nel canale stesso.
notice-no-files-right = I tavoli dovrebbero avere un’immagine, ma in questo canale non posso allegare file, perciò questo è solo testo. Mi serve il permesso **Allega file**.
notice-rematch-managers = In questo server solo i membri con il permesso **Gestisci messaggi** possono aprire un tavolo, e una rivincita è un tavolo nuovo. Chiedi a uno di loro di aprirlo con `/canasta nuovo`.
