# Cards, melds, seats and teams.

rank-short-0 = 🃏
rank-short-1 = A
rank-short-2 = 2
rank-short-3 = 3
rank-short-4 = 4
rank-short-5 = 5
rank-short-6 = 6
rank-short-7 = 7
rank-short-8 = 8
rank-short-9 = 9
rank-short-10 = 10
rank-short-11 = J
rank-short-12 = Q
rank-short-13 = K

rank-many-0 = jokers
rank-many-1 = aces
rank-many-2 = twos
rank-many-3 = black threes
rank-many-4 = fours
rank-many-5 = fives
rank-many-6 = sixes
rank-many-7 = sevens
rank-many-8 = eights
rank-many-9 = nines
rank-many-10 = tens
rank-many-11 = jacks
rank-many-12 = queens
rank-many-13 = kings

rank-count-0 = { $count ->
    [one] { $count } joker
   *[other] { $count } jokers
}
rank-count-1 = { $count ->
    [one] { $count } ace
   *[other] { $count } aces
}
rank-count-2 = { $count ->
    [one] { $count } two
   *[other] { $count } twos
}
rank-count-3 = { $count ->
    [one] { $count } three
   *[other] { $count } threes
}
rank-count-4 = { $count ->
    [one] { $count } four
   *[other] { $count } fours
}
rank-count-5 = { $count ->
    [one] { $count } five
   *[other] { $count } fives
}
rank-count-6 = { $count ->
    [one] { $count } six
   *[other] { $count } sixes
}
rank-count-7 = { $count ->
    [one] { $count } seven
   *[other] { $count } sevens
}
rank-count-8 = { $count ->
    [one] { $count } eight
   *[other] { $count } eights
}
rank-count-9 = { $count ->
    [one] { $count } nine
   *[other] { $count } nines
}
rank-count-10 = { $count ->
    [one] { $count } ten
   *[other] { $count } tens
}
rank-count-11 = { $count ->
    [one] { $count } jack
   *[other] { $count } jacks
}
rank-count-12 = { $count ->
    [one] { $count } queen
   *[other] { $count } queens
}
rank-count-13 = { $count ->
    [one] { $count } king
   *[other] { $count } kings
}

list-comma = { ", " }
list-plus = { " + " }
list-dot = { " · " }

# Sequences: the suit, the lowest and the highest card.
run = { $suit } { $low }–{ $high }
run-one = { $suit } { $low }
wild-cards = wild cards
cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}

# A meld on the board: rank, number of cards, wild cards among them, which canasta. Open ones share a line.
meld-wild-sign = Wild
meld-closed = { " " }{ $mark }
melds-closed = { $mark } { $melds }
meld-full-natural = { $mark }{ $rank }
meld-full-mixed = { $mark }{ $rank }
meld-full-sequence = { $mark }{ $rank }
meld-full-wild = { $mark }{ $rank }
meld-full-sevens = { $mark }{ $rank }
meld-open = { $wilds ->
    [0] **{ $rank }** × { $count }
   *[other] **{ $rank }** × { $count } ({ $wilds } wild)
}
meld-natural = **{ $rank }** × { $count } · { $mark } natural canasta
meld-mixed = **{ $rank }** × { $count } · { $mark } mixed canasta, { $wilds } wild
meld-sevens = { $wilds ->
    [0] **{ $rank }** × { $count } · { $mark } canasta of sevens
   *[other] **{ $rank }** × { $count } · { $mark } canasta of sevens, { $wilds } wild
}
meld-sequence = **{ $rank }** × { $count } · { $mark } full sequence
meld-wild = { $jokers ->
    [0] **{ $rank }** × { $count } · { $mark } canasta of wild cards
   *[other] **{ $rank }** × { $count } ({ $jokers } 🃏) · { $mark } canasta of wild cards
}
meld-open-wild = { $jokers ->
    [0] **{ $rank }** × { $count }
   *[other] **{ $rank }** × { $count } ({ $jokers } 🃏)
}

# … where there are very many canastas: a line for each kind
melds-of-kind = { $kind }: { $melds }
meld-in-kind = { $wilds ->
    [0] **{ $rank }** × { $count }
   *[other] **{ $rank }** × { $count } ({ $wilds } wild)
}
melds-natural = { $mark } Natural
melds-mixed = { $mark } Mixed
melds-sequence = { $mark } Sequences
melds-wild = { $mark } Wild cards
melds-sevens = { $mark } Sevens

meld-brief-open = { $wilds ->
    [0] { $rank }×{ $count }
   *[other] { $rank }×{ $count } ({ $wilds } wild)
}
meld-brief-open-wild = { $rank }×{ $count }
meld-brief-natural = { $rank }×{ $count } { $mark } natural
meld-brief-mixed = { $rank }×{ $count } { $mark } mixed
meld-brief-sevens = { $rank }×{ $count } { $mark }
meld-brief-sequence = { $rank } { $mark } full
meld-brief-wild = { $rank }×{ $count } { $mark }

# special hands
special-straight = a straight
special-pairs = pairs
special-pairs-with-wilds = pairs with wild cards
special-garbage = garbage

seat-north = North
seat-east = East
seat-south = South
seat-west = West
seat-number = Seat { $number }
team-north-south = North–South
team-east-west = East–West
team-number = Team { $number }
player-on-seat = { $player } ({ $seat })
