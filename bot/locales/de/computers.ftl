# Computerspieler: ihre Namen, die Seite des Gastgebers dazu, und wer für jemanden spielt, der gegangen ist.

level-beginner = Anfänger
level-standard = Fortgeschrittener
level-expert = Experte

computer = 🤖 { $level } (Computer)
computer-on-seat = 🤖 { $seat } ({ $level })
computer-then = 🤖 { $seat }

button-computers = Computer
lobby-how-computers = Zu wenige Leute? Der Gastgeber drückt **Computer**.

computers-title = ## Computer · Tisch { $table }
computers-none = Hier spielt kein Computer.
computers-seat = { $seat }: { $player }
computers-stand-in = **Wenn jemand die Partie verlässt:** { $player } springt ein, bis jemand den Platz übernimmt.
computers-no-stand-in = **Wenn jemand die Partie verlässt:** Der Platz ist frei, und das Spiel wartet.
computers-hints-on = **Tipps:** an. Bei ihren Karten können Spieler fragen, was ein Experte tun würde.
computers-hints-off = **Tipps:** aus.
computers-host-only = Nur der Gastgeber kann das ändern.
computers-levels = Ein Anfänger nimmt, was kommt, ein Fortgeschrittener versteht sein Handwerk, ein Experte denkt voraus.
computers-levels-alike = In diesem Spiel spielt ein Experte genauso wie ein Fortgeschrittener.
computers-choose = Einen Computer dazunehmen: Platz und Stufe
computers-choose-all = Alle freien Plätze · { $level }
computers-choose-seat = { $seat } · { $level }
computers-choose-off = Einen Computer wegnehmen
computers-choose-stand-in = Wenn jemand geht: Wer springt ein?
computers-choose-nobody = Niemand: Das Spiel wartet
computers-choose-computer = { $level } (Computer)
button-hints-on = Tipps an
button-hints-off = Tipps aus

# in einer Partie
vacancy-computer = { $players }: **Ein Computer spielt weiter** · Tisch { $table }
vacancy-stand-in = **{ $seat }:** { $player } spielt weiter, bis jemand den Platz übernimmt.
vacancy-may-take = Wer gegangen ist, kann zurückkommen, und alle anderen können übernehmen: Drück den Knopf.
