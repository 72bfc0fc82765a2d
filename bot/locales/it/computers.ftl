# Giocatori computer: i nomi, la pagina dell’host, e chi gioca al posto di chi se n’è andato.

level-beginner = principiante
level-standard = medio
level-expert = esperto

computer = 🤖 Computer ({ $level })
computer-on-seat = 🤖 { $seat } ({ $level })
computer-then = 🤖 { $seat }

button-computers = Computer
lobby-how-computers = Siete in pochi? L’host preme **Computer**.

computers-title = ## Computer · Tavolo { $table }
computers-none = Qui non gioca nessun computer.
computers-seat = { $seat }: { $player }
computers-stand-in = **Se qualcuno lascia la partita:** { $player } gioca al suo posto finché qualcuno non lo occupa.
computers-no-stand-in = **Se qualcuno lascia la partita:** il posto resta libero, e si aspetta.
computers-hints-on = **Suggerimenti:** attivi. Dalla propria mano si può chiedere che cosa farebbe un esperto.
computers-hints-off = **Suggerimenti:** disattivati.
computers-host-only = Può cambiarlo solo l’host.
computers-levels = Il principiante prende quel che viene, il medio conosce il mestiere, l’esperto pensa più avanti.
computers-levels-alike = In questo gioco l’esperto gioca proprio come il medio.
computers-choose = Aggiungi un computer: posto e livello
computers-choose-all = Tutti i posti liberi · { $level }
computers-choose-seat = { $seat } · { $level }
computers-choose-off = Togli un computer
computers-choose-stand-in = Se qualcuno se ne va: chi gioca al suo posto
computers-choose-nobody = Nessuno: si aspetta
computers-choose-computer = Computer ({ $level })
button-hints-on = Attiva suggerimenti
button-hints-off = Disattiva suggerimenti

# durante la partita
vacancy-computer = { $players }: **un computer continua la partita** · Tavolo { $table }
vacancy-stand-in = **{ $seat }:** { $player } continua a giocare finché qualcuno non prende il posto.
vacancy-may-take = Chi se n’è andato può tornare, e chiunque altro può subentrare: premi il pulsante.
