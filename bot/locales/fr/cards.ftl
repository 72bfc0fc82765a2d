# Cartes, combinaisons, places et équipes.

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
rank-many-1 = as
rank-many-2 = deux
rank-many-3 = trois noirs
rank-many-4 = quatre
rank-many-5 = cinq
rank-many-6 = six
rank-many-7 = sept
rank-many-8 = huit
rank-many-9 = neuf
rank-many-10 = dix
rank-many-11 = valets
rank-many-12 = dames
rank-many-13 = rois

rank-count-0 = { $count ->
    [one] { $count } joker
   *[other] { $count } jokers
}
rank-count-1 = { $count } as
rank-count-2 = { $count } deux
rank-count-3 = { $count } trois
rank-count-4 = { $count } quatre
rank-count-5 = { $count } cinq
rank-count-6 = { $count } six
rank-count-7 = { $count } sept
rank-count-8 = { $count } huit
rank-count-9 = { $count } neuf
rank-count-10 = { $count } dix
rank-count-11 = { $count ->
    [one] { $count } valet
   *[other] { $count } valets
}
rank-count-12 = { $count ->
    [one] { $count } dame
   *[other] { $count } dames
}
rank-count-13 = { $count ->
    [one] { $count } roi
   *[other] { $count } rois
}

list-comma = { ", " }
list-plus = { " + " }
list-dot = { " · " }

# Séquences : la couleur, la carte la plus basse et la plus haute.
run = { $suit } { $low }–{ $high }
run-one = { $suit } { $low }
wild-cards = cartes joker
cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

# Une combinaison sur la table : rang, nombre de cartes, cartes joker, quelle canasta. Les autres partagent une ligne.
meld-wild-sign = Cartes joker
meld-closed = { " " }{ $mark }
melds-closed = { $mark } { $melds }
meld-full-natural = { $mark }{ $rank }
meld-full-mixed = { $mark }{ $rank }
meld-full-sequence = { $mark }{ $rank }
meld-full-wild = { $mark }{ $rank }
meld-full-sevens = { $mark }{ $rank }
meld-open = { $wilds ->
    [0] **{ $rank }** × { $count }
    [one] **{ $rank }** × { $count } ({ $wilds } carte joker)
   *[other] **{ $rank }** × { $count } ({ $wilds } cartes joker)
}
meld-natural = **{ $rank }** × { $count } · { $mark } canasta naturelle
meld-mixed = { $wilds ->
    [one] **{ $rank }** × { $count } · { $mark } canasta mixte, { $wilds } carte joker
   *[other] **{ $rank }** × { $count } · { $mark } canasta mixte, { $wilds } cartes joker
}
meld-sevens = { $wilds ->
    [0] **{ $rank }** × { $count } · { $mark } canasta de sept
    [one] **{ $rank }** × { $count } · { $mark } canasta de sept, { $wilds } carte joker
   *[other] **{ $rank }** × { $count } · { $mark } canasta de sept, { $wilds } cartes joker
}
meld-sequence = **{ $rank }** × { $count } · { $mark } séquence complète
meld-wild = { $jokers ->
    [0] **{ $rank }** × { $count } · { $mark } canasta de cartes joker
   *[other] **{ $rank }** × { $count } ({ $jokers } 🃏) · { $mark } canasta de cartes joker
}
meld-open-wild = { $jokers ->
    [0] **{ $rank }** × { $count }
   *[other] **{ $rank }** × { $count } ({ $jokers } 🃏)
}

# … s’il y a un très grand nombre de canastas : une ligne par sorte
melds-of-kind = { $kind } : { $melds }
meld-in-kind = { $wilds ->
    [0] **{ $rank }** × { $count }
    [one] **{ $rank }** × { $count } ({ $wilds } carte joker)
   *[other] **{ $rank }** × { $count } ({ $wilds } cartes joker)
}
melds-natural = { $mark } Naturelles
melds-mixed = { $mark } Mixtes
melds-sequence = { $mark } Séquences
melds-wild = { $mark } Cartes joker
melds-sevens = { $mark } Sept

meld-brief-open = { $wilds ->
    [0] { $rank }×{ $count }
    [one] { $rank }×{ $count } ({ $wilds } carte joker)
   *[other] { $rank }×{ $count } ({ $wilds } cartes joker)
}
meld-brief-open-wild = { $rank }×{ $count }
meld-brief-natural = { $rank }×{ $count } { $mark } naturelle
meld-brief-mixed = { $rank }×{ $count } { $mark } mixte
meld-brief-sevens = { $rank }×{ $count } { $mark }
meld-brief-sequence = { $rank } { $mark } complète
meld-brief-wild = { $rank }×{ $count } { $mark }

# mains spéciales
special-straight = une suite
special-pairs = des paires
special-pairs-with-wilds = des paires avec cartes joker
special-garbage = des carrés et des brelans

seat-north = Nord
seat-east = Est
seat-south = Sud
seat-west = Ouest
seat-number = N° { $number }
team-north-south = Nord–Sud
team-east-west = Est–Ouest
team-number = Équipe { $number }
player-on-seat = { $player } ({ $seat })
