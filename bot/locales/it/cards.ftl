# Carte, combinazioni, posti e squadre.

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

rank-many-0 = jolly
rank-many-1 = assi
rank-many-2 = due
rank-many-3 = tre neri
rank-many-4 = quattro
rank-many-5 = cinque
rank-many-6 = sei
rank-many-7 = sette
rank-many-8 = otto
rank-many-9 = nove
rank-many-10 = dieci
rank-many-11 = fanti
rank-many-12 = donne
rank-many-13 = re

rank-count-0 = { $count } jolly
rank-count-1 = { $count ->
    [one] { $count } asso
   *[other] { $count } assi
}
rank-count-2 = { $count } due
rank-count-3 = { $count } tre
rank-count-4 = { $count } quattro
rank-count-5 = { $count } cinque
rank-count-6 = { $count } sei
rank-count-7 = { $count } sette
rank-count-8 = { $count } otto
rank-count-9 = { $count } nove
rank-count-10 = { $count } dieci
rank-count-11 = { $count ->
    [one] { $count } fante
   *[other] { $count } fanti
}
rank-count-12 = { $count ->
    [one] { $count } donna
   *[other] { $count } donne
}
rank-count-13 = { $count } re

list-comma = { ", " }
list-plus = { " + " }
list-dot = { " · " }

# Sequenze: il seme, la carta più bassa e la più alta.
run = { $suit } { $low }–{ $high }
run-one = { $suit } { $low }
wild-cards = matte
cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}

# Una combinazione sul tavolo: valore, numero di carte, quante matte, quale canasta. Le aperte stanno su una riga.
meld-wild-sign = Matte
meld-closed = { " " }{ $mark }
melds-closed = { $mark } { $melds }
meld-full-natural = { $mark }{ $rank }
meld-full-mixed = { $mark }{ $rank }
meld-full-sequence = { $mark }{ $rank }
meld-full-wild = { $mark }{ $rank }
meld-full-sevens = { $mark }{ $rank }
meld-open = { $wilds ->
    [0] **{ $rank }** × { $count }
    [one] **{ $rank }** × { $count } ({ $wilds } matta)
   *[other] **{ $rank }** × { $count } ({ $wilds } matte)
}
meld-natural = **{ $rank }** × { $count } · { $mark } canasta naturale
meld-mixed = { $wilds ->
    [one] **{ $rank }** × { $count } · { $mark } canasta mista, { $wilds } matta
   *[other] **{ $rank }** × { $count } · { $mark } canasta mista, { $wilds } matte
}
meld-sevens = { $wilds ->
    [0] **{ $rank }** × { $count } · { $mark } canasta di sette
    [one] **{ $rank }** × { $count } · { $mark } canasta di sette, { $wilds } matta
   *[other] **{ $rank }** × { $count } · { $mark } canasta di sette, { $wilds } matte
}
meld-sequence = **{ $rank }** × { $count } · { $mark } sequenza completa
meld-wild = { $jokers ->
    [0] **{ $rank }** × { $count } · { $mark } canasta di matte
   *[other] **{ $rank }** × { $count } ({ $jokers } 🃏) · { $mark } canasta di matte
}
meld-open-wild = { $jokers ->
    [0] **{ $rank }** × { $count }
   *[other] **{ $rank }** × { $count } ({ $jokers } 🃏)
}

# … se le canaste sono moltissime: una riga per tipo
melds-of-kind = { $kind }: { $melds }
meld-in-kind = { $wilds ->
    [0] **{ $rank }** × { $count }
    [one] **{ $rank }** × { $count } ({ $wilds } matta)
   *[other] **{ $rank }** × { $count } ({ $wilds } matte)
}
melds-natural = { $mark } Naturali
melds-mixed = { $mark } Miste
melds-sequence = { $mark } Sequenze
melds-wild = { $mark } Matte
melds-sevens = { $mark } Sette

meld-brief-open = { $wilds ->
    [0] { $rank }×{ $count }
    [one] { $rank }×{ $count } ({ $wilds } matta)
   *[other] { $rank }×{ $count } ({ $wilds } matte)
}
meld-brief-open-wild = { $rank }×{ $count }
meld-brief-natural = { $rank }×{ $count } { $mark } naturale
meld-brief-mixed = { $rank }×{ $count } { $mark } mista
meld-brief-sevens = { $rank }×{ $count } { $mark }
meld-brief-sequence = { $rank } { $mark } completa
meld-brief-wild = { $rank }×{ $count } { $mark }

# mani speciali
special-straight = una scala
special-pairs = solo coppie
special-pairs-with-wilds = coppie con matte
special-garbage = poker e tris

seat-north = Nord
seat-east = Est
seat-south = Sud
seat-west = Ovest
seat-number = Posto { $number }
team-north-south = Nord–Sud
team-east-west = Est–Ovest
team-number = Squadra { $number }
player-on-seat = { $player } ({ $seat })
