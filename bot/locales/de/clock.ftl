# Die Bedenkzeit, und was aus Spielern und Tischen wird, die andere warten lassen.

pace-0 = aus
pace-60 = 1 Minute pro Zug
pace-120 = 2 Minuten pro Zug
pace-300 = 5 Minuten pro Zug
pace-900 = 15 Minuten pro Zug
pace-3600 = 1 Stunde pro Zug
pace-21600 = 6 Stunden pro Zug
pace-86400 = 1 Tag pro Zug
pace-259200 = 3 Tage pro Zug
pace-604800 = 7 Tage pro Zug
clock = Bedenkzeit: { $pace }
span-seconds = { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
}
span-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
span-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
span-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}

# Spielfeld
clock-running = Bedenkzeit: { $pace } · die Zeit von { $player } endet <t:{ $deadline }:R>
clock-stood-still = Die Uhr ist { $span } lang stehen geblieben, weil ich diesen Kanal nicht erreichen konnte.
clock-missed = ⏰ { $missed ->
    [one] { $player } hat einen Zug verpasst. Ich habe ihn gespielt.
   *[other] { $player } hat { $missed } Züge hintereinander verpasst. Ich habe sie gespielt.
} Nach { $most } hintereinander wird der Platz frei.
table-rests = 💤 **Dieser Tisch ruht.** Wer hier gespielt hat, kann jederzeit wieder einen Platz nehmen.
button-players = Spieler

# Aufruf und Erinnerung
turn-until = Du hast Zeit bis <t:{ $deadline }:f>, <t:{ $deadline }:R>.
reminder = ⏰ { $player }, **alle warten auf dich** · Tisch { $table }
reminder-turn = Deine Zeit läuft <t:{ $deadline }:R> ab. Dann ziehe ich für dich und werfe ab.
reminder-answer = Deine Zeit läuft <t:{ $deadline }:R> ab. Dann lautet die Antwort an deinen Partner Nein.
reminder-last = Du hast schon { $missed ->
    [one] einen Zug
   *[other] { $missed } Züge hintereinander
} verpasst. Nach { $most } hintereinander wird dein Platz frei.

# Tische, die niemand benutzt
closing-lobby = { $players }: **Noch hat niemand diese Partie gestartet** · Tisch { $table }
closing-match = { $players }: **Hier hat lange niemand gespielt** · Tisch { $table }
closing-when = Der Tisch wird <t:{ $at }:R> geschlossen, außer jemand drückt **Offen lassen** oder spielt.
button-keep-open = Offen lassen
closed-expired = Dieser Tisch ist geschlossen: Niemand hat die Partie gestartet. Eröffne einen neuen mit `/canasta neu`.
closed-idle = Diese Partie wurde geschlossen: Lange hat niemand gespielt. Eröffne einen neuen Tisch mit `/canasta neu`.

# wer hier sitzt
players-title = ## Spieler · Tisch { $table }
players-seat = { $seat }: { $player }
players-free = { $seat }: *frei*
players-host = { $line } · Gastgeber
players-missed = { $line } · ⏰ { $missed ->
    [one] hat einen Zug verpasst
   *[other] hat { $missed } Züge hintereinander verpasst
}
players-waited = { $line } · am Zug seit <t:{ $since }:R>
players-how-remove = Hat jemand lange nicht gespielt? Stimmt ab, ob der Platz frei wird: Die Karten bleiben, und jemand anderes kann übernehmen.
players-how-clock = Mit einer Bedenkzeit erinnere ich einen Spieler, wenn noch ein Viertel der Zeit übrig ist. Ist sie abgelaufen, ziehe ich für ihn und werfe ab. Nach { $most } verpassten Zügen hintereinander wird sein Platz frei.
players-choose-clock = Bedenkzeit: Wie lange darf ein Zug dauern?
players-choose-host = Jemand anderen zum Gastgeber machen
players-choose-off = Jemanden vom Tisch nehmen
button-become-host = Gastgeber werden
button-remove = Platz freigeben: { $seat }
button-keep-player = Meine Stimme zurücknehmen: { $seat }
button-propose-end = Ende vorschlagen
button-leave-table = Tisch verlassen

# Abstimmung über einen abwesenden Spieler
vote = { $player } lässt alle warten. **Soll { $seat } für jemand anderen frei werden?** · Tisch { $table }
vote-count = Dafür: { $voters } · { $missing ->
    [one] Es fehlt noch eine Stimme.
   *[other] Es fehlen noch { $missing } Stimmen.
}
vote-none = Niemand ist mehr dafür.
vote-how = Alle Spieler können abstimmen. Wenn { $player } spielt, ist die Abstimmung vorbei.
vote-done = { $player } wurde durch Abstimmung vom Tisch genommen: **{ $seat } ist frei.**

# was der Gastgeber jederzeit ändern kann
button-table-settings = Einstellungen
table-settings-title = ## Einstellungen · Tisch { $table }
table-settings-clock = Eine neue Bedenkzeit gilt sofort: Wer am Zug ist, hat sie ganz vor sich, und verpasste Züge zählen nicht mehr.
