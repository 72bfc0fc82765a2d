# All turns of a round, a line for each.

command-log = histórico
command-log-description = Leia todas as jogadas desta rodada, uma linha para cada uma

log-title = ## Mesa { $table } · Rodada { $number }, jogada por jogada
log-part = -# Linhas { $first } a { $last } de { $count }

button-log = Todas as jogadas
button-log-earlier = Jogadas anteriores
button-log-later = Jogadas seguintes
