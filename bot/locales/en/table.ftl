# The lobby, the board, and the messages around a turn.

title = ## Canasta · Table { $table }

ruleset-classic = Classic
ruleset-classic-pagat = Classic (pagat.com)
ruleset-two-players = Two players
ruleset-three-solo = Three players
ruleset-cutthroat = Cutthroat
ruleset-five-players = Five players
ruleset-six-players = Six players
ruleset-six-players-three-teams = Six players in three pairs
ruleset-samba = Samba
ruleset-bolivia = Bolivia
ruleset-brazilian = Brazilian
ruleset-italian = Italian
ruleset-canastone = Canastone
ruleset-italian-casino = Italian casino
ruleset-uruguay = Uruguay
ruleset-cuban = Cuban
ruleset-mexicana = Mexicana
ruleset-sevens = The Sevens (Canasta ai sette)
ruleset-modern-american = Modern American
ruleset-hand-and-foot = Hand and Foot
ruleset-pennies = Pennies from Heaven
ruleset-unknown = Canasta, as it was played before
ruleset-changed = { $name }, with house rules

# lobby
lobby-rules = { $rules } · { $goal }
goal-target = first to { $target } points
goal-rounds = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds, the highest total wins
}
lobby-team = ### { $team }
lobby-alone = ### Everybody plays alone
lobby-lone = ### Everybody scores alone
    In each round one plays against all others.
lobby-takes-turns = They take turns: in each round one of them sits out.
lobby-seat = { $seat }: { $player }
lobby-seat-host = { $seat }: { $player } · host
lobby-seat-open = { $seat }: *free*
lobby-waiting = { $count ->
    [one] **One more player is needed.**
   *[other] **{ $count } more players are needed.**
}
lobby-empty = Nobody sits here yet. Press a seat first.
lobby-full = **Everybody is here.** { $host }, press **Start**.
lobby-how = Press a seat to sit there. To change seats, press another free seat. { $partners }
lobby-how-full = To change seats, press **Swap with …**: you and the player there exchange seats. { $partners }
lobby-opposite = Partners sit opposite each other.
lobby-between = Partners sit in turn with the other side.
lobby-started = The match has begun. The board is below.

button-sit = Sit { $seat }
button-swap = Swap with { $seat }
button-start = Start
button-leave = Leave
button-rules = Rules
button-score = Score
button-hand = My hand
button-take-seat = Take over { $seat }

# board
board-round-of = { $game } · Round { $number } of { $rounds }
board-partners = ### Partners in this round
board-lone = ### Alone in this round
board-partner = **{ $team }** · { $score ->
    [one] { $score } point
   *[other] { $score } points
}
board-round = { $game } · Round { $number } · first to { $target } points
board-team = ### { $team } · { $score ->
    [one] { $score } point
   *[other] { $score } points
}
board-sits-out = { $player } · sits out this round
foot-waiting-hand-empty = foot waiting
foot-waiting-first-canasta = packet waiting
foot-played-hand-empty = in the foot
foot-played-first-canasta = has the packet
owed = { $count ->
    [one] gets 1 more card next turn
   *[other] gets { $count } more cards next turn
}
wanted-points = { $needed } points
wanted-shape = { $needed } points and { $shape }
opening-needed = Not opened yet: needs { $wanted }
opening-progress = Opening: **{ $laid } of { $needed }** points laid
opening-progress-shape = Opening: **{ $laid } of { $needed }** points laid. It must contain { $shape }.
missing = Going out still needs: { $what }
missing-canastas = { $count ->
    [one] a canasta
   *[other] { $count } canastas
}
missing-more = { $count ->
    [one] another canasta
   *[other] { $count } other canastas
}
missing-red-threes = { $count ->
    [one] a red three
   *[other] { $count } red threes
}
missing-feet = the foot taken up by { $players }
missing-own-foot-hand-empty = your own foot taken up
missing-own-foot-first-canasta = your own second packet taken up
missing-unfinished = a canasta of { $meld } (unfinished they cost { $points } points)
red-threes = Red threes: { $cards }
threes = Threes: { $cards }
threes-of = Red threes of { $player }: { $cards }
captured = Captured black threes: { $cards }
board-last-turns = **Last turns**
board-last-turn = - { $told }
board-turn-draw = ### ▶️ **{ $player }** is to draw
    The turn began <t:{ $since }:R>.
board-turn-take = ### ▶️ **{ $player }** is to take the pile, or the round ends
    The turn began <t:{ $since }:R>.
board-turn-pass = ### ▶️ **{ $player }** can only pass, and the round ends
    The turn began <t:{ $since }:R>.
board-turn-meld = ### ▶️ **{ $player }** is laying cards
    The turn began <t:{ $since }:R>.
board-asked = ### ▶️ **{ $player }** asks { $partner }: “May I go out?”
    The turn began <t:{ $since }:R>.
board-turn-open = ### ⏳ The game waits for somebody to take **{ $seat }**
board-round-over = ### The round is over
    The result is below.
board-match-over = ### 🎉 The match is over: { $team } won!
board-seat-open = ⚠️ **{ $seat } is free.** Press the button to take over this seat and its cards.
board-fingerprint = -# Deal check: { $fingerprint }…, see Score

# pile and stock
pile = **Pile:** { $top } on top · { $count ->
    [one] 1 card
   *[other] { $count } cards
}
pile-base = { $count ->
    [one] {" "}· 1 more face down
   *[other] {" "}· { $count } more face down
}
pile-part = {" "}· taking it brings the top { $count }
pile-only-opened = Only a team that has opened can take it.
pile-not-for-your-opening = Your team can take it when it has opened.
pile-empty = **Pile:** empty
pile-waiting = { $count ->
    [one] **Pile:** taken. 1 card of it waits until the opening is made.
   *[other] **Pile:** taken. { $count } cards of it wait until the opening is made.
}
pile-cards = In the pile: { $cards }
pile-blocked-wild = { $mark } **Blocked:** a wild card is on top. Nobody can take it now.
pile-blocked-black-three = { $mark } **Blocked:** a black three is on top. Nobody can take it now.
pile-blocked-red-three = { $mark } **Blocked:** a red three is on top. Nobody can take it now.
pile-blocked-natural = { $mark } **Blocked:** nobody can take it now.
pile-frozen = { $mark } **Frozen** ({ $why }): taking it needs { $pair } from the hand.
pile-frozen-blocked = { $mark } **Frozen**, too: { $why }.
pile-before-opening = { $mark } **Frozen** for { $teams } until they open: taking it needs { $pair } from the hand.
pile-before-any-opening = { $mark } **Frozen** for each team until it opens: taking it needs { $pair } from the hand.
pile-before-your-opening = { $mark } **Frozen** until your team opens: taking it needs { $pair } from your hand.
frozen-by-wild = a wild card is in it
frozen-by-red-three = a red three is in it
frozen-by-black-three = a black three is in it
frozen-by-rule = always, in this game
stock = { $count ->
    [0] **Stock:** used up
    [one] **Stock:** 1 card
   *[other] **Stock:** { $count } cards
}

# what happened: parts of one turn, joined by commas
history-turn = { $player } { $said }
history-dealt = { $dealer } dealt round { $number }
history-drew = { $count ->
    [one] drew
   *[other] drew { $count } cards
}
history-red-threes = laid { $cards }
history-extra-pile = { $count ->
    [one] drew 1 more
   *[other] drew { $count } more
}
history-extra-opening = drew { $count } cards for the opening
history-extra-talon = got { $count } cards for the opening
history-foot-hand-empty = took up the foot
history-foot-first-canasta = took up the second packet
history-lone = **plays alone** against the others
history-combined = made two melds one
history-shown = showed { $hand }: { $cards }
history-run = { $suit } sequence
history-wild-meld = { $laid } as wild cards
history-took = { $size ->
    [one] took the pile (1 card) with { $how }
   *[other] took the pile ({ $size } cards) with { $how }
}
history-took-onto = { $size ->
    [one] took the pile (1 card) onto the { $how }
   *[other] took the pile ({ $size } cards) onto the { $how }
}
history-laid = laid { $laid }
history-wilds-to = { $laid } with the { $rank }
history-asked = asked to go out
history-answer-yes = the partner said yes
history-answer-no = the partner said no
history-discarded = discarded { $card }
history-passed = passed
history-stock-end = **The stock is used up: the round is over.**
history-out = **{ $player } went out!**

# turn call and question
turn-call = { $player }, **it is your turn** · Table { $table }
question = { $partner }, your partner { $asker } asks:
    ### “May I go out?”
question-meaning = **Yes:** { $asker } must go out now, and the round ends. **No:** { $asker } plays on.
question-only = -# Only the partner can answer · Table { $table }
question-answered-yes = { $asker } asked: “May I go out?” · { $partner } said **yes**.
question-answered-no = { $asker } asked: “May I go out?” · { $partner } said **no**.
button-yes = Yes, go out
button-no = No, play on

# a free seat in a match
vacancy = { $players }: **a seat is free** · Table { $table }
vacancy-seat = ⚠️ **{ $seat }** is free.
vacancy-seat-left = { $count ->
    [one] ⚠️ { $players } has left **{ $seat }**.
   *[other] ⚠️ { $players } have left **{ $seat }**.
}
vacancy-waits = The game waits when it is that seat’s turn, and before the next deal. Press the button to take over the seat.

# ending early
end-question = { $player } would like to **end this match now**, without a winner. One player of each team has to agree.
end-agreed = Agreed: { $players }
end-waiting = Still to agree: one player of { $team } ({ $players })
end-off = Nobody wants to end the match any more. It goes on.
button-agree = I agree, end it
button-carry-on = Take my yes back
closed-empty = This table is closed: nobody was left. Start a new one with `/canasta new`.
closed-agreed = The match was ended: both teams agreed. Start a new one with `/canasta new`.
closed-moderator = The match was ended by a moderator. Start a new one with `/canasta new`.
closed-host = The host has called this table off. Start a new one with `/canasta new`.
closed-lost = This table is closed: its channel is gone.
