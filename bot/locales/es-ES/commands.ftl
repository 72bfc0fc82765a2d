# Comandos. Los nombres son palabras en minúscula y sin espacios; las descripciones tienen 100 caracteres como máximo.

command-canasta = canasta
command-canasta-description = Juega a la canasta en este canal

command-new = nueva
command-learn = aprender
command-join = entrar
command-leave = salir
command-hand = mano
command-table = mesa
command-players = jugadores
command-rules = reglas
command-score = puntos
command-house = casa
command-help = ayuda
command-end = terminar

command-new-description = Abre una mesa nueva en este canal
command-learn-description = Aprende el juego: una primera partida contra máquinas, con cada paso explicado
command-join-description = Ocupa un puesto libre en una mesa
command-leave-description = Deja tu mesa; tu puesto queda libre
command-hand-description = Mira tus cartas; solo las ves tú
command-table-description = Muestra la mesa otra vez al final del canal
command-players-description = Quién ocupa cada puesto; el reloj, quién organiza y quién está ausente
command-rules-description = Lee las reglas de esta mesa o de cualquier otro juego
command-score-description = Mira los puntos de cada ronda
command-house-description = Reglas de la casa de este servidor: ver, borrar, elegir para mesas nuevas
command-help-description = Cómo se juega, un turno en imágenes y todos los comandos
command-end-description = Propón terminar la partida sin que nadie gane

option-rules = reglas
option-rules-description = Con qué reglas jugar
option-partner = pareja
option-partner-description = Quién se sienta frente a ti
option-left = izquierda
option-left-description = Quién se sienta a tu izquierda y juega después de ti
option-right = derecha
option-right-description = Quién se sienta a tu derecha y juega antes de ti
option-computers = máquinas
option-computers-description = Juega contra máquinas: ocupan los demás puestos, con este nivel
option-table = mesa
option-table-description = Qué mesa, si aquí hay varias

help-title = ## Canasta: cómo funciona
help-start = Escribe `/canasta nueva` para abrir una mesa; en **reglas** puedes elegir otro juego en vez de la Clásica. Cada cual pulsa un puesto. Después, quien organiza pulsa **Empezar**. ¿Falta gente o no hay nadie más? Elige un nivel en **máquinas**: ocupan los demás puestos. ¿No conoces un juego? Escribe `/canasta reglas` y su nombre.
help-turn-title = ### Tu turno
help-turn = 1. El bot te avisa. Pulsa **Mi mano**: solo puedes verla tú.
    2. Pulsa **Robar una carta** o **Tomar el pozo**.
    3. Baja cartas, si quieres: elige de la lista o pulsa **Elegir cartas**.
    4. Termina tu turno: elige una carta en **Descartar**.
help-good-to-know = ¿Has bajado algo por error? Pulsa **Deshacer** antes de descartar.
    ¿No sabes qué hacer? Pulsa **Pista** en tu mano.
    ¿Ya no encuentras tu mano? Pulsa **Mi mano** en el tablero, tantas veces como quieras.
    Una partida puede durar días. No se pierde nada.
    ¿Falta alguien? Con un reloj, al cabo de un tiempo juego en su lugar. Pulsa **Jugadores** para ponerlo, o para votar que un puesto quede libre.
help-commands-title = ### Comandos
help-command = `/{ $command }` { $description }
