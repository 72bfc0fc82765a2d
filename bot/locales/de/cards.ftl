# Karten, Meldungen, Plätze und Teams.

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

rank-many-0 = Joker
rank-many-1 = Asse
rank-many-2 = Zweien
rank-many-3 = schwarze Dreien
rank-many-4 = Vieren
rank-many-5 = Fünfen
rank-many-6 = Sechsen
rank-many-7 = Siebenen
rank-many-8 = Achten
rank-many-9 = Neunen
rank-many-10 = Zehnen
rank-many-11 = Buben
rank-many-12 = Damen
rank-many-13 = Könige

rank-count-0 = { $count } Joker
rank-count-1 = { $count ->
    [one] { $count } Ass
   *[other] { $count } Asse
}
rank-count-2 = { $count ->
    [one] { $count } Zwei
   *[other] { $count } Zweien
}
rank-count-3 = { $count ->
    [one] { $count } Drei
   *[other] { $count } Dreien
}
rank-count-4 = { $count ->
    [one] { $count } Vier
   *[other] { $count } Vieren
}
rank-count-5 = { $count ->
    [one] { $count } Fünf
   *[other] { $count } Fünfen
}
rank-count-6 = { $count ->
    [one] { $count } Sechs
   *[other] { $count } Sechsen
}
rank-count-7 = { $count ->
    [one] { $count } Sieben
   *[other] { $count } Siebenen
}
rank-count-8 = { $count ->
    [one] { $count } Acht
   *[other] { $count } Achten
}
rank-count-9 = { $count ->
    [one] { $count } Neun
   *[other] { $count } Neunen
}
rank-count-10 = { $count ->
    [one] { $count } Zehn
   *[other] { $count } Zehnen
}
rank-count-11 = { $count ->
    [one] { $count } Bube
   *[other] { $count } Buben
}
rank-count-12 = { $count ->
    [one] { $count } Dame
   *[other] { $count } Damen
}
rank-count-13 = { $count ->
    [one] { $count } König
   *[other] { $count } Könige
}

list-comma = { ", " }
list-plus = { " + " }
list-dot = { " · " }

# Sequenzen: die Farbe, die niedrigste und die höchste Karte.
run = { $suit } { $low }–{ $high }
run-one = { $suit } { $low }
wild-cards = wilde Karten
cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}

# Eine Meldung auf dem Tisch: Wert, Zahl der Karten, davon wilde, welche Canasta. Offene teilen sich eine Zeile.
meld-wild-sign = Wilde
meld-closed = { " " }{ $mark }
melds-closed = { $mark } { $melds }
meld-full-natural = { $mark }{ $rank }
meld-full-mixed = { $mark }{ $rank }
meld-full-sequence = { $mark }{ $rank }
meld-full-wild = { $mark }{ $rank }
meld-full-sevens = { $mark }{ $rank }
meld-open = { $wilds ->
    [0] **{ $rank }** × { $count }
   *[other] **{ $rank }** × { $count } ({ $wilds } wilde)
}
meld-natural = **{ $rank }** × { $count } · { $mark } reine Canasta
meld-mixed = **{ $rank }** × { $count } · { $mark } gemischte Canasta, { $wilds } wilde
meld-sevens = { $wilds ->
    [0] **{ $rank }** × { $count } · { $mark } Siebener-Canasta
   *[other] **{ $rank }** × { $count } · { $mark } Siebener-Canasta, { $wilds } wilde
}
meld-sequence = **{ $rank }** × { $count } · { $mark } volle Sequenz
meld-wild = { $jokers ->
    [0] **{ $rank }** × { $count } · { $mark } wilde Canasta
   *[other] **{ $rank }** × { $count } ({ $jokers } 🃏) · { $mark } wilde Canasta
}
meld-open-wild = { $jokers ->
    [0] **{ $rank }** × { $count }
   *[other] **{ $rank }** × { $count } ({ $jokers } 🃏)
}

# … wo es sehr viele Canastas gibt: eine Zeile für jede Art
melds-of-kind = { $kind }: { $melds }
meld-in-kind = { $wilds ->
    [0] **{ $rank }** × { $count }
   *[other] **{ $rank }** × { $count } ({ $wilds } wilde)
}
melds-natural = { $mark } Reine
melds-mixed = { $mark } Gemischte
melds-sequence = { $mark } Sequenzen
melds-wild = { $mark } Wilde Karten
melds-sevens = { $mark } Siebenen

meld-brief-open = { $wilds ->
    [0] { $rank }×{ $count }
   *[other] { $rank }×{ $count } ({ $wilds } wilde)
}
meld-brief-open-wild = { $rank }×{ $count }
meld-brief-natural = { $rank }×{ $count } { $mark } rein
meld-brief-mixed = { $rank }×{ $count } { $mark } gemischt
meld-brief-sevens = { $rank }×{ $count } { $mark }
meld-brief-sequence = { $rank } { $mark } voll
meld-brief-wild = { $rank }×{ $count } { $mark }

# besondere Blätter
special-straight = eine Straße
special-pairs = lauter Paare
special-pairs-with-wilds = Paare mit wilden Karten
special-garbage = Vierlinge und Drillinge

seat-north = Norden
seat-east = Osten
seat-south = Süden
seat-west = Westen
seat-number = Platz { $number }
team-north-south = Nord–Süd
team-east-west = Ost–West
team-number = Team Nr. { $number }
player-on-seat = { $player } ({ $seat })
