# O que as imagens mostram, em palavras, para quem não as vê. Sem sinais aqui: uma voz lê isto.

# cartas
picture-rank-0 = curinga
picture-rank-1 = ás
picture-rank-2 = dois
picture-rank-3 = três
picture-rank-4 = quatro
picture-rank-5 = cinco
picture-rank-6 = seis
picture-rank-7 = sete
picture-rank-8 = oito
picture-rank-9 = nove
picture-rank-10 = dez
picture-rank-11 = valete
picture-rank-12 = dama
picture-rank-13 = rei
picture-suit-c = paus
picture-suit-d = ouros
picture-suit-h = copas
picture-suit-s = espadas
picture-card = { $rank } de { $suit }

# a mesa
picture-table = Mesa de canastra, rodada { $number }.
picture-turn-draw = { $player } deve comprar.
picture-turn-meld = { $player } está baixando cartas.
picture-round-out = A rodada acabou: { $player } bateu.
picture-round-over = A rodada acabou: ninguém bateu.
picture-pile = { $count ->
    [one] Pilha: { $top }, a única carta.
   *[other] Pilha: { $top } no topo de { $count } cartas.
}
picture-pile-empty = A pilha está vazia.
picture-pile-waiting = { $count ->
    [one] A pilha foi pega; 1 carta dela espera pela combinação inicial.
   *[other] A pilha foi pega; { $count } cartas dela esperam pela combinação inicial.
}
picture-pile-base = { $count ->
    [one] Mais 1 está virada para baixo sob ela.
   *[other] Mais { $count } estão viradas para baixo sob ela.
}
picture-pile-cards = Na pilha, da mais nova à mais antiga: { $cards }.
picture-pile-blocked = Ela está bloqueada.
picture-pile-frozen = Ela está congelada.
picture-pile-crosswise = Ela está congelada; a carta que a congela está atravessada.
picture-stock = { $count ->
    [0] O monte acabou.
    [one] Monte: 1 carta.
   *[other] Monte: { $count } cartas.
}
picture-player = { $count ->
    [0] { $player } (0 cartas)
    [one] { $player } (1 carta)
   *[other] { $player } ({ $count } cartas)
}
picture-player-foot = { $count ->
    [0] { $player } (0 cartas, morto à espera)
    [one] { $player } (1 carta, morto à espera)
   *[other] { $player } ({ $count } cartas, morto à espera)
}
picture-player-away = { $player } (fica de fora)
picture-side = { $score ->
    [0] { $players }, 0 pontos: { $things }.
    [one] { $players }, { $score } ponto: { $things }.
   *[other] { $players }, { $score } pontos: { $things }.
}
picture-side-partners = { $players }, parceiros nesta rodada: { $things }.
picture-nothing = nada baixado ainda
picture-needs = precisa de { $needed } pontos para abrir
picture-laid = { $laid } de { $needed } pontos baixados para abrir
picture-player-score = { $score ->
    [0] { $player } com 0 pontos
    [one] { $player } com { $score } ponto
   *[other] { $player } com { $score } pontos
}
picture-threes = { $count ->
    [one] 1 três
   *[other] { $count } três
}
picture-red-threes = { $count ->
    [one] 1 três vermelho
   *[other] { $count } três vermelhos
}
picture-captured = { $count ->
    [one] 1 três preto capturado
   *[other] { $count } três pretos capturados
}
picture-then = { "; " }
picture-meld-natural = canastra natural de { $what } ({ $count } cartas)
picture-meld-mixed = { $wilds ->
    [one] canastra mista de { $what } ({ $count } cartas, { $wilds } coringa)
   *[other] canastra mista de { $what } ({ $count } cartas, { $wilds } coringas)
}
picture-meld-sevens = { $wilds ->
    [0] canastra de setes ({ $count } cartas)
    [one] canastra de setes ({ $count } cartas, { $wilds } coringa)
   *[other] canastra de setes ({ $count } cartas, { $wilds } coringas)
}
picture-meld-sequence = sequência completa { $what }
picture-meld-wild = { $jokers ->
    [0] canastra de coringas ({ $count } cartas)
    [one] canastra de coringas ({ $count } cartas, 1 curinga)
   *[other] canastra de coringas ({ $count } cartas, { $jokers } curingas)
}
picture-meld-open = { $wilds ->
    [0] { $count } { $what }
    [one] { $count } { $what } e 1 coringa
   *[other] { $count } { $what } e { $wilds } coringas
}
picture-meld-open-sequence = sequência { $what }
picture-run = de { $low } a { $high } de { $suit }
picture-canastas-natural = { $count ->
    [one] 1 canastra natural
   *[other] { $count } canastras naturais
}
picture-canastas-mixed = { $count ->
    [one] 1 canastra mista
   *[other] { $count } canastras mistas
}
picture-canastas-sevens = { $count ->
    [one] 1 canastra de setes
   *[other] { $count } canastras de setes
}
picture-canastas-sequence = { $count ->
    [one] 1 sequência completa
   *[other] { $count } sequências completas
}
picture-canastas-wild = { $count ->
    [one] 1 canastra de coringas
   *[other] { $count } canastras de coringas
}
picture-melds = { $count ->
    [one] 1 outra combinação
   *[other] { $count } outras combinações
}

# a pontuação
picture-chart = { $count ->
    [0] Pontuação antes da primeira rodada.
    [one] Pontuação depois de 1 rodada.
   *[other] Pontuação depois de { $count } rodadas.
}
picture-chart-team = { $team }: { $totals }.
picture-chart-team-short = { $team }: { $total }.
picture-chart-thresholds = Linhas marcam onde é preciso mais para abrir: { $steps }.
picture-chart-step = { $points } pontos a partir de um total de { $total }
picture-chart-step-round = { $points } pontos a partir da rodada { $number }
picture-chart-target = A partida vai até { $target } pontos.

# o resultado; estas palavras aparecem na imagem
picture-result-game = Canastra: { $game }
picture-result-rounds = { $count ->
    [one] 1 rodada
   *[other] { $count } rodadas
}
picture-result-best = melhor rodada { $points }
# … e isto é o que ela mostra
picture-result = { $score ->
    [0] Resultado de uma partida de canastra, { $game }: { $team } venceu com 0 pontos.
    [one] Resultado de uma partida de canastra, { $game }: { $team } venceu com { $score } ponto.
   *[other] Resultado de uma partida de canastra, { $game }: { $team } venceu com { $score } pontos.
}
picture-result-players = { $team }: { $players }.
picture-result-other = { $team }: { $score }.
