# Ergebnisse von Runden und Partien, der Punktestand.

result-title = ## Runde { $number } · Tisch { $table }
result-out = 🏁 **{ $player } hat ausgemacht.**
result-out-concealed = 🏁 **{ $player } hat aus der Hand ausgemacht:** alle Karten in einem Zug!
result-special = 🏁 **{ $player } hat { $hand } gezeigt.**
result-lone = { $player } hat in dieser Runde allein gespielt.
result-stock-end = **Der Stapel ist aufgebraucht.** Niemand hat ausgemacht.
result-team = ### { $team }
result-score = **Diese Runde: { $score }**
result-total = Summe: { $before } → **{ $total }**
result-seed = -# Prüfung der Karten: Startwert { $seed }
    -# Sein SHA-256 war beim Geben zu sehen. `python -m engine verify SEED --ruleset { $game } --round { $number } --dealer { $dealer }` gibt die gemischten Karten aus.

sheet-melded-cards = { $count ->
    [one] 1 ausgelegte Karte: { $points }
   *[other] { $count } ausgelegte Karten: { $points }
}
sheet-natural-canastas = { $count ->
    [one] 1 reine Canasta: { $points }
   *[other] { $count } reine Canastas: { $points }
}
sheet-mixed-canastas = { $count ->
    [one] 1 gemischte Canasta: { $points }
   *[other] { $count } gemischte Canastas: { $points }
}
sheet-sequence-canastas = { $count ->
    [one] 1 volle Sequenz: { $points }
   *[other] { $count } volle Sequenzen: { $points }
}
sheet-wild-canastas = { $count ->
    [one] 1 wilde Canasta: { $points }
   *[other] { $count } wilde Canastas: { $points }
}
sheet-rank-canastas = { $count ->
    [one] 1 besondere Canasta: { $points }
   *[other] { $count } besondere Canastas: { $points }
}
sheet-canastas-of = { $count ->
    [one] 1 Canasta ({ $rank }): { $points }
   *[other] { $count } Canastas ({ $rank }): { $points }
}
sheet-canasta-count = Prämie für { $count } Canastas: { $points }
sheet-black-threes = { $count ->
    [one] 1 erbeutete schwarze Drei: { $points }
   *[other] { $count } erbeutete schwarze Dreien: { $points }
}
sheet-penalties = { $count ->
    [one] Strafe: { $points }
   *[other] { $count } Strafen: { $points }
}
sheet-penalty-unfinished = { $count ->
    [one] Unfertig ({ $meld }): { $points }
   *[other] Unfertig ({ $meld }), { $count }-mal: { $points }
}
sheet-penalty-held = { $count ->
    [one] Strafe für { $what }: { $points }
   *[other] { $count } Strafen für { $what }: { $points }
}
sheet-short-sequence = kurze Sequenz
sheet-hand-with = { $cards } oder mehr auf einer Hand
sheet-three-in-packet = { $laid ->
    [all] eine Drei
   *[red] eine rote Drei
} in einem nie aufgenommenen Päckchen
sheet-special-hand = Besonderes Blatt: { $points }
sheet-threes = { $count ->
    [one] 1 Drei: { $points }
   *[other] { $count } Dreien: { $points }
}
sheet-red-threes = { $count ->
    [one] 1 rote Drei: { $points }
   *[other] { $count } rote Dreien: { $points }
}
sheet-going-out = Ausmachen: { $points }
sheet-concealed = Ausmachen aus der Hand: { $points }
sheet-cards-in-hand = { $count ->
    [one] 1 Karte noch auf der Hand: { $points }
   *[other] { $count } Karten noch auf der Hand: { $points }
}
sheet-cards-in-packets = { $count ->
    [one] 1 Karte noch auf der Hand oder in einem zweiten Päckchen: { $points }
   *[other] { $count } Karten noch auf der Hand und in zweiten Päckchen: { $points }
}

match-title = ## Die Partie ist zu Ende · Tisch { $table }
match-won = ### 🏆 { $team } hat gewonnen!
match-winners = Glückwunsch, { $players }!
match-last-round = **Die letzte Runde: Runde { $number }**
match-again = Noch eine mit denselben Spielern?
button-rematch = Revanche

score-team = **{ $team }:** { $score }
score-team-opening = **{ $team }:** { $score } · Erstmeldung: { $wanted }
score-round = Runde { $number }
score-points = { $points }
score-total = Summe
score-not-started = Die Partie hat noch nicht begonnen.
score-fingerprint = -# Prüfung der Karten, SHA-256 des Startwerts: { $fingerprint }
    -# Er bindet mich an diese Kartenverteilung. Der Startwert steht im Ergebnis, wenn die Runde zu Ende ist.
