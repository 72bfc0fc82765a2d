# Kurze private Nachrichten.

notice-not-your-question = Diese Frage ist für jemand anderen. Nur der Partner kann sie beantworten.
notice-question-closed = Diese Frage ist schon beantwortet oder zurückgenommen.
notice-unreadable = Dieser Knopf funktioniert nicht. Bitte sieh dir deine Karten mit `/canasta karten` an.
notice-no-table = In diesem Kanal gibt es keinen Tisch. Eröffne einen mit `/canasta neu`.
notice-several-tables = Hier gibt es mehrere Tische: { $tables }. Bitte nenne im Befehl einen davon.
notice-seated = Du sitzt jetzt an Tisch { $table }: { $seat }.
notice-left = Du hast Tisch { $table } verlassen. Dein Platz ist frei, auch für dich: `/canasta mitspielen`.
notice-nothing-to-hint = Im Moment gibt es für dich nichts zu entscheiden.
notice-kept-open = Der Tisch bleibt offen.
notice-ended = Tisch { $table } wurde beendet.
notice-rematch-there = Die Revanche ist an Tisch { $table }.
notice-named-twice = Bitte nenne verschiedene Leute und nicht dich selbst: Du sitzt sowieso am Tisch.
notice-no-bots = Nur Menschen können an einem Tisch sitzen. Bitte nenne Mitglieder, die keine Bots sind.
notice-no-such-rules = Diese Regeln kenne ich nicht. Bitte wähle welche aus der Liste, die beim Tippen erscheint.
notice-other-channel = Dieser Tisch ist in <#{ $channel }>. Bitte benutze den Befehl dort.
notice-try-again = Das hat gerade nicht geklappt, und nichts hat sich geändert. Bitte versuch es gleich noch einmal.
notice-bug = Entschuldige, bei mir ist etwas schiefgegangen. Dein Spiel ist sicher. Bitte drück **Meine Karten** auf dem Spielfeld, um weiterzumachen.

# was ein Tisch ablehnt; eine Nachricht für jeden seiner Gründe
table-no-such-table = Es gibt keinen Tisch { $table }.
table-table-closed = Dieser Tisch ist geschlossen. Eröffne einen neuen mit `/canasta neu`.
table-not-over = Diese Partie ist noch nicht zu Ende.
table-shutting-down = Ich starte gerade neu. Dein Spiel ist sicher. Bitte versuch es in einer Minute noch einmal.
table-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
table-seat-taken = { $seat } ist besetzt. Bitte wähle einen anderen Platz.
table-already-seated = Du sitzt schon hier: { $seat }.
table-table-full = Im Moment sind alle Plätze besetzt.
table-knows-another-hand = Du hast in dieser Runde die Karten dieses Platzes gesehen: { $seat }. Einen anderen Platz kannst du nach der Runde nehmen.
table-not-seated = Du sitzt nicht an diesem Tisch. `/canasta mitspielen` gibt dir einen Platz, wenn einer frei ist.
table-nobody-there = Dort sitzt niemand: { $seat }.
table-resting = Alle haben diese Partie verlassen, also ruht sie. Den ersten Platz kann nur nehmen, wer schon mitgespielt hat.
table-not-absent = Wer dort sitzt ({ $seat }), lässt die anderen nicht warten.
table-already-voted = Du hast schon dafür gestimmt.
table-not-voted = Du hast nicht dafür gestimmt.
table-no-hints = Der Gastgeber hat Tipps an diesem Tisch ausgeschaltet.
table-no-such-clock = Diese Bedenkzeit gibt es nicht. Bitte wähle eine aus der Liste.
table-not-host = Das kann nur der Gastgeber, { $host }.
table-not-full = { $open ->
    [one] Die Partie beginnt, wenn alle Plätze besetzt sind. Einer ist noch frei.
   *[other] Die Partie beginnt, wenn alle Plätze besetzt sind. { $open } sind noch frei.
}
table-not-ready = { $count ->
    [one] Ein Spieler ist für die geänderten Regeln noch nicht bereit.
   *[other] { $count } Spieler sind für die geänderten Regeln noch nicht bereit.
}
table-too-many-players = Hier sitzen mehr Leute, als dieses Spiel zulässt: Es hat { $seats } Plätze.
table-already-started = Die Partie hat schon begonnen.
table-not-started = Die Partie hat noch nicht begonnen.
table-round-running = Diese Runde ist noch nicht zu Ende.
table-waiting-for-seat = { $seat } ist frei. Die Partie geht weiter, wenn jemand diesen Platz übernimmt.
table-partner-away = Der Platz deines Partners, { $seat }, ist frei, also kann dir niemand antworten.
table-stale = Am Tisch ist es inzwischen weitergegangen. So steht es jetzt.
table-not-yours = Das ist Sache von { $seat }.
table-already-agreed = Du hast schon zugestimmt. Auch ein Spieler des anderen Teams muss zustimmen.
table-not-agreed = Du hast dem Ende der Partie nicht zugestimmt, also geht sie weiter.

permissions-missing = Mir fehlt in diesem Kanal ein Recht: **{ $permissions }**. Bitte lass es mir von einem Moderator geben und versuch es dann noch einmal.
standstill = Ich darf in diesem Kanal gerade nicht schreiben. Mit deinen Karten kannst du weiterspielen, aber der Tisch, den alle sehen, bleibt stehen, und niemand wird gerufen. Bitte lass mich von einem Moderator hier wieder schreiben. Das merke ich von selbst.
standstill-lacking = Mir fehlt: **{ $permissions }**.
permission-view-channel = Kanal anzeigen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
