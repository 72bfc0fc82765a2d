# Die Lobby, das Spielfeld und die Nachrichten rund um einen Zug.

title = ## Canasta · Tisch { $table }

ruleset-classic = Klassisch
ruleset-classic-pagat = Klassisch (pagat.com)
ruleset-two-players = Zu zweit
ruleset-three-solo = Zu dritt
ruleset-cutthroat = Einer gegen zwei
ruleset-five-players = Zu fünft
ruleset-six-players = Zu sechst
ruleset-six-players-three-teams = Zu sechst in drei Paaren
ruleset-samba = Samba
ruleset-bolivia = Bolivia
ruleset-brazilian = Brasilianisch
ruleset-italian = Italienisch
ruleset-canastone = Canastone
ruleset-italian-casino = Italienisches Casino
ruleset-uruguay = Uruguay
ruleset-cuban = Kubanisch
ruleset-mexicana = Mexicana
ruleset-sevens = Siebener-Canasta (Canasta ai sette)
ruleset-modern-american = Modern American
ruleset-hand-and-foot = Hand and Foot (Hand und Fuß)
ruleset-pennies = Pennies from Heaven
ruleset-unknown = Canasta, wie es früher gespielt wurde
ruleset-changed = { $name }, mit Hausregeln

# Lobby
lobby-rules = { $rules } · { $goal }
goal-target = bis { $target } Punkte
goal-rounds = { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden, die höchste Summe gewinnt
}
lobby-team = ### { $team }
lobby-alone = ### Alle spielen für sich
lobby-lone = ### Alle zählen ihre Punkte für sich
    In jeder Runde spielt einer gegen alle anderen.
lobby-takes-turns = Sie wechseln sich ab: In jeder Runde setzt einer von ihnen aus.
lobby-seat = { $seat }: { $player }
lobby-seat-host = { $seat }: { $player } · Gastgeber
lobby-seat-open = { $seat }: *frei*
lobby-waiting = { $count ->
    [one] **Es fehlt noch ein Spieler.**
   *[other] **Es fehlen noch { $count } Spieler.**
}
lobby-empty = Hier sitzt noch niemand. Drück zuerst auf einen Platz.
lobby-full = **Alle sind da.** { $host }, drück **Starten**.
lobby-how = Drück auf einen Platz, um dich dort hinzusetzen. Um den Platz zu wechseln, drück auf einen anderen freien. { $partners }
lobby-how-full = Um den Platz zu wechseln, drück **Tausch mit …**: Du und wer dort sitzt, ihr tauscht die Plätze. { $partners }
lobby-opposite = Partner sitzen einander gegenüber.
lobby-between = Partner sitzen abwechselnd mit der anderen Partei.
lobby-started = Die Partie hat begonnen. Das Spielfeld ist weiter unten.

button-sit = Hinsetzen: { $seat }
button-swap = Tausch mit { $seat }
button-start = Starten
button-leave = Verlassen
button-rules = Regeln
button-score = Punkte
button-hand = Meine Karten
button-take-seat = { $seat } übernehmen

# Spielfeld
board-round-of = { $game } · Runde { $number } von { $rounds }
board-partners = ### Partner in dieser Runde
board-lone = ### Allein in dieser Runde
board-partner = **{ $team }** · { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
board-round = { $game } · Runde { $number } · bis { $target } Punkte
board-team = ### { $team } · { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
board-sits-out = { $player } · setzt diese Runde aus
foot-waiting-hand-empty = Fuß wartet
foot-waiting-first-canasta = Päckchen wartet
foot-played-hand-empty = im Fuß
foot-played-first-canasta = hat das Päckchen
owed = { $count ->
    [one] bekommt im nächsten Zug 1 Karte mehr
   *[other] bekommt im nächsten Zug { $count } Karten mehr
}
wanted-points = { $needed } Punkte
wanted-shape = { $needed } Punkte und { $shape }
opening-needed = Noch keine Erstmeldung: nötig { $wanted }
opening-progress = Erstmeldung: **{ $laid } von { $needed }** Punkten ausgelegt
opening-progress-shape = Erstmeldung: **{ $laid } von { $needed }** Punkten ausgelegt. Dazu gehört { $shape }.
missing = Zum Ausmachen fehlt noch: { $what }
missing-canastas = { $count ->
    [one] eine Canasta
   *[other] { $count } Canastas
}
missing-more = { $count ->
    [one] eine weitere Canasta
   *[other] { $count } weitere Canastas
}
missing-red-threes = { $count ->
    [one] eine rote Drei
   *[other] { $count } rote Dreien
}
missing-feet = der Fuß von { $players } (noch nicht aufgenommen)
missing-own-foot-hand-empty = dein Fuß (noch nicht aufgenommen)
missing-own-foot-first-canasta = dein zweites Päckchen (noch nicht aufgenommen)
missing-unfinished = eine Canasta für { $meld } (unfertig kosten sie { $points } Punkte)
red-threes = Rote Dreien: { $cards }
threes = Dreien: { $cards }
threes-of = Rote Dreien von { $player }: { $cards }
captured = Erbeutete schwarze Dreien: { $cards }
board-last-turns = **Letzte Züge**
board-last-turn = - { $told }
board-turn-draw = ### ▶️ **{ $player }** zieht
    Der Zug begann <t:{ $since }:R>.
board-turn-take = ### ▶️ **{ $player }** nimmt die Ablage, oder die Runde endet
    Der Zug begann <t:{ $since }:R>.
board-turn-pass = ### ▶️ **{ $player }** kann nur passen, und die Runde endet
    Der Zug begann <t:{ $since }:R>.
board-turn-meld = ### ▶️ **{ $player }** legt Karten aus
    Der Zug begann <t:{ $since }:R>.
board-asked = ### ▶️ **{ $player }** fragt { $partner }: „Darf ich ausmachen?“
    Der Zug begann <t:{ $since }:R>.
board-turn-open = ### ⏳ Das Spiel wartet, bis jemand **{ $seat }** übernimmt
board-round-over = ### Die Runde ist zu Ende
    Das Ergebnis steht weiter unten.
board-match-over = ### 🎉 Die Partie ist zu Ende: { $team } hat gewonnen!
board-seat-open = ⚠️ **{ $seat } ist frei.** Drück den Knopf, um diesen Platz mit seinen Karten zu übernehmen.
board-fingerprint = -# Prüfung der Karten: { $fingerprint }…, siehe Punkte

# Ablage und Stapel
pile = **Ablage:** { $top } obenauf · { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
pile-base = { $count ->
    [one] {" "}· 1 weitere verdeckt
   *[other] {" "}· { $count } weitere verdeckt
}
pile-part = {" "}· wer sie nimmt, bekommt die obersten { $count }
pile-only-opened = Nur ein Team mit Erstmeldung kann sie nehmen.
pile-not-for-your-opening = Dein Team kann sie erst nach seiner Erstmeldung nehmen.
pile-empty = **Ablage:** leer
pile-waiting = { $count ->
    [one] **Ablage:** genommen. 1 Karte davon wartet, bis die Erstmeldung fertig ist.
   *[other] **Ablage:** genommen. { $count } Karten davon warten, bis die Erstmeldung fertig ist.
}
pile-cards = In der Ablage: { $cards }
pile-blocked-wild = { $mark } **Gesperrt:** Eine wilde Karte liegt obenauf. Niemand kann die Ablage jetzt nehmen.
pile-blocked-black-three = { $mark } **Gesperrt:** Eine schwarze Drei liegt obenauf. Niemand kann die Ablage jetzt nehmen.
pile-blocked-red-three = { $mark } **Gesperrt:** Eine rote Drei liegt obenauf. Niemand kann die Ablage jetzt nehmen.
pile-blocked-natural = { $mark } **Gesperrt:** Niemand kann die Ablage jetzt nehmen.
pile-frozen = { $mark } **Eingefroren** ({ $why }): Wer sie nimmt, braucht dazu { $pair } auf der Hand.
pile-frozen-blocked = { $mark } Auch **eingefroren**: { $why }.
pile-before-opening = { $mark } **Eingefroren** für { $teams } bis zur Erstmeldung: Wer sie nimmt, braucht dazu { $pair } auf der Hand.
pile-before-any-opening = { $mark } **Eingefroren** für jedes Team bis zu seiner Erstmeldung: Wer sie nimmt, braucht dazu { $pair } auf der Hand.
pile-before-your-opening = { $mark } **Eingefroren** bis zur Erstmeldung deines Teams: Zum Nehmen brauchst du { $pair } auf der Hand.
frozen-by-wild = eine wilde Karte liegt darin
frozen-by-red-three = eine rote Drei liegt darin
frozen-by-black-three = eine schwarze Drei liegt darin
frozen-by-rule = immer, in diesem Spiel
stock = { $count ->
    [0] **Stapel:** aufgebraucht
    [one] **Stapel:** 1 Karte
   *[other] **Stapel:** { $count } Karten
}

# was geschehen ist: Teile eines Zugs, durch Kommas verbunden
history-turn = { $player } { $said }
history-dealt = { $dealer } hat Runde { $number } gegeben
history-drew = { $count ->
    [one] zog
   *[other] zog { $count } Karten
}
history-red-threes = legte { $cards }
history-extra-pile = { $count ->
    [one] zog 1 weitere
   *[other] zog { $count } weitere
}
history-extra-opening = zog { $count } Karten für die Erstmeldung
history-extra-talon = bekam { $count } Karten für die Erstmeldung
history-foot-hand-empty = nahm den Fuß auf
history-foot-first-canasta = nahm das zweite Päckchen auf
history-lone = **spielt allein** gegen die anderen
history-combined = legte zwei Meldungen zusammen
history-shown = zeigte { $hand }: { $cards }
history-run = eine { $suit }-Sequenz
history-wild-meld = { $laid } als wilde Karten
history-took = { $size ->
    [one] nahm die Ablage (1 Karte) mit { $how }
   *[other] nahm die Ablage ({ $size } Karten) mit { $how }
}
history-took-onto = { $size ->
    [one] nahm die Ablage (1 Karte) für { $how }
   *[other] nahm die Ablage ({ $size } Karten) für { $how }
}
history-laid = legte { $laid }
history-wilds-to = { $laid } an { $rank }
history-asked = fragte nach dem Ausmachen
history-answer-yes = der Partner sagte Ja
history-answer-no = der Partner sagte Nein
history-discarded = warf { $card } ab
history-passed = passte
history-stock-end = **Der Stapel ist aufgebraucht: Die Runde ist zu Ende.**
history-out = **{ $player } hat ausgemacht!**

# Aufruf und Frage
turn-call = { $player }, **du bist dran** · Tisch { $table }
question = { $partner }, { $asker } fragt dich als Partner:
    ### „Darf ich ausmachen?“
question-meaning = **Ja:** { $asker } muss jetzt ausmachen, und die Runde endet. **Nein:** { $asker } spielt weiter.
question-only = -# Nur der Partner kann antworten · Tisch { $table }
question-answered-yes = { $asker } hat gefragt: „Darf ich ausmachen?“ · { $partner } hat **Ja** gesagt.
question-answered-no = { $asker } hat gefragt: „Darf ich ausmachen?“ · { $partner } hat **Nein** gesagt.
button-yes = Ja, mach aus
button-no = Nein, spiel weiter

# ein freier Platz in einer Partie
vacancy = { $players }: **Ein Platz ist frei** · Tisch { $table }
vacancy-seat = ⚠️ **{ $seat }** ist frei.
vacancy-seat-left = { $count ->
    [one] ⚠️ { $players } hat **{ $seat }** verlassen.
   *[other] ⚠️ { $players } haben **{ $seat }** verlassen.
}
vacancy-waits = Das Spiel wartet, wenn dieser Platz am Zug ist, und vor dem nächsten Geben. Drück den Knopf, um den Platz zu übernehmen.

# vorzeitig beenden
end-question = { $player } möchte **diese Partie jetzt beenden**, ohne Sieger. Aus jedem Team muss ein Spieler zustimmen.
end-agreed = Zugestimmt: { $players }
end-waiting = Es fehlt noch: ein Spieler von { $team } ({ $players })
end-off = Niemand will die Partie mehr beenden. Sie geht weiter.
button-agree = Einverstanden, beenden
button-carry-on = Mein Ja zurücknehmen
closed-empty = Dieser Tisch ist geschlossen: Niemand war mehr da. Eröffne einen neuen mit `/canasta neu`.
closed-agreed = Die Partie wurde beendet: Beide Teams waren einverstanden. Eröffne einen neuen Tisch mit `/canasta neu`.
closed-moderator = Die Partie wurde von einem Moderator beendet. Eröffne einen neuen Tisch mit `/canasta neu`.
closed-host = Der Gastgeber hat diesen Tisch abgesagt. Eröffne einen neuen mit `/canasta neu`.
closed-lost = Dieser Tisch ist geschlossen: Seinen Kanal gibt es nicht mehr.
