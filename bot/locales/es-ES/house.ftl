# Reglas de la casa: lo que puede cambiar quien organiza, su formulario y las reglas que guarda un servidor.

# antes de empezar
lobby-house = Reglas de la casa: { $changes }
lobby-ready = { $line } · ✅ de acuerdo
lobby-not-ready = **Las reglas han cambiado.** { $players }: pulsa **De acuerdo** si te parecen bien.
house-change = { $field }: { $value }
house-more = { $count ->
    [one] y 1 más
   *[other] y { $count } más
}
button-ready = De acuerdo
button-house = Reglas de la casa

# empezar de todos modos
start-question = **Falta algún acuerdo.** Las reglas han cambiado, y aún falta que pulse **De acuerdo**: { $players }.
button-start-sure = Empezar de todos modos

# la página de quien organiza
house-title = ## Reglas de la casa · Mesa { $table }
house-usual = **{ $game }**, como siempre.
house-changed = **{ $game }**, con estos cambios: { $changes }
house-page-title = ### { $page }
house-line = - { $field }: **{ $value }**
house-line-changed = - { $field }: **{ $value }** (normalmente { $usual })
house-note = -# Esto solo lo ves tú. En la mesa todos ven lo que cambias, y vuelven a pulsar **De acuerdo**.
house-choose-page = Mostrar otras reglas
house-choose-game = Jugar a otro juego
house-choose-saved = Usar reglas de este servidor
button-change = Cambiar estas
button-usual = Volver a las reglas normales
button-save = Guardar para este servidor

# qué está mal en un formulario
house-wrong-title = **No se ha cambiado nada:**
house-wrong-no-number = - **{ $field }** debe ser un número entero: { $range }.
house-wrong-out-of-range = - **{ $field }** debe estar entre los límites: { $range }.
house-wrong-no-steps = - **{ $field }** debe tener una línea por tramo, con totales crecientes: { $range }.
house-wrong-no-choice = - **{ $field }** debe ser una de las opciones.
house-wrong-contradicts = - **{ $field }** no es compatible con las demás reglas: { $range }.
house-wrong-together = - Esto no es compatible: { $fields }.

# límites, también en el formulario
house-range-number = de { $low } a { $high }
house-range-limit = de { $low } a { $high }; vacío es sin límite
house-range-bar = de { $low } a { $high }; vacío es nunca
house-range-numbers = un número para 1, 2, 3 … de ellos, de { $low } a { $high }
house-range-steps = una línea por tramo, total: puntos; la primera vale para totales inferiores
house-needs-hand_size = tiene que haber cartas suficientes para todos
house-needs-min_naturals = al menos 1, y no más de las que tiene una combinación como mínimo
house-needs-max_meld_size = en una combinación tiene que caber una canasta
house-needs-red_three_table = un número por cada tres rojo de las barajas
house-needs-minimums = los totales tienen que ir subiendo
house-needs-minimum_basis = por rondas, los tramos empiezan en las rondas 2 a 99; por totales, en múltiplos de 5
house-needs-canastas_out_ignored = alguna clase de canasta tiene que contar, y también todas las que exige el juego
house-needs-red_threes_out = la baraja debe tener tantos treses rojos como canastas hacen falta
house-needs-keep_cards = al menos 1, y no más que la mano
house-needs-ask_partner = en un juego sin parejas no se puede preguntar a nadie
house-needs-melds_per_rank = otra combinación tras una completa exige un límite de cartas por combinación
house-needs-sequences = una canasta debe tener de 3 a 11 cartas
house-needs-max_wild_meld = en una combinación de comodines tiene que caber una canasta

# formularios
house-form-title = Reglas: { $page }
house-save-title = Guardar estas reglas de la casa
house-save-name = Nombre
house-save-name-range = { $most } letras como máximo. Si ya tienes reglas con ese nombre, se sustituyen.
house-step-lowest = menos: { $points }

# valores
house-yes = sí
house-no = no
house-any-number = sin límite
house-never = nunca
house-nothing = nada
house-number = { $number }
house-step-below = { $points } por debajo de { $total }
house-step-any = { $points }
house-step-from = { $points } desde { $total }
house-choice-ask_partner-no = no se pregunta
house-choice-ask_partner-optional = se permite
house-choice-ask_partner-mandatory = es obligatorio
house-choice-minimum_basis-total = el total del bando
house-choice-minimum_basis-round = el número de la ronda
house-choice-final_discard-optional = se permite
house-choice-final_discard-required = es obligatorio
house-choice-canastas_out_ignored-natural = canasta natural
house-choice-canastas_out_ignored-mixed = canasta mixta
house-choice-canastas_out_ignored-sequence = secuencia
house-choice-canastas_out_ignored-wild = canasta de comodines
house-choice-canastas_out_ignored-sevens = canasta de sietes
house-choice-melds_per_rank-one = una
house-choice-melds_per_rank-after_closing = otra cuando la última está completa
house-choice-melds_per_rank-several = sin límite
house-choice-take_by_adding-any = en cualquier combinación
house-choice-take_by_adding-below_canasta = en una combinación que aún no es canasta
house-choice-take_by_adding-never = no se permite
house-choice-natural_wild_relation-gt = siempre más cartas naturales
house-choice-natural_wild_relation-ge = nunca más comodines
house-choice-natural_wild_relation-none = cualquier mezcla
house-choice-red_three_reveal-first_turn = en el primer turno de quien los tiene
house-choice-red_three_reveal-after_deal = justo después del reparto
house-choice-red_three_positive_if-always = los tiene, haya bajado lo que haya bajado
house-choice-red_three_positive_if-two_canastas = tiene dos canastas
house-choice-red_three_positive_if-sevens = tiene una canasta de sietes
house-choice-red_three_positive_if-meld = tiene una combinación
house-choice-red_three_positive_if-canasta = tiene una canasta
house-choice-last_stock_red_three-end = termina la ronda al momento
house-choice-last_stock_red_three-in_hand = se queda en la mano y termina la ronda
house-choice-last_stock_red_three-may_meld = aún permite bajar cartas
house-choice-black_three_meld-going_out = al cerrar
house-choice-black_three_meld-never = nunca
house-choice-stock_end-turn_end = la ronda termina con ese turno
house-choice-stock_end-while_takeable = se sigue mientras alguien tome el pozo
house-choice-stock_end-on_draw = aún se puede tomar el pozo; robar termina la ronda
house-choice-frozen_by-natural = carta natural
house-choice-frozen_by-wild = comodín
house-choice-frozen_by-red_three = tres rojo
house-choice-frozen_by-black_three = tres negro

# páginas
house-page-goal = Fin de la partida
house-page-opening = Apertura
house-page-bonuses = Bonificaciones
house-page-out = Cerrar
house-page-out-more = Cerrar: más
house-page-frozen = Pozo congelado
house-page-taking = Tomar el pozo
house-page-pile = Pozo y mazo
house-page-melds = Combinaciones
house-page-melds-more = Combinaciones: más
house-page-threes = Treses
house-page-cards = Cartas

# campos: 45 caracteres como máximo, por los formularios de Discord
house-field-target = Puntos para ganar la partida
house-field-rounds = Rondas de la partida, como máximo
house-field-minimums = Puntos para abrir
house-field-minimum_basis = Los puntos para abrir dependen de
house-field-opening_wilds = Comodines en la apertura
house-field-splash = Una canasta de la mano abre sin puntos
house-field-concealed_exempts_minimum = Sin mínimo al cerrar de mano
house-field-bonus_natural = Puntos por canasta natural
house-field-bonus_mixed = Puntos por canasta mixta
house-field-bonus_sequence = Puntos por secuencia completa
house-field-bonus_out = Puntos por cerrar
house-field-bonus_concealed = Puntos extra por cerrar de mano
house-field-canastas_out = Canastas para cerrar
house-field-ask_partner = Preguntar a la pareja «¿Puedo cerrar?»
house-field-ask_once = Preguntar solo una vez por ronda
house-field-final_discard = Último descarte al cerrar
house-field-canastas_out_ignored = Canastas que no cuentan para cerrar
house-field-red_threes_out = Para cerrar, un tres rojo por canasta
house-field-ask_after_take = Preguntar también tras tomar el pozo
house-field-concealed_after_take = Cerrar de mano tras tomar el pozo
house-field-keep_cards = Cartas que se guardan si no se cierra
house-field-always_frozen = Pozo siempre congelado
house-field-frozen_until_opened = Pozo congelado hasta abrir
house-field-frozen_by = Cartas que congelan el pozo
house-field-frozen_naturals = Naturales para tomar el pozo congelado
house-field-unfrozen_naturals = Naturales para tomar el pozo sin congelar
house-field-take_for_opening = Abrir con el pozo
house-field-top_counts_for_minimum = La carta de arriba cuenta para abrir
house-field-take_amount = Cartas que se toman del pozo, como máximo
house-field-take_below_meld = Tamaño de combinación que impide tomarlo
house-field-pile_take_extra_draw = Cartas que se roban además al tomarlo
house-field-pile_shows_only_top = Solo se ve la carta de arriba del pozo
house-field-take_natural_plus_wild = Tomarlo con una natural y un comodín
house-field-take_by_adding = Tomarlo para una combinación del bando
house-field-one_card_hand_may_take_one_card_pile = Con una carta, tomar un pozo de una
house-field-stock_end = Cuando se agota el mazo
house-field-min_naturals = Naturales en una combinación, como mínimo
house-field-max_wilds = Comodines en una combinación, como máximo
house-field-natural_wild_relation = Naturales y comodines en una combinación
house-field-wild_into_canasta = Comodines en una canasta terminada
house-field-melds_per_rank = Combinaciones de un valor por bando
house-field-sequences = Secuencias de un palo
house-field-wild_melds = Combinaciones solo de comodines
house-field-max_wild_meld = Comodines en su combinación, como máximo
house-field-dead_when_closed = Una canasta completa cierra su valor
house-field-max_meld_size = Cartas en una combinación, como máximo
house-field-red_three_reveal = Los treses rojos repartidos se bajan
house-field-red_three_table = Puntos por 1, 2, 3 … treses rojos
house-field-red_three_positive_if = Los treses rojos suman si el bando
house-field-last_stock_red_three = Un tres rojo como última carta del mazo
house-field-black_three_meld = Los treses negros se pueden bajar
house-field-hand_size = Cartas por persona
house-field-draw_count = Cartas que se roban por turno
house-field-opening_bonus_draw = Cartas extra para quien abre
house-field-black_three_in_hand = Puntos menos por tres negro en la mano
house-field-jokers = Jokers en la baraja

# lo que guarda un servidor
kept-title = ## Reglas de la casa de este servidor
kept-none = Aún no hay ninguna. Abre una mesa con `/canasta nueva`, pulsa **Reglas de la casa**, cambia lo que quieras y pulsa **Guardar para este servidor**. Después, quien puede gestionar el servidor puede elegirlas aquí para las mesas nuevas.
kept-how = `/canasta nueva` las ofrece en **reglas**.
kept-line = - **{ $name }**: { $game }
kept-line-default = - **{ $name }**: { $game } · las mesas nuevas llevan estas reglas
kept-chosen = ### { $name }
kept-by = Guardadas por { $user }.
kept-choose = Elige reglas para verlas o cambiarlas
kept-only-managers = -# Quien puede gestionar el servidor elige las reglas de las mesas nuevas.
kept-only-owner = -# Solo puede borrar estas reglas quien las guardó o quien puede gestionar el servidor.
button-default = Usarlas en las mesas nuevas
button-no-default = Mesas nuevas con las reglas normales
button-forget = Borrar
choice-kept = { $name } (reglas de la casa: { $game })
choice-kept-default = { $name } (reglas de la casa, habituales: { $game })
house-refused-bad-name = Un nombre tiene de 1 a { $most } letras o cifras; entre ellas puede haber espacios y - ' . , ! ? & +
house-refused-no-such-name = Este servidor no tiene reglas de la casa con ese nombre.
house-refused-too-many = Un servidor puede guardar { $most } reglas de la casa. Borra antes algunas con `/canasta casa`.
house-refused-somebody-elses = Solo quien guardó **{ $name }**, o puede gestionar el servidor, puede cambiarlas. Si las mesas nuevas llevan estas reglas, solo quien puede gestionar el servidor.
house-refused-not-allowed = Solo quien puede gestionar el servidor elige qué reglas llevan las mesas nuevas.
