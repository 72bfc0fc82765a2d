# Resultados de rodadas e partidas, a pontuação.

result-title = ## Rodada { $number } · Mesa { $table }
result-out = 🏁 **{ $player } bateu.**
result-out-concealed = 🏁 **{ $player } bateu de mão:** a mão inteira de uma só vez!
result-special = 🏁 **{ $player } mostrou { $hand }.**
result-lone = { $player } jogou contra todos nesta rodada.
result-stock-end = **O monte acabou.** Ninguém bateu.
result-team = ### { $team }
result-score = **Nesta rodada: { $score }**
result-total = No total: { $before } → **{ $total }**
result-seed = -# Conferência do baralho: semente { $seed }
    -# O SHA-256 dela foi mostrado na distribuição. `python -m engine verify SEED --ruleset { $game } --round { $number } --dealer { $dealer }` mostra o baralho embaralhado.

sheet-melded-cards = { $count ->
    [one] { $count } carta baixada: { $points }
   *[other] { $count } cartas baixadas: { $points }
}
sheet-natural-canastas = { $count ->
    [one] { $count } canastra natural: { $points }
   *[other] { $count } canastras naturais: { $points }
}
sheet-mixed-canastas = { $count ->
    [one] { $count } canastra mista: { $points }
   *[other] { $count } canastras mistas: { $points }
}
sheet-sequence-canastas = { $count ->
    [one] { $count } sequência completa: { $points }
   *[other] { $count } sequências completas: { $points }
}
sheet-wild-canastas = { $count ->
    [one] { $count } canastra de coringas: { $points }
   *[other] { $count } canastras de coringas: { $points }
}
sheet-rank-canastas = { $count ->
    [one] { $count } canastra especial: { $points }
   *[other] { $count } canastras especiais: { $points }
}
sheet-canastas-of = { $count ->
    [one] { $count } canastra de { $rank }: { $points }
   *[other] { $count } canastras de { $rank }: { $points }
}
sheet-canasta-count = { $count ->
    [one] Bônus por { $count } canastra: { $points }
   *[other] Bônus por { $count } canastras: { $points }
}
sheet-black-threes = { $count ->
    [one] { $count } três preto capturado: { $points }
   *[other] { $count } três pretos capturados: { $points }
}
sheet-penalties = { $count ->
    [one] Penalidade: { $points }
   *[other] { $count } penalidades: { $points }
}
sheet-penalty-unfinished = { $count ->
    [one] Combinação incompleta ({ $meld }): { $points }
   *[other] { $count } combinações incompletas ({ $meld }): { $points }
}
sheet-penalty-held = { $count ->
    [one] Penalidade por { $what }: { $points }
   *[other] { $count } penalidades por { $what }: { $points }
}
sheet-short-sequence = sequência curta
sheet-hand-with = uma mão com { $cards } ou mais
sheet-three-in-packet = { $laid ->
    [all] um três
   *[red] um três vermelho
} em um morto que ninguém pegou
sheet-special-hand = Mão especial: { $points }
sheet-threes = { $count ->
    [one] { $count } três: { $points }
   *[other] { $count } três: { $points }
}
sheet-red-threes = { $count ->
    [one] { $count } três vermelho: { $points }
   *[other] { $count } três vermelhos: { $points }
}
sheet-going-out = Por bater: { $points }
sheet-concealed = Por bater de mão: { $points }
sheet-cards-in-hand = { $count ->
    [one] { $count } carta que sobrou na mão: { $points }
   *[other] { $count } cartas que sobraram na mão: { $points }
}
sheet-cards-in-packets = { $count ->
    [one] { $count } carta que sobrou na mão ou em um morto: { $points }
   *[other] { $count } cartas que sobraram nas mãos e nos mortos: { $points }
}

match-title = ## A partida acabou · Mesa { $table }
match-won = ### 🏆 { $team } venceu!
match-winners = Parabéns, { $players }!
match-last-round = **A última rodada: rodada { $number }**
match-again = Mais uma com os mesmos jogadores?
button-rematch = Revanche

score-team = **{ $team }:** { $score }
score-team-opening = **{ $team }:** { $score } · para abrir: { $wanted }
score-round = Rodada { $number }
score-points = { $points }
score-total = Total geral
score-not-started = A partida ainda não começou.
score-fingerprint = -# Conferência do baralho, SHA-256 da semente: { $fingerprint }
    -# Ele me prende a esta distribuição. A semente aparece no resultado, quando a rodada acaba.
