# Was ein Nutzer mag, und was ein Server festgelegt hat.

command-me = ich
command-me-description = Deine Vorlieben: Karten, Reihenfolge, Sprache, Benachrichtigungen, Tipps
command-settings = einstellungen
command-settings-description = Einstellungen dieses Servers: Sprache, Spielfeld, Spiel, Bedenkzeit, Threads, wer Tische eröffnet

me-title = ## Deine Vorlieben
me-how = Das ist nur für dich und gilt auf jedem Server. Du siehst es, wenn du deine Karten das nächste Mal öffnest.
me-pings = 🔔 Benachrichtigungen, wenn du dran bist: **{ $state }**
me-hints = 💡 Tipps bei deinen Karten, wo der Tisch sie hat: **{ $state }**
me-on = an
me-off = aus
button-my-pings-on = Benachrichtigen
button-my-pings-off = Nicht benachrichtigen
button-my-hints-on = Tipps anbieten
button-my-hints-off = Keine Tipps

choose-cards = Karten
choose-cards-emoji = Karten als kleine Bilder
choose-cards-text = Karten als Text: Q♥
choose-suits = Farben des Blatts
choose-suits-four = Kartenblatt in vier Farben
choose-suits-two = Kartenblatt in zwei Farben
choose-order = Reihenfolge deiner Karten
choose-order-game = Sortiert, wie es das Spiel braucht
choose-order-rank = Nach Wert sortiert
choose-order-suit = Nach Farbe sortiert
choose-locale = Sprache
choose-language = Sprache: { $language }
choose-language-own = wie in deinem Discord
choose-language-servers = wie auf dem Server

settings-title = ## Einstellungen dieses Servers
settings-everybody = ### Was alle sehen
settings-how = Ein Spielfeld zeigt es, sobald sich dort etwas ändert.
settings-no-files = ⚠️ Ich darf in diesem Kanal keine Dateien anhängen, also haben Spielfelder hier kein Bild. Das Recht heißt **Dateien anhängen**.
settings-new = ### Neue Tische
settings-rules = Regeln: **{ $name }**, aus den Hausregeln.
settings-game = Regeln: **{ $game }**, außer jemand wählt andere.
button-kept = Hausregeln

choose-board = Spielfeld
choose-board-text = Spielfeld: Text
choose-board-emoji = Spielfeld: Karten als kleine Bilder
choose-board-picture = Spielfeld: ein Bild des Tisches, über dem Text
choose-ground = Tisch auf Bildern
choose-ground-felt = Bilder: grüner Tisch
choose-ground-night = Bilder: dunkler Tisch
choose-games = Spiel neuer Tische
choose-game = Spiel neuer Tische: { $game }
choose-clocks = Bedenkzeit neuer Tische
choose-clock = Bedenkzeit neuer Tische: { $pace }
choose-clock-usual = Bedenkzeit neuer Tische: wie üblich ({ $pace })
choose-starters = Wer Tische eröffnen darf
choose-starters-everybody = Alle dürfen einen Tisch eröffnen
choose-starters-managers = Nur wer Nachrichten verwalten darf, darf einen Tisch eröffnen

notice-settings-managers = Nur Mitglieder mit dem Recht **Server verwalten** können die Einstellungen dieses Servers ändern. Deine eigenen Vorlieben findest du unter `/canasta ich`.
notice-starters-managers = Auf diesem Server dürfen nur Mitglieder mit dem Recht **Nachrichten verwalten** einen Tisch eröffnen. Mitspielen kannst du an jedem: `/canasta mitspielen`.
