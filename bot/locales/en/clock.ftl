# The turn clock, and what becomes of players and tables that make others wait.

pace-0 = off
pace-60 = 1 minute a turn
pace-120 = 2 minutes a turn
pace-300 = 5 minutes a turn
pace-900 = 15 minutes a turn
pace-3600 = 1 hour a turn
pace-21600 = 6 hours a turn
pace-86400 = 1 day a turn
pace-259200 = 3 days a turn
pace-604800 = 7 days a turn
clock = Clock: { $pace }
span-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
span-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
span-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
span-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}

# board
clock-running = Clock: { $pace } · { $player }’s time is up <t:{ $deadline }:R>
clock-stood-still = The clock stood still for { $span }, because I could not reach this channel.
clock-missed = ⏰ { $missed ->
    [one] { $player } has missed a turn. I played for them.
   *[other] { $player } has missed { $missed } turns in a row. I played for them.
} After { $most } in a row their seat comes free.
table-rests = 💤 **This table rests.** Who has played here can take a seat again at any time.
button-players = Players

# turn call and reminder
turn-until = You have until <t:{ $deadline }:f>, <t:{ $deadline }:R>.
reminder = ⏰ { $player }, **everybody waits for you** · Table { $table }
reminder-turn = Your time is up <t:{ $deadline }:R>. Then I draw and discard for you.
reminder-answer = Your time is up <t:{ $deadline }:R>. Then the answer to your partner is no.
reminder-last = You have missed { $missed ->
    [one] a turn
   *[other] { $missed } turns in a row
} already. After { $most } in a row your seat comes free.

# tables that nobody uses
closing-lobby = { $players }: **nobody has started this match yet** · Table { $table }
closing-match = { $players }: **nobody has played here for long** · Table { $table }
closing-when = The table is closed <t:{ $at }:R>, unless somebody presses **Keep it open**, or plays.
button-keep-open = Keep it open
closed-expired = This table is closed: nobody started the match. Start a new one with `/canasta new`.
closed-idle = This match was closed: nobody had played for long. Start a new one with `/canasta new`.

# who sits here
players-title = ## Players · Table { $table }
players-seat = { $seat }: { $player }
players-free = { $seat }: *free*
players-host = { $line } · host
players-missed = { $line } · ⏰ { $missed ->
    [one] missed a turn
   *[other] missed { $missed } turns in a row
}
players-waited = { $line } · to play since <t:{ $since }:R>
players-how-remove = Somebody has not played for long? Vote to open their seat: their cards stay, and somebody else can take over.
players-how-clock = With a clock, I remind a player when a quarter of the time is left. When it is up, I draw and discard for them. After { $most } missed turns in a row their seat comes free.
players-choose-clock = Clock: choose how long a turn may take
players-choose-host = Make somebody else the host
players-choose-off = Take somebody off the table
button-become-host = Become the host
button-remove = Open the seat of { $seat }
button-keep-player = Take my vote back: { $seat }
button-propose-end = Propose to end
button-leave-table = Leave the table

# voting on an absent player
vote = { $player } makes everybody wait. **Shall { $seat } be free for somebody else?** · Table { $table }
vote-count = For it: { $voters } · { $missing ->
    [one] one more vote is needed.
   *[other] { $missing } more votes are needed.
}
vote-none = Nobody is for it any more.
vote-how = Any player can vote. If { $player } plays, the vote is over.
vote-done = { $player } was taken off the table by a vote: **{ $seat } is free.**

# what the host can change at any time
button-table-settings = Table settings
table-settings-title = ## Settings · Table { $table }
table-settings-clock = A new clock holds at once: whoever is to play has all of the new time, and missed turns no longer count.
