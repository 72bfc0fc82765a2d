# Máquinas que juegan: sus nombres, la página de quien organiza y quién juega por quien se ha ido.

level-beginner = principiante
level-standard = estándar
level-expert = experta

computer = 🤖 Máquina ({ $level })
computer-on-seat = 🤖 { $seat } ({ $level })
computer-then = 🤖 { $seat }

button-computers = Máquinas
lobby-how-computers = ¿Falta gente? Quien organiza pulsa **Máquinas**.

computers-title = ## Máquinas · Mesa { $table }
computers-none = Aquí no juega ninguna máquina.
computers-seat = { $seat }: { $player }
computers-stand-in = **Si alguien deja la partida:** { $player } juega en su lugar hasta que alguien ocupe el puesto.
computers-no-stand-in = **Si alguien deja la partida:** su puesto queda libre y el juego espera.
computers-hints-on = **Pistas:** activadas. En su mano, cada cual puede preguntar qué haría una máquina experta.
computers-hints-off = **Pistas:** desactivadas.
computers-host-only = Solo quien organiza puede cambiar esto.
computers-levels = La principiante toma lo que viene, la estándar conoce el oficio, la experta piensa por adelantado.
computers-levels-alike = En este juego, la experta juega igual que la estándar.
computers-choose = Añadir una máquina: puesto y nivel
computers-choose-all = Todos los puestos libres · { $level }
computers-choose-seat = { $seat } · { $level }
computers-choose-off = Quitar una máquina
computers-choose-stand-in = Si alguien se va: quién juega en su lugar
computers-choose-nobody = Nadie: el juego espera
computers-choose-computer = Máquina ({ $level })
button-hints-on = Activar pistas
button-hints-off = Desactivar pistas

# durante una partida
vacancy-computer = { $players }: **una máquina sigue jugando** · Mesa { $table }
vacancy-stand-in = **{ $seat }:** { $player } sigue jugando hasta que alguien ocupe el puesto.
vacancy-may-take = Quien se fue puede volver, y cualquier otra persona puede ocupar el puesto: pulsa el botón.
