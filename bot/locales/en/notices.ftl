# Short private messages.

notice-not-your-question = This question is for somebody else. Only the partner can answer it.
notice-question-closed = This question has been answered or taken back already.
notice-unreadable = This button does not work. Please use `/canasta hand` to see your cards.
notice-no-table = There is no table in this channel. Start one with `/canasta new`.
notice-several-tables = There are several tables here: { $tables }. Please name one in the command.
notice-seated = You now sit at { $seat }, table { $table }.
notice-left = You have left table { $table }. Your seat is free, also for you: `/canasta join`.
notice-nothing-to-hint = There is nothing for you to choose at the moment.
notice-kept-open = The table stays open.
notice-ended = Table { $table } was ended.
notice-rematch-there = The rematch is at table { $table }.
notice-named-twice = Please name different people, and not yourself: you sit down anyway.
notice-no-bots = Only people can sit at a table. Please name members who are not bots.
notice-no-such-rules = I do not know these rules. Please choose some from the list that appears while you type.
notice-other-channel = That table is in <#{ $channel }>. Please use this command there.
notice-try-again = That did not work just now, and nothing has changed. Please try again in a moment.
notice-bug = Sorry, something went wrong on my side. Your game is safe. Please press **My hand** on the board to go on.

# what a table refuses; one message for each of its reasons
table-no-such-table = There is no table { $table }.
table-table-closed = This table is closed. Start a new one with `/canasta new`.
table-not-over = This match is not over yet.
table-shutting-down = I am restarting. Your game is safe. Please try again in a minute.
table-no-such-seat = This table has no such seat.
table-seat-taken = { $seat } is taken. Please choose another seat.
table-already-seated = You sit at { $seat } already.
table-table-full = All seats are taken at the moment.
table-knows-another-hand = You have seen the cards of { $seat } in this round. You can take another seat when the round is over.
table-not-seated = You do not sit at this table. `/canasta join` gives you a seat if one is free.
table-nobody-there = Nobody sits at { $seat }.
table-resting = Everybody has left this match, so it rests. Only somebody who has played in it can take the first seat.
table-not-absent = Whoever sits at { $seat } does not make the others wait.
table-already-voted = You have voted for that already.
table-not-voted = You have not voted for that.
table-no-hints = The host has switched hints off at this table.
table-no-such-clock = There is no such clock. Please choose one from the list.
table-not-host = Only the host, { $host }, can do that.
table-not-full = { $open ->
    [one] The match starts when every seat is taken. One is still free.
   *[other] The match starts when every seat is taken. { $open } are still free.
}
table-not-ready = { $count ->
    [one] One player is not ready yet for the changed rules.
   *[other] { $count } players are not ready yet for the changed rules.
}
table-too-many-players = More people sit here than can play that: it has { $seats } seats.
table-already-started = The match has started already.
table-not-started = The match has not started yet.
table-round-running = This round is not over yet.
table-waiting-for-seat = { $seat } is free. The match goes on when somebody takes this seat.
table-partner-away = Your partner’s seat, { $seat }, is free, so nobody can answer you.
table-stale = The table has moved on in the meantime. This is how things stand now.
table-not-yours = This is for { $seat } to do.
table-already-agreed = You have agreed already. A player of the other team has to agree, too.
table-not-agreed = You have not agreed to end the match, so it goes on.

permissions-missing = I need a permission in this channel that I do not have: **{ $permissions }**. Please ask a moderator to give it to me, then try again.
standstill = I may not write in this channel at the moment. You can play on in your hand, but the table that everybody sees stands still, and nobody is called. Please ask a moderator to let me write here again. I notice that by myself.
standstill-lacking = I lack: **{ $permissions }**.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
