# Threads von Tischen, und was der Bot dort nicht darf, wo ein Tisch eröffnet wird.

choose-place = Wo neue Tische sind
choose-place-channel = Neue Tische: im Kanal
choose-place-thread = Neue Tische: jeder in einem eigenen Thread
settings-no-threads = ⚠️ Ich darf in diesem Kanal keine Threads erstellen, also bleiben Tische hier im Kanal selbst. Die Rechte heißen **Öffentliche Threads erstellen** und **Nachrichten in Threads senden**.

# the name of a thread, at most 100 characters with its host’s name
thread-name = { $host }: { $game }

notice-in-thread = Dein Tisch { $table } hat einen eigenen Thread: <#{ $channel }>
notice-no-thread-right = Auf diesem Server soll jeder Tisch einen eigenen Thread haben, aber ich darf in diesem Kanal keinen erstellen. Darum ist der Tisch im Kanal selbst. Die Rechte heißen **Öffentliche Threads erstellen** und **Nachrichten in Threads senden**; wer moderiert, kann sie mir geben.
notice-no-thread = Ich konnte gerade keinen Thread erstellen, darum ist der Tisch im Kanal selbst.
notice-no-files-right = Auf diesem Server sollen Tische ein Bild haben, aber ich darf in diesem Kanal keine Dateien anhängen. Darum ist das Spielfeld Text. Das Recht heißt **Dateien anhängen**; wer moderiert, kann es mir geben.
notice-rematch-managers = Auf diesem Server dürfen nur Mitglieder mit dem Recht **Nachrichten verwalten** einen Tisch eröffnen, und eine Revanche ist ein neuer Tisch. Bitte eines von ihnen, ihn mit `/canasta neu` zu eröffnen.
