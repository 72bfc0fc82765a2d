# Aprender el juego: un turno en imágenes, y lo que se explica en una primera partida.

# un turno en imágenes
button-help-walk = Un turno en imágenes
button-help-on = Siguiente
button-help-commands = Todos los comandos
button-help-start = Resumen
button-learn = Aprender jugando
button-known = Esto ya lo sé

help-learn = **¿No conoces el juego?** «Un turno en imágenes» dura dos minutos. «Aprender jugando» empieza una primera partida contra máquinas, en la que te explico cada paso.

guide-seat-you = Tú
guide-seat-left = Izquierda
guide-seat-partner = Tu pareja
guide-seat-right = Derecha
guide-alt-hand = Tus cartas: { $cards }.

help-moment-draw = ### 1 de 8 · Robar
    Cada turno empieza con una carta del mazo: pulsa **Robar una carta**. Tus cartas están abajo, y solo las ves tú.
help-moment-opening = ### 2 de 8 · Abrir
    Una combinación son tres cartas o más del mismo valor. Los jokers y los doses son comodines y sustituyen a otras. Las primeras combinaciones de un equipo tienen que sumar 50 puntos: aquí, un joker y dos ochos suman 70.
help-moment-pile = ### 3 de 8 · Tomar el pozo
    En vez de robar puedes tomar todo el pozo, si puedes bajar enseguida su carta de arriba. Aquí es un seis, y hay otros dos en la mano: **Tomar el pozo** da siete cartas.
help-moment-meld = ### 4 de 8 · Bajar cartas
    Después de robar, baja combinaciones nuevas o añade cartas a las de tu equipo. Elige de la lista o pulsa **Elegir cartas**. Aquí acaban de llegar a la mesa seises, dieces y cuatros.
help-moment-canasta = ### 5 de 8 · Una canasta
    Siete cartas del mismo valor son una canasta. Sin comodines da 500 puntos, con comodines 300. Esta de ochos tiene tres comodines, así que es mixta.
help-moment-discard = ### 6 de 8 · Descartar
    El turno termina con una carta en el pozo: elígela en **Descartar**. Piensa en quien juega después: con una carta que le sirva se lleva todo el pozo. Un comodín lo congela, y un tres negro lo bloquea durante un turno.
help-moment-ask = ### 7 de 8 · Preguntar a tu pareja
    Con una canasta en la mesa, tu equipo puede cerrar. **¿Puedo cerrar?** se lo pregunta antes a tu pareja. El sí te obliga, y el no también.
help-moment-out = ### 8 de 8 · Cerrar
    El botón **Cerrar** baja tus cartas y termina la ronda, lo que da 100 puntos. Lo que hay en la mesa cuenta a favor del equipo, y las cartas que quedan en la mano, en contra. Gana el primer equipo con 5000 puntos.

# una primera partida
guide-lesson = > 🎓 { $text }
guide-step = > ➡️ { $text }
board-guided = 🎓 Una primera partida: a { $player } le explico cada paso.
notice-guidance-ended = Ya no explico nada. Si no sabes qué hacer, pulsa **Pista**.

lesson-aim = **De qué se trata:** tu pareja y tú bajáis combinaciones, es decir, tres cartas o más del mismo valor. Siete cartas del mismo valor son una **canasta**, y las canastas dan los puntos. Los doses y los jokers son comodines: sustituyen a otras cartas.
lesson-red-three = **Un tres rojo** va enseguida a la mesa, y se roba otra carta en su lugar. Da { $points } puntos a su equipo, o se los quita si el equipo no baja nada en esta ronda.
lesson-frozen = **El pozo está congelado.** Ahora, para tomarlo hacen falta dos cartas de la mano con el valor de su carta de arriba. Quien lo toma lo descongela.
lesson-blocked = **Un tres negro en el pozo** impide que lo tome quien juega después. Para eso sirven los treses negros.
lesson-they-took = **El otro equipo ha tomado el pozo.** Son muchas cartas de golpe. Antes de descartar, piensa en lo que le podría servir.
lesson-you-took = **Has tomado el pozo.** Ahora todas sus cartas son tuyas. Baja lo que puedas: las cartas que tengas en la mano al final de la ronda cuestan puntos.
lesson-opened = **Tu equipo ha abierto.** A partir de ahora puedes bajar cualquier combinación, y añadir cartas también a las de tu pareja: son de los dos.
lesson-canasta = **Tu equipo tiene una canasta.** Con comodines es mixta y da { $mixed } puntos; sin ellos es natural y da { $natural }. A partir de ahora tu equipo puede cerrar.
lesson-their-canasta = **El otro equipo tiene una canasta.** Puede cerrar pronto, así que no guardes demasiadas cartas para después.
lesson-out = **Puedes cerrar:** baja todas tus cartas y, si quieres, descarta una. Eso termina la ronda y da { $points } puntos. Pero lo que tu pareja tenga aún en la mano cuesta puntos al equipo.
lesson-ask = **¿No sabes si conviene terminar la ronda?** «¿Puedo cerrar?» se lo pregunta antes a tu pareja. La respuesta te obliga: tras un sí tienes que cerrar, y tras un no, no puedes.
lesson-asked = **Tu pareja puede cerrar** y te lo pregunta. ¿Tienes aún cartas que dan puntos? Entonces di que no. Si tu mano sirve de poco, di que sí.
lesson-round-over = **Cómo se cuenta una ronda:** cuenta lo que hay en la mesa, las canastas, los treses rojos y el cierre. Las cartas que quedan en la mano se restan. La cuenta de tu equipo está abajo; la de los dos, en el canal.

step-wait = Todavía no es tu turno. Te avisaré cuando lo sea. Mientras tanto, el tablero en el canal muestra qué hacen los demás.
step-draw = Un turno empieza con una carta: roba una del mazo. Esta vez no puedes tomar el pozo; el motivo está más abajo.
step-draw-or-take = Roba una carta o, en su lugar, toma todo el pozo. En ese caso bajas enseguida su carta de arriba, y lo demás va a tu mano.
step-take = El mazo se ha agotado. Todavía puedes tomar el pozo.
step-pass = El mazo se ha agotado y no puedes tomar el pozo: pasa.
step-cannot-open = Las primeras combinaciones de tu equipo tienen que sumar { $minimum } puntos. Tus cartas aún no llegan. Descarta sin más una carta que te sobre.
step-open = Puedes abrir: baja combinaciones que sumen { $minimum } puntos o más, todas en este turno.
step-finish-opening = Has bajado { $laid } puntos, y tu equipo necesita { $minimum }. Baja más cartas, o pulsa **Deshacer** y guárdalas para después.
step-lay = Baja lo que acerque tus combinaciones a una canasta. Guarda algunas cartas: con la mano vacía es difícil tomar el pozo. Luego descarta una, y así termina tu turno.
step-discard = No tienes que bajar nada. Descarta la carta que menos os sirva a ti y a quien juega después: así termina tu turno.
step-go-out = Puedes terminar la ronda ahora, o seguir como siempre: baja cartas y luego descarta una.
step-go-out-now = Tu pareja ha dicho que sí. Pulsa **Cerrar**, y todas tus cartas se bajan por ti.
step-play-on = Tu pareja prefiere seguir. Baja lo que quieras, guarda una carta y descarta otra.
step-await = Has preguntado a tu pareja y esperas la respuesta.
step-answer = Pulsa sí o no: tu pareja te espera.
step-score = ¡Esa ha sido una ronda entera! La partida sigue hasta que un equipo tenga { $target } puntos. Pulsa **Siguiente ronda** para seguir: ya no explico nada, pero **Pista** te sigue ayudando. ¿Basta por ahora? `/canasta terminar` termina la partida.
