# Résultats des manches et des parties, le score.

result-title = ## Manche { $number } · Table { $table }
result-out = 🏁 **{ $player } sort.**
result-out-concealed = 🏁 **{ $player } sort caché :** toute la main en un seul tour !
result-special = 🏁 **{ $player } a montré { $hand }.**
result-lone = { $player } a joué contre tous les autres dans cette manche.
result-stock-end = **La pioche est épuisée.** Personne n’est sorti.
result-team = ### { $team }
result-score = **Cette manche : { $score }**
result-total = Total : { $before } → **{ $total }**
result-seed = -# Contrôle de la donne : graine { $seed }
    -# Son SHA-256 a été affiché à la donne. `python -m engine verify SEED --ruleset { $game } --round { $number } --dealer { $dealer }` affiche le paquet mélangé.

sheet-melded-cards = { $count ->
    [one] { $count } carte posée : { $points }
   *[other] { $count } cartes posées : { $points }
}
sheet-natural-canastas = { $count ->
    [one] { $count } canasta naturelle : { $points }
   *[other] { $count } canastas naturelles : { $points }
}
sheet-mixed-canastas = { $count ->
    [one] { $count } canasta mixte : { $points }
   *[other] { $count } canastas mixtes : { $points }
}
sheet-sequence-canastas = { $count ->
    [one] { $count } séquence complète : { $points }
   *[other] { $count } séquences complètes : { $points }
}
sheet-wild-canastas = { $count ->
    [one] { $count } canasta de cartes joker : { $points }
   *[other] { $count } canastas de cartes joker : { $points }
}
sheet-rank-canastas = { $count ->
    [one] { $count } canasta spéciale : { $points }
   *[other] { $count } canastas spéciales : { $points }
}
sheet-canastas-of = { $count ->
    [one] { $count } { $rank ->
        [as] canasta d’as
       *[other] canasta de { $rank }
    } : { $points }
   *[other] { $count } { $rank ->
        [as] canastas d’as
       *[other] canastas de { $rank }
    } : { $points }
}
sheet-canasta-count = Bonus pour { $count } canastas : { $points }
sheet-black-threes = { $count ->
    [one] { $count } trois noir capturé : { $points }
   *[other] { $count } trois noirs capturés : { $points }
}
sheet-penalties = { $count ->
    [one] Pénalité : { $points }
   *[other] { $count } pénalités : { $points }
}
sheet-penalty-unfinished = { $count ->
    [one] Combinaison inachevée ({ $meld }) : { $points }
   *[other] Combinaison inachevée ({ $meld }), { $count } fois : { $points }
}
sheet-penalty-held = { $count ->
    [one] Pénalité pour { $what } : { $points }
   *[other] { $count } pénalités pour { $what } : { $points }
}
sheet-short-sequence = séquence courte
sheet-hand-with = une main avec { $cards } ou plus
sheet-three-in-packet = { $laid ->
    [all] un trois
   *[red] un trois rouge
} dans un paquet jamais pris
sheet-special-hand = Main spéciale : { $points }
sheet-threes = { $count ->
    [one] { $count } trois : { $points }
   *[other] { $count } trois : { $points }
}
sheet-red-threes = { $count ->
    [one] { $count } trois rouge : { $points }
   *[other] { $count } trois rouges : { $points }
}
sheet-going-out = Sortie : { $points }
sheet-concealed = Sortie cachée : { $points }
sheet-cards-in-hand = { $count ->
    [one] { $count } carte restée en main : { $points }
   *[other] { $count } cartes restées en main : { $points }
}
sheet-cards-in-packets = { $count ->
    [one] { $count } carte restée en main ou dans un second paquet : { $points }
   *[other] { $count } cartes restées en main ou dans les seconds paquets : { $points }
}

match-title = ## La partie est finie · Table { $table }
match-won = ### 🏆 Victoire : { $team } !
match-winners = Félicitations, { $players } !
match-last-round = **La dernière manche : manche { $number }**
match-again = Une autre avec les mêmes joueurs ?
button-rematch = Revanche

score-team = **{ $team } :** { $score }
score-team-opening = **{ $team } :** { $score } · pour ouvrir : { $wanted }
score-round = Manche { $number }
score-points = { $points }
score-total = Total
score-not-started = La partie n’a pas encore commencé.
score-fingerprint = -# Contrôle de la donne, SHA-256 de la graine : { $fingerprint }
    -# Il m’engage sur cette donne. La graine est dans le résultat, une fois la manche finie.
