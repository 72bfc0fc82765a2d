# Das eigene Bild eines Spielers: die Karten, der Zug, das Wählen von Karten.

hand-title = ## Deine Karten · Tisch { $table }
    Du bist **{ $seat }**, mit { $partner }.
hand-title-lone = ## Deine Karten · Tisch { $table }
    Du bist **{ $seat }**. In dieser Runde spielst du **allein** gegen die anderen.
hand-title-sits-out = ## Deine Karten · Tisch { $table }
    Du bist **{ $seat }**, mit { $partner }. In dieser Runde **setzt du aus**.
hand-title-alone = ## Deine Karten · Tisch { $table }
    Du bist **{ $seat }**.
hand-notice = > ℹ️ { $text }
hand-cards = ### { $cards }
hand-count = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
hand-count-new = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} · • ist neu
hand-empty = Du hast keine Karten.
hand-melds = **Deine Meldungen:** { $melds }
hand-opening = **Deine Erstmeldung:** nötig { $wanted }
hand-missing = **Zum Ausmachen fehlt dir noch:** { $what }
hand-foot-hand-empty = **Dein Fuß:** { $count } Karten. Du nimmst ihn auf, wenn deine Hand leer ist.
hand-foot-first-canasta = **Dein zweites Päckchen:** { $count } Karten. Du nimmst es auf, wenn du eine Canasta fertig machst.
hand-owed = { $count ->
    [one] **Nächster Zug:** Du bekommst für deine Erstmeldung 1 Karte vom Stapel.
   *[other] **Nächster Zug:** Du bekommst für deine Erstmeldung { $count } Karten vom Stapel.
}

# warten
hand-wait = **{ $player }** ist am Zug. Der Zug begann <t:{ $since }:R>.
hand-wait-seat = **{ $seat }** ist am Zug, aber dort sitzt niemand. Es geht weiter, wenn jemand diesen Platz übernimmt.
hand-round-over = **Die Runde ist zu Ende.**
round-brief = { $team }: **{ $score }** in dieser Runde, { $total } insgesamt

# der Zug
turn-draw-or-take = { $count ->
    [one] ### Du bist dran! Zieh eine Karte oder nimm die Ablage
   *[other] ### Du bist dran! Zieh { $count } Karten oder nimm die Ablage
}
turn-draw = { $count ->
    [one] ### Du bist dran! Zieh eine Karte
   *[other] ### Du bist dran! Zieh { $count } Karten
}
turn-take = ### Du bist dran! Nimm die Ablage
turn-take-or-pass = ### Du bist dran! Nimm die Ablage oder passe
turn-pass = ### Du bist dran! Du kannst nur passen
turn-lay-or-discard = ### Du bist dran! Leg Karten aus, wenn du magst, und wirf dann ab
turn-discard = ### Du bist dran! Wirf eine Karte ab
turn-lay-more = ### Du bist dran! Leg mehr Karten aus oder mach es rückgängig
turn-no-discard = ### Du bist dran! Leg Karten aus, wenn du magst, und passe dann
turn-must-go-out = ### Dein Partner hat Ja gesagt: Mach jetzt aus
turn-may-not-go-out = ### Dein Partner hat Nein gesagt: Spiel weiter
    Behalte eine Karte auf der Hand.
turn-await = ### Du hast gefragt: „Darf ich ausmachen?“
    Du wartest auf { $partner }.
turn-way-out-laying = 🏁 **Du kannst ausmachen.** „Ausmachen“ legt alle deine Karten für dich aus und beendet die Runde.
turn-way-out-discarding = 🏁 **Du kannst ausmachen.** „Ausmachen“ wirft deine letzte Karte ab und beendet die Runde.
turn-way-out-both = 🏁 **Du kannst ausmachen.** „Ausmachen“ legt deine Karten für dich aus, wirft die letzte ab und beendet die Runde.

turn-ask-first = 🏁 **Du kannst ausmachen, wenn dein Partner einverstanden ist.** Drück „Darf ich ausmachen?“, bevor du etwas auslegst.
turn-special = 🏁 **Dein ganzes Blatt ist besonders: { $hand }.** Zeigst du es, endet die Runde, und du bekommst { $points } Punkte.

why-draw = **Du kannst nicht ziehen:** { $reason }
why-take = **Du kannst die Ablage nicht nehmen:** { $reason }
why-take-opening = **Du kannst die Ablage nicht nehmen:** Damit hätte deine Erstmeldung höchstens { $have } Punkte. Dein Team braucht { $needed }.
why-lay = **Du kannst jetzt nichts auslegen:** { $reason }
why-lay-opening = **Noch keine Erstmeldung:** Deine Karten bringen höchstens { $have } Punkte. Dein Team braucht { $needed }.
why-discard = **Du kannst noch nicht abwerfen:** { $reason }
why-ask = **Ausmachen:** { $reason }

take-with = Mit { $cards }
take-onto = Anlegen an { $rank }
take-only = **Ablage nehmen** legt { $cards } aus. { $effect }.

lay-new-grows = Neue Meldung: { $rank } · { $points } Punkte
lay-new-run = Neue Sequenz { $rank } · { $points } Punkte
lay-new-sequence = Neue Sequenz { $rank }: gleich voll! · { $points } Punkte
lay-new-wild = Neue Meldung: { $rank }, eine Canasta! · { $points } Punkte
lay-new-sevens = Neue Meldung: { $rank }, eine Canasta! · { $points } Punkte
lay-new-natural = Neue Meldung: { $rank }, eine reine Canasta! · { $points } Punkte
lay-new-mixed = Neue Meldung: { $rank }, eine gemischte Canasta! · { $points } Punkte
lay-add-grows = An { $rank }: { $before } → { $size } Karten · { $points } Punkte
lay-add-run = Deine Sequenz { $old } → { $rank } · { $points } Punkte
lay-add-sequence = Deine Sequenz { $old } → { $rank }: jetzt voll! · { $points } Punkte
lay-add-wild = An { $rank }: wird eine Canasta! · { $points } Punkte
lay-add-sevens = An { $rank }: wird eine Canasta! · { $points } Punkte
lay-add-natural = An { $rank }: wird eine reine Canasta! · { $points } Punkte
lay-add-mixed = An { $rank }: wird eine gemischte Canasta! · { $points } Punkte

discard-count = { $card } (du hast { $count })
discard-freezes = Friert die Ablage ein
discard-blocks = Sperrt die Ablage für den nächsten Spieler
discard-fits = Passt zu deiner Meldung: { $rank }

combine = { $rank }: { $first } + { $second } Karten
combine-effect = Wird zu { $meld }

# was jetzt nicht abgeworfen werden darf
barred = **Jetzt nicht abzuwerfen:** { $cards }. { $reason }
barred-no-black-three-at-first = Keine schwarzen Dreien in deinem ersten Zug.
barred-sevens-guarded = Siebenen bleiben auf der Hand, bis jede Partei eine Siebener-Canasta hat, und sind nie die letzte Karte.
barred-wilds-last = Eine wilde Karte kann nur deine letzte Karte sein.
barred-not-on-empty = Siebenen, Asse, wilde Karten und Werte, die geschlossen sind, kommen nicht auf eine leere Ablage.

select-take = Ablage nehmen …
select-lay = Karten auslegen …
select-discard = Abwerfen …
select-discard-part = Abwerfen … ({ $first } bis { $last })
select-discard-rank = Abwerfen … ({ $first })
select-combine = Zwei Meldungen zusammenlegen …
select-rank = Welcher Wert?
select-what = Was möchtest du auslegen?
select-home = An welche Meldung?
select-low = Ab welcher Karte?
select-high = Bis zu welcher Karte?
select-count = Wie viele Karten ({ $rank })?

button-refresh = Aktualisieren
button-sort-rank = Nach Wert sortieren
button-sort-suit = Nach Farbe sortieren
button-draw = { $count ->
    [one] Eine Karte ziehen
   *[other] { $count } Karten ziehen
}
button-show = Dieses Blatt zeigen
button-take = Ablage nehmen
button-pass = Passen
button-go-out = Ausmachen
button-ask = Darf ich ausmachen?
button-withdraw = Frage zurücknehmen
button-pick = Karten wählen
button-undo = Rückgängig
button-next = Nächste Runde
button-back = Zurück
button-lay = Diese Karten auslegen
button-discard-sure = Ja, abwerfen
button-keep = Nein, behalten

# Karten wählen
picker-title = ## Karten wählen · Tisch { $table }
    Du bist **{ $seat }**.
picker-start = Wähle zuerst einen Wert, dann die Zahl der Karten.
picker-start-sequences = Wähle zuerst einen Wert oder eine Sequenz, dann die Karten.
picker-wild = Nur wilde Karten: { $count } auf deiner Hand
picker-suit = { $suit }-Sequenz
picker-runs = Du hast { $runs }
picker-melds = Du hast davon { $count } Meldungen
picker-new-meld = Eine neue Meldung
picker-onto = An { $meld }
picker-from = Ab { $card }
picker-to = Bis { $card }
picker-rank = { $rank }: { $count } auf deiner Hand
picker-on-table = { $count ->
    [one] Deine Meldung hat 1 Karte
   *[other] Deine Meldung hat { $count } Karten
}
picker-none = Noch sind keine Karten gewählt.
picker-nothing = Du hast keine Karten, die du auslegen könntest.
picker-preview = **Du würdest auslegen:** { $cards }
    { $effect }
picker-refused = ⛔ { $reason }

confirm-title = ## Abwerfen · Tisch { $table }
confirm-question = **{ $card } wirklich abwerfen?**
confirm-fits = Die Karte passt zu deiner Meldung auf dem Tisch: { $rank }.
confirm-wild-freezes = Das ist eine wilde Karte. Sie friert die Ablage ein, bis jemand sie nimmt.
confirm-wild = Das ist eine wilde Karte, sie passt zu jeder Meldung.
