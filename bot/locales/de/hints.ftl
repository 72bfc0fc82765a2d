# Tipps: was der Experte tun würde, und warum.

button-hint = Tipp
hint = > 💡 **{ $what }** { $why }

hint-draw = { $count ->
    [one] Zieh eine Karte.
   *[other] Zieh { $count } Karten.
}
hint-take = Nimm die Ablage mit { $cards }.
hint-take-onto = Nimm die Ablage und leg an: { $rank }.
hint-take-only = Nimm die Ablage.
hint-lay = Leg { $cards } aus.
hint-combine = Leg deine beiden Meldungen desselben Werts zusammen.
hint-show = Zeig dein ganzes Blatt.
hint-ask = Frag deinen Partner: „Darf ich ausmachen?“
hint-yes = Sag Ja.
hint-no = Sag Nein.
hint-discard = Wirf { $card } ab.
hint-pass = Passe.
hint-undo = Drück „Rückgängig“.
hint-go-out = Drück „Ausmachen“.

hint-why-draws = Es gibt keinen besseren Anfang.
hint-why-leaves-pile = { $count ->
    [one] Die eine Karte der Ablage ist nicht wert, was du dafür auslegen würdest.
   *[other] Die { $count } Karten der Ablage sind nicht wert, was du dafür auslegen würdest.
}
hint-why-takes-pile = { $count ->
    [0] Das bringt dir mehr Karten als der Stapel.
    [one] Das bringt dir eine passende Karte.
   *[other] Das bringt dir { $count } Karten.
}
hint-why-passes = Es gibt nichts, was du nehmen könntest.
hint-why-opens = Das gehört zu einer Erstmeldung von { $points } Punkten.
hint-why-adds-to-meld = Deine Meldung ({ $rank }) kommt einer Canasta näher.
hint-why-feeds-partner = Die Meldung deines Teams ({ $rank }) kommt einer Canasta näher.
hint-why-new-meld = Eine neue Meldung ({ $rank }) gibt dir mehr Möglichkeiten, anzulegen und die Ablage zu nehmen.
hint-why-completes-canasta = Damit wird eine Canasta fertig: { $rank }.
hint-why-adds-to-run = Deine Sequenz ist bald voll.
hint-why-new-run = Damit beginnt eine neue Sequenz.
hint-why-completes-run = Damit wird eine Sequenz voll.
hint-why-combines = Eine größere Meldung ist einer Canasta näher als zwei kleine.
hint-why-shows-hand = Das beendet die Runde und bringt die Punkte dafür sofort.
hint-why-goes-out = Die Runde jetzt zu beenden, ist für dich mehr wert als das, was noch kommen kann.
hint-why-asks = Du könntest ausmachen, und ob das gut ist, hängt von den Karten deines Partners ab.
hint-why-says-yes = Die Runde jetzt zu beenden, ist für dein Team besser.
hint-why-says-no = Dein Team gewinnt mehr, wenn es weiterspielt.
hint-why-safe-discard = { $gone ->
    [0] Der nächste Spieler kann { $rank } kaum gebrauchen.
    [one] Von diesem Wert ({ $rank }) ist schon eine Karte aus dem Spiel, also kann der nächste Spieler sie kaum gebrauchen.
   *[other] Von diesem Wert ({ $rank }) sind schon { $gone } Karten aus dem Spiel, also kann der nächste Spieler sie kaum gebrauchen.
}
hint-why-keeps-pair = Sie steht allein auf deiner Hand; Karten, die du doppelt hast, können noch Meldungen werden.
hint-why-blocks = Nach einer schwarzen Drei kann der nächste Spieler die Ablage nicht nehmen.
hint-why-freezes = { $count ->
    [one] Das friert die Ablage ein, sodass deine Gegner sie nicht leicht nehmen können.
   *[other] Das friert die Ablage mit ihren { $count } Karten ein, sodass deine Gegner sie nicht leicht nehmen können.
}
hint-why-least-use = Von deinen Karten nützen dir { $rank } am wenigsten.
hint-why-only-choice = Etwas anderes kannst du nicht tun.
hint-why-by-chance = Alles ist gleich gut.
hint-gain = Ich habe das und *{ $other }* mit vielen möglichen Verteilungen der verdeckten Karten durchgespielt: So sind es etwa { $gain ->
    [one] ein Punkt
   *[other] { $gain } Punkte
} mehr.
