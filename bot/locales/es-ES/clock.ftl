# El reloj de los turnos, y qué pasa con las personas y las mesas que hacen esperar.

pace-0 = sin reloj
pace-60 = 1 minuto por turno
pace-120 = 2 minutos por turno
pace-300 = 5 minutos por turno
pace-900 = 15 minutos por turno
pace-3600 = 1 hora por turno
pace-21600 = 6 horas por turno
pace-86400 = 1 día por turno
pace-259200 = 3 días por turno
pace-604800 = 7 días por turno
clock = Reloj: { $pace }
span-seconds = { $count ->
    [one] 1 segundo
   *[other] { $count } segundos
}
span-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
}
span-hours = { $count ->
    [one] 1 hora
   *[other] { $count } horas
}
span-days = { $count ->
    [one] 1 día
   *[other] { $count } días
}

# tablero
clock-running = Reloj: { $pace } · el tiempo de { $player } se acaba <t:{ $deadline }:R>
clock-stood-still = El reloj estuvo parado { $span } porque yo no tenía acceso a este canal.
clock-missed = ⏰ { $missed ->
    [one] { $player } se ha saltado un turno. He jugado en su lugar.
   *[other] { $player } se ha saltado { $missed } turnos seguidos. He jugado en su lugar.
} Al llegar a { $most } seguidos, su puesto queda libre.
table-rests = 💤 **Esta mesa descansa.** Quien haya jugado aquí puede volver a ocupar un puesto en cualquier momento.
button-players = Jugadores

# aviso de turno y recordatorio
turn-until = Tienes tiempo hasta <t:{ $deadline }:f>, <t:{ $deadline }:R>.
reminder = ⏰ { $player }, **la mesa te espera** · Mesa { $table }
reminder-turn = Tu tiempo se acaba <t:{ $deadline }:R>. Entonces robaré y descartaré por ti.
reminder-answer = Tu tiempo se acaba <t:{ $deadline }:R>. Entonces la respuesta a tu pareja será no.
reminder-last = Ya te has saltado { $missed ->
    [one] un turno
   *[other] { $missed } turnos seguidos
}. Al llegar a { $most } seguidos, tu puesto queda libre.

# mesas que nadie usa
closing-lobby = { $players }: **nadie ha empezado aún esta partida** · Mesa { $table }
closing-match = { $players }: **hace mucho que nadie juega aquí** · Mesa { $table }
closing-when = La mesa se cierra <t:{ $at }:R>, a no ser que alguien pulse **Mantener abierta** o juegue.
button-keep-open = Mantener abierta
closed-expired = Esta mesa está cerrada: nadie empezó la partida. Abre una nueva con `/canasta nueva`.
closed-idle = Esta partida se cerró: hacía mucho que nadie jugaba. Abre una nueva con `/canasta nueva`.

# quién ocupa cada puesto
players-title = ## Jugadores · Mesa { $table }
players-seat = { $seat }: { $player }
players-free = { $seat }: *libre*
players-host = { $line } · organiza
players-missed = { $line } · ⏰ { $missed ->
    [one] se ha saltado un turno
   *[other] se ha saltado { $missed } turnos seguidos
}
players-waited = { $line } · le toca jugar desde <t:{ $since }:R>
players-how-remove = ¿Alguien lleva mucho sin jugar? Vota para liberar su puesto: sus cartas se quedan y otra persona puede seguir con ellas.
players-how-clock = Con un reloj, aviso a quien le toca cuando queda una cuarta parte del tiempo. Cuando se acaba, robo y descarto en su lugar. Al llegar a { $most } turnos saltados seguidos, su puesto queda libre.
players-choose-clock = Reloj: elige cuánto puede durar un turno
players-choose-host = Pasar la organización a otra persona
players-choose-off = Sacar a alguien de la mesa
button-become-host = Organizar yo la mesa
button-remove = Liberar { $seat }
button-keep-player = Retirar mi voto: { $seat }
button-propose-end = Proponer terminar
button-leave-table = Dejar la mesa

# votación sobre alguien ausente
vote = { $player } hace esperar al resto. **¿Debe quedar libre { $seat } para otra persona?** · Mesa { $table }
vote-count = A favor: { $voters } · { $missing ->
    [one] falta un voto.
   *[other] faltan { $missing } votos.
}
vote-none = Ya no hay nadie a favor.
vote-how = Puede votar cualquiera que juegue aquí. Si juega { $player }, se acaba la votación.
vote-done = Una votación ha sacado de la mesa a { $player }: **{ $seat } está libre.**

# lo que puede cambiar en todo momento quien organiza
button-table-settings = Ajustes de la mesa
table-settings-title = ## Ajustes · Mesa { $table }
table-settings-clock = Un reloj nuevo vale desde ya: quien debe jugar tiene otra vez todo el tiempo, y los turnos saltados dejan de contar.
