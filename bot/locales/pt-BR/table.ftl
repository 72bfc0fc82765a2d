# A sala de espera, a mesa e as mensagens em torno de uma vez.

title = ## Canastra · Mesa { $table }

ruleset-classic = Clássica
ruleset-classic-pagat = Clássica (pagat.com)
ruleset-two-players = Dois jogadores
ruleset-three-solo = Três jogadores
ruleset-cutthroat = Um contra dois
ruleset-five-players = Cinco jogadores
ruleset-six-players = Seis jogadores
ruleset-six-players-three-teams = Seis jogadores em três duplas
ruleset-samba = Samba
ruleset-bolivia = Bolívia
ruleset-brazilian = Brasileira
ruleset-italian = Italiana
ruleset-canastone = Canastone
ruleset-italian-casino = Cassino italiano
ruleset-uruguay = Uruguaia
ruleset-cuban = Cubana
ruleset-mexicana = Mexicana
ruleset-sevens = Canastra dos setes
ruleset-modern-american = Americana moderna
ruleset-hand-and-foot = Hand and Foot
ruleset-pennies = Pennies from Heaven
ruleset-unknown = Canastra, como se jogava antes
ruleset-changed = { $name }, com regras da casa

# sala de espera
lobby-rules = { $rules } · { $goal }
goal-target = até { $target } pontos
goal-rounds = { $rounds ->
    [one] uma rodada
   *[other] { $rounds } rodadas, o maior total vence
}
lobby-team = ### { $team }
lobby-alone = ### Cada um joga por si
lobby-lone = ### Cada um pontua por si
    Em cada rodada, um joga contra todos os outros.
lobby-takes-turns = Eles se revezam: em cada rodada, um deles fica de fora.
lobby-seat = { $seat }: { $player }
lobby-seat-host = { $seat }: { $player } · anfitrião
lobby-seat-open = { $seat }: *livre*
lobby-waiting = { $count ->
    [one] **Falta mais 1 jogador.**
   *[other] **Faltam mais { $count } jogadores.**
}
lobby-empty = Ainda não há ninguém aqui. Toque primeiro em um lugar.
lobby-full = **Todos estão aqui.** { $host }, toque em **Começar**.
lobby-how = Toque em um lugar para se sentar. Para trocar, toque em outro lugar livre. { $partners }
lobby-how-full = Para trocar de lugar, toque em **Trocar com …**: você e quem está lá trocam. { $partners }
lobby-opposite = Parceiros se sentam frente a frente.
lobby-between = Parceiros se sentam alternados com os adversários.
lobby-started = A partida começou. A mesa está abaixo.

button-sit = Sentar: { $seat }
button-swap = Trocar com { $seat }
button-start = Começar
button-leave = Sair
button-rules = Regras
button-score = Pontuação
button-hand = Minha mão
button-take-seat = Assumir: { $seat }

# mesa
board-round-of = { $game } · Rodada { $number } de { $rounds }
board-partners = ### Parceiros nesta rodada
board-lone = ### Contra todos nesta rodada
board-partner = **{ $team }** · { $score ->
    [0] 0 pontos
    [one] { $score } ponto
   *[other] { $score } pontos
}
board-round = { $game } · Rodada { $number } · até { $target } pontos
board-team = ### { $team } · { $score ->
    [0] 0 pontos
    [one] { $score } ponto
   *[other] { $score } pontos
}
board-sits-out = { $player } · fica de fora nesta rodada
foot-waiting-hand-empty = morto à espera
foot-waiting-first-canasta = morto à espera
foot-played-hand-empty = já pegou o morto
foot-played-first-canasta = já pegou o morto
owed = { $count ->
    [one] recebe mais 1 carta na próxima vez
   *[other] recebe mais { $count } cartas na próxima vez
}
wanted-points = { $needed } pontos
wanted-shape = { $needed } pontos e { $shape }
opening-needed = Ainda não abriu: precisa de { $wanted }
opening-progress = Combinação inicial: **{ $laid } de { $needed }** pontos baixados
opening-progress-shape = Combinação inicial: **{ $laid } de { $needed }** pontos baixados. Ela deve conter { $shape }.
missing = Para bater ainda falta: { $what }
missing-canastas = { $count ->
    [one] uma canastra
   *[other] { $count } canastras
}
missing-more = { $count ->
    [one] outra canastra
   *[other] outras { $count } canastras
}
missing-red-threes = { $count ->
    [one] um três vermelho
   *[other] { $count } três vermelhos
}
missing-feet = { $players } pegar o morto
missing-own-foot-hand-empty = você pegar o seu morto
missing-own-foot-first-canasta = você pegar o seu morto
missing-unfinished = uma canastra de { $meld } (sem ela, você perde { $points } pontos)
red-threes = Três vermelhos: { $cards }
threes = Três: { $cards }
threes-of = Três vermelhos de { $player }: { $cards }
captured = Três pretos capturados: { $cards }
board-last-turns = **Últimas jogadas**
board-last-turn = - { $told }
board-turn-draw = ### ▶️ **{ $player }** deve comprar
    A vez começou <t:{ $since }:R>.
board-turn-take = ### ▶️ **{ $player }** pega a pilha, ou a rodada acaba
    A vez começou <t:{ $since }:R>.
board-turn-pass = ### ▶️ **{ $player }** só pode passar, e a rodada acaba
    A vez começou <t:{ $since }:R>.
board-turn-meld = ### ▶️ **{ $player }** está baixando cartas
    A vez começou <t:{ $since }:R>.
board-asked = ### ▶️ **{ $player }** pergunta a { $partner }: “Posso bater?”
    A vez começou <t:{ $since }:R>.
board-turn-open = ### ⏳ O jogo espera que alguém ocupe **{ $seat }**
board-round-over = ### A rodada acabou
    O resultado está abaixo.
board-match-over = ### 🎉 A partida acabou: { $team } venceu!
board-seat-open = ⚠️ **Lugar livre: { $seat }.** Toque no botão para assumir este lugar e as cartas dele.
board-fingerprint = -# Conferência do baralho: { $fingerprint }…, veja Pontuação

# pilha e monte
pile = { $count ->
    [one] **Pilha:** { $top } no topo · 1 carta
   *[other] **Pilha:** { $top } no topo · { $count } cartas
}
pile-base = { $count ->
    [one] {" "}· mais 1 virada para baixo
   *[other] {" "}· mais { $count } viradas para baixo
}
pile-part = {" "}· quem a pega recebe as { $count } de cima
pile-only-opened = Só uma equipe que já abriu pode pegá-la.
pile-not-for-your-opening = Sua equipe pode pegá-la depois de abrir.
pile-empty = **Pilha:** vazia
pile-waiting = { $count ->
    [one] **Pilha:** já foi pega. 1 carta dela espera pela combinação inicial.
   *[other] **Pilha:** já foi pega. { $count } cartas dela esperam pela combinação inicial.
}
pile-cards = Na pilha: { $cards }
pile-blocked-wild = { $mark } **Bloqueada:** há um coringa no topo. Ninguém pode pegá-la agora.
pile-blocked-black-three = { $mark } **Bloqueada:** há um três preto no topo. Ninguém pode pegá-la agora.
pile-blocked-red-three = { $mark } **Bloqueada:** há um três vermelho no topo. Ninguém pode pegá-la agora.
pile-blocked-natural = { $mark } **Bloqueada:** ninguém pode pegá-la agora.
pile-frozen = { $mark } **Congelada** ({ $why }): só se pega com { $pair } da mão.
pile-frozen-blocked = { $mark } Também **congelada**: { $why }.
pile-before-opening = { $mark } **Congelada** para { $teams } antes da combinação inicial: só se pega com { $pair } da mão.
pile-before-any-opening = { $mark } **Congelada** para cada equipe até ela abrir: só se pega com { $pair } da mão.
pile-before-your-opening = { $mark } **Congelada** até sua equipe abrir: só se pega com { $pair } da sua mão.
frozen-by-wild = há um coringa nela
frozen-by-red-three = há um três vermelho nela
frozen-by-black-three = há um três preto nela
frozen-by-rule = sempre, neste jogo
stock = { $count ->
    [0] **Monte:** acabou
    [one] **Monte:** 1 carta
   *[other] **Monte:** { $count } cartas
}

# o que aconteceu: partes de uma vez, unidas por vírgulas
history-turn = { $player } { $said }
history-dealt = { $dealer } distribuiu a rodada { $number }
history-drew = { $count ->
    [one] comprou
   *[other] comprou { $count } cartas
}
history-red-threes = baixou { $cards }
history-extra-pile = { $count ->
    [one] comprou mais 1
   *[other] comprou mais { $count }
}
history-extra-opening = { $count ->
    [one] comprou 1 carta por abrir
   *[other] comprou { $count } cartas por abrir
}
history-extra-talon = { $count ->
    [one] recebeu 1 carta por abrir
   *[other] recebeu { $count } cartas por abrir
}
history-foot-hand-empty = pegou o morto
history-foot-first-canasta = pegou o morto
history-lone = **joga contra todos** os outros
history-combined = juntou duas combinações
history-shown = mostrou { $hand }: { $cards }
history-run = sequência de { $suit }
history-wild-meld = { $laid } como coringas
history-took = { $size ->
    [one] pegou a pilha (1 carta) com { $how }
   *[other] pegou a pilha ({ $size } cartas) com { $how }
}
history-took-onto = { $size ->
    [one] pegou a pilha (1 carta) para a combinação: { $how }
   *[other] pegou a pilha ({ $size } cartas) para a combinação: { $how }
}
history-laid = baixou { $laid }
history-wilds-to = { $laid } com { $rank }
history-asked = perguntou se pode bater
history-answer-yes = o parceiro disse sim
history-answer-no = o parceiro disse não
history-discarded = descartou { $card }
history-passed = passou
history-stock-end = **O monte acabou: fim da rodada.**
history-out = **{ $player } bateu!**

# chamada da vez e pergunta
turn-call = { $player }, **é a sua vez** · Mesa { $table }
question = { $partner }, seu parceiro { $asker } pergunta:
    ### “Posso bater?”
question-meaning = **Sim:** { $asker } tem que bater agora, e a rodada acaba. **Não:** { $asker } continua jogando.
question-only = -# Só o parceiro pode responder · Mesa { $table }
question-answered-yes = { $asker } perguntou: “Posso bater?” · { $partner } disse **sim**.
question-answered-no = { $asker } perguntou: “Posso bater?” · { $partner } disse **não**.
button-yes = Sim, pode bater
button-no = Não, continue

# um lugar livre na partida
vacancy = { $players }: **há um lugar livre** · Mesa { $table }
vacancy-seat = ⚠️ Lugar livre: **{ $seat }**.
vacancy-seat-left = { $count ->
    [one] ⚠️ { $players } saiu: **{ $seat }**.
   *[other] ⚠️ { $players } saíram: **{ $seat }**.
}
vacancy-waits = O jogo espera quando for a vez desse lugar, e antes da próxima rodada. Toque no botão para assumir o lugar.

# fim antecipado
end-question = { $player } gostaria de **encerrar esta partida agora**, sem vencedor. Um jogador de cada equipe precisa concordar.
end-agreed = De acordo: { $players }
end-waiting = Ainda falta concordar: um jogador de { $team } ({ $players })
end-off = Ninguém mais quer encerrar a partida. Ela continua.
button-agree = Concordo, encerrar
button-carry-on = Retirar meu sim
closed-empty = Esta mesa foi fechada: não ficou ninguém. Abra outra com `/canasta nova`.
closed-agreed = A partida foi encerrada: as equipes concordaram. Abra outra com `/canasta nova`.
closed-moderator = A partida foi encerrada por um moderador. Abra outra com `/canasta nova`.
closed-host = O anfitrião cancelou esta mesa. Abra outra com `/canasta nova`.
closed-lost = Esta mesa foi fechada: o canal dela não existe mais.
