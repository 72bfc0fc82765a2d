# Ce que montrent les images, en mots, pour qui ne les voit pas. Pas de signes ici : une voix lit ceci.

# cartes
picture-rank-0 = joker
picture-rank-1 = as
picture-rank-2 = deux
picture-rank-3 = trois
picture-rank-4 = quatre
picture-rank-5 = cinq
picture-rank-6 = six
picture-rank-7 = sept
picture-rank-8 = huit
picture-rank-9 = neuf
picture-rank-10 = dix
picture-rank-11 = valet
picture-rank-12 = dame
picture-rank-13 = roi
picture-suit-c = trèfle
picture-suit-d = carreau
picture-suit-h = cœur
picture-suit-s = pique
picture-card = { $rank } de { $suit }

# la table
picture-table = Table de Canasta, manche { $number }.
picture-turn-draw = { $player } doit piocher.
picture-turn-meld = { $player } pose des cartes.
picture-round-out = La manche est finie : { $player } sort.
picture-round-over = La manche est finie : personne n’est sorti.
picture-pile = { $count ->
    [one] Pile : { $top }, la seule carte.
   *[other] Pile : { $top } au-dessus, { $count } cartes en tout.
}
picture-pile-empty = La pile est vide.
picture-pile-waiting = { $count ->
    [one] La pile est prise ; { $count } de ses cartes attend l’ouverture.
   *[other] La pile est prise ; { $count } de ses cartes attendent l’ouverture.
}
picture-pile-base = { $count ->
    [one] { $count } autre est dessous, face cachée.
   *[other] { $count } autres sont dessous, face cachée.
}
picture-pile-cards = Dans la pile, de la dernière à la première : { $cards }.
picture-pile-blocked = Elle est bloquée.
picture-pile-frozen = Elle est gelée.
picture-pile-crosswise = Elle est gelée ; la carte qui la gèle est en travers.
picture-stock = { $count ->
    [0] La pioche est épuisée.
    [one] Pioche : { $count } carte.
   *[other] Pioche : { $count } cartes.
}
picture-player = { $count ->
    [one] { $player } ({ $count } carte)
   *[other] { $player } ({ $count } cartes)
}
picture-player-foot = { $count ->
    [one] { $player } ({ $count } carte, second paquet en attente)
   *[other] { $player } ({ $count } cartes, second paquet en attente)
}
picture-player-away = { $player } (ne joue pas)
picture-side = { $score ->
    [one] { $players }, { $score } point : { $things }.
   *[other] { $players }, { $score } points : { $things }.
}
picture-side-partners = { $players }, partenaires dans cette manche : { $things }.
picture-nothing = rien de posé encore
picture-needs = a besoin de { $needed } points pour ouvrir
picture-laid = { $laid } points posés sur { $needed } pour ouvrir
picture-player-score = { $score ->
    [one] { $player } avec { $score } point
   *[other] { $player } avec { $score } points
}
picture-threes = { $count ->
    [one] { $count } trois
   *[other] { $count } trois
}
picture-red-threes = { $count ->
    [one] { $count } trois rouge
   *[other] { $count } trois rouges
}
picture-captured = { $count ->
    [one] { $count } trois noir capturé
   *[other] { $count } trois noirs capturés
}
picture-then = { " ; " }
picture-meld-natural = { $what ->
    [as] canasta naturelle d’as ({ $count } cartes)
   *[other] canasta naturelle de { $what } ({ $count } cartes)
}
picture-meld-mixed = { $what ->
    [as] canasta mixte d’as ({ $count } cartes, { $wilds ->
        [one] dont { $wilds } carte joker
       *[other] dont { $wilds } cartes joker
    })
   *[other] canasta mixte de { $what } ({ $count } cartes, { $wilds ->
        [one] dont { $wilds } carte joker
       *[other] dont { $wilds } cartes joker
    })
}
picture-meld-sevens = { $wilds ->
    [0] canasta de sept ({ $count } cartes)
    [one] canasta de sept ({ $count } cartes, dont { $wilds } carte joker)
   *[other] canasta de sept ({ $count } cartes, dont { $wilds } cartes joker)
}
picture-meld-sequence = séquence complète { $what }
picture-meld-wild = { $jokers ->
    [0] canasta de cartes joker ({ $count } cartes)
    [one] canasta de cartes joker ({ $count } cartes, dont { $jokers } joker)
   *[other] canasta de cartes joker ({ $count } cartes, dont { $jokers } jokers)
}
picture-meld-open = { $wilds ->
    [0] { $count } { $what }
    [one] { $count } { $what } et { $wilds } carte joker
   *[other] { $count } { $what } et { $wilds } cartes joker
}
picture-meld-open-sequence = séquence { $what }
picture-run = { $low ->
    [dame] de la dame
   *[other] du { $low }
} { $high ->
    [as] à l’as
    [dame] à la dame
   *[other] au { $high }
} de { $suit }
picture-canastas-natural = { $count ->
    [one] { $count } canasta naturelle
   *[other] { $count } canastas naturelles
}
picture-canastas-mixed = { $count ->
    [one] { $count } canasta mixte
   *[other] { $count } canastas mixtes
}
picture-canastas-sevens = { $count ->
    [one] { $count } canasta de sept
   *[other] { $count } canastas de sept
}
picture-canastas-sequence = { $count ->
    [one] { $count } séquence complète
   *[other] { $count } séquences complètes
}
picture-canastas-wild = { $count ->
    [one] { $count } canasta de cartes joker
   *[other] { $count } canastas de cartes joker
}
picture-melds = { $count ->
    [one] { $count } autre combinaison
   *[other] { $count } autres combinaisons
}

# les scores
picture-chart = { $count ->
    [one] Scores après { $count } manche.
   *[other] Scores après { $count } manches.
}
picture-chart-team = { $team } : { $totals }.
picture-chart-team-short = { $team } : { $total }.
picture-chart-thresholds = Des lignes marquent où une ouverture demande plus : { $steps }.
picture-chart-step = { $points } points à partir d’un total de { $total }
picture-chart-step-round = { $points } points à partir de la manche { $number }
picture-chart-target = La partie se joue en { $target } points.

# le résultat ; ces mots sont dans l’image
picture-result-game = Canasta : { $game }
picture-result-rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
picture-result-best = meilleure manche { $points }
# … et voici ce qu’elle montre
picture-result = { $score ->
    [one] Résultat d’une partie ({ $game }). Victoire : { $team }, avec { $score } point.
   *[other] Résultat d’une partie ({ $game }). Victoire : { $team }, avec { $score } points.
}
picture-result-players = { $team } : { $players }.
picture-result-other = { $team } : { $score }.
