# What pictures show, in words, for those who do not see them. No signs here: a voice reads this.

# cards
picture-rank-0 = joker
picture-rank-1 = ace
picture-rank-2 = two
picture-rank-3 = three
picture-rank-4 = four
picture-rank-5 = five
picture-rank-6 = six
picture-rank-7 = seven
picture-rank-8 = eight
picture-rank-9 = nine
picture-rank-10 = ten
picture-rank-11 = jack
picture-rank-12 = queen
picture-rank-13 = king
picture-suit-c = clubs
picture-suit-d = diamonds
picture-suit-h = hearts
picture-suit-s = spades
picture-card = { $rank } of { $suit }

# the table
picture-table = Canasta table, round { $number }.
picture-turn-draw = { $player } is to draw.
picture-turn-meld = { $player } is laying cards.
picture-round-out = The round is over: { $player } went out.
picture-round-over = The round is over: nobody went out.
picture-pile = { $count ->
    [one] Pile: { $top }, the only card.
   *[other] Pile: { $top } on top of { $count } cards.
}
picture-pile-empty = The pile is empty.
picture-pile-waiting = { $count ->
    [one] The pile is taken; 1 card of it waits for the opening.
   *[other] The pile is taken; { $count } cards of it wait for the opening.
}
picture-pile-base = { $count ->
    [one] 1 more lies face down under it.
   *[other] { $count } more lie face down under it.
}
picture-pile-cards = In the pile, the latest first: { $cards }.
picture-pile-blocked = It is blocked.
picture-pile-frozen = It is frozen.
picture-pile-crosswise = It is frozen; the card that freezes it lies crosswise.
picture-stock = { $count ->
    [0] The stock is used up.
    [one] Stock: 1 card.
   *[other] Stock: { $count } cards.
}
picture-player = { $count ->
    [one] { $player } (1 card)
   *[other] { $player } ({ $count } cards)
}
picture-player-foot = { $count ->
    [one] { $player } (1 card, foot waiting)
   *[other] { $player } ({ $count } cards, foot waiting)
}
picture-player-away = { $player } (sits out)
picture-side = { $score ->
    [one] { $players }, { $score } point: { $things }.
   *[other] { $players }, { $score } points: { $things }.
}
picture-side-partners = { $players }, partners in this round: { $things }.
picture-nothing = nothing laid yet
picture-needs = needs { $needed } points to open
picture-laid = { $laid } of { $needed } points laid to open
picture-player-score = { $score ->
    [one] { $player } with { $score } point
   *[other] { $player } with { $score } points
}
picture-threes = { $count ->
    [one] 1 three
   *[other] { $count } threes
}
picture-red-threes = { $count ->
    [one] 1 red three
   *[other] { $count } red threes
}
picture-captured = { $count ->
    [one] 1 captured black three
   *[other] { $count } captured black threes
}
picture-then = { "; " }
picture-meld-natural = natural canasta of { $what } ({ $count } cards)
picture-meld-mixed = mixed canasta of { $what } ({ $count } cards, { $wilds } wild)
picture-meld-sevens = { $wilds ->
    [0] canasta of sevens ({ $count } cards)
   *[other] canasta of sevens ({ $count } cards, { $wilds } wild)
}
picture-meld-sequence = full sequence { $what }
picture-meld-wild = { $jokers ->
    [0] canasta of wild cards ({ $count } cards)
    [one] canasta of wild cards ({ $count } cards, 1 joker)
   *[other] canasta of wild cards ({ $count } cards, { $jokers } jokers)
}
picture-meld-open = { $wilds ->
    [0] { $count } { $what }
    [one] { $count } { $what } and 1 wild card
   *[other] { $count } { $what } and { $wilds } wild cards
}
picture-meld-open-sequence = sequence { $what }
picture-run = { $low } to { $high } of { $suit }
picture-canastas-natural = { $count ->
    [one] 1 natural canasta
   *[other] { $count } natural canastas
}
picture-canastas-mixed = { $count ->
    [one] 1 mixed canasta
   *[other] { $count } mixed canastas
}
picture-canastas-sevens = { $count ->
    [one] 1 canasta of sevens
   *[other] { $count } canastas of sevens
}
picture-canastas-sequence = { $count ->
    [one] 1 full sequence
   *[other] { $count } full sequences
}
picture-canastas-wild = { $count ->
    [one] 1 canasta of wild cards
   *[other] { $count } canastas of wild cards
}
picture-melds = { $count ->
    [one] 1 other meld
   *[other] { $count } other melds
}

# the scores
picture-chart = { $count ->
    [one] Scores after 1 round.
   *[other] Scores after { $count } rounds.
}
picture-chart-team = { $team }: { $totals }.
picture-chart-team-short = { $team }: { $total }.
picture-chart-thresholds = Lines mark where an opening needs more: { $steps }.
picture-chart-step = { $points } points from a total of { $total }
picture-chart-step-round = { $points } points from round { $number }
picture-chart-target = The match goes to { $target } points.

# the result; these words stand in the picture
picture-result-game = Canasta: { $game }
picture-result-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
picture-result-best = best round { $points }
# … and this is what it shows
picture-result = { $score ->
    [one] Result of a match of { $game }: { $team } won with { $score } point.
   *[other] Result of a match of { $game }: { $team } won with { $score } points.
}
picture-result-players = { $team }: { $players }.
picture-result-other = { $team }: { $score }.
