# Resultados de rondas y partidas, puntuación.

result-title = ## Ronda { $number } · Mesa { $table }
result-out = 🏁 **{ $player } cerró.**
result-out-concealed = 🏁 **{ $player } cerró de mano:** ¡toda la mano en un solo turno!
result-special = 🏁 **{ $player } mostró { $hand }.**
result-lone = { $player } jugó en solitario en esta ronda.
result-stock-end = **El mazo se agotó.** Nadie cerró.
result-team = ### { $team }
result-score = **Esta ronda: { $score }**
result-total = Acumulado: { $before } → **{ $total }**
result-seed = -# Comprobación del reparto: semilla { $seed }
    -# Su SHA-256 se mostró al repartir. `python -m engine verify SEED --ruleset { $game } --round { $number } --dealer { $dealer }` muestra la baraja mezclada.

sheet-melded-cards = { $count ->
    [one] 1 carta bajada: { $points }
   *[other] { $count } cartas bajadas: { $points }
}
sheet-natural-canastas = { $count ->
    [one] 1 canasta natural: { $points }
   *[other] { $count } canastas naturales: { $points }
}
sheet-mixed-canastas = { $count ->
    [one] 1 canasta mixta: { $points }
   *[other] { $count } canastas mixtas: { $points }
}
sheet-sequence-canastas = { $count ->
    [one] 1 secuencia completa: { $points }
   *[other] { $count } secuencias completas: { $points }
}
sheet-wild-canastas = { $count ->
    [one] 1 canasta de comodines: { $points }
   *[other] { $count } canastas de comodines: { $points }
}
sheet-rank-canastas = { $count ->
    [one] 1 canasta especial: { $points }
   *[other] { $count } canastas especiales: { $points }
}
sheet-canastas-of = { $count ->
    [one] 1 canasta de { $rank }: { $points }
   *[other] { $count } canastas de { $rank }: { $points }
}
sheet-canasta-count = Bonificación por { $count } canastas: { $points }
sheet-black-threes = { $count ->
    [one] 1 tres negro capturado: { $points }
   *[other] { $count } treses negros capturados: { $points }
}
sheet-penalties = { $count ->
    [one] Penalización: { $points }
   *[other] { $count } penalizaciones: { $points }
}
sheet-penalty-unfinished = { $count ->
    [one] Sin terminar ({ $meld }): { $points }
   *[other] Sin terminar ({ $meld }), { $count } veces: { $points }
}
sheet-penalty-held = { $count ->
    [one] Penalización por { $what }: { $points }
   *[other] { $count } penalizaciones por { $what }: { $points }
}
sheet-short-sequence = secuencia corta
sheet-hand-with = una mano con { $cards } o más
sheet-three-in-packet = { $laid ->
    [all] un tres
   *[red] un tres rojo
} en un paquete que no se recogió
sheet-special-hand = Mano especial: { $points }
sheet-threes = { $count ->
    [one] 1 tres: { $points }
   *[other] { $count } treses: { $points }
}
sheet-red-threes = { $count ->
    [one] 1 tres rojo: { $points }
   *[other] { $count } treses rojos: { $points }
}
sheet-going-out = Por cerrar: { $points }
sheet-concealed = Por cerrar de mano: { $points }
sheet-cards-in-hand = { $count ->
    [one] 1 carta que queda en la mano: { $points }
   *[other] { $count } cartas que quedan en la mano: { $points }
}
sheet-cards-in-packets = { $count ->
    [one] 1 carta que queda en la mano o en un segundo paquete: { $points }
   *[other] { $count } cartas que quedan en manos y segundos paquetes: { $points }
}

match-title = ## Fin de la partida · Mesa { $table }
match-won = ### 🏆 ¡Victoria de { $team }!
match-winners = ¡Enhorabuena, { $players }!
match-last-round = **La última ronda: ronda { $number }**
match-again = ¿Otra con las mismas personas?
button-rematch = Revancha

score-team = **{ $team }:** { $score }
score-team-opening = **{ $team }:** { $score } · necesita { $wanted } para abrir
score-round = Ronda { $number }
score-points = { $points }
score-total = En total
score-not-started = La partida aún no ha empezado.
score-fingerprint = -# Comprobación del reparto, SHA-256 de la semilla: { $fingerprint }
    -# Me compromete con este reparto. La semilla aparece en el resultado cuando termina la ronda.
