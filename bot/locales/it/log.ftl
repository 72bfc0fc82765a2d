# All turns of a round, a line for each.

command-log = cronaca
command-log-description = Leggi tutti i turni di questo round, uno per riga

log-title = ## Tavolo { $table } · Round { $number }, turno per turno
log-part = -# Righe { $first }–{ $last } di { $count }

button-log = Tutti i turni
button-log-earlier = Turni precedenti
button-log-later = Turni successivi
