# All turns of a round, a line for each.

command-log = journal
command-log-description = Lire tous les tours de cette manche, une ligne pour chacun

log-title = ## Table { $table } · Manche { $number }, tour par tour
log-part = -# Lignes { $first } à { $last } sur { $count }

button-log = Tous les tours
button-log-earlier = Tours précédents
button-log-later = Tours suivants
