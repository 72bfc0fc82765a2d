# Mensajes privados breves.

notice-not-your-question = Esta pregunta es para otra persona. Solo puede responderla su pareja.
notice-question-closed = Esta pregunta ya se ha respondido o retirado.
notice-unreadable = Este botón no funciona. Usa `/canasta mano` para ver tus cartas.
notice-no-table = No hay ninguna mesa en este canal. Abre una con `/canasta nueva`.
notice-several-tables = Aquí hay varias mesas: { $tables }. Indica una en el comando.
notice-seated = Ahora ocupas { $seat }, mesa { $table }.
notice-left = Has dejado la mesa { $table }. Tu puesto está libre, también para ti: `/canasta entrar`.
notice-nothing-to-hint = En este momento no tienes nada que elegir.
notice-kept-open = La mesa sigue abierta.
notice-ended = La mesa { $table } se ha terminado.
notice-rematch-there = La revancha está en la mesa { $table }.
notice-named-twice = Nombra a personas distintas y no a ti: tú te sientas de todos modos.
notice-no-bots = Solo se pueden sentar personas. Nombra a miembros que no sean bots.
notice-no-such-rules = No conozco esas reglas. Elige unas de la lista que aparece mientras escribes.
notice-other-channel = Esa mesa está en <#{ $channel }>. Usa este comando allí.
notice-try-again = Ahora mismo no ha funcionado y nada ha cambiado. Vuelve a intentarlo dentro de un momento.
notice-bug = Lo siento, algo ha fallado por mi parte. Tu partida está a salvo. Pulsa **Mi mano** en el tablero para seguir.

# lo que rechaza una mesa; un mensaje por cada motivo
table-no-such-table = No existe la mesa { $table }.
table-table-closed = Esta mesa está cerrada. Abre una nueva con `/canasta nueva`.
table-not-over = Esta partida aún no ha terminado.
table-shutting-down = Me estoy reiniciando. Tu partida está a salvo. Vuelve a intentarlo dentro de un minuto.
table-no-such-seat = Esta mesa no tiene ese puesto.
table-seat-taken = { $seat } ya está ocupado. Elige otro puesto.
table-already-seated = Ya ocupas { $seat }.
table-table-full = En este momento todos los puestos están ocupados.
table-knows-another-hand = En esta ronda has visto las cartas de { $seat }. Podrás ocupar otro puesto cuando termine la ronda.
table-not-seated = No tienes puesto en esta mesa. Con `/canasta entrar` lo consigues si queda alguno libre.
table-nobody-there = No hay nadie en { $seat }.
table-resting = Todos los puestos se han quedado vacíos, así que esta partida descansa. Solo quien haya jugado en ella puede ocupar el primero.
table-not-absent = Quien ocupa { $seat } no hace esperar al resto.
table-already-voted = Ya has votado por eso.
table-not-voted = No has votado por eso.
table-no-hints = Quien organiza esta mesa ha desactivado las pistas.
table-no-such-clock = No existe ese reloj. Elige uno de la lista.
table-not-host = Solo quien organiza la mesa, { $host }, puede hacer eso.
table-not-full = { $open ->
    [one] La partida empieza cuando se ocupan todos los puestos. Queda uno libre.
   *[other] La partida empieza cuando se ocupan todos los puestos. Quedan { $open } libres.
}
table-not-ready = { $count ->
    [one] Una persona aún no está de acuerdo con el cambio de reglas.
   *[other] { $count } personas aún no están de acuerdo con el cambio de reglas.
}
table-too-many-players = Aquí hay más personas de las que pueden jugar a eso: tiene { $seats } puestos.
table-already-started = La partida ya ha empezado.
table-not-started = La partida aún no ha empezado.
table-round-running = Esta ronda aún no ha terminado.
table-waiting-for-seat = { $seat } está libre. La partida seguirá cuando alguien ocupe ese puesto.
table-partner-away = El puesto de tu pareja, { $seat }, está libre, así que nadie puede responderte.
table-stale = Mientras tanto, el juego ha avanzado en la mesa. Así están las cosas ahora.
table-not-yours = Esto le corresponde a { $seat }.
table-already-agreed = Ya has dado tu acuerdo. Falta el de alguien del otro equipo.
table-not-agreed = No has dado tu acuerdo para terminar la partida, así que sigue.

permissions-missing = Me falta un permiso en este canal: **{ $permissions }**. Pide a la moderación que me lo dé y vuelve a intentarlo.
standstill = Ahora mismo no puedo escribir en este canal. Puedes seguir jugando desde tu mano, pero la mesa que todos ven se queda parada y no se avisa a nadie. Pide a la moderación que me deje escribir aquí otra vez. Me daré cuenta solo.
standstill-lacking = Me falta: **{ $permissions }**.
permission-view-channel = Ver canal
permission-send-messages = Enviar mensajes
permission-send-messages-in-threads = Enviar mensajes en hilos
