# Slash commands. Names are lower-case words without spaces; descriptions have at most 100 characters.

command-canasta = canasta
command-canasta-description = Play Canasta in this channel

command-new = new
command-learn = learn
command-join = join
command-leave = leave
command-hand = hand
command-table = table
command-players = players
command-rules = rules
command-score = score
command-house = house
command-help = help
command-end = end

command-new-description = Open a new table in this channel
command-learn-description = Learn the game: a first match against computers, with each step explained
command-join-description = Take a free seat at a table
command-leave-description = Leave your table; your seat becomes free
command-hand-description = See your cards, for your eyes only
command-table-description = Show the table again at the bottom of the channel
command-players-description = Who sits where; the clock, the host, and players who are away
command-rules-description = Read the rules of this table, or of any other game
command-score-description = See the points of each round
command-house-description = House rules of this server: see, delete, choose for new tables
command-help-description = How to play, a turn in pictures, and all commands
command-end-description = Propose to end the match without a winner

option-rules = rules
option-rules-description = Which rules to play by
option-partner = partner
option-partner-description = Who sits opposite you
option-left = left
option-left-description = Who sits on your left and plays after you
option-right = right
option-right-description = Who sits on your right and plays before you
option-computers = computers
option-computers-description = Play against computers: they take all other seats, and play at this level
option-table = table
option-table-description = Which table, if there are several here

help-title = ## Canasta: how it works
help-start = Type `/canasta new` to open a table; under **rules** you can choose another game than Classic. Everybody presses a seat. Then the host presses **Start**. Too few people, or alone? Choose a level under **computers**: they take the other seats. Is a game new to you? Type `/canasta rules` and its name.
help-turn-title = ### Your turn
help-turn = 1. The bot calls you. Press **My hand**: only you can see it.
    2. Press **Draw a card**, or **Take the pile**.
    3. Lay cards, if you like: choose from the list, or press **Choose cards**.
    4. End your turn: choose a card under **Discard**.
help-good-to-know = Laid something by mistake? Press **Undo** before you discard.
    Not sure what to do? Press **Hint** in your hand.
    Cannot find your hand any more? Press **My hand** on the board, as often as you like.
    A match may take days. Nothing gets lost.
    Is somebody away? With a clock, I play for them after a while. Press **Players** to set it, or to vote for a free seat.
help-commands-title = ### Commands
help-command = `/{ $command }` { $description }
