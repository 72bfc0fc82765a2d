# Was Bilder zeigen, in Worten, für alle, die sie nicht sehen. Keine Zeichen: Eine Stimme liest das vor.

# Karten
picture-rank-0 = Joker
picture-rank-1 = Ass
picture-rank-2 = Zwei
picture-rank-3 = Drei
picture-rank-4 = Vier
picture-rank-5 = Fünf
picture-rank-6 = Sechs
picture-rank-7 = Sieben
picture-rank-8 = Acht
picture-rank-9 = Neun
picture-rank-10 = Zehn
picture-rank-11 = Bube
picture-rank-12 = Dame
picture-rank-13 = König
picture-suit-c = Kreuz
picture-suit-d = Karo
picture-suit-h = Herz
picture-suit-s = Pik
picture-card = { $suit }-{ $rank }

# der Tisch
picture-table = Canasta-Tisch, Runde { $number }.
picture-turn-draw = { $player } zieht.
picture-turn-meld = { $player } legt Karten aus.
picture-round-out = Die Runde ist zu Ende: { $player } hat ausgemacht.
picture-round-over = Die Runde ist zu Ende: Niemand hat ausgemacht.
picture-pile = { $count ->
    [one] Ablage: { $top }, die einzige Karte.
   *[other] Ablage: { $top } obenauf, insgesamt { $count } Karten.
}
picture-pile-empty = Die Ablage ist leer.
picture-pile-waiting = { $count ->
    [one] Die Ablage ist genommen; 1 Karte davon wartet auf die Erstmeldung.
   *[other] Die Ablage ist genommen; { $count } Karten davon warten auf die Erstmeldung.
}
picture-pile-base = { $count ->
    [one] 1 weitere liegt verdeckt darunter.
   *[other] { $count } weitere liegen verdeckt darunter.
}
picture-pile-cards = In der Ablage, die neueste zuerst: { $cards }.
picture-pile-blocked = Sie ist gesperrt.
picture-pile-frozen = Sie ist eingefroren.
picture-pile-crosswise = Sie ist eingefroren; die Karte, die sie einfriert, liegt quer.
picture-stock = { $count ->
    [0] Der Stapel ist aufgebraucht.
    [one] Stapel: 1 Karte.
   *[other] Stapel: { $count } Karten.
}
picture-player = { $count ->
    [one] { $player } (1 Karte)
   *[other] { $player } ({ $count } Karten)
}
picture-player-foot = { $count ->
    [one] { $player } (1 Karte, Fuß wartet)
   *[other] { $player } ({ $count } Karten, Fuß wartet)
}
picture-player-away = { $player } (setzt aus)
picture-side = { $score ->
    [one] { $players }, { $score } Punkt: { $things }.
   *[other] { $players }, { $score } Punkte: { $things }.
}
picture-side-partners = { $players }, Partner in dieser Runde: { $things }.
picture-nothing = noch nichts ausgelegt
picture-needs = braucht { $needed } Punkte für die Erstmeldung
picture-laid = { $laid } von { $needed } Punkten für die Erstmeldung ausgelegt
picture-player-score = { $score ->
    [one] { $player } mit { $score } Punkt
   *[other] { $player } mit { $score } Punkten
}
picture-threes = { $count ->
    [one] 1 Drei
   *[other] { $count } Dreien
}
picture-red-threes = { $count ->
    [one] 1 rote Drei
   *[other] { $count } rote Dreien
}
picture-captured = { $count ->
    [one] 1 erbeutete schwarze Drei
   *[other] { $count } erbeutete schwarze Dreien
}
picture-then = { "; " }
picture-meld-natural = reine Canasta, { $what } ({ $count } Karten)
picture-meld-mixed = gemischte Canasta, { $what } ({ $count } Karten, { $wilds } wilde)
picture-meld-sevens = { $wilds ->
    [0] Siebener-Canasta ({ $count } Karten)
   *[other] Siebener-Canasta ({ $count } Karten, { $wilds } wilde)
}
picture-meld-sequence = volle Sequenz { $what }
picture-meld-wild = { $jokers ->
    [0] wilde Canasta ({ $count } Karten)
    [one] wilde Canasta ({ $count } Karten, davon 1 Joker)
   *[other] wilde Canasta ({ $count } Karten, davon { $jokers } Joker)
}
picture-meld-open = { $wilds ->
    [0] { $count } { $what }
    [one] { $count } { $what } und 1 wilde Karte
   *[other] { $count } { $what } und { $wilds } wilde Karten
}
picture-meld-open-sequence = Sequenz { $what }
picture-run = { $suit } { $low } bis { $high }
picture-canastas-natural = { $count ->
    [one] 1 reine Canasta
   *[other] { $count } reine Canastas
}
picture-canastas-mixed = { $count ->
    [one] 1 gemischte Canasta
   *[other] { $count } gemischte Canastas
}
picture-canastas-sevens = { $count ->
    [one] 1 Siebener-Canasta
   *[other] { $count } Siebener-Canastas
}
picture-canastas-sequence = { $count ->
    [one] 1 volle Sequenz
   *[other] { $count } volle Sequenzen
}
picture-canastas-wild = { $count ->
    [one] 1 wilde Canasta
   *[other] { $count } wilde Canastas
}
picture-melds = { $count ->
    [one] 1 weitere Meldung
   *[other] { $count } weitere Meldungen
}

# die Punktestände
picture-chart = { $count ->
    [one] Punktestand nach 1 Runde.
   *[other] Punktestand nach { $count } Runden.
}
picture-chart-team = { $team }: { $totals }.
picture-chart-team-short = { $team }: { $total }.
picture-chart-thresholds = Linien zeigen, wo eine Erstmeldung mehr braucht: { $steps }.
picture-chart-step = { $points } Punkte ab einer Summe von { $total }
picture-chart-step-round = { $points } Punkte ab Runde { $number }
picture-chart-target = Die Partie geht bis { $target } Punkte.

# das Ergebnis; diese Wörter stehen im Bild
picture-result-game = Canasta: { $game }
picture-result-rounds = { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
}
picture-result-best = beste Runde { $points }
# … und das zeigt es
picture-result = { $score ->
    [one] Ergebnis einer Partie ({ $game }): { $team } hat mit { $score } Punkt gewonnen.
   *[other] Ergebnis einer Partie ({ $game }): { $team } hat mit { $score } Punkten gewonnen.
}
picture-result-players = { $team }: { $players }.
picture-result-other = { $team }: { $score }.
