# Computer players: their names, the host's page about them, and who plays for somebody who has left.

level-beginner = beginner
level-standard = standard
level-expert = expert

computer = 🤖 Computer ({ $level })
computer-on-seat = 🤖 { $seat } ({ $level })
computer-then = 🤖 { $seat }

button-computers = Computers
lobby-how-computers = Too few people? The host presses **Computers**.

computers-title = ## Computers · Table { $table }
computers-none = No computer plays here.
computers-seat = { $seat }: { $player }
computers-stand-in = **If somebody leaves the match:** { $player } plays for them until somebody takes the seat.
computers-no-stand-in = **If somebody leaves the match:** their seat is free, and the game waits.
computers-hints-on = **Hints:** on. In their hand, players can ask what an expert would do.
computers-hints-off = **Hints:** off.
computers-host-only = Only the host can change this.
computers-levels = A beginner takes what comes, a standard player knows the craft, an expert thinks ahead.
computers-levels-alike = In this game, an expert plays just as a standard player does.
computers-choose = Add a computer: seat and level
computers-choose-all = All free seats · { $level }
computers-choose-seat = { $seat } · { $level }
computers-choose-off = Take a computer off
computers-choose-stand-in = If somebody leaves: who plays for them
computers-choose-nobody = Nobody: the game waits
computers-choose-computer = Computer ({ $level })
button-hints-on = Hints on
button-hints-off = Hints off

# in a match
vacancy-computer = { $players }: **a computer plays on** · Table { $table }
vacancy-stand-in = **{ $seat }:** { $player } plays on until somebody takes the seat.
vacancy-may-take = Whoever has left can come back, and anybody else can take over: press the button.
