# All turns of a round, a line for each.

command-log = log
command-log-description = Read all turns of this round, a line for each

log-title = ## Table { $table } · Round { $number }, turn by turn
log-part = -# Lines { $first } to { $last } of { $count }

button-log = All turns
button-log-earlier = Earlier turns
button-log-later = Later turns
