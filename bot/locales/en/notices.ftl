# Short private messages.

notice-old-button = That button was from an older picture. This is how things stand now.
notice-not-seated = You do not sit at this table, so you cannot play here. Would you like to? `/canasta join` shows whether a seat is free.
notice-not-your-question = This question is for somebody else. Only the partner can answer it.
notice-question-closed = This question has been answered or taken back already.
notice-unreadable = This button does not work. Please use `/canasta hand` to see your cards.
notice-no-table = There is no table in this channel. Start one with `/canasta new`.
notice-table-gone = This table is closed. Start a new one with `/canasta new`.
notice-several-tables = There are several tables here: { $tables }. Please name one in the command.
notice-seat-taken = { $seat } is taken. Please choose another seat.
notice-no-seat-free = All seats are taken at the moment.
notice-seated = You now sit at { $seat }, table { $table }. Press **My hand** when the cards are dealt.
notice-seated-already = You already sit at { $seat }, table { $table }.
notice-left = You have left table { $table }. Your seat is free for somebody else, or for you: `/canasta join`.
notice-only-host = Only the host, { $host }, can start the match.
notice-not-full = The match starts when every seat is taken.
notice-not-started = The match has not started yet.
notice-started-already = The match has started already.
notice-board-posted = The board is at the bottom of the channel again.
notice-end-asked = The table has been asked. The match ends when a player of each team agrees.
notice-agreed-already = You have agreed already. A player of the other team has to agree, too.
notice-rematch-there = The rematch is open already: table { $table }.
notice-only-in-server = Canasta is played in the channels of a server. Please use this command there.
notice-cannot-post = I cannot write in this channel any more. A moderator can give me back the permission; the match is safe until then.
notice-try-again = That did not work just now, and nothing has changed. Please try again in a moment.
notice-restarting = I am restarting. Your game is safe; please press again in a minute.
notice-bug = Sorry, something went wrong on my side. Your game is safe. Please press **My hand** on the board to go on.

permissions-missing = I need a permission in this channel that I do not have: **{ $permissions }**. Please ask a moderator to give it to me, then try again.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-read-message-history = Read Message History
permission-embed-links = Embed Links
permission-attach-files = Attach Files
