# Che cosa preferisce un giocatore, e che cosa preferisce un server.

command-me = preferenze
command-me-description = Le tue preferenze: carte, ordine, lingua, avvisi, suggerimenti
command-settings = impostazioni
command-settings-description = Le preferenze di questo server: lingua, tavolo, gioco, orologio, thread, chi può iniziare

# un giocatore
me-title = ## Le tue preferenze
me-how = Valgono solo per te, e in ogni server. La tua mano le mostra la prossima volta che la apri.
me-pings = 🔔 Avvisi quando tocca a te: **{ $state }**
me-hints = 💡 Suggerimenti nella tua mano, dove il tavolo li permette: **{ $state }**
me-on = attivi
me-off = disattivati
button-my-pings-on = Avvisami
button-my-pings-off = Niente avvisi
button-my-hints-on = Offri suggerimenti
button-my-hints-off = Niente suggerimenti
choose-cards = Carte
choose-cards-emoji = Carte come piccole immagini
choose-cards-text = Carte come testo: Q♥
choose-suits = Colori dei semi
choose-suits-four = Semi in quattro colori
choose-suits-two = Semi in due colori
choose-order = Ordine della tua mano
choose-order-game = Ordinata come serve al gioco
choose-order-rank = Ordinata per valore
choose-order-suit = Ordinata per seme
choose-locale = Lingua
choose-language = Lingua: { $language }
choose-language-own = quella del tuo Discord
choose-language-servers = quella del server

# un server
settings-title = ## Le preferenze di questo server
settings-everybody = ### Quello che vedono tutti
settings-how = Un tavolo lo mostra la prossima volta che lì cambia qualcosa.
settings-no-files = ⚠️ In questo canale non posso allegare file, quindi i tavoli qui non hanno immagine. Il permesso si chiama **Allega file**.
settings-new = ### Nuovi tavoli
settings-rules = Regole: **{ $name }**, tra le regole della casa.
settings-game = Regole: **{ $game }**, se nessuno ne sceglie altre.
button-kept = Regole della casa
choose-board = Tavolo
choose-board-text = Tavolo: testo
choose-board-emoji = Tavolo: carte come piccole immagini
choose-board-picture = Tavolo: un’immagine sopra il testo
choose-ground = Tavolo nelle immagini
choose-ground-felt = Immagini: tavolo verde
choose-ground-night = Immagini: tavolo scuro
choose-games = Gioco dei nuovi tavoli
choose-game = Gioco dei nuovi tavoli: { $game }
choose-clocks = Orologio dei nuovi tavoli
choose-clock = Orologio dei nuovi tavoli: { $pace }
choose-clock-usual = Orologio dei nuovi tavoli: come di solito ({ $pace })
choose-starters = Chi può iniziare
choose-starters-everybody = Tutti possono aprire un tavolo
choose-starters-managers = Solo chi può gestire i messaggi può aprire un tavolo
notice-settings-managers = Solo i membri con il permesso **Gestisci server** possono cambiare le preferenze di questo server. Le tue sono in `/canasta preferenze`.
notice-starters-managers = In questo server solo i membri con il permesso **Gestisci messaggi** possono aprire un tavolo. Puoi giocare a qualsiasi tavolo: `/canasta entra`.
