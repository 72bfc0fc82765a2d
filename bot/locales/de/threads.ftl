# Threads von Tischen, und was der Bot dort nicht darf, wo ein Tisch eröffnet wird.

choose-place = Wo neue Tische sind
choose-place-channel = Neue Tische: im Kanal
choose-place-thread = Neue Tische: jeder in einem eigenen Thread
settings-no-threads = ⚠️ Ich darf in diesem Kanal keine Threads erstellen, also bleiben Tische hier im Kanal selbst. Die Rechte heißen **Öffentliche Threads erstellen** und **Nachrichten in Threads senden**.

# the name of a thread, at most 100 characters with its host’s name
thread-name = Canasta · { $host }

notice-in-thread = Dein Tisch { $table } hat einen eigenen Thread: <#{ $channel }>
notice-no-thread-right = Jeder Tisch soll einen Thread haben, aber ich darf hier keinen erstellen. Darum ist dieser im Kanal. Ich brauche die Rechte **Öffentliche Threads erstellen** und **Nachrichten in Threads senden**.
notice-no-thread = Ich konnte gerade keinen Thread erstellen, darum ist der Tisch im Kanal selbst.
notice-no-files-right = Spielfelder sollen ein Bild haben, aber ich darf in diesem Kanal keine Dateien anhängen. Darum ist dieses Text. Ich brauche das Recht **Dateien anhängen**.
notice-rematch-managers = Auf diesem Server dürfen nur Mitglieder mit dem Recht **Nachrichten verwalten** einen Tisch eröffnen, und eine Revanche ist ein neuer Tisch. Bitte eines von ihnen, ihn mit `/canasta neu` zu eröffnen.
