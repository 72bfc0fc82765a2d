# All turns of a round, a line for each.

command-log = historial
command-log-description = Lee todos los turnos de esta ronda, una línea para cada uno

log-title = ## Mesa { $table } · Ronda { $number }, turno a turno
log-part = -# Líneas { $first } a { $last } de { $count }

button-log = Todos los turnos
button-log-earlier = Turnos anteriores
button-log-later = Turnos siguientes
