# Cartas, combinações, lugares e equipes.

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

rank-many-0 = curingas
rank-many-1 = ases
rank-many-2 = dois
rank-many-3 = três pretos
rank-many-4 = quatros
rank-many-5 = cincos
rank-many-6 = seis
rank-many-7 = setes
rank-many-8 = oitos
rank-many-9 = noves
rank-many-10 = dez
rank-many-11 = valetes
rank-many-12 = damas
rank-many-13 = reis

rank-count-0 = { $count ->
    [one] { $count } curinga
   *[other] { $count } curingas
}
rank-count-1 = { $count ->
    [one] { $count } ás
   *[other] { $count } ases
}
rank-count-2 = { $count } dois
rank-count-3 = { $count } três
rank-count-4 = { $count ->
    [one] { $count } quatro
   *[other] { $count } quatros
}
rank-count-5 = { $count ->
    [one] { $count } cinco
   *[other] { $count } cincos
}
rank-count-6 = { $count } seis
rank-count-7 = { $count ->
    [one] { $count } sete
   *[other] { $count } setes
}
rank-count-8 = { $count ->
    [one] { $count } oito
   *[other] { $count } oitos
}
rank-count-9 = { $count ->
    [one] { $count } nove
   *[other] { $count } noves
}
rank-count-10 = { $count } dez
rank-count-11 = { $count ->
    [one] { $count } valete
   *[other] { $count } valetes
}
rank-count-12 = { $count ->
    [one] { $count } dama
   *[other] { $count } damas
}
rank-count-13 = { $count ->
    [one] { $count } rei
   *[other] { $count } reis
}

list-comma = { ", " }
list-plus = { " + " }
list-dot = { " · " }

# Sequências: o naipe, a carta mais baixa e a mais alta.
run = { $suit } { $low }–{ $high }
run-one = { $suit } { $low }
wild-cards = coringas
cards = { $count ->
    [0] 0 cartas
    [one] 1 carta
   *[other] { $count } cartas
}

# Uma combinação na mesa: valor, número de cartas, quantos coringas, qual canastra. As abertas dividem uma linha.
meld-wild-sign = Coringas
meld-closed = { " " }{ $mark }
melds-closed = { $mark } { $melds }
meld-full-natural = { $mark }{ $rank }
meld-full-mixed = { $mark }{ $rank }
meld-full-sequence = { $mark }{ $rank }
meld-full-wild = { $mark }{ $rank }
meld-full-sevens = { $mark }{ $rank }
meld-open = { $wilds ->
    [0] **{ $rank }** × { $count }
    [one] **{ $rank }** × { $count } ({ $wilds } coringa)
   *[other] **{ $rank }** × { $count } ({ $wilds } coringas)
}
meld-natural = **{ $rank }** × { $count } · { $mark } canastra natural
meld-mixed = { $wilds ->
    [one] **{ $rank }** × { $count } · { $mark } canastra mista, { $wilds } coringa
   *[other] **{ $rank }** × { $count } · { $mark } canastra mista, { $wilds } coringas
}
meld-sevens = { $wilds ->
    [0] **{ $rank }** × { $count } · { $mark } canastra de setes
    [one] **{ $rank }** × { $count } · { $mark } canastra de setes, { $wilds } coringa
   *[other] **{ $rank }** × { $count } · { $mark } canastra de setes, { $wilds } coringas
}
meld-sequence = **{ $rank }** × { $count } · { $mark } sequência completa
meld-wild = { $jokers ->
    [0] **{ $rank }** × { $count } · { $mark } canastra de coringas
   *[other] **{ $rank }** × { $count } ({ $jokers } 🃏) · { $mark } canastra de coringas
}
meld-open-wild = { $jokers ->
    [0] **{ $rank }** × { $count }
   *[other] **{ $rank }** × { $count } ({ $jokers } 🃏)
}

# … quando há muitas canastras: uma linha para cada tipo
melds-of-kind = { $kind }: { $melds }
meld-in-kind = { $wilds ->
    [0] **{ $rank }** × { $count }
    [one] **{ $rank }** × { $count } ({ $wilds } coringa)
   *[other] **{ $rank }** × { $count } ({ $wilds } coringas)
}
melds-natural = { $mark } Naturais
melds-mixed = { $mark } Mistas
melds-sequence = { $mark } Sequências
melds-wild = { $mark } Coringas
melds-sevens = { $mark } Setes

meld-brief-open = { $wilds ->
    [0] { $rank }×{ $count }
    [one] { $rank }×{ $count } ({ $wilds } coringa)
   *[other] { $rank }×{ $count } ({ $wilds } coringas)
}
meld-brief-open-wild = { $rank }×{ $count }
meld-brief-natural = { $rank }×{ $count } { $mark } sem coringas
meld-brief-mixed = { $rank }×{ $count } { $mark } mista
meld-brief-sevens = { $rank }×{ $count } { $mark }
meld-brief-sequence = { $rank } { $mark } completa
meld-brief-wild = { $rank }×{ $count } { $mark }

# mãos especiais
special-straight = uma escada
special-pairs = só pares
special-pairs-with-wilds = pares com coringas
special-garbage = quadras e trincas

seat-north = Norte
seat-east = Leste
seat-south = Sul
seat-west = Oeste
seat-number = Lugar { $number }
team-north-south = Norte–Sul
team-east-west = Leste–Oeste
team-number = Equipe { $number }
player-on-seat = { $player } ({ $seat })
