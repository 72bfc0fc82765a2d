# Cartas, combinaciones, puestos y equipos.

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
rank-many-1 = ases
rank-many-2 = doses
rank-many-3 = treses negros
rank-many-4 = cuatros
rank-many-5 = cincos
rank-many-6 = seises
rank-many-7 = sietes
rank-many-8 = ochos
rank-many-9 = nueves
rank-many-10 = dieces
rank-many-11 = jotas
rank-many-12 = reinas
rank-many-13 = reyes

rank-count-0 = { $count ->
    [one] { $count } joker
   *[other] { $count } jokers
}
rank-count-1 = { $count ->
    [one] { $count } as
   *[other] { $count } ases
}
rank-count-2 = { $count ->
    [one] { $count } dos
   *[other] { $count } doses
}
rank-count-3 = { $count ->
    [one] { $count } tres
   *[other] { $count } treses
}
rank-count-4 = { $count ->
    [one] { $count } cuatro
   *[other] { $count } cuatros
}
rank-count-5 = { $count ->
    [one] { $count } cinco
   *[other] { $count } cincos
}
rank-count-6 = { $count ->
    [one] { $count } seis
   *[other] { $count } seises
}
rank-count-7 = { $count ->
    [one] { $count } siete
   *[other] { $count } sietes
}
rank-count-8 = { $count ->
    [one] { $count } ocho
   *[other] { $count } ochos
}
rank-count-9 = { $count ->
    [one] { $count } nueve
   *[other] { $count } nueves
}
rank-count-10 = { $count ->
    [one] { $count } diez
   *[other] { $count } dieces
}
rank-count-11 = { $count ->
    [one] { $count } jota
   *[other] { $count } jotas
}
rank-count-12 = { $count ->
    [one] { $count } reina
   *[other] { $count } reinas
}
rank-count-13 = { $count ->
    [one] { $count } rey
   *[other] { $count } reyes
}

list-comma = { ", " }
list-plus = { " + " }
list-dot = { " · " }

# Secuencias: el palo, la carta más baja y la más alta.
run = { $suit } { $low }–{ $high }
run-one = { $suit } { $low }
wild-cards = comodines
cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}

# Una combinación en la mesa: valor, número de cartas, cuántos comodines, qué canasta. Las abiertas van en una línea.
meld-wild-sign = Comodines
meld-closed = { " " }{ $mark }
melds-closed = { $mark } { $melds }
meld-full-natural = { $mark }{ $rank }
meld-full-mixed = { $mark }{ $rank }
meld-full-sequence = { $mark }{ $rank }
meld-full-wild = { $mark }{ $rank }
meld-full-sevens = { $mark }{ $rank }
meld-open = { $wilds ->
    [0] **{ $rank }** × { $count }
    [one] **{ $rank }** × { $count } ({ $wilds } comodín)
   *[other] **{ $rank }** × { $count } ({ $wilds } comodines)
}
meld-natural = **{ $rank }** × { $count } · { $mark } canasta natural
meld-mixed = { $wilds ->
    [one] **{ $rank }** × { $count } · { $mark } canasta mixta, { $wilds } comodín
   *[other] **{ $rank }** × { $count } · { $mark } canasta mixta, { $wilds } comodines
}
meld-sevens = { $wilds ->
    [0] **{ $rank }** × { $count } · { $mark } canasta de sietes
    [one] **{ $rank }** × { $count } · { $mark } canasta de sietes, { $wilds } comodín
   *[other] **{ $rank }** × { $count } · { $mark } canasta de sietes, { $wilds } comodines
}
meld-sequence = **{ $rank }** × { $count } · { $mark } secuencia completa
meld-wild = { $jokers ->
    [0] **{ $rank }** × { $count } · { $mark } canasta de comodines
   *[other] **{ $rank }** × { $count } ({ $jokers } 🃏) · { $mark } canasta de comodines
}
meld-open-wild = { $jokers ->
    [0] **{ $rank }** × { $count }
   *[other] **{ $rank }** × { $count } ({ $jokers } 🃏)
}

# … cuando hay muchísimas canastas: una línea por clase
melds-of-kind = { $kind }: { $melds }
meld-in-kind = { $wilds ->
    [0] **{ $rank }** × { $count }
    [one] **{ $rank }** × { $count } ({ $wilds } comodín)
   *[other] **{ $rank }** × { $count } ({ $wilds } comodines)
}
melds-natural = { $mark } Naturales
melds-mixed = { $mark } Mixtas
melds-sequence = { $mark } Secuencias
melds-wild = { $mark } Comodines
melds-sevens = { $mark } Sietes

meld-brief-open = { $wilds ->
    [0] { $rank }×{ $count }
    [one] { $rank }×{ $count } ({ $wilds } comodín)
   *[other] { $rank }×{ $count } ({ $wilds } comodines)
}
meld-brief-open-wild = { $rank }×{ $count }
meld-brief-natural = { $rank }×{ $count } { $mark } canasta natural
meld-brief-mixed = { $rank }×{ $count } { $mark } canasta mixta
meld-brief-sevens = { $rank }×{ $count } { $mark }
meld-brief-sequence = { $rank } { $mark } completa
meld-brief-wild = { $rank }×{ $count } { $mark }

# manos especiales
special-straight = una escalera
special-pairs = solo pares
special-pairs-with-wilds = pares con comodines
special-garbage = póqueres y tríos

seat-north = Norte
seat-east = Este
seat-south = Sur
seat-west = Oeste
seat-number = Puesto { $number }
team-north-south = Norte–Sur
team-east-west = Este–Oeste
team-number = Equipo { $number }
player-on-seat = { $player } ({ $seat })
