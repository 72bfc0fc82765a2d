# Die Regelkarte, geschrieben aus den Feldern eines Regelwerks. „Partei“ ist ein Team oder ein Spieler, der Partner
# bekommen kann. Wo alle für sich spielen, ist $side "alone", sonst "team".

list-semicolon = { " · " }
list-rows = { "; " }
list-or = { " oder " }
list-and = { " und " }
list-then = { ", dann " }
list-comma-or = { ", oder " }
list-against = { " gegen " }
rules-number = { $number }
rules-line = - { $text }
rules-heading = ### { $title }
rules-title = ## { $name }
rules-group = **{ $title }**
rules-house-choice = { $text } *(unsere Wahl)*
rules-house-choice-fixed = { $text } *(unsere Wahl, fest)*
rules-house-choice-note = -# Unsere Wahl: Bücher und Clubs sind sich hier nicht einig oder sagen nichts dazu. Also mussten wir wählen. Vor einer Partie kann der Gastgeber es mit **Hausregeln** ändern, außer dem, was als fest gekennzeichnet ist.
rules-goes-on = ➡️ Das geht weiter: Wähle unten **{ $page }**.

# Seiten
rules-choose-page = Weiterlesen: Wähle eine Seite
rules-page-short = In Kürze
rules-page-all = Alle Regeln
rules-page-part = { $page }, Teil { $number }

rules-title-how = So wird gespielt
rules-title-different = Anders als beim klassischen Canasta
rules-title-choices = Was andere Bücher und Clubs tun
rules-title-cards = Spieler und Karten
rules-title-turn = Dein Zug
rules-title-melds = Meldungen
rules-title-canastas = Canastas
rules-title-opening = Erstmeldung
rules-title-pile = Die Ablage
rules-title-threes = Dreien
rules-title-out = Ausmachen
rules-title-score = Ende und Punkte

# mit Artikel, im ersten Fall
class-natural = eine natürliche Karte
class-wild = eine wilde Karte
class-red-three = eine rote Drei
class-black-three = eine schwarze Drei
rank-one-1 = ein Ass
rank-one-4 = eine Vier
rank-one-5 = eine Fünf
rank-one-6 = eine Sechs
rank-one-7 = eine Sieben
rank-one-8 = eine Acht
rank-one-9 = eine Neun
rank-one-10 = eine Zehn
rank-one-11 = ein Bube
rank-one-12 = eine Dame
rank-one-13 = ein König

# Überschrift
rules-people-alone = { $seats } Spieler, jeder für sich
rules-people-lone = { $seats } Spieler, einer gegen die anderen
rules-people-teams = { $seats } Spieler, { $sizes }
rules-packs = { $decks ->
    [one] ein Kartenspiel
   *[other] { $decks } Kartenspiele
} { $jokers ->
    [0] ohne Joker
    [one] mit einem Joker
   *[other] mit { $jokers } Jokern
}
rules-goal-target = bis { $target } Punkte
rules-goal-rounds = { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
}

# Spieler und Karten
rules-people = { $people }.
rules-turn-orders = Nicht alle spielen in jeder Runde. Die Reihenfolge der Züge: { $orders }. Dann beginnt sie von vorn.
rules-sits-out = In jeder Runde setzt ein Spieler aus: { $seats }, und dann wieder von vorn.
rules-sits-out-first = zuerst Platz { $seat }
rules-sits-out-then = dann Platz { $seat }
rules-turn-order = Runde { $number }: Plätze { $seats }
rules-lone-take = In jeder Runde beginnen alle allein. Wer als Erster die Ablage nimmt, ist in dieser Runde der **Alleinspieler**. Die anderen werden Partner und legen ihre Meldungen zusammen.
rules-lone-out = Macht jemand aus, bevor die Ablage je genommen wurde, ist dieser Spieler der Alleinspieler. Ist vorher der Stapel aufgebraucht, zählen alle für sich.
rules-lone-points = Partner bekommen beide alle Punkte ihrer Partei. Nur rote Dreien zählen allein für den Spieler, der sie hat.
rules-lone-wilds = { $limit ->
    [one] Hat eine Meldung nach dem Zusammenlegen mehr als eine wilde Karte, bleibt sie so, nimmt aber keine weiteren auf.
   *[other] Hat eine Meldung nach dem Zusammenlegen mehr als { $limit } wilde Karten, bleibt sie so, nimmt aber keine weiteren auf.
}
rules-pack = { $cards } Karten: { $packs }.
rules-hand = { $count ->
    [one] Alle bekommen eine Karte.
   *[other] Alle bekommen { $count } Karten.
}
rules-foot-hand-empty = Alle bekommen ein zweites Päckchen von { $count } Karten, verdeckt: den **Fuß**. Du nimmst ihn auf, wenn deine Hand leer ist. Hast du deine letzte Karte ausgelegt, spielst du sofort damit weiter. Hast du sie abgeworfen, ist der Fuß für deinen nächsten Zug.
rules-foot-first-canasta = Alle bekommen ein zweites Päckchen von { $count } Karten, verdeckt. Du nimmst es auf, wenn du deine erste Canasta fertig machst.
rules-card-values = Punkte: { $values }
rules-card-value = { $cards } = { $points }
rules-black-three = schwarze 3
rules-joker = Joker
rules-wild = Joker und Zweien sind **wild**: Sie stehen für andere Karten. Asse und Vieren bis Könige sind **natürlich**.

# Zug
rules-draw = { $count ->
    [one] Zieh eine Karte oder nimm die Ablage.
   *[other] Zieh { $count } Karten oder nimm die Ablage.
}
rules-draw-with-pile = { $count ->
    [one] Nimmst du die Ablage, ziehst du auch eine Karte.
   *[other] Nimmst du die Ablage, ziehst du auch { $count } Karten.
}
rules-turn = Dann leg Karten aus, wenn du magst. Beende deinen Zug, indem du eine Karte abwirfst.
rules-draw-after-opening = { $count ->
    [one] In jeder Partei zieht, wer die Erstmeldung macht, sofort eine weitere Karte. Ist sie eine rote Drei, wird sie ausgelegt und ersetzt.
   *[other] In jeder Partei zieht, wer die Erstmeldung macht, sofort { $count } weitere Karten. Rote Dreien darunter werden ausgelegt und ersetzt.
}
rules-talon = Wer die Erstmeldung ohne die Ablage macht, bekommt im nächsten Zug Zusatzkarten: { $counts }, in der Reihenfolge, in der die Parteien erstmals melden. Der Stapel muss dafür mindestens { $reserve } Karten haben.
rules-discard-no-black-three-at-first = In deinem ersten Zug einer Runde kannst du keine schwarze Drei abwerfen.
rules-discard-sevens-guarded = Du kannst keine Sieben abwerfen, bis jede Partei eine Siebener-Canasta hat.
rules-discard-wilds-last = Eine wilde Karte kannst du nur als letzte Karte abwerfen.
rules-discard-not-on-empty = Ist die Ablage leer, kannst du keine Sieben abwerfen, kein Ass, keine wilde Karte und keine Karte, die niemand mehr melden kann.
rules-discard-else = Hast du nichts anderes, darfst du eine solche Karte trotzdem abwerfen.
rules-discard-last-seven = Aber eine Sieben ist nie deine letzte abgeworfene Karte einer Runde, auch wenn du nichts anderes hast.

# Meldungen
rules-meld = Eine Meldung sind mindestens { $size } Karten eines Werts, davon mindestens { $naturals } natürliche.
rules-wilds-limit = { $limit ->
    [0] Keine wilden Karten in einer Meldung.
    [one] Höchstens eine wilde Karte in einer Meldung.
   *[other] Höchstens { $limit } wilde Karten in einer Meldung.
}
rules-wilds-unlimited = Beliebig viele wilde Karten in einer Meldung.
rules-relation-gt = Immer mehr natürliche Karten als wilde.
rules-relation-ge = Nie mehr wilde Karten als natürliche.
rules-relation-none = Es dürfen mehr wilde Karten sein als natürliche.
rules-pure = Meldungen dieser Werte nehmen keine wilden Karten auf: { $ranks }.
rules-pure-after-opening = Meldungen dieser Werte nehmen wilde Karten nur als Erstmeldung auf: { $ranks }.
rules-wild-needs = Nach der Erstmeldung kann eine wilde Karte nur zu einer Meldung mit mindestens { $count } natürlichen Karten.
rules-per-rank-one = { $side ->
    [alone] Du hast höchstens eine Meldung jedes Werts.
   *[team] Eine Partei hat eine Meldung jedes Werts. Die Partner legen daran an.
}
rules-per-rank-after-closing = { $side ->
    [alone] Du darfst eine weitere Meldung eines Werts beginnen, wenn die letzte voll ist.
   *[team] Eine Partei darf eine weitere Meldung eines Werts beginnen, wenn die letzte voll ist.
}
rules-per-rank-several = { $side ->
    [alone] Du darfst mehrere Meldungen eines Werts haben und sie jederzeit zusammenlegen.
   *[team] Eine Partei darf mehrere Meldungen eines Werts haben und sie jederzeit zusammenlegen.
}
rules-sequences = Auch **Sequenzen** sind Meldungen: { $least } bis { $size } Karten einer Farbe in einer Reihe, die Vier zuunterst und das Ass zuoberst, ohne wilde Karten. Mit { $size } Karten ist eine Sequenz eine Canasta{ $points ->
    [0] {""}
   *[other] , zählt { $points } Punkte
} und ist voll.
rules-sequence-out = Wenn du ausmachst, darfst du Karten an eine volle Sequenz anlegen.
rules-wild-melds = **Wilde Karten allein** dürfen eine Meldung sein: { $most ->
    [0] mindestens { $least } Zweien und Joker,
   *[other] { $least } bis { $most } Zweien und Joker,
} in beliebiger Mischung. { $size } sind eine Canasta: { $values }.
rules-wild-another = Ist eine solche Meldung voll, darf eine weitere begonnen werden.
rules-points = { $points ->
    [0] keine Zusatzpunkte
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
rules-wild-value-all-twos = { $points } für lauter Zweien
rules-wild-value-four-jokers = { $points } mit vier Jokern oder mehr
rules-wild-value-any = { $points } für jede andere
rules-wild-out-only = Nur die Partei, die ausmacht, bekommt Punkte für ihre wilden Canastas.
rules-wild-unfinished-takes-twos = Solange deine Partei eine Meldung aus wilden Karten hat, die noch keine Canasta ist, müssen alle ihre Zweien dorthin.
rules-wild-unfinished-takes-wilds = Solange deine Partei eine Meldung aus wilden Karten hat, die noch keine Canasta ist, müssen alle ihre wilden Karten dorthin.

# Canastas
rules-canasta-open = Eine Meldung von { $size } oder mehr Karten ist eine **Canasta**.
rules-canasta-closed = Eine Meldung von { $size } Karten ist eine **Canasta**. Dann ist sie voll: Keine Karte kann mehr angelegt werden.
rules-canasta-points = Eine reine Canasta, ohne wilde Karten, bringt { $natural } Punkte zusätzlich. Eine gemischte bringt { $mixed }.
rules-meld-limit = Eine Meldung hat höchstens { $limit } Karten.
rules-wild-into-canasta-yes = Eine Canasta darf noch wilde Karten aufnehmen; eine reine ist dann gemischt.
rules-wild-into-canasta-no = Eine fertige Canasta nimmt keine wilden Karten mehr auf.
rules-dead = Ist eine Canasta voll, kann niemand mehr eine Meldung ihres Werts beginnen oder ergänzen.
rules-rank-bonus = Eine Canasta ({ $rank }) bringt { $points } Punkte statt der üblichen.
rules-rank-bonuses = Eine Canasta ({ $rank }) bringt { $natural } Punkte, wenn sie rein ist, und { $mixed }, wenn sie gemischt ist, statt der üblichen.
rules-count-bonuses = Mehr Punkte für viele Canastas: { $rows }. Nur das Beste davon zählt.
rules-count-bonus-natural = { $count ->
    [one] { $points } für eine reine Canasta
   *[other] { $points } für { $count } reine Canastas
}
rules-count-bonus-any = { $count ->
    [one] { $points } für eine Canasta
   *[other] { $points } für { $count } Canastas
}

# Erstmeldung
rules-opening = { $side ->
    [alone] Deine Erstmeldung sind deine ersten Meldungen einer Runde, in einem Zug ausgelegt. Ihre Karten müssen genug wert sein. Prämien zählen nicht.
   *[team] Die Erstmeldung einer Partei sind ihre ersten Meldungen einer Runde, in einem Zug ausgelegt. Ihre Karten müssen genug wert sein. Prämien zählen nicht.
}
rules-minimum = Nötige Punkte für die Erstmeldung: { $need }
rules-minimums = { $side ->
    [alone] Nötige Punkte für die Erstmeldung, nach deiner Summe: { $rows }
   *[team] Nötige Punkte für die Erstmeldung, nach der Summe deiner Partei: { $rows }
}
rules-minimums-by-round = Nötige Punkte für die Erstmeldung: { $rows }
rules-minimum-below = { $need } unter { $floor }
rules-minimum-from = { $need } ab { $floor }
rules-minimum-round = { $need } in Runde { $number }
rules-minimum-from-round = { $need } ab Runde { $number }
rules-need-both = { $shape } und { $points }
rules-shape-clean-triple = eine Meldung ohne wilde Karten
rules-shape-canasta = eine Canasta
rules-shape-natural-canasta = eine Canasta, die nicht gemischt ist
rules-opening-shape = Zur Erstmeldung gehört { $shape }.
rules-opening-no-wilds = Die Erstmeldung muss ohne wilde Karten sein.
rules-opening-top-yes = Machst du die Erstmeldung mit der Ablage, zählt ihre oberste Karte. Die Karten darunter zählen nicht.
rules-opening-top-no = Machst du die Erstmeldung mit der Ablage, zählen nur die Karten aus deiner Hand.
rules-opening-no-pile = { $side ->
    [alone] Vor deiner Erstmeldung kannst du die Ablage nicht nehmen.
   *[team] Vor der Erstmeldung deiner Partei kannst du die Ablage nicht nehmen.
}
rules-opening-exempt-yes = Wer vom Stapel zieht und aus der Hand ausmacht, braucht keine Punkte für die Erstmeldung.
rules-opening-exempt-no = Auch wer mit der ganzen Hand in einem Zug ausmacht, braucht die Punkte.
rules-splash-yes = Eine reine oder wilde Canasta, aus der Hand ausgelegt, gilt auch ohne die Punkte als Erstmeldung.
rules-splash-no = Eine reine Canasta, aus der Hand ausgelegt, gilt auch ohne die Punkte als Erstmeldung.

# Ablage
rules-pile-empty = Die Runde beginnt ohne Ablage.
rules-pile-start = Die Runde beginnt mit einer aufgedeckten Karte.
rules-pile-start-again = Die Runde beginnt mit einer aufgedeckten Karte. Ist das { $classes }, wird eine weitere darauf aufgedeckt.
rules-pile-base = Unter der ersten Karte der Ablage liegen so viele Karten verdeckt, wie ihr Wert sagt: Bube 11, Dame 12, König 13, Ass { $ace }. Sie gehören zur Ablage.
rules-pile-take = Um die Ablage zu nehmen, musst du ihre oberste Karte sofort auslegen: { $ways }.
take-not-wild = Eine natürliche und eine wilde Karte reichen dafür nicht.
take-not-adding = Eine Meldung auf dem Tisch reicht dafür nicht.
take-way-naturals = { $count ->
    [one] mit einer natürlichen Karte ihres Werts aus deiner Hand
   *[other] mit { $count } natürlichen Karten ihres Werts aus deiner Hand
}
take-way-wild = mit einer natürlichen und einer wilden Karte aus deiner Hand
take-way-adding-any = { $side ->
    [alone] durch Anlegen an eine deiner Meldungen
   *[team] durch Anlegen an eine Meldung deiner Partei
}
take-way-adding-below-canasta = { $side ->
    [alone] durch Anlegen an eine deiner Meldungen, die noch keine Canasta ist
   *[team] durch Anlegen an eine Meldung deiner Partei, die noch keine Canasta ist
}
take-onto-sequence = Die Meldung darf eine Sequenz sein, aber die oberste Karte beginnt nie eine neue.
rules-frozen = Ist die Ablage **eingefroren**, brauchst du zum Nehmen auf der Hand { $needed ->
    [one] eine natürliche Karte vom Wert der obersten Karte.
   *[other] { $needed } natürliche Karten vom Wert der obersten Karte.
}
rules-always-frozen = Die Ablage ist immer **eingefroren**: Zum Nehmen brauchst du auf der Hand { $needed ->
    [one] eine natürliche Karte vom Wert der obersten Karte.
   *[other] { $needed } natürliche Karten vom Wert der obersten Karte.
}
rules-frozen-until-opened-yes = { $side ->
    [alone] Die Ablage ist für jeden Spieler bis zu seiner Erstmeldung eingefroren.
   *[team] Die Ablage ist für jede Partei bis zu ihrer Erstmeldung eingefroren.
}
rules-frozen-until-opened-no = { $side ->
    [alone] Auch ein Spieler ohne Erstmeldung nimmt die Ablage wie alle anderen.
   *[team] Auch eine Partei ohne Erstmeldung nimmt die Ablage wie jede andere.
}
rules-frozen-by = Liegt { $classes } in der Ablage, ist sie eingefroren, bis jemand sie nimmt.
rules-frozen-by-nothing = Keine Karte friert die Ablage ein.
rules-take-below-meld = { $side ->
    [alone] Du kannst die Ablage nicht nehmen, wenn deine Meldung vom Wert der obersten Karte { $count } oder mehr Karten hat.
   *[team] Du kannst die Ablage nicht nehmen, wenn die Meldung deiner Partei vom Wert der obersten Karte { $count } oder mehr Karten hat.
}
rules-take-full-meld = Du kannst die Ablage nicht nehmen, wenn ihre oberste Karte und die aus deiner Hand nicht alle in die Meldung ihres Werts passen.
rules-take-all = Du bekommst die ganze Ablage.
rules-take-amount = { $count ->
    [one] Du bekommst nur die oberste Karte der Ablage.
   *[other] Du bekommst nur die obersten { $count } Karten der Ablage.
}
rules-blocked = Liegt { $cards } obenauf, kann niemand die Ablage nehmen: Sie ist **gesperrt**.
rules-captured = Schwarze Dreien in einer Ablage, die du nimmst, werden beiseitegelegt. Sie zählen: { $values }.
rules-one-card-yes = Mit einer Karte auf der Hand darfst du eine Ablage aus einer Karte nehmen.
rules-one-card-no = Mit einer Karte auf der Hand darfst du keine Ablage aus einer Karte nehmen.
rules-only-top-yes = Nur die oberste Karte der Ablage ist zu sehen.
rules-only-top-no = Alle können alle Karten der Ablage sehen.

# Dreien
rules-threes-red = **Rote Dreien** sind keine Meldungen: Sie werden für sich offen ausgelegt und vom Stapel ersetzt.
rules-threes-all = **Alle Dreien**, rote und schwarze, sind keine Meldungen: Sie werden für sich offen ausgelegt und vom Stapel ersetzt.
rules-three-values-red = Rote Dreien: { $values }.
rules-three-values-all = Dreien einer Farbe, rot oder schwarz: { $values }.
rules-each = je { $points } Punkte
rules-each-up-to = je { $points } Punkte bis zu { $count }
rules-by-number = { $points } für { $count }
rules-by-number-all = { $points } für alle { $count }
rules-three-sign-always = { $side ->
    [alone] Sie zählen immer für dich.
   *[team] Sie zählen immer für deine Partei.
}
rules-three-sign-meld = { $side ->
    [alone] Sie zählen gegen einen Spieler ohne Meldung.
   *[team] Sie zählen gegen eine Partei ohne Meldung.
}
rules-three-sign-canasta = { $side ->
    [alone] Sie zählen gegen einen Spieler ohne Canasta.
   *[team] Sie zählen gegen eine Partei ohne Canasta.
}
rules-three-sign-two-canastas = { $side ->
    [alone] Sie zählen gegen einen Spieler mit weniger als zwei Canastas.
   *[team] Sie zählen gegen eine Partei mit weniger als zwei Canastas.
}
rules-three-sign-sevens = { $side ->
    [alone] Sie zählen gegen einen Spieler ohne Siebener-Canasta.
   *[team] Sie zählen gegen eine Partei ohne Siebener-Canasta.
}
rules-three-sign-swing = Sie zählen gegen eine Partei ohne Canasta, gar nicht mit einer Canasta, und für eine Partei mit zwei oder mehr.
rules-three-in-foot = { $laid ->
    [all] Eine Drei
   *[other] Eine rote Drei
} in einem zweiten Päckchen, das nie aufgenommen wurde, kostet { $points } Punkte.
rules-three-reveal-first-turn = { $laid ->
    [all] Gegebene Dreien
   *[other] Gegebene rote Dreien
} werden im ersten Zug des Spielers ausgelegt.
rules-three-reveal-after-deal = { $laid ->
    [all] Gegebene Dreien
   *[other] Gegebene rote Dreien
} werden gleich nach dem Geben ausgelegt.
rules-three-last-end = Wird { $laid ->
    [all] eine Drei
   *[other] eine rote Drei
} als letzte Karte des Stapels gezogen, endet die Runde sofort.
rules-three-last-may-meld = Wird { $laid ->
    [all] eine Drei
   *[other] eine rote Drei
} als letzte Karte des Stapels gezogen, darfst du noch Karten auslegen, aber nicht abwerfen.
rules-three-last-in-hand = Wird { $laid ->
    [all] eine Drei
   *[other] eine rote Drei
} als letzte Karte des Stapels gezogen, bleibt sie auf der Hand, und die Runde endet.
rules-black-meld-yes = **Schwarze Dreien** können nur beim Ausmachen als letzte Meldung ausgelegt werden, ohne wilde Karten.
rules-black-meld-no = **Schwarze Dreien** können nie ausgelegt werden.
rules-black-in-hand = Eine schwarze Drei, die am Ende auf einer Hand ist, kostet { $points } Punkte.

# Ausmachen
rules-out = { $canastas ->
    [0] Zum Ausmachen brauchst du keine Canasta.
    [one] { $side ->
        [alone] Zum Ausmachen brauchst du eine Canasta.
       *[team] Zum Ausmachen braucht deine Partei eine Canasta.
    }
   *[other] { $side ->
        [alone] Zum Ausmachen brauchst du { $canastas } Canastas.
       *[team] Zum Ausmachen braucht deine Partei { $canastas } Canastas.
    }
}
rules-out-kinds = Zum Ausmachen braucht deine Partei { $kinds }.
rules-out-among = { $canastas ->
    [one] Zum Ausmachen braucht deine Partei eine Canasta: { $kinds }.
   *[other] Zum Ausmachen braucht deine Partei { $canastas } Canastas, darunter { $kinds }.
}
rules-kind-natural = { $count ->
    [one] eine reine Canasta
   *[other] { $count } reine Canastas
}
rules-kind-mixed = { $count ->
    [one] eine gemischte Canasta
   *[other] { $count } gemischte Canastas
}
rules-kind-sequence = { $count ->
    [one] eine volle Sequenz
   *[other] { $count } volle Sequenzen
}
rules-kind-wild = { $count ->
    [one] eine wilde Canasta
   *[other] { $count } wilde Canastas
}
rules-kind-sevens = { $count ->
    [one] eine Siebener-Canasta
   *[other] { $count } Siebener-Canastas
}
rules-out-any = { $canastas ->
    [one] { $side ->
        [alone] Zum Ausmachen brauchst du eine Canasta beliebiger Art.
       *[team] Zum Ausmachen braucht deine Partei eine Canasta beliebiger Art.
    }
   *[other] { $side ->
        [alone] Zum Ausmachen brauchst du { $canastas } Canastas beliebiger Art.
       *[team] Zum Ausmachen braucht deine Partei { $canastas } Canastas beliebiger Art.
    }
}
rules-out-ignored = Dafür zählt { $kinds } nicht.
rules-out-threes = { $side ->
    [alone] Du musst auch so viele rote Dreien ausgelegt haben, wie du Canastas hast.
   *[team] Deine Partei muss auch so viele rote Dreien ausgelegt haben, wie sie Canastas hat.
}
rules-out-specials = Du kannst nicht ausmachen, solange deine Partei eine Meldung hat, die unfertig Punkte kosten würde.
rules-out-foot-yes = Du und dein Partner müsst beide das zweite Päckchen aufgenommen haben.
rules-out-foot-no = Du musst dein zweites Päckchen aufgenommen haben.
rules-final-discard-optional = Leg alle deine Karten aus, oder alle bis auf eine, und wirf diese ab.
rules-final-discard-required = Deine letzte Karte musst du abwerfen.
rules-keep = { $count ->
    [0] Wer nicht ausmacht, braucht keine Karte zu behalten.
    [one] Wer nicht ausmacht, muss nach dem Abwerfen eine Karte behalten.
   *[other] Wer nicht ausmacht, muss nach dem Abwerfen { $count } Karten behalten.
}
rules-ask-no = Du machst aus, ohne jemanden zu fragen.
rules-ask-optional = { $partners ->
    [one] Du darfst deinen Partner fragen: „Darf ich ausmachen?“ Die Antwort gilt für diesen Zug.
   *[other] Du darfst den nächsten Spieler deiner Partei fragen: „Darf ich ausmachen?“ Die Antwort gilt für diesen Zug.
}
rules-ask-mandatory = { $partners ->
    [one] Du musst zuerst deinen Partner fragen: „Darf ich ausmachen?“ Die Antwort gilt für diesen Zug.
   *[other] Du musst zuerst den nächsten Spieler deiner Partei fragen: „Darf ich ausmachen?“ Die Antwort gilt für diesen Zug.
}
rules-ask-once = Du darfst einmal in einer Runde fragen.
rules-ask-after-take-yes = Du darfst auch fragen, nachdem du die Ablage genommen hast.
rules-ask-after-take-no = Du kannst nur nach dem Ziehen fragen, bevor du Karten auslegst.
rules-out-points = Ausmachen bringt { $points ->
    [0] keine Punkte,
   *[other] { $points } Punkte,
} { $more ->
    [0] und nichts zusätzlich für die ganze Hand in einem Zug.
   *[other] und { $more } mehr, wenn du aus der Hand ausmachst.
}
rules-concealed = **Aus der Hand** heißt: mit der ganzen Hand, in einem Zug ausgelegt, eine Canasta darunter.
rules-concealed-take-yes = Du darfst in diesem Zug die Ablage nehmen und trotzdem aus der Hand ausmachen.
rules-concealed-take-no = Nimmst du in diesem Zug die Ablage, machst du nicht aus der Hand aus.

# Ende und Punkte
rules-stock-end-turn-end = Ist der Stapel aufgebraucht, endet die Runde mit diesem Zug.
rules-stock-end-while-takeable = { $side ->
    [alone] Ist der Stapel aufgebraucht, geht es weiter, solange die Ablage genommen werden kann. Passt ihre oberste Karte zu einer deiner Meldungen, musst du sie nehmen.
   *[team] Ist der Stapel aufgebraucht, geht es weiter, solange die Ablage genommen werden kann. Passt ihre oberste Karte zu einer Meldung deiner Partei, musst du sie nehmen.
}
rules-stock-end-on-draw = Ist der Stapel aufgebraucht, geht es weiter, solange Spieler die Ablage nehmen. Wer das nicht kann oder will, beendet die Runde.
rules-hands = { $side ->
    [alone] Karten, die noch auf deiner Hand sind, zählen gegen dich.
   *[team] Karten, die bei einer Partei noch auf der Hand sind, zählen gegen sie.
}
rules-packets = Karten in einem zweiten Päckchen, das nie aufgenommen wurde, zählen ebenso gegen ihre Partei.
rules-penalty-hand-holds = Wer am Ende { $some } oder mehr auf der Hand hat, verliert { $points } Punkte.
rules-penalty-unfinished-rank = Eine Meldung ({ $ranks }), die am Ende keine Canasta ist, kostet { $points } Punkte.
rules-penalty-unfinished-natural = Eine Meldung ohne wilde Karten ({ $ranks }), die am Ende keine Canasta ist, kostet { $points } Punkte.
rules-penalty-unfinished-wild = Eine Meldung aus wilden Karten, die am Ende keine Canasta ist, kostet { $points } Punkte.
rules-penalty-short-sequence = Eine Sequenz aus weniger als { $count } Karten am Ende kostet { $points } Punkte.
rules-swing-none = **Ohne Canasta** zählen sogar die ausgelegten Karten deiner Partei gegen sie.
rules-swing-one = **Mit einer Canasta** zählen ausgelegte Karten für deine Partei, und Dreien gar nicht.
rules-swing-two = **Mit zwei Canastas oder mehr** zählt alles für deine Partei.
rules-special-hands = **Besondere Blätter:** Bevor deine Partei etwas ausgelegt hat, und gleich nach dem Ziehen, darfst du alle deine { $count } Karten zeigen, wenn sie eines davon sind. Die Runde endet, und die Punkte sind das ganze Ergebnis deiner Partei:
rules-special-straight = Straße, { $points } Punkte: ein Joker und je eine Karte jedes Werts von Zwei bis Ass. Die Drei liegt auf dem Tisch: irgendeine Drei, die deine Partei ausgelegt hat. Also bleibt eine deiner Karten übrig und darf beliebig sein.
rules-special-pairs = Paare, { $points } Punkte: nichts als natürliche Paare.
rules-special-pairs-with-wilds = Paare mit wilden Karten, { $points } Punkte: Paare, darunter Asse und Siebenen, und ein Paar Joker oder Zweien.
rules-special-garbage = Vierlinge und Drillinge, { $points } Punkte: zwei Werte zu vier Karten und zwei Werte zu drei, alle natürlich.
rules-end-target = { $side ->
    [alone] Die Partie endet, wenn ein Spieler nach einer Runde { $target } Punkte hat.
   *[team] Die Partie endet, wenn ein Team nach einer Runde { $target } Punkte hat.
}
rules-end-rounds = { $rounds ->
    [one] Die Partie hat eine Runde.
   *[other] Die Partie hat { $rounds } Runden.
}
rules-winner = Die höchste Summe gewinnt. Bei Gleichstand an der Spitze gibt es eine weitere Runde.

# So wird gespielt: die Idee jedes Spiels. Zahlen kommen aus den Feldern.
rules-how-classic = Du und dein Partner sammelt Karten desselben Werts und legt sie gemeinsam auf dem Tisch aus. Euer Ziel sind Canastas, Meldungen von { $size } Karten: Sie bringen die meisten Punkte, und ohne eine kann niemand ausmachen. Um eine große Ablage lohnt es sich zu kämpfen, also behalte Paare auf der Hand und achte darauf, was du dem nächsten Spieler hinwirfst.
rules-how-classic-pagat = Du und dein Partner sammelt Karten desselben Werts und legt sie gemeinsam auf dem Tisch aus. Euer Ziel sind Canastas, Meldungen von { $size } Karten. Wilde Karten sind freier einsetzbar als beim klassischen Spiel, also kommen gemischte Canastas früher. Die letzten Karten zählen: Ist der Stapel aufgebraucht, geht der Kampf um die Ablage weiter.
rules-how-two-players = Ein Duell. Du siehst viele Karten und hältst viele, und niemand hilft dir. Bau mehrere Meldungen nebeneinander auf: Du brauchst { $canastas } Canastas zum Ausmachen. Nimm die Ablage, wann immer du kannst, und merk dir, was dein Gegner sammelt.
rules-how-three-solo = Alle spielen für sich, nach den klassischen Regeln. Immer sind zwei Spieler gegen dich, also füttere nicht den Spieler nach dir, und warte nicht zu lange: Jemand anderes könnte vorher ausmachen.
rules-how-cutthroat = In jeder Runde spielt einer gegen zwei, und wer das ist, zeigt sich erst im Spiel. Wer als Erster die Ablage nimmt, bekommt die Karten und hat von da an beide anderen zu Gegnern. Bevor du eine kleine Ablage nimmst, frag dich, ob sie das wert ist.
rules-how-five-players = Klassisch zu fünft: Zwei Partner spielen gegen drei, die sich abwechseln. In jeder Runde setzt jemand aus der größeren Partei aus. Alles andere ist wie beim klassischen Spiel.
rules-how-six-players = Zwei Parteien zu dritt teilen ihre Meldungen, also wachsen Canastas schnell. Eine Partei braucht { $canastas } davon zum Ausmachen. Denk daran, dass mehr Spieler sehen, was du abwirfst, bevor dein Partner wieder dran ist.
rules-how-six-players-three-teams = Drei Paare, jedes für sich. Partner sitzen einander gegenüber, und beide Nachbarn sind Gegner. Ihr braucht { $canastas } Canastas zum Ausmachen. Warte nicht auf das perfekte Blatt: Zwei andere Paare laufen mit dir um die Wette.
rules-how-samba = Neben Sätzen gleicher Karten legst du Sequenzen: Karten einer Farbe in einer Reihe. Eine volle Sequenz, die Samba, bringt { $sequence } Punkte, weit mehr als eine reine Canasta. Sammle Farben ebenso wie Werte, heb wilde Karten für die Sätze auf, und schaff { $canastas } Canastas, bevor du ausmachst.
rules-how-bolivia = Samba, und auch wilde Karten allein dürfen eine Meldung sein. Eine volle Sequenz bringt { $sequence } Punkte, eine wilde Canasta { $wild }. Du brauchst { $canastas } Canastas zum Ausmachen, und eine davon muss eine Sequenz sein. Also beginn früh eine Sequenz und behalte keine schwarzen Dreien.
rules-how-brazilian = Sequenzen und wilde Karten dürfen Meldungen sein, wie bei Bolivia. Eine Partei, die nahe am Ende der Partie ist, braucht als Erstmeldung eine ganze Canasta. Frag deinen Partner, bevor du ausmachst, und beginn keine Sequenzen, die du nicht verlängern kannst: Kurze kosten { $lost } Punkte.
rules-how-italian = Eine reiche Ablage mit verdeckten Karten darunter, aber immer eingefroren: Nur mit einem natürlichen Paar ist sie zu nehmen. Mach die Erstmeldung ohne wilde Karten und sammle dann viele Canastas, vor allem reine, denn viele bringen Zusatzpunkte. Eine wilde Canasta bringt bis zu { $wild } Punkte, aber nur, wenn deine Partei ausmacht.
rules-how-canastone = Zwei Karten sind hier besser als eine: Jeder Zug bringt { $draw } vom Stapel, oder die Ablage und { $extra } dazu. Eine eingefrorene Ablage verlangt { $needed } gleiche Karten aus deiner Hand, also lohnt es sich, Drillinge zu behalten. Zum Ausmachen brauchst du eine reine und eine gemischte Canasta. Wilde Karten und Asse geben besondere Canastas.
rules-how-italian-casino = Das klassische Spiel mit einem dritten Kartenspiel. Die aufgedeckte Karte liegt auf verdeckten, also kann die erste Ablage groß sein: Mach früh die Erstmeldung und kämpf um sie. Schwarze Dreien sind nur zum Sperren da.
rules-how-uruguay = Klassisch, mit einem neuen Ziel: Wilde Karten allein dürfen eine Meldung sein, und { $size } davon bringen { $wild } Punkte. Die Ablage ist immer eingefroren, also brauchst du ein natürliches Paar, um sie zu nehmen. Entscheide früh, ob deine wilden Karten deinen Sätzen helfen oder ob du aufs Ganze gehst.
rules-how-cuban = Canastas sind mit { $size } Karten voll, also baust du viele kleine. Wilde Karten allein dürfen eine Meldung sein, die bis zu { $wild } Punkte bringt. Die Ablage ist immer eingefroren: Behalte natürliche Paare. Schwarze Dreien nützen nur zum Sperren.
rules-how-mexicana = Wer für eine Partei die Erstmeldung macht, zieht { $bonus_draw } weitere Karten, also mach sie, so früh du kannst. Eine Sieben ist sicher abzuwerfen, denn niemand kann sie nehmen, aber eine Siebener-Canasta bringt { $rank } Punkte. Zum Ausmachen brauchst du nicht nur Canastas, sondern auch rote Dreien.
rules-how-sevens = Klassisch, aber mit Siebenen spielst du um hohe Einsätze. Eine Siebener-Canasta bringt { $rank } Punkte. Eine Meldung aus Siebenen, die nicht fertig wird, kostet viel, und sie auf der Hand zu horten ebenso. Leg Siebenen nur aus, wenn du glaubst, dass du damit fertig wirst.
rules-how-modern-american = Ein anspruchsvolles Spiel: Die Karten, die du auslegst, sind nichts wert, bis du Canastas hast. Mit weniger als { $canastas } Canastas helfen dir deine eigenen Karten und Dreien nicht oder zählen sogar gegen dich. Natürliche Asse, Siebenen und wilde Karten bringen am meisten, kosten aber viel, wenn sie unfertig liegen bleiben. Beginn nur, was du fertig machen kannst.
rules-how-hand-and-foot = Alle haben zwei Blätter: Zuerst spielst du das auf deiner Hand, dann den Fuß, der verdeckt daliegt. Also werde deine { $hand } Karten schnell los und mach Meldungen von { $size } voll. In { $rounds } Runden wird die Erstmeldung jedes Mal schwerer. Zum Ausmachen müssen beide Partner im Fuß sein, und dein Partner muss zustimmen.
rules-how-pennies = Alles dreht sich um die Siebenen. Bis jede Partei eine Siebener-Canasta hat, können sie nicht abgeworfen werden, und ohne eure zählen die roten Dreien gegen euch. Mach selbst so bald wie möglich eine Canasta fertig: Das bringt dir ein zweites Päckchen von { $foot } Karten. Zum Ausmachen brauchst du eine Canasta jeder Art.

# … und wo Hausregeln ein anderes Spiel daraus gemacht haben
rules-idea = Sammle Karten desselben Werts und leg sie als Meldungen aus. Eine Meldung von { $size } Karten ist eine Canasta, und Canastas bringen die meisten Punkte.
rules-idea-sequences = Auch Karten einer Farbe in einer Reihe können ausgelegt werden.
rules-idea-wild-melds = Wilde Karten allein können eine Meldung sein.
rules-idea-foot = Neben deiner Hand hast du ein zweites Päckchen von { $foot } Karten, das du dir erst verdienen musst.
rules-idea-frozen = Die Ablage ist immer eingefroren, also behalte natürliche Paare, um sie zu nehmen.
rules-idea-out = { $canastas ->
    [0] Mach aus, bevor es die anderen tun.
    [one] { $side ->
        [alone] Wenn du eine Canasta hast, kannst du ausmachen.
       *[team] Wenn deine Partei eine Canasta hat, kannst du ausmachen.
    }
   *[other] { $side ->
        [alone] Wenn du { $canastas } Canastas hast, kannst du ausmachen.
       *[team] Wenn deine Partei { $canastas } Canastas hat, kannst du ausmachen.
    }
}

# Was andere Bücher und Clubs tun, wo keine Regel oben es sagt: eine Nachricht für jeden Namen in bot/ui/rules/house_choices.py.
rules-other-threes-may-stay = Manche erlauben, eine rote Drei auf der Hand zu behalten oder abzuwerfen, was die Ablage sperrt. Hier wird sie immer ausgelegt und ersetzt.
rules-other-lone-take = Manche erlauben, statt zu ziehen nur die oberste Karte zu nehmen, wenn sie an eine Sequenz kommt. Hier bekommst du die ganze Ablage.
rules-other-last-card-passes = Manche beenden den Zug eines Spielers, dessen einzige Karte nicht abgeworfen werden kann. Hier wird immer eine Karte dafür behalten.
rules-other-extra-draw-once = Manche geben die Zusatzkarten nur der Partei, die zuerst die Erstmeldung macht. Hier bekommt sie jede Partei.
rules-other-black-threes = Manche zählen eine schwarze Drei, die am Ende auf der Hand ist, als 100 oder 300 Minuspunkte. Hier kostet sie, was die Karte wert ist.
rules-other-black-three-in-hand = Bei manchen kostet eine schwarze Drei, die am Ende auf der Hand ist, nicht mehr, als die Karte wert ist.
rules-other-sevens-own-side = Manche erlauben, Siebenen abzuwerfen, sobald die eigene Partei eine Siebener-Canasta hat. Hier muss jede Partei eine haben.
rules-other-special-hands = Hier weggelassen: die besonderen Blätter Miami, Zip Code, Blast Off, Triples, Quads und die Dream Hands, die manche Regeln dazunehmen.
rules-other-stock-end = Manche beenden die Runde, sobald die letzte Karte gezogen ist. Hier darf die Ablage noch genommen werden.
rules-other-straight-keeps-three = Manche erlauben, für eine Straße eine Drei auf der Hand zu behalten. Hier wird jede Drei sofort ausgelegt und steht für die auf der Hand.
