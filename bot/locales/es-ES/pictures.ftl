# Lo que muestran las imágenes, en palabras, para quien no las ve. Aquí sin signos: lo lee una voz.

# cartas
picture-rank-0 = joker
picture-rank-1 = as
picture-rank-2 = dos
picture-rank-3 = tres
picture-rank-4 = cuatro
picture-rank-5 = cinco
picture-rank-6 = seis
picture-rank-7 = siete
picture-rank-8 = ocho
picture-rank-9 = nueve
picture-rank-10 = diez
picture-rank-11 = jota
picture-rank-12 = reina
picture-rank-13 = rey
picture-suit-c = tréboles
picture-suit-d = diamantes
picture-suit-h = corazones
picture-suit-s = picas
picture-card = { $rank } de { $suit }

# la mesa
picture-table = Mesa de canasta, ronda { $number }.
picture-turn-draw = Le toca robar a { $player }.
picture-turn-meld = { $player } está bajando cartas.
picture-round-out = La ronda ha terminado: { $player } cerró.
picture-round-over = La ronda ha terminado: nadie cerró.
picture-pile = { $count ->
    [one] Pozo: { $top }, la única carta.
   *[other] Pozo: { $top } encima, { $count } cartas en total.
}
picture-pile-empty = El pozo está vacío.
picture-pile-waiting = { $count ->
    [one] Alguien ha tomado el pozo; 1 de sus cartas espera a la apertura.
   *[other] Alguien ha tomado el pozo; { $count } de sus cartas esperan a la apertura.
}
picture-pile-base = { $count ->
    [one] Debajo hay 1 más boca abajo.
   *[other] Debajo hay { $count } más boca abajo.
}
picture-pile-cards = En el pozo, de la más reciente a la más antigua: { $cards }.
picture-pile-blocked = Está bloqueado.
picture-pile-frozen = Está congelado.
picture-pile-crosswise = Está congelado; la carta que lo congela está atravesada.
picture-stock = { $count ->
    [0] El mazo está agotado.
    [one] Mazo: 1 carta.
   *[other] Mazo: { $count } cartas.
}
picture-player = { $count ->
    [one] { $player } (1 carta)
   *[other] { $player } ({ $count } cartas)
}
picture-player-foot = { $count ->
    [one] { $player } (1 carta, pie en espera)
   *[other] { $player } ({ $count } cartas, pie en espera)
}
picture-player-away = { $player } (descansa)
picture-side = { $score ->
    [one] { $players }, { $score } punto: { $things }.
   *[other] { $players }, { $score } puntos: { $things }.
}
picture-side-partners = { $players }, forman equipo en esta ronda: { $things }.
picture-nothing = nada bajado todavía
picture-needs = necesita { $needed } puntos para abrir
picture-laid = { $laid } de { $needed } puntos bajados para abrir
picture-player-score = { $score ->
    [one] { $player } con { $score } punto
   *[other] { $player } con { $score } puntos
}
picture-threes = { $count ->
    [one] 1 tres
   *[other] { $count } treses
}
picture-red-threes = { $count ->
    [one] 1 tres rojo
   *[other] { $count } treses rojos
}
picture-captured = { $count ->
    [one] 1 tres negro capturado
   *[other] { $count } treses negros capturados
}
picture-then = { "; " }
picture-meld-natural = canasta natural de { $what } ({ $count } cartas)
picture-meld-mixed = { $wilds ->
    [one] canasta mixta de { $what } ({ $count } cartas, { $wilds } comodín)
   *[other] canasta mixta de { $what } ({ $count } cartas, { $wilds } comodines)
}
picture-meld-sevens = { $wilds ->
    [0] canasta de sietes ({ $count } cartas)
    [one] canasta de sietes ({ $count } cartas, { $wilds } comodín)
   *[other] canasta de sietes ({ $count } cartas, { $wilds } comodines)
}
picture-meld-sequence = secuencia completa { $what }
picture-meld-wild = { $jokers ->
    [0] canasta de comodines ({ $count } cartas)
    [one] canasta de comodines ({ $count } cartas, 1 joker)
   *[other] canasta de comodines ({ $count } cartas, { $jokers } jokers)
}
picture-meld-open = { $wilds ->
    [0] { $count } { $what }
    [one] { $count } { $what } y 1 comodín
   *[other] { $count } { $what } y { $wilds } comodines
}
picture-meld-open-sequence = secuencia { $what }
picture-run = de { $low } a { $high } de { $suit }
picture-canastas-natural = { $count ->
    [one] 1 canasta natural
   *[other] { $count } canastas naturales
}
picture-canastas-mixed = { $count ->
    [one] 1 canasta mixta
   *[other] { $count } canastas mixtas
}
picture-canastas-sevens = { $count ->
    [one] 1 canasta de sietes
   *[other] { $count } canastas de sietes
}
picture-canastas-sequence = { $count ->
    [one] 1 secuencia completa
   *[other] { $count } secuencias completas
}
picture-canastas-wild = { $count ->
    [one] 1 canasta de comodines
   *[other] { $count } canastas de comodines
}
picture-melds = { $count ->
    [one] 1 combinación más
   *[other] { $count } combinaciones más
}

# la puntuación
picture-chart = { $count ->
    [one] Puntuación después de 1 ronda.
   *[other] Puntuación después de { $count } rondas.
}
picture-chart-team = { $team }: { $totals }.
picture-chart-team-short = { $team }: { $total }.
picture-chart-thresholds = Las líneas marcan dónde hace falta más para abrir: { $steps }.
picture-chart-step = { $points } puntos desde un total de { $total }
picture-chart-step-round = { $points } puntos desde la ronda { $number }
picture-chart-target = La partida es hasta { $target } puntos.

# el resultado; estas palabras están en la imagen
picture-result-game = Canasta: { $game }
picture-result-rounds = { $count ->
    [one] 1 ronda
   *[other] { $count } rondas
}
picture-result-best = mejor ronda { $points }
# … y esto es lo que muestra
picture-result = { $score ->
    [one] Resultado de una partida de canasta, { $game }: victoria de { $team } con { $score } punto.
   *[other] Resultado de una partida de canasta, { $game }: victoria de { $team } con { $score } puntos.
}
picture-result-players = { $team }: { $players }.
picture-result-other = { $team }: { $score }.
