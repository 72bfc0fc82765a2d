# Hausregeln: die Felder, die ein Gastgeber ändern darf, das Formular dafür, und die Regeln, die ein Server aufbewahrt.

# Lobby
lobby-house = Hausregeln: { $changes }
lobby-ready = { $line } · ✅ bereit
lobby-not-ready = **Die Regeln haben sich geändert.** Wer einverstanden ist, drückt **Bereit**. Es fehlt noch: { $players }
house-change = { $field }: { $value }
house-more = { $count ->
    [one] und 1 weitere
   *[other] und { $count } weitere
}
button-ready = Bereit
button-house = Hausregeln

# trotzdem starten
start-question = **Nicht alle sind bereit.** Die Regeln wurden geändert, und **Bereit** fehlt noch von { $players }.
button-start-sure = Trotzdem starten

# die eigene Seite des Gastgebers
house-title = ## Hausregeln · Tisch { $table }
house-usual = **{ $game }**, wie üblich.
house-changed = **{ $game }**, mit diesen Änderungen: { $changes }
house-page-title = ### { $page }
house-line = - { $field }: **{ $value }**
house-line-changed = - { $field }: **{ $value }** (sonst { $usual })
house-note = -# Nur du siehst das. Alle am Tisch sehen, was du änderst, und drücken noch einmal **Bereit**.
house-choose-page = Andere Regeln zeigen
house-choose-game = Ein anderes Spiel spielen
house-choose-saved = Regeln dieses Servers nehmen
button-change = Diese ändern
button-usual = Zurück zu den üblichen Regeln
button-save = Für diesen Server speichern

# was an einem Formular nicht stimmt
house-wrong-title = **Nichts wurde geändert:**
house-wrong-no-number = - **{ $field }** muss eine ganze Zahl sein: { $range }.
house-wrong-out-of-range = - **{ $field }** muss in diesem Bereich liegen: { $range }.
house-wrong-no-steps = - **{ $field }** braucht eine Zeile für jede Stufe, mit steigenden Summen: { $range }.
house-wrong-no-choice = - **{ $field }** muss eine der Möglichkeiten sein.
house-wrong-contradicts = - **{ $field }** passt nicht zu den anderen Regeln: { $range }.
house-wrong-together = - Das passt nicht zusammen: { $fields }.

# Bereiche, auch im Formular gezeigt
house-range-number = { $low } bis { $high }
house-range-limit = { $low } bis { $high }; leer heißt beliebig viele
house-range-bar = { $low } bis { $high }; leer heißt nie
house-range-numbers = je eine Zahl für 1, 2, 3 … davon, { $low } bis { $high }
house-range-steps = je eine Zeile, Summe: Punkte; die erste Zeile gilt für jede niedrigere Summe
house-needs-hand_size = es muss genug Karten für alle geben
house-needs-min_naturals = mindestens 1, und nicht mehr, als eine Meldung mindestens hat
house-needs-max_meld_size = eine Meldung muss Platz für eine Canasta haben
house-needs-red_three_table = eine Zahl für jede rote Drei im Spiel
house-needs-minimums = die Summen müssen steigen
house-needs-minimum_basis = nach Runden beginnen die Stufen bei Runde 2 bis 99; nach Summen bei Vielfachen von 5
house-needs-canastas_out_ignored = eine Art von Canasta muss zählen, und jede Art, die das Spiel verlangt
house-needs-red_threes_out = es muss so viele rote Dreien geben, wie Canastas nötig sind
house-needs-keep_cards = mindestens 1, und nicht mehr als die Hand
house-needs-ask_partner = in einem Spiel ohne Partner kann niemand gefragt werden
house-needs-melds_per_rank = eine weitere Meldung nach einer vollen braucht eine Grenze für die Karten einer Meldung
house-needs-sequences = eine Canasta muss 3 bis 11 Karten haben
house-needs-max_wild_meld = eine Meldung aus wilden Karten muss Platz für eine Canasta haben

# Formulare
house-form-title = Hausregeln: { $page }
house-save-title = Diese Hausregeln speichern
house-save-name = Name der Hausregeln
house-save-name-range = Höchstens { $most } Zeichen. Deine eigenen Regeln dieses Namens werden ersetzt.
house-step-lowest = darunter: { $points }

# Werte
house-yes = ja
house-no = nein
house-any-number = beliebig viele
house-never = nie
house-nothing = nichts
house-number = { $number }
house-step-below = { $points } unter { $total }
house-step-any = { $points }
house-step-from = { $points } ab { $total }
house-choice-ask_partner-no = kein Fragen
house-choice-ask_partner-optional = erlaubt
house-choice-ask_partner-mandatory = Pflicht
house-choice-minimum_basis-total = der Summe der Partei
house-choice-minimum_basis-round = der Nummer der Runde
house-choice-final_discard-optional = freigestellt
house-choice-final_discard-required = Pflicht
house-choice-canastas_out_ignored-natural = reine Canasta
house-choice-canastas_out_ignored-mixed = gemischte Canasta
house-choice-canastas_out_ignored-sequence = Sequenz
house-choice-canastas_out_ignored-wild = wilde Canasta
house-choice-canastas_out_ignored-sevens = Siebener-Canasta
house-choice-melds_per_rank-one = eine
house-choice-melds_per_rank-after_closing = eine weitere, wenn die letzte voll ist
house-choice-melds_per_rank-several = beliebig viele
house-choice-take_by_adding-any = an jede Meldung
house-choice-take_by_adding-below_canasta = an eine Meldung, die noch keine Canasta ist
house-choice-take_by_adding-never = nicht erlaubt
house-choice-natural_wild_relation-gt = immer mehr natürliche Karten
house-choice-natural_wild_relation-ge = nie mehr wilde Karten
house-choice-natural_wild_relation-none = jede Mischung
house-choice-red_three_reveal-first_turn = im ersten Zug des Spielers
house-choice-red_three_reveal-after_deal = gleich nach dem Geben
house-choice-red_three_positive_if-always = sie hat, was immer sie sonst ausgelegt hat
house-choice-red_three_positive_if-two_canastas = zwei Canastas hat
house-choice-red_three_positive_if-sevens = eine Siebener-Canasta hat
house-choice-red_three_positive_if-meld = eine Meldung hat
house-choice-red_three_positive_if-canasta = eine Canasta hat
house-choice-last_stock_red_three-end = beendet die Runde sofort
house-choice-last_stock_red_three-in_hand = bleibt auf der Hand, und die Runde endet
house-choice-last_stock_red_three-may_meld = lässt den Spieler noch Karten auslegen
house-choice-black_three_meld-going_out = beim Ausmachen
house-choice-black_three_meld-never = nie
house-choice-stock_end-turn_end = die Runde endet mit diesem Zug
house-choice-stock_end-while_takeable = es geht weiter, solange die Ablage genommen wird
house-choice-stock_end-on_draw = die Ablage darf noch genommen werden; Ziehen beendet die Runde
house-choice-frozen_by-natural = natürliche Karte
house-choice-frozen_by-wild = wilde Karte
house-choice-frozen_by-red_three = rote Drei
house-choice-frozen_by-black_three = schwarze Drei

# Seiten
house-page-goal = Ende der Partie
house-page-opening = Erstmeldung
house-page-bonuses = Prämien
house-page-out = Ausmachen
house-page-out-more = Ausmachen: mehr
house-page-frozen = Eingefrorene Ablage
house-page-taking = Ablage nehmen
house-page-pile = Ablage und Stapel
house-page-melds = Meldungen
house-page-melds-more = Meldungen: mehr
house-page-threes = Dreien
house-page-cards = Karten

# Felder: höchstens 45 Zeichen, für die Formulare von Discord
house-field-target = Punkte zum Gewinnen der Partie
house-field-rounds = Höchstzahl der Runden einer Partie
house-field-minimums = Punkte für die Erstmeldung
house-field-minimum_basis = Punkte der Erstmeldung hängen ab von
house-field-opening_wilds = Wilde Karten in der Erstmeldung
house-field-splash = Canasta aus der Hand: Erstmeldung ohne Punkte
house-field-concealed_exempts_minimum = Aus der Hand ausmachen ohne Mindestpunkte
house-field-bonus_natural = Punkte für eine reine Canasta
house-field-bonus_mixed = Punkte für eine gemischte Canasta
house-field-bonus_sequence = Punkte für eine volle Sequenz
house-field-bonus_out = Punkte fürs Ausmachen
house-field-bonus_concealed = Mehr Punkte fürs Ausmachen aus der Hand
house-field-canastas_out = Canastas zum Ausmachen
house-field-ask_partner = Partner fragen: „Darf ich ausmachen?“
house-field-ask_once = Nur einmal pro Runde fragen
house-field-final_discard = Letztes Abwerfen beim Ausmachen
house-field-canastas_out_ignored = Canastas, die zum Ausmachen nicht zählen
house-field-red_threes_out = Zum Ausmachen: je Canasta eine rote Drei
house-field-ask_after_take = Fragen auch nach Nehmen der Ablage
house-field-concealed_after_take = Aus der Hand auch nach Nehmen der Ablage
house-field-keep_cards = Karten zu behalten, wenn man nicht ausmacht
house-field-always_frozen = Ablage immer eingefroren
house-field-frozen_until_opened = Ablage bis zur Erstmeldung eingefroren
house-field-frozen_by = Karten, die die Ablage einfrieren
house-field-frozen_naturals = Natürliche Karten bei eingefrorener Ablage
house-field-unfrozen_naturals = Natürliche Karten bei freier Ablage
house-field-take_for_opening = Erstmeldung mit der Ablage
house-field-top_counts_for_minimum = Oberste Karte zählt zur Erstmeldung
house-field-take_amount = Höchstens so viele Karten der Ablage
house-field-take_below_meld = Größe der Meldung, die die Ablage verwehrt
house-field-pile_take_extra_draw = Karten, die man zur Ablage dazu zieht
house-field-pile_shows_only_top = Nur die oberste Ablagekarte ist zu sehen
house-field-take_natural_plus_wild = Nehmen mit natürlicher und wilder Karte
house-field-take_by_adding = Ablage nehmen durch Anlegen
house-field-one_card_hand_may_take_one_card_pile = Eine Handkarte nimmt eine Ablage aus einer
house-field-stock_end = Wenn der Stapel aufgebraucht ist
house-field-min_naturals = Mindestzahl natürlicher Karten je Meldung
house-field-max_wilds = Höchstzahl wilder Karten je Meldung
house-field-natural_wild_relation = Natürliche und wilde Karten je Meldung
house-field-wild_into_canasta = Wilde Karten an eine fertige Canasta
house-field-melds_per_rank = Meldungen eines Werts je Partei
house-field-sequences = Sequenzen in einer Farbe
house-field-wild_melds = Meldungen nur aus wilden Karten
house-field-max_wild_meld = Höchstzahl Karten in wilder Meldung
house-field-dead_when_closed = Volle Canasta schließt ihren Wert für alle
house-field-max_meld_size = Höchstzahl der Karten einer Meldung
house-field-red_three_reveal = Gegebene rote Dreien werden ausgelegt
house-field-red_three_table = Punkte für 1, 2, 3 … rote Dreien
house-field-red_three_positive_if = Rote Dreien zählen für die Partei, die
house-field-last_stock_red_three = Rote Drei als letzte Karte des Stapels
house-field-black_three_meld = Schwarze Dreien dürfen ausgelegt werden
house-field-hand_size = Karten für jeden Spieler
house-field-draw_count = Karten, die man pro Zug zieht
house-field-opening_bonus_draw = Zusatzkarten für den, der erstmals meldet
house-field-black_three_in_hand = Minuspunkte: schwarze Drei auf der Hand
house-field-jokers = Joker im Spiel

# was ein Server aufbewahrt
kept-title = ## Hausregeln dieses Servers
kept-none = Es gibt noch keine. Eröffne einen Tisch mit `/canasta neu`, drück **Hausregeln**, ändere, was du magst, und drück **Für diesen Server speichern**. Dann kann, wer den Server verwalten darf, sie hier für neue Tische wählen.
kept-how = `/canasta neu` bietet sie unter **regeln** an.
kept-line = - **{ $name }**: { $game }
kept-line-default = - **{ $name }**: { $game } · neue Tische bekommen diese Regeln
kept-chosen = ### { $name }
kept-by = Gespeichert von { $user }.
kept-choose = Regeln zum Ansehen oder Ändern wählen
kept-only-managers = -# Wer den Server verwalten darf, wählt, was neue Tische bekommen.
kept-only-owner = -# Löschen kann diese Regeln nur, wer sie gespeichert hat oder den Server verwalten darf.
button-default = Für neue Tische nehmen
button-no-default = Neue Tische: übliche Regeln
button-forget = Löschen
choice-kept = { $name } (Hausregeln: { $game })
choice-kept-default = { $name } (Hausregeln, hier üblich: { $game })
house-refused-bad-name = Ein Name hat 1 bis { $most } Buchstaben oder Ziffern; Leerzeichen und - ' . , ! ? & + dürfen dazwischen stehen.
house-refused-no-such-name = Dieser Server hat keine Hausregeln dieses Namens.
house-refused-too-many = Ein Server kann { $most } Hausregeln aufbewahren. Lösch zuerst welche mit `/canasta hausregeln`.
house-refused-somebody-elses = Nur wer **{ $name }** gespeichert hat oder den Server verwalten darf, kann das ändern. Wenn neue Tische diese Regeln bekommen, kann es nur, wer den Server verwalten darf.
house-refused-not-allowed = Nur wer den Server verwalten darf, kann wählen, welche Regeln neue Tische bekommen.
