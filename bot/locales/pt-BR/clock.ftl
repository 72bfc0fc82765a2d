# O relógio da vez, e o que acontece com jogadores e mesas que fazem os outros esperarem.

pace-0 = desligado
pace-60 = 1 minuto por vez
pace-120 = 2 minutos por vez
pace-300 = 5 minutos por vez
pace-900 = 15 minutos por vez
pace-3600 = 1 hora por vez
pace-21600 = 6 horas por vez
pace-86400 = 1 dia por vez
pace-259200 = 3 dias por vez
pace-604800 = 7 dias por vez
clock = Relógio: { $pace }
span-seconds = { $count ->
    [0] 0 segundos
    [one] 1 segundo
   *[other] { $count } segundos
}
span-minutes = { $count ->
    [0] 0 minutos
    [one] 1 minuto
   *[other] { $count } minutos
}
span-hours = { $count ->
    [0] 0 horas
    [one] 1 hora
   *[other] { $count } horas
}
span-days = { $count ->
    [0] 0 dias
    [one] 1 dia
   *[other] { $count } dias
}

# mesa
clock-running = Relógio: { $pace } · o tempo de { $player } acaba <t:{ $deadline }:R>
clock-stood-still = O relógio ficou parado por { $span }, porque eu estava sem acesso a este canal.
clock-missed = ⏰ { $missed ->
    [one] { $player } perdeu uma vez: quem jogou fui eu.
   *[other] { $player } perdeu { $missed } vezes seguidas: quem jogou fui eu.
} Depois de { $most } seguidas, o lugar fica livre.
table-rests = 💤 **Esta mesa descansa.** Quem já jogou aqui pode ocupar um lugar de novo a qualquer hora.
button-players = Jogadores

# chamada e lembrete
turn-until = Você tem até <t:{ $deadline }:f>, <t:{ $deadline }:R>.
reminder = ⏰ { $player }, **todos esperam por você** · Mesa { $table }
reminder-turn = Seu tempo acaba <t:{ $deadline }:R>. Depois eu compro e descarto por você.
reminder-answer = Seu tempo acaba <t:{ $deadline }:R>. Depois a resposta ao seu parceiro é não.
reminder-last = Você já perdeu { $missed ->
    [one] uma vez
   *[other] { $missed } vezes seguidas
}. Depois de { $most } seguidas, seu lugar fica livre.

# mesas que ninguém usa
closing-lobby = { $players }: **ninguém começou esta partida ainda** · Mesa { $table }
closing-match = { $players }: **faz tempo que ninguém joga aqui** · Mesa { $table }
closing-when = A mesa será fechada <t:{ $at }:R>, a menos que alguém toque em **Manter aberta** ou jogue.
button-keep-open = Manter aberta
closed-expired = Esta mesa foi fechada: ninguém começou a partida. Abra outra com `/canasta nova`.
closed-idle = Esta partida foi fechada: fazia tempo que ninguém jogava. Abra outra com `/canasta nova`.

# quem está aqui
players-title = ## Jogadores · Mesa { $table }
players-seat = { $seat }: { $player }
players-free = { $seat }: *livre*
players-host = { $line } · anfitrião
players-missed = { $line } · ⏰ { $missed ->
    [one] perdeu uma vez
   *[other] perdeu { $missed } vezes seguidas
}
players-waited = { $line } · na vez desde <t:{ $since }:R>
players-how-remove = Alguém não joga há muito tempo? Vote para liberar o lugar: as cartas ficam, e outra pessoa pode assumi-lo.
players-how-clock = Com um relógio, eu lembro o jogador quando resta um quarto do tempo. Quando o tempo acaba, eu compro e descarto por ele. Depois de { $most } vezes perdidas em seguida, o lugar fica livre.
players-choose-clock = Relógio: escolha quanto pode durar uma vez
players-choose-host = Passar o papel de anfitrião a outra pessoa
players-choose-off = Tirar alguém da mesa
button-become-host = Ser o anfitrião
button-remove = Liberar o lugar: { $seat }
button-keep-player = Retirar meu voto: { $seat }
button-propose-end = Propor encerrar
button-leave-table = Sair da mesa

# votação sobre um jogador ausente
vote = { $player } faz todos esperarem. **{ $seat } deve ficar livre para outra pessoa?** · Mesa { $table }
vote-count = A favor: { $voters } · { $missing ->
    [one] falta mais um voto.
   *[other] faltam mais { $missing } votos.
}
vote-none = Ninguém é mais a favor.
vote-how = Qualquer jogador pode votar. Se { $player } jogar, a votação acaba.
vote-done = { $player } saiu da mesa por votação: **{ $seat } está livre.**

# o que o anfitrião pode mudar a qualquer hora
button-table-settings = Ajustes da mesa
table-settings-title = ## Ajustes · Mesa { $table }
table-settings-clock = Um novo relógio vale na hora: quem está na vez tem todo o tempo de novo, e as vezes perdidas não contam mais.
