# La espera antes de la partida, el tablero y los mensajes de cada turno.

title = ## Canasta · Mesa { $table }

ruleset-classic = Clásica
ruleset-classic-pagat = Clásica (pagat.com)
ruleset-two-players = Para dos
ruleset-three-solo = Para tres
ruleset-cutthroat = Uno contra dos
ruleset-five-players = Para cinco
ruleset-six-players = Para seis
ruleset-six-players-three-teams = Para seis, en tres parejas
ruleset-samba = Samba
ruleset-bolivia = Bolivia
ruleset-brazilian = Brasileña
ruleset-italian = Italiana
ruleset-canastone = Canastone
ruleset-italian-casino = Casino italiano
ruleset-uruguay = Uruguaya
ruleset-cuban = Cubana
ruleset-mexicana = Mexicana
ruleset-sevens = Los sietes (Canasta ai sette)
ruleset-modern-american = Americana moderna
ruleset-hand-and-foot = Mano y pie (Hand and Foot)
ruleset-pennies = Peniques del cielo (Pennies from Heaven)
ruleset-unknown = Canasta, como se jugaba antes
ruleset-changed = { $name }, con reglas de la casa

# antes de empezar
lobby-rules = { $rules } · { $goal }
goal-target = hasta { $target } puntos
goal-rounds = { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas, gana el total más alto
}
lobby-team = ### { $team }
lobby-alone = ### Cada cual juega por su cuenta
lobby-lone = ### Cada cual suma sus propios puntos
    En cada ronda, uno juega contra el resto.
lobby-takes-turns = Se turnan: en cada ronda descansa uno.
lobby-seat = { $seat }: { $player }
lobby-seat-host = { $seat }: { $player } · organiza
lobby-seat-open = { $seat }: *libre*
lobby-waiting = { $count ->
    [one] **Falta una persona.**
   *[other] **Faltan { $count } personas.**
}
lobby-empty = Aquí aún no hay nadie. Pulsa primero un puesto.
lobby-full = **La mesa está completa.** { $host }, pulsa **Empezar**.
lobby-how = Pulsa un puesto para sentarte. Para cambiar de puesto, pulsa otro que esté libre. { $partners }
lobby-how-full = Para cambiar de puesto, pulsa **Cambiar con …**: intercambias el puesto con quien lo ocupa. { $partners }
lobby-opposite = Las parejas se sientan frente a frente.
lobby-between = Los puestos de un equipo se alternan con los del otro.
lobby-started = La partida ha empezado. El tablero está más abajo.

button-sit = Sentarme en { $seat }
button-swap = Cambiar con { $seat }
button-start = Empezar
button-leave = Irme
button-rules = Reglas
button-score = Puntos
button-hand = Mi mano
button-take-seat = Ocupar { $seat }

# tablero
board-round-of = { $game } · Ronda { $number } de { $rounds }
board-partners = ### Forman equipo en esta ronda
board-lone = ### En solitario en esta ronda
board-partner = **{ $team }** · { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}
board-round = { $game } · Ronda { $number } · hasta { $target } puntos
board-team = ### { $team } · { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}
board-sits-out = { $player } · descansa en esta ronda
foot-waiting-hand-empty = pie en espera
foot-waiting-first-canasta = paquete en espera
foot-played-hand-empty = juega con el pie
foot-played-first-canasta = tiene el paquete
owed = { $count ->
    [one] recibe 1 carta más en su próximo turno
   *[other] recibe { $count } cartas más en su próximo turno
}
wanted-points = { $needed } puntos
wanted-shape = { $needed } puntos y { $shape }
opening-needed = Aún sin abrir: necesita { $wanted }
opening-progress = Apertura: **{ $laid } de { $needed }** puntos bajados
opening-progress-shape = Apertura: **{ $laid } de { $needed }** puntos bajados. Debe contener { $shape }.
missing = Para cerrar falta: { $what }
missing-canastas = { $count ->
    [one] una canasta
   *[other] { $count } canastas
}
missing-more = { $count ->
    [one] otra canasta
   *[other] otras { $count } canastas
}
missing-red-threes = { $count ->
    [one] un tres rojo
   *[other] { $count } treses rojos
}
missing-feet = que { $players } recoja su pie
missing-own-foot-hand-empty = que recojas tu pie
missing-own-foot-first-canasta = que recojas tu segundo paquete
missing-unfinished = una canasta de { $meld } (si queda incompleta, cuesta { $points } puntos)
red-threes = Treses rojos: { $cards }
threes = Treses: { $cards }
threes-of = Treses rojos de { $player }: { $cards }
captured = Treses negros capturados: { $cards }
board-last-turns = **Últimos turnos**
board-last-turn = - { $told }
board-turn-draw = ### ▶️ Le toca robar a **{ $player }**
    El turno empezó <t:{ $since }:R>.
board-turn-take = ### ▶️ **{ $player }** tiene que tomar el pozo, o acaba la ronda
    El turno empezó <t:{ $since }:R>.
board-turn-pass = ### ▶️ **{ $player }** solo puede pasar, y acaba la ronda
    El turno empezó <t:{ $since }:R>.
board-turn-meld = ### ▶️ **{ $player }** está bajando cartas
    El turno empezó <t:{ $since }:R>.
board-asked = ### ▶️ **{ $player }** pregunta a { $partner }: «¿Puedo cerrar?»
    El turno empezó <t:{ $since }:R>.
board-turn-open = ### ⏳ El juego espera a que alguien ocupe **{ $seat }**
board-round-over = ### La ronda ha terminado
    El resultado está más abajo.
board-match-over = ### 🎉 Fin de la partida: ¡victoria de { $team }!
board-seat-open = ⚠️ **{ $seat } está libre.** Pulsa el botón para ocupar este puesto y jugar con sus cartas.
board-fingerprint = -# Comprobación del reparto: { $fingerprint }…, ver Puntos

# pozo y mazo
pile = **Pozo:** { $top } encima · { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
pile-base = { $count ->
    [one] {" "}· 1 más boca abajo
   *[other] {" "}· { $count } más boca abajo
}
pile-part = {" "}· quien lo toma se lleva las { $count } de arriba
pile-only-opened = Solo puede tomarlo un equipo que ya ha abierto.
pile-not-for-your-opening = Tu equipo podrá tomarlo cuando haya abierto.
pile-empty = **Pozo:** vacío
pile-waiting = { $count ->
    [one] **Pozo:** tomado. 1 de sus cartas espera a que se complete la apertura.
   *[other] **Pozo:** tomado. { $count } de sus cartas esperan a que se complete la apertura.
}
pile-cards = En el pozo: { $cards }
pile-blocked-wild = { $mark } **Bloqueado:** hay un comodín encima. Ahora nadie puede tomarlo.
pile-blocked-black-three = { $mark } **Bloqueado:** hay un tres negro encima. Ahora nadie puede tomarlo.
pile-blocked-red-three = { $mark } **Bloqueado:** hay un tres rojo encima. Ahora nadie puede tomarlo.
pile-blocked-natural = { $mark } **Bloqueado:** ahora nadie puede tomarlo.
pile-frozen = { $mark } **Congelado** ({ $why }): solo se toma con { $pair } de la mano.
pile-frozen-blocked = { $mark } Y además **congelado**: { $why }.
pile-before-opening = { $mark } **Congelado** para { $teams } hasta su apertura: solo se toma con { $pair } de la mano.
pile-before-any-opening = { $mark } **Congelado** para cada equipo hasta que abra: solo se toma con { $pair } de la mano.
pile-before-your-opening = { $mark } **Congelado** hasta que abra tu equipo: solo se toma con { $pair } de tu mano.
frozen-by-wild = contiene un comodín
frozen-by-red-three = contiene un tres rojo
frozen-by-black-three = contiene un tres negro
frozen-by-rule = siempre, en este juego
stock = { $count ->
    [0] **Mazo:** agotado
    [one] **Mazo:** 1 carta
   *[other] **Mazo:** { $count } cartas
}

# lo que ha pasado: partes de un turno, unidas por comas
history-turn = { $player } { $said }
history-dealt = { $dealer } repartió la ronda { $number }
history-drew = { $count ->
    [one] robó
   *[other] robó { $count } cartas
}
history-red-threes = bajó { $cards }
history-extra-pile = { $count ->
    [one] robó 1 más
   *[other] robó { $count } más
}
history-extra-opening = robó { $count } cartas por la apertura
history-extra-talon = recibió { $count } cartas por la apertura
history-foot-hand-empty = recogió su pie
history-foot-first-canasta = recogió su segundo paquete
history-lone = **juega en solitario** contra el resto
history-combined = unió dos combinaciones
history-shown = mostró { $hand }: { $cards }
history-run = secuencia de { $suit }
history-wild-meld = { $laid } como combinación de comodines
history-took = { $size ->
    [one] tomó el pozo (1 carta) con { $how }
   *[other] tomó el pozo ({ $size } cartas) con { $how }
}
history-took-onto = { $size ->
    [one] tomó el pozo (1 carta) para la combinación de { $how }
   *[other] tomó el pozo ({ $size } cartas) para la combinación de { $how }
}
history-laid = bajó { $laid }
history-wilds-to = { $laid } en la combinación de { $rank }
history-asked = preguntó si podía cerrar
history-answer-yes = su pareja dijo que sí
history-answer-no = su pareja dijo que no
history-discarded = descartó { $card }
history-passed = pasó
history-stock-end = **El mazo se agotó: la ronda ha terminado.**
history-out = **¡{ $player } cerró!**

# aviso de turno y pregunta
turn-call = { $player }, **es tu turno** · Mesa { $table }
question = { $partner }, tu pareja { $asker } pregunta:
    ### «¿Puedo cerrar?»
question-meaning = **Sí:** { $asker } tiene que cerrar ahora y termina la ronda. **No:** { $asker } sigue jugando.
question-only = -# Solo puede responder su pareja · Mesa { $table }
question-answered-yes = { $asker } preguntó: «¿Puedo cerrar?» · { $partner } dijo que **sí**.
question-answered-no = { $asker } preguntó: «¿Puedo cerrar?» · { $partner } dijo que **no**.
button-yes = Sí, cierra
button-no = No, sigue jugando

# un puesto libre en una partida
vacancy = { $players }: **hay un puesto libre** · Mesa { $table }
vacancy-seat = ⚠️ **{ $seat }** está libre.
vacancy-seat-left = { $count ->
    [one] ⚠️ { $players } ha dejado **{ $seat }**.
   *[other] ⚠️ { $players } han dejado **{ $seat }**.
}
vacancy-waits = El juego espera cuando llega el turno de ese puesto, y antes del próximo reparto. Pulsa el botón para ocupar el puesto.

# terminar antes de tiempo
end-question = { $player } quiere **terminar ya esta partida**, sin que nadie gane. Tiene que estar de acuerdo una persona de cada equipo.
end-agreed = De acuerdo: { $players }
end-waiting = Falta el acuerdo de una persona de { $team } ({ $players })
end-off = Ya nadie quiere terminar la partida. El juego sigue.
button-agree = De acuerdo, terminarla
button-carry-on = Retirar mi acuerdo
closed-empty = Esta mesa está cerrada: no quedaba nadie. Abre una nueva con `/canasta nueva`.
closed-agreed = La partida se terminó: ambos equipos estaban de acuerdo. Abre una nueva con `/canasta nueva`.
closed-moderator = Alguien de la moderación terminó la partida. Abre una nueva con `/canasta nueva`.
closed-host = Quien organizaba la mesa la ha cancelado. Abre una nueva con `/canasta nueva`.
closed-lost = Esta mesa está cerrada: su canal ya no existe.
