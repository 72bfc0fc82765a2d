# L’orologio dei turni, e che cosa succede a giocatori e tavoli che fanno aspettare.

pace-0 = spento
pace-60 = 1 minuto a turno
pace-120 = 2 minuti a turno
pace-300 = 5 minuti a turno
pace-900 = 15 minuti a turno
pace-3600 = 1 ora a turno
pace-21600 = 6 ore a turno
pace-86400 = 1 giorno a turno
pace-259200 = 3 giorni a turno
pace-604800 = 7 giorni a turno
clock = Orologio: { $pace }
span-seconds = { $count ->
    [one] 1 secondo
   *[other] { $count } secondi
}
span-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minuti
}
span-hours = { $count ->
    [one] 1 ora
   *[other] { $count } ore
}
span-days = { $count ->
    [one] 1 giorno
   *[other] { $count } giorni
}

# tavolo
clock-running = Orologio: { $pace } · il tempo di { $player } scade <t:{ $deadline }:R>
clock-stood-still = L’orologio è rimasto fermo per { $span }, perché non avevo accesso a questo canale.
clock-missed = ⏰ { $missed ->
    [one] { $player } ha saltato un turno. Ho giocato io al suo posto.
   *[other] { $player } ha saltato { $missed } turni di fila. Ho giocato io al suo posto.
} Dopo { $most } di fila il posto diventa libero.
table-rests = 💤 **Questo tavolo riposa.** Chi ha giocato qui può riprendere un posto quando vuole.
button-players = Giocatori

# avviso di turno e promemoria
turn-until = Hai tempo fino a <t:{ $deadline }:f>, <t:{ $deadline }:R>.
reminder = ⏰ { $player }, **tutti aspettano te** · Tavolo { $table }
reminder-turn = Il tuo tempo scade <t:{ $deadline }:R>. Poi pesco e scarto io per te.
reminder-answer = Il tuo tempo scade <t:{ $deadline }:R>. Poi la risposta al tuo compagno è no.
reminder-last = Hai già saltato { $missed ->
    [one] un turno
   *[other] { $missed } turni di fila
}. Dopo { $most } di fila il tuo posto diventa libero.

# tavoli che nessuno usa
closing-lobby = { $players }: **nessuno ha ancora iniziato questa partita** · Tavolo { $table }
closing-match = { $players }: **qui non gioca nessuno da molto tempo** · Tavolo { $table }
closing-when = Il tavolo si chiude <t:{ $at }:R>, a meno che qualcuno prema **Tienilo aperto** o giochi.
button-keep-open = Tienilo aperto
closed-expired = Questo tavolo è chiuso: nessuno ha iniziato la partita. Aprine uno nuovo con `/canasta nuovo`.
closed-idle = Questa partita è stata chiusa: nessuno giocava da molto tempo. Iniziane un’altra con `/canasta nuovo`.

# chi siede qui
players-title = ## Giocatori · Tavolo { $table }
players-seat = { $seat }: { $player }
players-free = { $seat }: *libero*
players-host = { $line } · host
players-missed = { $missed ->
    [one] { $line } · ⏰ ha saltato un turno
   *[other] { $line } · ⏰ ha saltato { $missed } turni di fila
}
players-waited = { $line } · deve giocare, turno iniziato <t:{ $since }:R>
players-how-remove = Qualcuno non gioca da molto? Votate per liberare il suo posto: le carte restano, e un’altra persona può subentrare.
players-how-clock = Con un orologio, avviso chi gioca quando resta un quarto del tempo. Quando scade, pesco e scarto io. Dopo { $most } turni saltati di fila il posto diventa libero.
players-choose-clock = Orologio: quanto può durare un turno
players-choose-host = Rendi host un’altra persona
players-choose-off = Fai alzare qualcuno dal tavolo
button-become-host = Diventa host
button-remove = Libera il posto: { $seat }
button-keep-player = Ritira il mio voto: { $seat }
button-propose-end = Proponi di terminare
button-leave-table = Lascia il tavolo

# voto su chi è assente
vote = { $player } fa aspettare tutti. **Liberiamo il posto { $seat } per qualcun altro?** · Tavolo { $table }
vote-count = A favore: { $voters } · { $missing ->
    [one] serve ancora un voto.
   *[other] servono ancora { $missing } voti.
}
vote-none = Nessuno è più a favore.
vote-how = Ogni giocatore può votare. Se { $player } gioca, il voto decade.
vote-done = { $player } ha lasciato il tavolo per voto: **posto libero: { $seat }.**

# che cosa l’host può cambiare in ogni momento
button-table-settings = Impostazioni
table-settings-title = ## Impostazioni · Tavolo { $table }
table-settings-clock = Un nuovo orologio vale subito: chi deve giocare ha da capo tutto il tempo, e i turni saltati non contano più.
