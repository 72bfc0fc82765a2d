# All turns of a round, a line for each.

command-log = verlauf
command-log-description = Alle Züge dieser Runde lesen, jeder in einer Zeile

log-title = ## Tisch { $table } · Runde { $number }, Zug um Zug
log-part = -# Zeile { $first } bis { $last } von { $count }

button-log = Alle Züge
button-log-earlier = Frühere Züge
button-log-later = Spätere Züge
