# Lo que ve cada persona en privado: su mano, su turno, la elección de cartas.

hand-title = ## Tu mano · Mesa { $table }
    Juegas en **{ $seat }**, con { $partner }.
hand-title-lone = ## Tu mano · Mesa { $table }
    Juegas en **{ $seat }**. En esta ronda juegas **en solitario** contra el resto.
hand-title-sits-out = ## Tu mano · Mesa { $table }
    Juegas en **{ $seat }**, con { $partner }. En esta ronda **descansas**.
hand-title-alone = ## Tu mano · Mesa { $table }
    Juegas en **{ $seat }**.
hand-notice = > ℹ️ { $text }
hand-cards = ### { $cards }
hand-count = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
hand-count-new = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
} · • es nueva
hand-empty = No tienes cartas.
hand-melds = **Tus combinaciones:** { $melds }
hand-opening = **Tu apertura:** hacen falta { $wanted }
hand-missing = **Para cerrar te falta:** { $what }
hand-foot-hand-empty = **Tu pie:** { $count } cartas. Lo recoges cuando te quedas sin cartas en la mano.
hand-foot-first-canasta = **Tu segundo paquete:** { $count } cartas. Lo recoges cuando completas una canasta.
hand-owed = { $count ->
    [one] **Próximo turno:** recibes 1 carta del mazo por tu apertura.
   *[other] **Próximo turno:** recibes { $count } cartas del mazo por tu apertura.
}

# espera
hand-wait = Es el turno de **{ $player }**. Empezó <t:{ $since }:R>.
hand-wait-seat = Es el turno de **{ $seat }**, donde no hay nadie. El juego seguirá cuando alguien ocupe ese puesto.
hand-round-over = **La ronda ha terminado.**
round-brief = { $team }: **{ $score }** en esta ronda, { $total } en total

# el turno
turn-draw-or-take = { $count ->
    [one] ### ¡Tu turno! Roba una carta o toma el pozo
   *[other] ### ¡Tu turno! Roba { $count } cartas o toma el pozo
}
turn-draw = { $count ->
    [one] ### ¡Tu turno! Roba una carta
   *[other] ### ¡Tu turno! Roba { $count } cartas
}
turn-take = ### ¡Tu turno! Toma el pozo
turn-take-or-pass = ### ¡Tu turno! Toma el pozo o pasa
turn-pass = ### ¡Tu turno! Solo puedes pasar
turn-lay-or-discard = ### ¡Tu turno! Baja cartas si quieres y luego descarta
turn-discard = ### ¡Tu turno! Descarta una carta
turn-lay-more = ### ¡Tu turno! Baja más cartas o deshaz
turn-no-discard = ### ¡Tu turno! Baja cartas si quieres y luego pasa
turn-must-go-out = ### Tu pareja dijo que sí: cierra ahora
turn-may-not-go-out = ### Tu pareja dijo que no: sigue jugando
    Guarda una carta en la mano.
turn-await = ### Has preguntado: «¿Puedo cerrar?»
    Esperando la respuesta de { $partner }.
turn-way-out-laying = 🏁 **Puedes cerrar.** «Cerrar» baja todas tus cartas por ti y termina la ronda.
turn-way-out-discarding = 🏁 **Puedes cerrar.** «Cerrar» descarta tu última carta y termina la ronda.
turn-way-out-both = 🏁 **Puedes cerrar.** «Cerrar» baja tus cartas por ti, descarta la última y termina la ronda.

turn-ask-first = 🏁 **Puedes cerrar si tu pareja está de acuerdo.** Pulsa «¿Puedo cerrar?» antes de bajar nada.
turn-special = 🏁 **Toda tu mano es { $hand }.** Mostrarla termina la ronda y da { $points } puntos.

why-draw = **No puedes robar:** { $reason }
why-take = **No puedes tomar el pozo:** { $reason }
why-take-opening = **No puedes tomar el pozo:** con él abrirías con { $have } puntos como mucho. Tu equipo necesita { $needed }.
why-lay = **Ahora no puedes bajar:** { $reason }
why-lay-opening = **Aún no puedes abrir:** tus cartas suman { $have } puntos como mucho. Tu equipo necesita { $needed }.
why-discard = **Aún no puedes descartar:** { $reason }
why-ask = **Cerrar:** { $reason }

take-with = Con { $cards }
take-onto = Para tu combinación de { $rank }
take-only = **Tomar el pozo** baja { $cards }. { $effect }.

lay-new-grows = Nueva combinación de { $rank } · { $points } puntos
lay-new-run = Nueva secuencia { $rank } · { $points } puntos
lay-new-sequence = Nueva secuencia { $rank }: ¡completa! · { $points } puntos
lay-new-wild = Nueva combinación de { $rank }: ¡una canasta! · { $points } puntos
lay-new-sevens = Nueva combinación de { $rank }: ¡una canasta! · { $points } puntos
lay-new-natural = Nueva combinación de { $rank }: ¡una canasta natural! · { $points } puntos
lay-new-mixed = Nueva combinación de { $rank }: ¡una canasta mixta! · { $points } puntos
lay-add-grows = Tu combinación de { $rank }: { $before } → { $size } cartas · { $points } puntos
lay-add-run = Tu secuencia { $old } → { $rank } · { $points } puntos
lay-add-sequence = Tu secuencia { $old } → { $rank }: ¡ya completa! · { $points } puntos
lay-add-wild = Tu combinación de { $rank }: ¡hace canasta! · { $points } puntos
lay-add-sevens = Tu combinación de { $rank }: ¡hace canasta! · { $points } puntos
lay-add-natural = Tu combinación de { $rank }: ¡hace canasta natural! · { $points } puntos
lay-add-mixed = Tu combinación de { $rank }: ¡hace canasta mixta! · { $points } puntos

discard-count = { $card } (tienes { $count })
discard-freezes = Congela el pozo
discard-blocks = Bloquea el pozo para el próximo turno
discard-fits = Encaja en tu combinación de { $rank }

combine = Tu combinación de { $rank }: { $first } + { $second } cartas
combine-effect = Queda { $meld }

# lo que ahora no se puede descartar
barred = **Ahora no se puede descartar:** { $cards }. { $reason }
barred-no-black-three-at-first = Ningún tres negro en tu primer turno.
barred-sevens-guarded = Los sietes se quedan en la mano hasta que cada bando tenga una canasta de sietes, y nunca son la última carta.
barred-wilds-last = Un comodín solo puede ser tu última carta.
barred-not-on-empty = Sobre un pozo vacío no se descartan sietes, ases, comodines ni cartas de un valor cerrado.

select-take = Tomar el pozo …
select-lay = Bajar cartas …
select-discard = Descartar …
select-discard-part = Descartar … (de { $first } a { $last })
select-discard-rank = Descartar … ({ $first })
select-combine = Unir dos combinaciones …
select-rank = ¿Qué valor?
select-what = ¿Qué quieres bajar?
select-home = ¿En qué combinación?
select-low = ¿Desde qué carta?
select-high = ¿Hasta qué carta?
select-count = ¿Cuántas cartas? ({ $rank })

button-refresh = Actualizar
button-sort-rank = Ordenar por valor
button-sort-suit = Ordenar por palo
button-draw = { $count ->
    [one] Robar una carta
   *[other] Robar { $count } cartas
}
button-show = Mostrar esta mano
button-take = Tomar el pozo
button-pass = Pasar
button-go-out = Cerrar
button-ask = ¿Puedo cerrar?
button-withdraw = Retirar la pregunta
button-pick = Elegir cartas
button-undo = Deshacer
button-next = Siguiente ronda
button-back = Volver
button-lay = Bajar estas cartas
button-discard-sure = Sí, descartarla
button-keep = No, guardarla

# elegir cartas
picker-title = ## Elegir cartas · Mesa { $table }
    Juegas en **{ $seat }**.
picker-start = Elige primero un valor y después cuántas cartas.
picker-start-sequences = Elige primero un valor o una secuencia y después las cartas.
picker-wild = Comodines solos: { $count } en tu mano
picker-suit = Secuencia de { $suit }
picker-runs = Tienes { $runs }
picker-melds = Tienes { $count } combinaciones de este valor
picker-new-meld = Una combinación nueva
picker-onto = En { $meld }
picker-from = Desde { $card }
picker-to = Hasta { $card }
picker-rank = { $rank }: { $count } en tu mano
picker-on-table = { $count ->
    [one] Tu combinación tiene 1 carta
   *[other] Tu combinación tiene { $count } cartas
}
picker-none = Todavía no has elegido ninguna carta.
picker-nothing = No tienes cartas que puedas bajar.
picker-preview = **Bajarías** { $cards }
    { $effect }
picker-refused = ⛔ { $reason }

confirm-title = ## Descartar · Mesa { $table }
confirm-question = **¿Seguro que quieres descartar { $card }?**
confirm-fits = Encaja en tu combinación de { $rank } de la mesa.
confirm-wild-freezes = Es un comodín. Congela el pozo hasta que alguien lo tome.
confirm-wild = Es un comodín y va bien con cualquier combinación.
