# Che cosa mostrano le immagini, a parole, per chi non le vede. Niente segni qui: lo legge una voce.

# carte
picture-rank-0 = jolly
picture-rank-1 = asso
picture-rank-2 = due
picture-rank-3 = tre
picture-rank-4 = quattro
picture-rank-5 = cinque
picture-rank-6 = sei
picture-rank-7 = sette
picture-rank-8 = otto
picture-rank-9 = nove
picture-rank-10 = dieci
picture-rank-11 = fante
picture-rank-12 = donna
picture-rank-13 = re
picture-suit-c = fiori
picture-suit-d = quadri
picture-suit-h = cuori
picture-suit-s = picche
picture-card = { $rank } di { $suit }

# il tavolo
picture-table = Tavolo di Canasta, round { $number }.
picture-turn-draw = Tocca a { $player }: deve pescare.
picture-turn-meld = { $player } sta calando.
picture-round-out = Il round è finito: { $player } ha chiuso.
picture-round-over = Il round è finito: nessuno ha chiuso.
picture-pile = { $count ->
    [one] Pila: { $top }, l’unica carta.
   *[other] Pila: { $top } in cima a { $count } carte.
}
picture-pile-empty = La pila è vuota.
picture-pile-waiting = { $count ->
    [one] La pila è stata presa; 1 carta aspetta l’apertura.
   *[other] La pila è stata presa; { $count } carte aspettano l’apertura.
}
picture-pile-base = { $count ->
    [one] Sotto ce n’è 1 coperta.
   *[other] Sotto ce ne sono { $count } coperte.
}
picture-pile-cards = Nella pila, dall’ultima scartata: { $cards }.
picture-pile-blocked = È bloccata.
picture-pile-frozen = È congelata.
picture-pile-crosswise = È congelata; la carta che la congela è di traverso.
picture-stock = { $count ->
    [0] Il tallone è esaurito.
    [one] Tallone: 1 carta.
   *[other] Tallone: { $count } carte.
}
picture-player = { $count ->
    [one] { $player } (1 carta)
   *[other] { $player } ({ $count } carte)
}
picture-player-foot = { $count ->
    [one] { $player } (1 carta, pozzetto da prendere)
   *[other] { $player } ({ $count } carte, pozzetto da prendere)
}
picture-player-away = { $player } (riposa)
picture-side = { $score ->
    [one] { $players }, { $score } punto: { $things }.
   *[other] { $players }, { $score } punti: { $things }.
}
picture-side-partners = { $players }, compagni in questo round: { $things }.
picture-nothing = ancora niente sul tavolo
picture-needs = per aprire servono { $needed } punti
picture-laid = calati { $laid } dei { $needed } punti per aprire
picture-player-score = { $score ->
    [one] { $player } con { $score } punto
   *[other] { $player } con { $score } punti
}
picture-threes = { $count ->
    [one] 1 tre
   *[other] { $count } tre
}
picture-red-threes = { $count ->
    [one] 1 tre rosso
   *[other] { $count } tre rossi
}
picture-captured = { $count ->
    [one] 1 tre nero catturato
   *[other] { $count } tre neri catturati
}
picture-then = { "; " }
picture-meld-natural = canasta naturale di { $what } ({ $count } carte)
picture-meld-mixed = { $wilds ->
    [one] canasta mista di { $what } ({ $count } carte, { $wilds } matta)
   *[other] canasta mista di { $what } ({ $count } carte, { $wilds } matte)
}
picture-meld-sevens = { $wilds ->
    [0] canasta di sette ({ $count } carte)
    [one] canasta di sette ({ $count } carte, { $wilds } matta)
   *[other] canasta di sette ({ $count } carte, { $wilds } matte)
}
picture-meld-sequence = sequenza completa { $what }
picture-meld-wild = { $jokers ->
    [0] canasta di matte ({ $count } carte)
   *[other] canasta di matte ({ $count } carte, { $jokers } jolly)
}
picture-meld-open = { $wilds ->
    [0] { $count } { $what }
    [one] { $count } { $what } e 1 matta
   *[other] { $count } { $what } e { $wilds } matte
}
picture-meld-open-sequence = sequenza { $what }
picture-run = da { $low } a { $high } di { $suit }
picture-canastas-natural = { $count ->
    [one] 1 canasta naturale
   *[other] { $count } canaste naturali
}
picture-canastas-mixed = { $count ->
    [one] 1 canasta mista
   *[other] { $count } canaste miste
}
picture-canastas-sevens = { $count ->
    [one] 1 canasta di sette
   *[other] { $count } canaste di sette
}
picture-canastas-sequence = { $count ->
    [one] 1 sequenza completa
   *[other] { $count } sequenze complete
}
picture-canastas-wild = { $count ->
    [one] 1 canasta di matte
   *[other] { $count } canaste di matte
}
picture-melds = { $count ->
    [one] 1 altra combinazione
   *[other] { $count } altre combinazioni
}

# i punteggi
picture-chart = { $count ->
    [one] Punteggi dopo 1 round.
   *[other] Punteggi dopo { $count } round.
}
picture-chart-team = { $team }: { $totals }.
picture-chart-team-short = { $team }: { $total }.
picture-chart-thresholds = Le linee segnano dove serve di più per aprire: { $steps }.
picture-chart-step = { $points } punti da un totale di { $total }
picture-chart-step-round = { $points } punti dal round { $number }
picture-chart-target = La partita va fino a { $target } punti.

# il risultato; queste parole stanno nell’immagine
picture-result-game = Canasta: { $game }
picture-result-rounds = { $count ->
    [one] 1 round
   *[other] { $count } round
}
picture-result-best = round migliore: { $points }
# … e questo è ciò che mostra
picture-result = { $score ->
    [one] Risultato di una partita, { $game }: vince { $team } con { $score } punto.
   *[other] Risultato di una partita, { $game }: vince { $team } con { $score } punti.
}
picture-result-players = { $team }: { $players }.
picture-result-other = { $team }: { $score }.
