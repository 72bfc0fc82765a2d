# Risultati dei round e delle partite, il punteggio.

result-title = ## Round { $number } · Tavolo { $table }
result-out = 🏁 **{ $player } ha chiuso.**
result-out-concealed = 🏁 **{ $player } ha chiuso di mano:** tutta la mano in un turno!
result-special = 🏁 **{ $player } ha mostrato { $hand }.**
result-lone = { $player } ha giocato contro tutti gli altri in questo round.
result-stock-end = **Il tallone è esaurito.** Nessuno ha chiuso.
result-team = ### { $team }
result-score = **Questo round: { $score }**
result-total = Totale: { $before } → **{ $total }**
result-seed = -# Verifica del mazzo: seme casuale { $seed }
    -# Il suo SHA-256 è stato mostrato alla distribuzione. `python -m engine verify SEED --ruleset { $game } --round { $number } --dealer { $dealer }` stampa il mazzo mescolato.

sheet-melded-cards = { $count ->
    [one] 1 carta calata: { $points }
   *[other] { $count } carte calate: { $points }
}
sheet-natural-canastas = { $count ->
    [one] 1 canasta naturale: { $points }
   *[other] { $count } canaste naturali: { $points }
}
sheet-mixed-canastas = { $count ->
    [one] 1 canasta mista: { $points }
   *[other] { $count } canaste miste: { $points }
}
sheet-sequence-canastas = { $count ->
    [one] 1 sequenza completa: { $points }
   *[other] { $count } sequenze complete: { $points }
}
sheet-wild-canastas = { $count ->
    [one] 1 canasta di matte: { $points }
   *[other] { $count } canaste di matte: { $points }
}
sheet-rank-canastas = { $count ->
    [one] 1 canasta speciale: { $points }
   *[other] { $count } canaste speciali: { $points }
}
sheet-canastas-of = { $count ->
    [one] 1 canasta di { $rank }: { $points }
   *[other] { $count } canaste di { $rank }: { $points }
}
sheet-canasta-count = Bonus per { $count } canaste: { $points }
sheet-black-threes = { $count ->
    [one] 1 tre nero catturato: { $points }
   *[other] { $count } tre neri catturati: { $points }
}
sheet-penalties = { $count ->
    [one] Penalità: { $points }
   *[other] { $count } penalità: { $points }
}
sheet-penalty-unfinished = { $count ->
    [one] Combinazione incompleta ({ $meld }): { $points }
   *[other] { $count } combinazioni incomplete ({ $meld }): { $points }
}
sheet-penalty-held = { $count ->
    [one] Penalità per { $what }: { $points }
   *[other] { $count } penalità per { $what }: { $points }
}
sheet-short-sequence = sequenza corta
sheet-hand-with = una mano con { $cards } o più
sheet-three-in-packet = { $laid ->
    [all] un tre
   *[red] un tre rosso
} in un pozzetto mai preso
sheet-special-hand = Mano speciale: { $points }
sheet-threes = { $count ->
    [one] 1 tre: { $points }
   *[other] { $count } tre: { $points }
}
sheet-red-threes = { $count ->
    [one] 1 tre rosso: { $points }
   *[other] { $count } tre rossi: { $points }
}
sheet-going-out = Chiusura: { $points }
sheet-concealed = Chiusura di mano: { $points }
sheet-cards-in-hand = { $count ->
    [one] 1 carta rimasta in mano: { $points }
   *[other] { $count } carte rimaste in mano: { $points }
}
sheet-cards-in-packets = { $count ->
    [one] 1 carta rimasta in mano o in un pozzetto: { $points }
   *[other] { $count } carte rimaste in mano e nei pozzetti: { $points }
}

match-title = ## La partita è finita · Tavolo { $table }
match-won = ### 🏆 Vince { $team }!
match-winners = Congratulazioni, { $players }!
match-last-round = **L’ultimo round: round { $number }**
match-again = Un’altra partita con gli stessi giocatori?
button-rematch = Rivincita

score-team = **{ $team }:** { $score }
score-team-opening = **{ $team }:** { $score } · per aprire: { $wanted }
score-round = Round { $number }
score-points = { $points }
score-total = Totale
score-not-started = La partita non è ancora iniziata.
score-fingerprint = -# Verifica del mazzo, SHA-256 del seme casuale: { $fingerprint }
    -# Mi vincola a questa distribuzione. Il seme casuale è nel risultato, a round finito.
