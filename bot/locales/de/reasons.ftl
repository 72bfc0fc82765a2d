# Warum etwas nicht geht, dem Spieler gesagt. Eine Nachricht für jede Ablehnung der Spiellogik.

# wer dran ist und bei welchem Schritt
reason-no-round = Die Karten sind noch nicht gegeben.
reason-round-over = Diese Runde ist zu Ende.
reason-round-running = Diese Runde läuft noch.
reason-match-over = Die Partie ist zu Ende.
reason-not-your-turn = { $turn } ist am Zug.
reason-draw-first = Zieh zuerst eine Karte oder nimm die Ablage.
reason-already-drawn = Du hast in diesem Zug schon gezogen.
reason-await-answer = Dein Partner hat noch nicht geantwortet.

# ziehen
reason-stock-empty = Der Stapel ist aufgebraucht.
reason-cannot-pass = Du kannst nur passen, wenn du sonst nichts tun kannst.
reason-must-take-pile = Der Stapel ist aufgebraucht und die Ablage passt zu einer deiner Meldungen, also musst du sie nehmen.

# die Ablage nehmen
reason-pile-empty = Die Ablage ist leer.
reason-pile-blocked = { $card } obenauf sperrt die Ablage.
reason-pile-frozen = Die Ablage ist eingefroren. Um sie zu nehmen, brauchst du auf der Hand { $needed } Karten wie die oberste; du hast { $have }.
reason-pile-frozen-unopened = Die Ablage ist bis zur Erstmeldung deines Teams eingefroren. Um sie zu nehmen, brauchst du auf der Hand { $needed } Karten wie die oberste; du hast { $have }.
reason-pile-no-adding = Die oberste Karte darf nicht genommen werden, um sie an eine liegende Meldung anzulegen.
reason-pile-no-match = Nichts von dem, was du hast, passt zu { $card }, der obersten Karte.
reason-pile-no-pair = Um die Ablage zu nehmen, brauchst du auf der Hand { $needed } Karten wie die oberste; du hast { $have }.
reason-pile-one-card = Mit nur einer Karte auf der Hand darfst du keine Ablage aus einer Karte nehmen.
reason-pile-not-for-opening = In diesem Spiel ist keine Erstmeldung mit der Ablage erlaubt. Dein Team muss zuerst aus der Hand melden.
reason-pile-meld-too-big = Deine Meldung dieses Werts hat schon { $have } Karten. Ab { $limit } darfst du die Ablage dafür nicht mehr nehmen.
reason-top-not-matched = { $card } passt nicht zur obersten Karte der Ablage.

# Karten und Meldungen
reason-card-not-in-hand = { $card } ist nicht auf deiner Hand.
reason-no-cards = Wähle mindestens eine Karte.
reason-red-three = Eine rote Drei kann weder gemeldet noch abgeworfen werden.
reason-which-meld = Diese Karten passen zu mehr als einer Meldung. Bitte drück **Karten wählen** und gib an, zu welcher.
reason-no-such-meld = { $count ->
    [0] Deine Partei hat noch keine Meldungen.
   *[other] Deine Partei hat keine solche Meldung.
}
reason-mixed-ranks = Abgesehen von wilden Karten haben alle Karten einer Meldung denselben Wert.
reason-too-few-cards = Eine Meldung braucht { $needed } Karten; das wären { $have }.
reason-too-few-naturals = { $needed ->
    [one] Eine Meldung braucht { $needed } natürliche Karte; das wären { $have }.
   *[other] Eine Meldung braucht { $needed } natürliche Karten; das wären { $have }.
}
reason-too-many-wilds = { $limit ->
    [0] Eine Meldung darf keine wilden Karten haben; das wären { $have }.
    [one] Eine Meldung darf höchstens { $limit } wilde Karte haben; das wären { $have }.
   *[other] Eine Meldung darf höchstens { $limit } wilde Karten haben; das wären { $have }.
}
reason-wilds-outnumber = { $naturals ->
    [0] Zu viele wilde Karten: { $wilds }, und keine natürliche.
   *[other] Zu viele wilde Karten: { $wilds } wilde, { $naturals } natürliche.
}
reason-meld-full = Eine Meldung darf höchstens { $limit } Karten haben; das wären { $have }.
reason-canasta-closed-to-wilds = Diese Canasta ist fertig; sie nimmt keine wilden Karten mehr auf.
reason-pure-rank = Meldungen dieses Werts nehmen keine wilden Karten auf.
reason-wild-needs-naturals = Nach der Erstmeldung braucht eine wilde Karte eine Meldung aus mindestens { $needed } natürlichen Karten; hier wären es { $have }.
reason-wild-meld-first = Deine Meldung aus wilden Karten ist noch nicht fertig. Bis dahin gehören wilde Karten dorthin.
reason-rank-dead = Eine Canasta dieses Werts ist geschlossen, also kann niemand diesen Wert mehr auslegen.
reason-no-wilds-in-sequence = Eine Sequenz hat keine wilden Karten.
reason-not-in-sequence = Diese Karten sind keine Reihe in einer Farbe.
reason-sequence-grows-only-out = Eine volle Sequenz nimmt nur dann mehr Karten auf, wenn du in diesem Zug ausmachst.
reason-cannot-combine = Diese beiden Meldungen lassen sich nicht zusammenlegen.
reason-black-threes-never = Schwarze Dreien können nicht ausgelegt werden.
reason-black-threes-natural = Schwarze Dreien werden ohne wilde Karten ausgelegt.
reason-black-threes-only-out = Schwarze Dreien können nur beim Ausmachen als letzte Meldung ausgelegt werden.

reason-no-meld-in-hand = Keine Karten auf deiner Hand bilden eine Meldung oder passen zu einer von deinen.

# Erstmeldung
reason-opening-too-low = Dein Team braucht { $needed } Punkte für die Erstmeldung; so würdest du höchstens { $have } erreichen.
reason-opening-unfinished = Dein Team braucht { $needed } Punkte für die Erstmeldung, bisher liegen { $have }.
reason-opening-no-wilds = Die Erstmeldung muss ohne wilde Karten sein.
reason-opening-shape = Zu deiner Erstmeldung gehört auch { $shape }.

# den Zug beenden
reason-kinds-missing = Zum Ausmachen braucht dein Team noch { $kind }.
reason-red-threes-missing = Zum Ausmachen braucht dein Team so viele rote Dreien wie Canastas: { $needed }. Es hat { $have }.
reason-special-unfinished = Dein Team hat eine Meldung, die fertig sein muss, bevor jemand ausmacht.
reason-partner-not-in-foot = Du kannst ausmachen, wenn auch dein Partner den Fuß aufgenommen hat.
reason-foot-first = Du kannst ausmachen, wenn du dein zweites Päckchen aufgenommen hast.
reason-final-discard = Deine letzte Karte muss abgeworfen werden, also behalte eine dafür.
reason-must-ask = Vor dem Ausmachen musst du deinen Partner fragen.
reason-discard-barred = { $card } kann jetzt nicht abgeworfen werden.
reason-no-canasta = { $needed ->
    [one] Dein Team braucht eine Canasta, bevor du ausmachen kannst. Behalte bis dahin nach dem Abwerfen { $keep ->
        [one] eine Karte
       *[other] { $keep } Karten
    }.
   *[other] Dein Team braucht { $needed } Canastas, bevor du ausmachen kannst. Behalte bis dahin nach dem Abwerfen { $keep ->
        [one] eine Karte
       *[other] { $keep } Karten
    }.
}
reason-partner-said-no = { $keep ->
    [one] Dein Partner hat Nein gesagt, also behalte nach dem Abwerfen eine Karte.
   *[other] Dein Partner hat Nein gesagt, also behalte nach dem Abwerfen { $keep } Karten.
}
reason-must-go-out = Dein Partner hat Ja gesagt, also musst du in diesem Zug ausmachen.
reason-cannot-discard = Der Stapel hat mit einer roten Drei geendet, also wird nicht abgeworfen.

# fragen
reason-no-partner = Du hast keinen Partner, den du fragen könntest.
reason-asking-off = In diesem Spiel fragt niemand vor dem Ausmachen.
reason-asked-already = Du hast in diesem Zug schon gefragt.
reason-asked-this-round = Du hast in dieser Runde schon gefragt.
reason-ask-before-melding = Du kannst nur fragen, bevor du Karten auslegst.
reason-ask-after-take = Du kannst nicht fragen, nachdem du die Ablage genommen hast.
reason-ask-after-opening = Du kannst nicht fragen, solange der Rest der Ablage auf deine Erstmeldung wartet.
reason-cannot-go-out = Du kannst in diesem Zug nicht ausmachen.
reason-nothing-to-ask = Du kannst diesen Zug nur noch durch Ausmachen beenden, also gibt es nichts zu fragen.
reason-nothing-asked = Es gibt keine Frage zu beantworten.
reason-not-asked-of-you = Die Frage geht an { $partner }.

# besondere Blätter
reason-no-special-hand = Dein Blatt ist kein besonderes, das du jetzt zeigen könntest.

# rückgängig
reason-nothing-to-undo = Du hast in diesem Zug nichts ausgelegt.
reason-undo-too-late = Zum Rückgängigmachen ist es zu spät: Du hast seitdem neue Karten gesehen.
