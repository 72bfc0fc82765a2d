# Results of rounds and matches, the score.

result-title = ## Round { $number } · Table { $table }
result-out = 🏁 **{ $player } went out.**
result-out-concealed = 🏁 **{ $player } went out concealed:** the whole hand in one turn!
result-special = 🏁 **{ $player } showed { $hand }.**
result-lone = { $player } played alone in this round.
result-stock-end = **The stock is used up.** Nobody went out.
result-team = ### { $team }
result-score = **This round: { $score }**
result-total = Total: { $before } → **{ $total }**
result-seed = -# Deal check: seed { $seed }
    -# Its SHA-256 was shown at the deal. `python -m engine verify SEED --ruleset { $game } --round { $number } --dealer { $dealer }` prints the shuffled pack.

sheet-melded-cards = { $count ->
    [one] 1 card laid: { $points }
   *[other] { $count } cards laid: { $points }
}
sheet-natural-canastas = { $count ->
    [one] 1 natural canasta: { $points }
   *[other] { $count } natural canastas: { $points }
}
sheet-mixed-canastas = { $count ->
    [one] 1 mixed canasta: { $points }
   *[other] { $count } mixed canastas: { $points }
}
sheet-sequence-canastas = { $count ->
    [one] 1 full sequence: { $points }
   *[other] { $count } full sequences: { $points }
}
sheet-wild-canastas = { $count ->
    [one] 1 canasta of wild cards: { $points }
   *[other] { $count } canastas of wild cards: { $points }
}
sheet-rank-canastas = { $count ->
    [one] 1 special canasta: { $points }
   *[other] { $count } special canastas: { $points }
}
sheet-canastas-of = { $count ->
    [one] 1 canasta of { $rank }: { $points }
   *[other] { $count } canastas of { $rank }: { $points }
}
sheet-canasta-count = Bonus for { $count } canastas: { $points }
sheet-black-threes = { $count ->
    [one] 1 captured black three: { $points }
   *[other] { $count } captured black threes: { $points }
}
sheet-penalties = { $count ->
    [one] Penalty: { $points }
   *[other] { $count } penalties: { $points }
}
sheet-penalty-unfinished = { $count ->
    [one] Unfinished { $meld }: { $points }
   *[other] Unfinished { $meld }, { $count } times: { $points }
}
sheet-penalty-held = { $count ->
    [one] Penalty for { $what }: { $points }
   *[other] { $count } penalties for { $what }: { $points }
}
sheet-short-sequence = short sequence
sheet-hand-with = a hand with { $cards } or more
sheet-three-in-packet = { $laid ->
    [all] a three
   *[red] a red three
} in a packet never taken up
sheet-special-hand = Special hand: { $points }
sheet-threes = { $count ->
    [one] 1 three: { $points }
   *[other] { $count } threes: { $points }
}
sheet-red-threes = { $count ->
    [one] 1 red three: { $points }
   *[other] { $count } red threes: { $points }
}
sheet-going-out = Going out: { $points }
sheet-concealed = Going out concealed: { $points }
sheet-cards-in-hand = { $count ->
    [one] 1 card left in hand: { $points }
   *[other] { $count } cards left in hand: { $points }
}
sheet-cards-in-packets = { $count ->
    [one] 1 card left in hand or in a second packet: { $points }
   *[other] { $count } cards left in hands and second packets: { $points }
}

match-title = ## The match is over · Table { $table }
match-won = ### 🏆 { $team } won!
match-winners = Congratulations, { $players }!
match-last-round = **The last round: round { $number }**
match-again = Another one with the same players?
button-rematch = Rematch

score-team = **{ $team }:** { $score }
score-team-opening = **{ $team }:** { $score } · needs { $wanted } to open
score-round = Round { $number }
score-points = { $points }
score-total = Total
score-not-started = The match has not started yet.
score-fingerprint = -# Deal check, SHA-256 of the seed: { $fingerprint }
    -# It binds me to this deal. The seed is in the result when the round is over.
