# Slash-Befehle. Namen sind klein geschriebene Wörter ohne Leerzeichen; Beschreibungen haben höchstens 100 Zeichen.

command-canasta = canasta
command-canasta-description = Spiel Canasta in diesem Kanal

command-new = neu
command-learn = lernen
command-join = mitspielen
command-leave = verlassen
command-hand = karten
command-table = tisch
command-players = spieler
command-rules = regeln
command-score = punkte
command-house = hausregeln
command-help = hilfe
command-end = beenden

command-new-description = Einen neuen Tisch in diesem Kanal eröffnen
command-learn-description = Das Spiel lernen: eine erste Partie gegen Computer, jeder Schritt wird erklärt
command-join-description = Einen freien Platz an einem Tisch nehmen
command-leave-description = Deinen Tisch verlassen; dein Platz wird frei
command-hand-description = Deine Karten ansehen, nur für deine Augen
command-table-description = Den Tisch unten im Kanal noch einmal zeigen
command-players-description = Wer wo sitzt; Bedenkzeit, Gastgeber und abwesende Spieler
command-rules-description = Die Regeln dieses Tisches oder eines anderen Spiels lesen
command-score-description = Die Punkte jeder Runde ansehen
command-house-description = Hausregeln dieses Servers: ansehen, löschen, für neue Tische wählen
command-help-description = So wird gespielt, ein Zug in Bildern, und alle Befehle
command-end-description = Vorschlagen, die Partie ohne Sieger zu beenden

option-rules = regeln
option-rules-description = Nach welchen Regeln gespielt wird
option-partner = gegenüber
option-partner-description = Wer dir als Partner gegenübersitzt
option-left = links
option-left-description = Wer links von dir sitzt und nach dir dran ist
option-right = rechts
option-right-description = Wer rechts von dir sitzt und vor dir dran ist
option-computers = computer
option-computers-description = Gegen Computer spielen: Sie nehmen alle anderen Plätze und spielen auf dieser Stufe
option-table = tisch
option-table-description = Welcher Tisch, wenn es hier mehrere gibt

help-title = ## Canasta: So geht es
help-start = Tippe `/canasta neu`, um einen Tisch zu eröffnen; unter **regeln** kannst du ein anderes Spiel als das klassische wählen. Alle drücken auf einen Platz. Dann drückt der Gastgeber **Starten**. Zu wenige Leute, oder ganz allein? Wähle eine Stufe unter **computer**: Sie nehmen die anderen Plätze. Kennst du ein Spiel noch nicht? Tippe `/canasta regeln` und seinen Namen.
help-turn-title = ### Dein Zug
help-turn = 1. Der Bot ruft dich. Drück **Meine Karten**: Nur du kannst sie sehen.
    2. Drück **Eine Karte ziehen** oder **Ablage nehmen**.
    3. Leg Karten aus, wenn du magst: Wähle aus der Liste oder drück **Karten wählen**.
    4. Beende deinen Zug: Wähle eine Karte unter **Abwerfen**.
help-good-to-know = Aus Versehen etwas ausgelegt? Drück **Rückgängig**, bevor du abwirfst.
    Du weißt nicht, was du tun sollst? Drück **Tipp** bei deinen Karten.
    Du findest deine Karten nicht mehr? Drück **Meine Karten** auf dem Spielfeld, so oft du willst.
    Eine Partie darf Tage dauern. Nichts geht verloren.
    Ist jemand nicht da? Mit einer Bedenkzeit springe ich nach einer Weile ein. Drück **Spieler**, um sie einzustellen oder über einen freien Platz abzustimmen.
help-commands-title = ### Befehle
help-command = `/{ $command }` { $description }
