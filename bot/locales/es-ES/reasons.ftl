# Por qué algo no es posible, dicho a quien juega. Un mensaje por cada negativa del motor.

# de quién es el turno y en qué paso está
reason-no-round = Todavía no se han repartido las cartas.
reason-round-over = Esta ronda ha terminado.
reason-round-running = Esta ronda aún se está jugando.
reason-match-over = La partida ha terminado.
reason-not-your-turn = Es el turno de { $turn }.
reason-draw-first = Primero roba una carta o toma el pozo.
reason-already-drawn = Ya has robado en este turno.
reason-await-answer = Tu pareja aún no ha respondido.

# robar
reason-stock-empty = El mazo está agotado.
reason-cannot-pass = Solo puedes pasar cuando no puedes hacer otra cosa.
reason-must-take-pile = El mazo está agotado y el pozo encaja en una de tus combinaciones, así que tienes que tomarlo.

# tomar el pozo
reason-pile-empty = El pozo está vacío.
reason-pile-blocked = El pozo está bloqueado: tiene { $card } encima.
reason-pile-frozen = El pozo está congelado. Para tomarlo necesitas en la mano { $needed ->
    [one] una carta
   *[other] { $needed } cartas
} como la de arriba; tienes { $have }.
reason-pile-frozen-unopened = El pozo está congelado hasta que abra tu equipo. Para tomarlo necesitas en la mano { $needed ->
    [one] una carta
   *[other] { $needed } cartas
} como la de arriba; tienes { $have }.
reason-pile-no-adding = La carta de arriba no se puede tomar añadiéndola a una combinación que ya está en la mesa.
reason-pile-no-match = Nada de lo que tienes combina con { $card }, la carta de arriba.
reason-pile-no-pair = Para tomar el pozo necesitas en la mano { $needed ->
    [one] una carta
   *[other] { $needed } cartas
} como la de arriba; tienes { $have }.
reason-pile-one-card = Con una sola carta en la mano no puedes tomar un pozo de una carta.
reason-pile-not-for-opening = En este juego no se puede abrir con el pozo. Tu equipo tiene que abrir primero con cartas de la mano.
reason-pile-meld-too-big = Tu combinación de este valor ya tiene { $have } cartas. Con { $limit } o más no puedes tomar el pozo para ella.
reason-top-not-matched = { $card } no combina con la carta de arriba del pozo.

# cartas y combinaciones
reason-card-not-in-hand = { $card } no está en tu mano.
reason-no-cards = Elige al menos una carta.
reason-red-three = Un tres rojo no se puede bajar en una combinación ni descartar.
reason-which-meld = Estas cartas podrían ir a más de una combinación. Pulsa **Elegir cartas** y di a cuál.
reason-no-such-meld = { $count ->
    [0] Tu bando aún no tiene combinaciones.
   *[other] Tu bando no tiene esa combinación.
}
reason-mixed-ranks = Aparte de los comodines, todas las cartas de una combinación tienen el mismo valor.
reason-too-few-cards = Una combinación necesita { $needed } cartas; esta tendría { $have }.
reason-too-few-naturals = { $needed ->
    [one] Una combinación necesita { $needed } carta natural; esta tendría { $have }.
   *[other] Una combinación necesita { $needed } cartas naturales; esta tendría { $have }.
}
reason-too-many-wilds = { $limit ->
    [0] Una combinación no admite comodines; esta tendría { $have }.
    [one] Una combinación admite como máximo un comodín; esta tendría { $have }.
   *[other] Una combinación admite como máximo { $limit } comodines; esta tendría { $have }.
}
reason-wilds-outnumber = Hay demasiados comodines. Comodines: { $wilds }; cartas naturales: { $naturals }.
reason-meld-full = Una combinación puede tener { $limit } cartas como máximo; esta tendría { $have }.
reason-canasta-closed-to-wilds = Esta canasta está terminada; no admite más comodines.
reason-pure-rank = Las combinaciones de este valor no admiten comodines.
reason-wild-needs-naturals = Después de la apertura, un comodín necesita una combinación de { $needed } cartas naturales o más; esta tendría { $have }.
reason-wild-meld-first = Tu combinación de comodines no está terminada. Hasta entonces, los comodines van ahí.
reason-rank-dead = Hay una canasta cerrada de este valor, así que ya nadie puede bajarlo.
reason-no-wilds-in-sequence = Una secuencia no lleva comodines.
reason-not-in-sequence = Estas cartas no van seguidas en un mismo palo.
reason-sequence-grows-only-out = Una secuencia completa solo admite más cartas si cierras en este turno.
reason-cannot-combine = Estas dos combinaciones no se pueden unir.
reason-black-threes-never = Los treses negros no se pueden bajar.
reason-black-threes-natural = Los treses negros se bajan sin comodines.
reason-black-threes-only-out = Los treses negros solo se pueden bajar como última combinación al cerrar.

reason-no-meld-in-hand = Ninguna carta de tu mano forma una combinación ni encaja en una de las tuyas.

# apertura
reason-opening-too-low = Tu equipo necesita { $needed } puntos para abrir; así llegarías a { $have } como mucho.
reason-opening-unfinished = Tu equipo necesita { $needed } puntos para abrir y hasta ahora hay { $have } bajados.
reason-opening-no-wilds = La apertura tiene que ser sin comodines.
reason-opening-shape = Tu apertura también debe contener { $shape }.

# terminar el turno
reason-kinds-missing = Para cerrar, a tu equipo aún le falta { $kind }.
reason-red-threes-missing = Para cerrar, tu equipo necesita tantos treses rojos como canastas: { $needed }. Tiene { $have }.
reason-special-unfinished = Tu equipo tiene una combinación que hay que terminar antes de que alguien cierre.
reason-partner-not-in-foot = Podrás cerrar cuando tu pareja también haya recogido su pie.
reason-foot-first = Podrás cerrar cuando hayas recogido tu segundo paquete.
reason-final-discard = Tienes que descartar tu última carta, así que guarda una para eso.
reason-must-ask = Hay que preguntar a tu pareja antes de cerrar.
reason-discard-barred = Ahora no se puede descartar { $card }.
reason-no-canasta = { $needed ->
    [one] Tu equipo necesita una canasta para que puedas cerrar. Hasta entonces, guarda { $keep ->
        [one] una carta
       *[other] { $keep } cartas
    } después del descarte.
   *[other] Tu equipo necesita { $needed } canastas para que puedas cerrar. Hasta entonces, guarda { $keep ->
        [one] una carta
       *[other] { $keep } cartas
    } después del descarte.
}
reason-partner-said-no = { $keep ->
    [one] Tu pareja dijo que no, así que guarda una carta después del descarte.
   *[other] Tu pareja dijo que no, así que guarda { $keep } cartas después del descarte.
}
reason-must-go-out = Tu pareja dijo que sí, así que tienes que cerrar en este turno.
reason-cannot-discard = El mazo terminó con un tres rojo, así que no hay descarte.

# preguntar
reason-no-partner = No tienes pareja a quien preguntar.
reason-asking-off = En este juego nadie pregunta antes de cerrar.
reason-asked-already = Ya has preguntado en este turno.
reason-asked-this-round = Ya has preguntado en esta ronda.
reason-ask-before-melding = Solo puedes preguntar antes de bajar cartas.
reason-ask-after-take = No puedes preguntar después de tomar el pozo.
reason-ask-after-opening = No puedes preguntar mientras el resto del pozo espera a tu apertura.
reason-cannot-go-out = No puedes cerrar en este turno.
reason-nothing-to-ask = Cerrar es la única forma que queda de terminar este turno, así que no hay nada que preguntar.
reason-nothing-asked = No hay ninguna pregunta que responder.
reason-not-asked-of-you = La pregunta es para { $partner }.

# manos especiales
reason-no-special-hand = Tu mano no es ninguna mano especial que puedas mostrar ahora.

# deshacer
reason-nothing-to-undo = No has bajado nada en este turno.
reason-undo-too-late = Es demasiado tarde para deshacer: desde entonces has visto cartas nuevas.
