# Was über Menschen gespeichert wird, und wie sie es bekommen oder löschen.

command-privacy = datenschutz
command-privacy-description = Was ich über dich speichere; hol es dir als Datei oder lass es löschen

privacy-title = ## Was ich über dich speichere
privacy-what =
    - **Zum Spielen:** die Nummern deines Discord-Kontos, des Servers, des Kanals und meiner Nachrichten dort, und die jedes Knopfdrucks; an welchen Tischen du sitzt oder gesessen hast; jeden Spielzug mit seiner Zeit; Punkte und Ergebnisse; in einer geführten ersten Partie, was erklärt wurde.
    - **Für Hausregeln:** ihre Namen, und wer sie gespeichert hat.
    - **Deine Vorlieben:** was du mit `/canasta ich` gewählt hast.
    - **Nie:** deinen Namen, dein Bild, was du schreibst, oder etwas über Leute, die nicht spielen.
privacy-how-long-title = ### Wie lange
privacy-how-long = { $games ->
        [one] Ein Tisch wird einen Tag nach seinem Ende gelöscht.
       *[other] Ein Tisch wird { $games } Tage nach seinem Ende gelöscht.
    }
    { $servers ->
        [one] Werde ich von einem Server entfernt, wird alles von dort nach einem Tag gelöscht.
       *[other] Werde ich von einem Server entfernt, wird alles von dort nach { $servers } Tagen gelöscht.
    }
    Hausregeln bleiben, bis jemand sie dort löscht. Sicherungskopien bei dem, der mich betreibt, können länger bestehen.
privacy-who-title = ### Wer es sieht
privacy-who = Der Kanal sieht, was auf dem Tisch liegt. Deine Karten werden nur dir gezeigt. Wer mich betreibt, hat die Datei mit allem, und ich gebe sie niemandem.
privacy-choice = Hier geht es um dich auf allen Servern:
privacy-export = Hier ist alles, was ich über dich speichere. Niemand sonst sieht diese Nachricht.
privacy-erase-title = ## Deine Daten löschen?
privacy-erase-question = Du verlässt alle deine Tische, auch laufende Partien. In alten Ergebnissen steht niemand an deiner Stelle; die Ergebnisse der anderen bleiben.
    Das lässt sich nicht rückgängig machen. Danach kannst du wieder spielen, als jemand Neues.
privacy-erased = { $tables ->
        [0] Über dich gab es nichts zu löschen.
        [one] Erledigt: Du bist aus einem Tisch entfernt, und nichts hier führt mehr zu dir.
       *[other] Erledigt: Du bist aus { $tables } Tischen entfernt, und nichts hier führt mehr zu dir.
    }
    Alte Nachrichten in den Kanälen können noch deinen Namen zeigen. Sie gehören Discord; ein Moderator kann sie löschen.

button-export = Meine Daten holen
button-erase = Meine Daten löschen …
button-erase-sure = Alles über mich löschen
button-privacy = Meine Daten behalten

notice-too-fast = { $seconds ->
    [one] Das war sehr schnell. Bitte warte eine Sekunde; bis dahin antworte ich nicht.
   *[other] Das war sehr schnell. Bitte warte { $seconds } Sekunden; bis dahin antworte ich nicht.
}
