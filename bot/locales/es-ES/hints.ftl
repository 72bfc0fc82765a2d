# Pistas: qué haría la máquina experta, y por qué.

button-hint = Pista
hint = > 💡 **{ $what }** { $why }

hint-draw = { $count ->
    [one] Roba una carta.
   *[other] Roba { $count } cartas.
}
hint-take = Toma el pozo con { $cards }.
hint-take-onto = Toma el pozo para tu combinación de { $rank }.
hint-take-only = Toma el pozo.
hint-lay = Baja { $cards }.
hint-combine = Une tus dos combinaciones del mismo valor.
hint-show = Muestra toda tu mano.
hint-ask = Pregunta a tu pareja: «¿Puedo cerrar?»
hint-yes = Di que sí.
hint-no = Di que no.
hint-discard = Descarta { $card }.
hint-pass = Pasa.
hint-undo = Pulsa Deshacer.
hint-go-out = Pulsa «Cerrar».

hint-why-draws = No hay nada mejor para empezar.
hint-why-leaves-pile = { $count ->
    [one] La única carta del pozo no vale lo que bajarías por ella.
   *[other] Las { $count } cartas del pozo no valen lo que bajarías por ellas.
}
hint-why-takes-pile = { $count ->
    [0] Te da más cartas que el mazo.
    [one] Te da una carta que encaja.
   *[other] Te da { $count } cartas.
}
hint-why-passes = No hay nada que puedas tomar.
hint-why-opens = Es parte de una apertura que vale { $points } puntos.
hint-why-adds-to-meld = Tu combinación de { $rank } se acerca a una canasta.
hint-why-feeds-partner = La combinación de { $rank } de tu equipo se acerca a una canasta.
hint-why-new-meld = Una nueva combinación de { $rank } te da más formas de bajar cartas y de tomar el pozo.
hint-why-completes-canasta = Completa una canasta de { $rank }.
hint-why-adds-to-run = Tu secuencia se acerca a estar completa.
hint-why-new-run = Empieza una nueva secuencia.
hint-why-completes-run = Completa una secuencia.
hint-why-combines = Una combinación grande está más cerca de una canasta que dos pequeñas.
hint-why-shows-hand = Eso termina la ronda y da sus puntos al momento.
hint-why-goes-out = Terminar la ronda ahora te vale más que lo que aún pueda venir.
hint-why-asks = Podrías cerrar, y las cartas de tu pareja deciden si conviene.
hint-why-says-yes = A tu equipo le conviene más terminar la ronda ahora.
hint-why-says-no = Tu equipo tiene más que ganar si sigue jugando.
hint-why-safe-discard = { $gone ->
    [0] Quien juega después apenas podrá aprovechar una carta como esta ({ $rank }).
    [one] Ya hay una carta de este valor fuera de juego ({ $rank }), así que quien juega después apenas podrá aprovecharla.
   *[other] Ya hay { $gone } cartas de este valor fuera de juego ({ $rank }), así que quien juega después apenas podrá aprovecharla.
}
hint-why-keeps-pair = No tiene compañía en tu mano; las cartas que tienes dos veces aún pueden llegar a ser combinaciones.
hint-why-blocks = Un tres negro impide que quien juega después tome el pozo.
hint-why-freezes = { $count ->
    [one] Congela el pozo, así que a tus rivales les cuesta tomarlo.
   *[other] Congela el pozo de { $count } cartas, así que a tus rivales les cuesta tomarlo.
}
hint-why-least-use = Lo que menos te sirve de tu mano: { $rank }.
hint-why-only-choice = No puedes hacer otra cosa.
hint-why-by-chance = Cualquier otra cosa es igual de buena.
hint-gain = He probado esta jugada y *{ $other }* con muchas distribuciones posibles de las cartas ocultas: esta da aproximadamente { $gain ->
    [one] un punto
   *[other] { $gain } puntos
} más.
