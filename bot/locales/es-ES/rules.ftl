# La ficha de reglas, escrita a partir de los campos de un reglamento. «Bando» es un equipo, o alguien que puede llegar a
# tener pareja. Donde cada cual juega por su cuenta, $side es "alone"; si no, "team".

list-semicolon = { " · " }
list-rows = { "; " }
list-or = { " o " }
list-and = { " y " }
list-then = { ", luego " }
list-comma-or = { ", o " }
list-against = { " contra " }
rules-number = { $number }
rules-line = - { $text }
rules-heading = ### { $title }
rules-title = ## { $name }
rules-group = **{ $title }**
rules-house-choice = { $text } *(elección de la casa)*
rules-house-choice-fixed = { $text } *(elección de la casa, fija)*
rules-house-choice-note = -# Elección de la casa: en esto los libros y los clubes no coinciden, o no dicen nada, así que hubo que elegir. Antes de la partida, quien organiza puede cambiarlo con **Reglas de la casa**, salvo lo marcado como fijo.
rules-goes-on = ➡️ Esto sigue: elige **{ $page }** más abajo.

# páginas
rules-choose-page = Seguir leyendo: elige una página
rules-page-short = En resumen
rules-page-all = Todas las reglas
rules-page-part = { $page }, parte { $number }

rules-title-how = Cómo se juega
rules-title-different = Diferencias con la Clásica
rules-title-choices = Lo que hacen otros libros y clubes
rules-title-cards = Jugadores y cartas
rules-title-turn = Tu turno
rules-title-melds = Combinaciones
rules-title-canastas = Las canastas
rules-title-opening = Apertura
rules-title-pile = El pozo
rules-title-threes = Treses
rules-title-out = Cerrar
rules-title-score = El final y los puntos

# con el artículo, como van en las frases
class-natural = una carta natural
class-wild = un comodín
class-red-three = un tres rojo
class-black-three = un tres negro
rank-one-1 = un as
rank-one-4 = un cuatro
rank-one-5 = un cinco
rank-one-6 = un seis
rank-one-7 = un siete
rank-one-8 = un ocho
rank-one-9 = un nueve
rank-one-10 = un diez
rank-one-11 = una jota
rank-one-12 = una reina
rank-one-13 = un rey

# encabezado
rules-people-alone = { $seats } jugadores, cada cual por su cuenta
rules-people-lone = { $seats } jugadores, uno contra el resto
rules-people-teams = { $seats } jugadores, { $sizes }
rules-packs = { $decks ->
    [one] una baraja
   *[other] { $decks } barajas
} { $jokers ->
    [0] sin jokers
    [one] con un joker
   *[other] con { $jokers } jokers
}
rules-goal-target = hasta { $target } puntos
rules-goal-rounds = { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
}

# jugadores y cartas
rules-people = { $people }.
rules-turn-orders = No todos juegan en todas las rondas. El orden de los turnos: { $orders }. Después vuelve a empezar.
rules-sits-out = En cada ronda descansa un puesto: { $seats }, y así otra vez desde el principio.
rules-sits-out-first = primero el puesto { $seat }
rules-sits-out-then = después el puesto { $seat }
rules-turn-order = ronda { $number }: puestos { $seats }
rules-lone-take = En cada ronda, todos empiezan por su cuenta. La primera persona que toma el pozo juega esa ronda **en solitario**. Las demás forman pareja y juntan sus combinaciones.
rules-lone-out = Si alguien cierra antes de que se haya tomado el pozo, es quien juega en solitario. Si antes se agota el mazo, cada cual suma sus propios puntos.
rules-lone-points = Cada miembro de la pareja recibe todos los puntos de su bando. Solo los treses rojos cuentan para quien los tiene.
rules-lone-wilds = { $limit ->
    [one] Si al juntar combinaciones alguna tiene más de un comodín, se queda como está, pero no admite más.
   *[other] Si al juntar combinaciones alguna tiene más de { $limit } comodines, se queda como está, pero no admite más.
}
rules-pack = { $cards } cartas: { $packs }.
rules-hand = { $count ->
    [one] Cada cual recibe una carta.
   *[other] Cada cual recibe { $count } cartas.
}
rules-foot-hand-empty = Cada cual recibe un segundo paquete de { $count } cartas boca abajo: el **pie**. Lo recoges cuando te quedas sin cartas en la mano. Si bajaste la última, sigues jugando con él enseguida. Si la descartaste, el pie es para tu próximo turno.
rules-foot-first-canasta = Cada cual recibe un segundo paquete de { $count } cartas boca abajo. Lo recoges cuando completas tu primera canasta.
rules-card-values = Puntos: { $values }
rules-card-value = { $cards } = { $points }
rules-black-three = 3 negro
rules-joker = joker
rules-wild = Los jokers y los doses son **comodines**: sustituyen a otras cartas. Los ases y las cartas del cuatro al rey son **naturales**.

# turno
rules-draw = { $count ->
    [one] Roba una carta o toma el pozo.
   *[other] Roba { $count } cartas o toma el pozo.
}
rules-draw-with-pile = { $count ->
    [one] Si tomas el pozo, robas también una carta.
   *[other] Si tomas el pozo, robas también { $count } cartas.
}
rules-turn = Después baja cartas, si quieres. Termina tu turno con un descarte.
rules-draw-after-opening = { $count ->
    [one] En cada bando, quien abre roba enseguida una carta más. Si es un tres rojo, se baja y se repone.
   *[other] En cada bando, quien abre roba enseguida { $count } cartas más. Los treses rojos que salgan se bajan y se reponen.
}
rules-talon = Quien abre sin el pozo recibe cartas extra en el turno siguiente: { $counts }, según el orden en que abren los bandos. Para eso, el mazo debe tener al menos { $reserve } cartas.
rules-discard-no-black-three-at-first = En tu primer turno de una ronda no puedes descartar un tres negro.
rules-discard-sevens-guarded = No puedes descartar un siete hasta que cada bando tenga una canasta de sietes.
rules-discard-wilds-last = Solo puedes descartar un comodín como última carta.
rules-discard-not-on-empty = Cuando el pozo está vacío, no puedes descartar un siete, un as, un comodín ni una carta que ya nadie pueda bajar.
rules-discard-else = Si no tienes otra cosa, puedes descartar esa carta de todos modos.
rules-discard-last-seven = Pero un siete nunca es tu último descarte de una ronda, aunque no tengas otra cosa.

# combinaciones
rules-meld = Una combinación tiene al menos { $size } cartas de un mismo valor, de ellas al menos { $naturals } naturales.
rules-wilds-limit = { $limit ->
    [0] Ningún comodín en una combinación.
    [one] Como máximo un comodín en una combinación.
   *[other] Como máximo { $limit } comodines en una combinación.
}
rules-wilds-unlimited = Los comodines que quieras en una combinación.
rules-relation-gt = Siempre más cartas naturales que comodines.
rules-relation-ge = Nunca más comodines que cartas naturales.
rules-relation-none = Puede haber más comodines que cartas naturales.
rules-pure = Las combinaciones de { $ranks } no admiten comodines.
rules-pure-after-opening = Las combinaciones de { $ranks } admiten comodines solo cuando se bajan para abrir.
rules-wild-needs = Después de la apertura, un comodín solo puede unirse a una combinación con al menos { $count } cartas naturales.
rules-per-rank-one = { $side ->
    [alone] Tienes como máximo una combinación de cada valor.
   *[team] Cada bando tiene una sola combinación de cada valor. Quienes forman pareja añaden cartas a la misma.
}
rules-per-rank-after-closing = { $side ->
    [alone] Puedes empezar otra combinación de un valor cuando la última está completa.
   *[team] Un bando puede empezar otra combinación de un valor cuando la última está completa.
}
rules-per-rank-several = { $side ->
    [alone] Puedes tener varias combinaciones de un mismo valor y unirlas cuando quieras.
   *[team] Un bando puede tener varias combinaciones de un mismo valor y unirlas cuando quiera.
}
rules-sequences = También las **secuencias** son combinaciones: de { $least } a { $size } cartas seguidas de un mismo palo, desde el cuatro, la más baja, hasta el as, la más alta, sin comodines. Con { $size } cartas, una secuencia es una canasta{ $points ->
    [0] {""}
   *[other] {" "}de { $points } puntos
} y está completa.
rules-sequence-out = Al cerrar, puedes añadir cartas a una secuencia completa.
rules-wild-melds = Los **comodines solos** pueden formar una combinación: { $most ->
    [0] al menos { $least } doses y jokers,
   *[other] de { $least } a { $most } doses y jokers,
} en cualquier mezcla. { $size } forman una canasta: { $values }.
rules-wild-another = Cuando una combinación así está completa, se puede empezar otra.
rules-points = { $points ->
    [0] sin puntos extra
    [one] { $points } punto
   *[other] { $points } puntos
}
rules-wild-value-all-twos = { $points } solo con doses
rules-wild-value-four-jokers = { $points } con cuatro jokers o más
rules-wild-value-any = { $points } con cualquier otra mezcla
rules-wild-out-only = Solo el bando que cierra recibe puntos por sus canastas de comodines.
rules-wild-unfinished-takes-twos = Mientras tu bando tenga una combinación de comodines que aún no es canasta, todos sus doses tienen que ir ahí.
rules-wild-unfinished-takes-wilds = Mientras tu bando tenga una combinación de comodines que aún no es canasta, todos sus comodines tienen que ir ahí.

# canastas
rules-canasta-open = Una combinación de { $size } cartas o más es una **canasta**.
rules-canasta-closed = Una combinación de { $size } cartas es una **canasta**. Entonces está completa: no se puede añadir ninguna carta.
rules-canasta-points = Una canasta natural, sin comodines, da { $natural } puntos extra. Una mixta da { $mixed }.
rules-meld-limit = Una combinación tiene como máximo { $limit } cartas.
rules-wild-into-canasta-yes = Una canasta aún puede recibir comodines; si era natural, pasa a ser mixta.
rules-wild-into-canasta-no = Una canasta terminada no admite más comodines.
rules-dead = Cuando una canasta está completa, ya nadie puede empezar ni completar una combinación de su valor.
rules-rank-bonus = Una canasta de { $rank } da { $points } puntos, en lugar de los habituales.
rules-rank-bonuses = Una canasta de { $rank } da { $natural } puntos si es natural, { $mixed } si es mixta, en lugar de los habituales.
rules-count-bonuses = Más puntos por muchas canastas: { $rows }. Solo cuenta la mejor de estas bonificaciones.
rules-count-bonus-natural = { $count ->
    [one] { $points } por una canasta natural
   *[other] { $points } por { $count } canastas naturales
}
rules-count-bonus-any = { $count ->
    [one] { $points } por una canasta
   *[other] { $points } por { $count } canastas
}

# apertura
rules-opening = { $side ->
    [alone] Abres con tus primeras combinaciones de la ronda, bajadas en un mismo turno. Sus cartas tienen que valer lo suficiente. Las bonificaciones no cuentan.
   *[team] Un bando abre con sus primeras combinaciones de la ronda, bajadas en un mismo turno. Sus cartas tienen que valer lo suficiente. Las bonificaciones no cuentan.
}
rules-minimum = Puntos necesarios para abrir: { $need }
rules-minimums = { $side ->
    [alone] Puntos necesarios para abrir, según tu total: { $rows }
   *[team] Puntos necesarios para abrir, según el total de tu bando: { $rows }
}
rules-minimums-by-round = Puntos necesarios para abrir: { $rows }
rules-minimum-below = { $need } por debajo de { $floor }
rules-minimum-from = { $need } desde { $floor }
rules-minimum-round = { $need } en la ronda { $number }
rules-minimum-from-round = { $need } desde la ronda { $number }
rules-need-both = { $shape } y { $points }
rules-shape-clean-triple = una combinación sin comodines
rules-shape-canasta = una canasta
rules-shape-natural-canasta = una canasta que no sea mixta
rules-opening-shape = La apertura debe contener { $shape }.
rules-opening-no-wilds = La apertura tiene que ser sin comodines.
rules-opening-top-yes = Si abres con el pozo, su carta de arriba cuenta. Las de debajo, no.
rules-opening-top-no = Si abres con el pozo, solo cuentan las cartas de tu mano.
rules-opening-no-pile = { $side ->
    [alone] No puedes tomar el pozo antes de haber abierto.
   *[team] No puedes tomar el pozo antes de que tu bando haya abierto.
}
rules-opening-exempt-yes = Quien roba del mazo y cierra de mano no necesita puntos para abrir.
rules-opening-exempt-no = Quien cierra con toda la mano en un solo turno también necesita los puntos.
rules-splash-yes = Una canasta natural, o una de comodines, bajada de tu mano abre sin los puntos.
rules-splash-no = Una canasta natural bajada de tu mano abre sin los puntos.

# pozo
rules-pile-empty = La ronda empieza sin pozo.
rules-pile-start = La ronda empieza con una carta boca arriba.
rules-pile-start-again = La ronda empieza con una carta boca arriba. Si es { $classes }, se descubre otra encima.
rules-pile-base = Debajo de la primera carta del pozo hay tantas cartas boca abajo como indica su valor: jota 11, reina 12, rey 13, as { $ace }. Forman parte del pozo.
rules-pile-take = Para tomar el pozo tienes que bajar enseguida su carta de arriba: { $ways }.
take-not-wild = Una carta natural y un comodín no bastan.
take-not-adding = Una combinación de la mesa no basta.
take-way-naturals = { $count ->
    [one] con una carta natural de tu mano del mismo valor
   *[other] con { $count } cartas naturales de tu mano del mismo valor
}
take-way-wild = con una carta natural del mismo valor y un comodín de tu mano
take-way-adding-any = { $side ->
    [alone] en una de tus combinaciones
   *[team] en una combinación de tu bando
}
take-way-adding-below-canasta = { $side ->
    [alone] en una de tus combinaciones que aún no sea canasta
   *[team] en una combinación de tu bando que aún no sea canasta
}
take-onto-sequence = La combinación puede ser una secuencia, pero la carta de arriba nunca empieza una nueva.
rules-frozen = Cuando el pozo está **congelado**, solo se toma con { $needed ->
    [one] una carta natural de tu mano del mismo valor que la de arriba.
   *[other] { $needed } cartas naturales de tu mano del mismo valor que la de arriba.
}
rules-always-frozen = El pozo está siempre **congelado**: solo se toma con { $needed ->
    [one] una carta natural de tu mano del mismo valor que la de arriba.
   *[other] { $needed } cartas naturales de tu mano del mismo valor que la de arriba.
}
rules-frozen-until-opened-yes = { $side ->
    [alone] El pozo está congelado para quien no ha abierto.
   *[team] El pozo está congelado para un bando que no ha abierto.
}
rules-frozen-until-opened-no = { $side ->
    [alone] Quien no ha abierto toma el pozo como cualquiera.
   *[team] Un bando que no ha abierto toma el pozo como cualquier otro.
}
rules-frozen-by = Si en el pozo hay { $classes }, queda congelado hasta que alguien lo tome.
rules-frozen-by-nothing = Ninguna carta congela el pozo.
rules-take-below-meld = { $side ->
    [alone] No puedes tomar el pozo cuando tu combinación del valor de la carta de arriba tiene { $count } cartas o más.
   *[team] No puedes tomar el pozo cuando la combinación de tu bando del valor de la carta de arriba tiene { $count } cartas o más.
}
rules-take-full-meld = No puedes tomar el pozo cuando su carta de arriba y las de tu mano no caben todas en la combinación de su valor.
rules-take-all = Te llevas el pozo entero.
rules-take-amount = { $count ->
    [one] Te llevas solo la carta de arriba del pozo.
   *[other] Te llevas solo las { $count } cartas de arriba del pozo.
}
rules-blocked = Con { $cards } encima, nadie puede tomar el pozo: está **bloqueado**.
rules-captured = Los treses negros de un pozo que tomas se apartan. Valen: { $values }.
rules-one-card-yes = Con una sola carta en la mano puedes tomar un pozo de una carta.
rules-one-card-no = Con una sola carta en la mano no puedes tomar un pozo de una carta.
rules-only-top-yes = Solo se ve la carta de arriba del pozo.
rules-only-top-no = Todos pueden ver todas las cartas del pozo.

# treses
rules-threes-red = Los **treses rojos** no forman combinaciones: se bajan aparte, boca arriba, y se reponen del mazo.
rules-threes-all = **Ningún tres**, ni rojo ni negro, forma combinaciones: los treses se bajan aparte, boca arriba, y se reponen del mazo.
rules-three-values-red = Treses rojos: { $values }.
rules-three-values-all = Treses de un mismo color: { $values }.
rules-each = { $points } puntos cada uno
rules-each-up-to = { $points } puntos cada uno hasta { $count }
rules-by-number = { $points } por { $count }
rules-by-number-all = { $points } por los { $count }
rules-three-sign-always = { $side ->
    [alone] Siempre cuentan a tu favor.
   *[team] Siempre cuentan a favor de tu bando.
}
rules-three-sign-meld = { $side ->
    [alone] Cuentan en contra de quien no tiene ninguna combinación.
   *[team] Cuentan en contra de un bando sin combinaciones.
}
rules-three-sign-canasta = { $side ->
    [alone] Cuentan en contra de quien no tiene ninguna canasta.
   *[team] Cuentan en contra de un bando sin canastas.
}
rules-three-sign-two-canastas = { $side ->
    [alone] Cuentan en contra de quien tiene menos de dos canastas.
   *[team] Cuentan en contra de un bando con menos de dos canastas.
}
rules-three-sign-sevens = { $side ->
    [alone] Cuentan en contra de quien no tiene una canasta de sietes.
   *[team] Cuentan en contra de un bando sin canasta de sietes.
}
rules-three-sign-swing = Cuentan en contra de un bando sin canastas, no cuentan con una canasta, y cuentan a favor con dos o más.
rules-three-in-foot = { $laid ->
    [all] Un tres
   *[other] Un tres rojo
} en un segundo paquete que no se recogió cuesta { $points } puntos.
rules-three-reveal-first-turn = { $laid ->
    [all] Los treses
   *[other] Los treses rojos
} repartidos se bajan en el primer turno de quien los tiene.
rules-three-reveal-after-deal = { $laid ->
    [all] Los treses
   *[other] Los treses rojos
} repartidos se bajan justo después del reparto.
rules-three-last-end = Si { $laid ->
    [all] un tres
   *[other] un tres rojo
} sale como última carta del mazo, la ronda termina al momento.
rules-three-last-may-meld = Si { $laid ->
    [all] un tres
   *[other] un tres rojo
} sale como última carta del mazo, aún puedes bajar cartas, pero no descartar.
rules-three-last-in-hand = Si { $laid ->
    [all] un tres
   *[other] un tres rojo
} sale como última carta del mazo, se queda en la mano y la ronda termina.
rules-black-meld-yes = Los **treses negros** solo se pueden bajar como última combinación al cerrar, sin comodines.
rules-black-meld-no = Los **treses negros** no se pueden bajar nunca.
rules-black-in-hand = Un tres negro en la mano al final cuesta { $points } puntos.

# cerrar
rules-out = { $canastas ->
    [0] No necesitas ninguna canasta para cerrar.
    [one] { $side ->
        [alone] Para cerrar necesitas una canasta.
       *[team] Para cerrar, tu bando necesita una canasta.
    }
   *[other] { $side ->
        [alone] Para cerrar necesitas { $canastas } canastas.
       *[team] Para cerrar, tu bando necesita { $canastas } canastas.
    }
}
rules-out-kinds = Para cerrar, tu bando necesita { $kinds }.
rules-out-among = { $canastas ->
    [one] Para cerrar, tu bando necesita una canasta: { $kinds }.
   *[other] Para cerrar, tu bando necesita { $canastas } canastas, entre ellas { $kinds }.
}
rules-kind-natural = { $count ->
    [one] una canasta natural
   *[other] { $count } canastas naturales
}
rules-kind-mixed = { $count ->
    [one] una canasta mixta
   *[other] { $count } canastas mixtas
}
rules-kind-sequence = { $count ->
    [one] una secuencia completa
   *[other] { $count } secuencias completas
}
rules-kind-wild = { $count ->
    [one] una canasta de comodines
   *[other] { $count } canastas de comodines
}
rules-kind-sevens = { $count ->
    [one] una canasta de sietes
   *[other] { $count } canastas de sietes
}
rules-out-any = { $canastas ->
    [one] { $side ->
        [alone] Para cerrar necesitas una canasta de cualquier clase.
       *[team] Para cerrar, tu bando necesita una canasta de cualquier clase.
    }
   *[other] { $side ->
        [alone] Para cerrar necesitas { $canastas } canastas de cualquier clase.
       *[team] Para cerrar, tu bando necesita { $canastas } canastas de cualquier clase.
    }
}
rules-out-ignored = Para esto no cuenta { $kinds }.
rules-out-threes = { $side ->
    [alone] También tienes que haber bajado tantos treses rojos como canastas tienes.
   *[team] Tu bando también tiene que haber bajado tantos treses rojos como canastas tiene.
}
rules-out-specials = No puedes cerrar mientras tu bando tenga una combinación que costaría puntos por no estar terminada.
rules-out-foot-yes = Los dos segundos paquetes, el tuyo y el de tu pareja, tienen que estar recogidos.
rules-out-foot-no = Tienes que haber recogido tu segundo paquete.
rules-final-discard-optional = Baja todas tus cartas, o todas menos una y descarta esa.
rules-final-discard-required = Tu última carta tiene que ser un descarte.
rules-keep = { $count ->
    [0] Quien no cierra puede quedarse sin cartas.
    [one] Quien no cierra tiene que guardar una carta después del descarte.
   *[other] Quien no cierra tiene que guardar { $count } cartas después del descarte.
}
rules-ask-no = Cierras sin preguntar a nadie.
rules-ask-optional = { $partners ->
    [one] Puedes preguntar a tu pareja «¿Puedo cerrar?». La respuesta vale para ese turno.
   *[other] Puedes preguntar a la siguiente persona de tu bando «¿Puedo cerrar?». La respuesta vale para ese turno.
}
rules-ask-mandatory = { $partners ->
    [one] Primero tienes que preguntar a tu pareja «¿Puedo cerrar?». La respuesta vale para ese turno.
   *[other] Primero tienes que preguntar a la siguiente persona de tu bando «¿Puedo cerrar?». La respuesta vale para ese turno.
}
rules-ask-once = Puedes preguntar una vez por ronda.
rules-ask-after-take-yes = También puedes preguntar después de tomar el pozo.
rules-ask-after-take-no = Solo puedes preguntar después de robar y antes de bajar cartas.
rules-out-points = Por cerrar recibes { $points ->
    [0] cero puntos,
   *[other] { $points } puntos,
} { $more ->
    [0] y ninguno más por bajar toda la mano en un turno.
   *[other] y { $more } más si cierras de mano.
}
rules-concealed = **De mano** significa: bajando toda tu mano en un solo turno, con una canasta entre lo bajado.
rules-concealed-take-yes = Puedes tomar el pozo en ese turno y aun así cerrar de mano.
rules-concealed-take-no = Si tomas el pozo en ese turno, no cierras de mano.

# el final y los puntos
rules-stock-end-turn-end = Cuando se agota el mazo, la ronda termina con ese turno.
rules-stock-end-while-takeable = { $side ->
    [alone] Cuando se agota el mazo, el juego sigue mientras se pueda tomar el pozo. Si su carta de arriba encaja en una de tus combinaciones, tienes que tomarlo.
   *[team] Cuando se agota el mazo, el juego sigue mientras se pueda tomar el pozo. Si su carta de arriba encaja en una combinación de tu bando, tienes que tomarlo.
}
rules-stock-end-on-draw = Cuando se agota el mazo, el juego sigue mientras alguien tome el pozo. Cuando alguien no puede o no quiere, la ronda termina.
rules-hands = { $side ->
    [alone] Las cartas que te quedan en la mano cuentan en tu contra.
   *[team] Las cartas que quedan en las manos de un bando cuentan en su contra.
}
rules-packets = Las cartas de un segundo paquete que no se recogió cuentan igualmente en contra de su bando.
rules-penalty-hand-holds = Cada mano con { $some } o más al final cuesta { $points } puntos.
rules-penalty-unfinished-rank = Una combinación de { $ranks } que al final no es canasta cuesta { $points } puntos.
rules-penalty-unfinished-natural = Una combinación de { $ranks } sin comodines que al final no es canasta cuesta { $points } puntos.
rules-penalty-unfinished-wild = Una combinación de comodines que al final no es canasta cuesta { $points } puntos.
rules-penalty-short-sequence = Una secuencia de menos de { $count } cartas al final cuesta { $points } puntos.
rules-swing-none = **Sin canastas,** hasta las cartas que ha bajado tu bando cuentan en su contra.
rules-swing-one = **Con una canasta,** las cartas bajadas cuentan a favor de tu bando, y los treses no cuentan.
rules-swing-two = **Con dos canastas o más,** todo cuenta a favor de tu bando.
rules-special-hands = **Manos especiales:** antes de que tu bando haya bajado nada, y justo después de robar, puedes mostrar tus { $count } cartas si forman una de estas. La ronda termina, y sus puntos valen como toda la puntuación de tu bando:
rules-special-straight = Escalera, { $points } puntos: un joker y una carta de cada valor, del dos al as. El tres está en la mesa: cualquiera que haya bajado tu bando. Así te sobra una carta, que puede ser cualquiera.
rules-special-pairs = Pares, { $points } puntos: solo pares naturales.
rules-special-pairs-with-wilds = Pares con comodines, { $points } puntos: pares, entre ellos de ases y de sietes, y un par de jokers o de doses.
rules-special-garbage = Póqueres y tríos, { $points } puntos: dos valores con cuatro cartas y dos con tres, todas naturales.
rules-end-target = { $side ->
    [alone] La partida termina cuando alguien tiene { $target } puntos después de una ronda.
   *[team] La partida termina cuando un bando tiene { $target } puntos después de una ronda.
}
rules-end-rounds = { $rounds ->
    [one] La partida tiene una ronda.
   *[other] La partida tiene { $rounds } rondas.
}
rules-winner = Gana el total más alto. Si hay empate, se juega otra ronda.

# Cómo se juega: la idea de cada juego. Los números salen de los campos.
rules-how-classic = Junto con tu pareja reúnes cartas del mismo valor y las bajas a la mesa. Busca canastas, combinaciones de { $size } cartas: dan la mayoría de los puntos, y sin una nadie puede cerrar. Por un pozo grande vale la pena luchar, así que guarda pares en la mano y mira bien qué le dejas a quien juega después.
rules-how-classic-pagat = Junto con tu pareja reúnes cartas del mismo valor y las bajas a la mesa. Busca canastas, combinaciones de { $size } cartas. Los comodines se usan con más libertad que en la Clásica, así que las canastas mixtas llegan antes. Las últimas cartas importan: cuando se agota el mazo, sigue la lucha por el pozo.
rules-how-two-players = Un duelo. Ves muchas cartas y tienes muchas, y nadie te ayuda. Construye varias combinaciones a la vez: necesitas { $canastas } canastas para cerrar. Toma el pozo siempre que puedas y lleva la cuenta de lo que reúne tu rival.
rules-how-three-solo = Cada cual juega por su cuenta, con las reglas de la Clásica. Siempre tienes a dos en contra, así que no regales cartas a quien juega después de ti y no esperes demasiado: alguien puede cerrar antes.
rules-how-cutthroat = En cada ronda juega uno contra dos, y solo durante el juego se ve quién. Quien toma primero el pozo se lleva las cartas y desde entonces tiene a los otros dos como rivales. Antes de tomar un pozo pequeño, pregúntate si vale la pena.
rules-how-five-players = La Clásica para cinco: una pareja juega contra un bando de tres que se turnan. En cada ronda descansa alguien del bando mayor. Todo lo demás es como en la Clásica.
rules-how-six-players = Dos bandos de tres comparten sus combinaciones, así que las canastas crecen deprisa. Un bando necesita { $canastas } para cerrar. Recuerda que dos personas más ven lo que descartas antes de que vuelva a jugar tu bando.
rules-how-six-players-three-teams = Tres parejas, cada una por su cuenta. Las parejas se sientan frente a frente, y a ambos lados tienes rivales. Necesitas { $canastas } canastas para cerrar. No esperes la mano perfecta: otras dos parejas compiten contigo.
rules-how-samba = Además de grupos de cartas iguales se bajan secuencias: cartas seguidas de un mismo palo. Una secuencia completa, la samba, da { $sequence } puntos, mucho más que una canasta natural. Reúne tanto palos como valores, guarda los comodines para los grupos y consigue { $canastas } canastas antes de cerrar.
rules-how-bolivia = Como la samba, pero los comodines también pueden formar una combinación por sí solos. Una secuencia completa da { $sequence } puntos, una canasta de comodines { $wild }. Necesitas { $canastas } canastas para cerrar, y una de ellas tiene que ser una secuencia. Así que empieza pronto una secuencia y no guardes treses negros.
rules-how-brazilian = Las secuencias y los comodines pueden formar combinaciones, como en Bolivia. Un bando que está cerca del final de la partida tiene que abrir con una canasta entera. Pregunta a tu pareja antes de cerrar y no empieces secuencias que no puedas alargar: las cortas cuestan { $lost } puntos.
rules-how-italian = Un pozo rico, con cartas ocultas debajo, pero siempre congelado: solo se toma con un par natural. Abre sin comodines y reúne después muchas canastas, sobre todo naturales, porque tener muchas da puntos extra. Una canasta de comodines da hasta { $wild } puntos, pero solo si cierra tu bando.
rules-how-canastone = Aquí dos cartas valen más que una: cada turno trae { $draw } del mazo, o el pozo y { $extra } más. Un pozo congelado exige { $needed } cartas iguales de tu mano, así que vale la pena guardar tríos. Necesitas una canasta natural y una mixta para cerrar. Los comodines y los ases forman canastas especiales.
rules-how-italian-casino = El juego clásico con una tercera baraja. La carta descubierta está sobre cartas ocultas, así que el primer pozo puede ser grande: abre pronto y lucha por él. Los treses negros solo sirven para bloquear.
rules-how-uruguay = La Clásica con una meta nueva: los comodines pueden formar una combinación por sí solos, y { $size } de ellos dan { $wild } puntos. El pozo está siempre congelado, así que necesitas un par natural para tomarlo. Decide pronto si tus comodines ayudan a tus grupos o si vas a por el premio gordo.
rules-how-cuban = Las canastas están completas con { $size } cartas, así que construyes muchas pequeñas. Los comodines pueden formar una combinación por sí solos, que da hasta { $wild } puntos. El pozo está siempre congelado: guarda pares naturales. Los treses negros solo sirven para bloquear.
rules-how-mexicana = Quien abre por un bando roba { $bonus_draw } cartas más, así que abre en cuanto puedas. Un siete es un descarte seguro, porque nadie puede tomarlo, pero una canasta de sietes da { $rank } puntos. Para cerrar necesitas treses rojos además de canastas.
rules-how-sevens = La Clásica, pero con los sietes se juega fuerte. Una canasta de sietes da { $rank } puntos. Una combinación de sietes sin terminar cuesta mucho, y también acumularlos en la mano. Baja sietes solo cuando creas que puedes completarlos.
rules-how-modern-american = Un juego exigente: las cartas que bajas no valen nada hasta que tienes canastas. Con menos de { $canastas } canastas, tus propias cartas y tus treses no te ayudan, o incluso cuentan en tu contra. Los ases naturales, los sietes y los comodines dan lo máximo, pero cuestan mucho si se quedan sin terminar. Empieza solo lo que puedas terminar.
rules-how-hand-and-foot = Cada cual tiene dos manos: primero juegas la que tienes y después el pie, que espera boca abajo. Así que deshazte pronto de tus { $hand } cartas y completa combinaciones de { $size }. En { $rounds } rondas, abrir se hace cada vez más difícil. Para cerrar, los dos pies, el tuyo y el de tu pareja, tienen que estar ya en juego, y tu pareja tiene que estar de acuerdo.
rules-how-pennies = Todo gira en torno a los sietes. Hasta que cada bando tenga una canasta de sietes no se pueden descartar, y sin la tuya los treses rojos cuentan en tu contra. Completa tú una canasta en cuanto puedas: te da un segundo paquete de { $foot } cartas. Para cerrar necesitas una canasta de cada clase.

# … y cuando las reglas de la casa lo han convertido en otro juego
rules-idea = Reúne cartas del mismo valor y bájalas como combinaciones. Una combinación de { $size } cartas es una canasta, y las canastas dan la mayoría de los puntos.
rules-idea-sequences = También se pueden bajar cartas seguidas de un mismo palo.
rules-idea-wild-melds = Los comodines pueden formar una combinación por sí solos.
rules-idea-foot = Además de tu mano tienes un segundo paquete de { $foot } cartas, que primero tienes que ganarte.
rules-idea-frozen = El pozo está siempre congelado, así que guarda pares naturales para tomarlo.
rules-idea-out = { $canastas ->
    [0] Cierra antes que el resto.
    [one] { $side ->
        [alone] Cuando tienes una canasta, puedes cerrar.
       *[team] Cuando tu bando tiene una canasta, puedes cerrar.
    }
   *[other] { $side ->
        [alone] Cuando tienes { $canastas } canastas, puedes cerrar.
       *[team] Cuando tu bando tiene { $canastas } canastas, puedes cerrar.
    }
}

# Lo que hacen otros libros y clubes, donde ninguna regla anterior lo dice.
rules-other-threes-may-stay = Hay quien permite guardar un tres rojo en la mano o descartarlo, lo que bloquea el pozo. Aquí siempre se baja y se repone.
rules-other-lone-take = Hay quien permite tomar solo la carta de arriba, en vez de robar, si va a una secuencia. Aquí te llevas el pozo entero.
rules-other-last-card-passes = Hay quien da por terminado el turno cuando no se puede descartar la única carta que queda. Aquí siempre se guarda una carta para eso.
rules-other-extra-draw-once = Hay quien da las cartas extra solo al bando que abre primero. Aquí las recibe cada bando.
rules-other-black-threes = Hay quien cuenta un tres negro en la mano al final como 100 puntos perdidos, o 300. Aquí cuesta lo que vale la carta.
rules-other-black-three-in-hand = Hay quien no cobra por un tres negro en la mano al final más de lo que vale la carta.
rules-other-sevens-own-side = Hay quien permite descartar sietes en cuanto el propio bando tiene una canasta de sietes. Aquí cada bando debe tener una.
rules-other-special-hands = Aquí faltan las manos especiales Miami, Zip Code, Blast Off, Triples, Quads y Dream Hands, que añaden algunas reglas.
rules-other-stock-end = Hay quien termina la ronda en cuanto se roba la última carta. Aquí aún se puede tomar el pozo.
rules-other-straight-keeps-three = Hay quien permite guardar un tres en la mano para una Escalera. Aquí todos los treses se bajan enseguida y sustituyen al de la mano.
