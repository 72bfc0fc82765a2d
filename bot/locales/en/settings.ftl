# What a user likes, and what a server has settled.

command-me = me
command-me-description = How you like it: cards, order, language, notifications, hints
command-settings = settings
command-settings-description = How this server likes it: language, board, game, clock, threads, who may start

me-title = ## How you like it
me-how = This is for you alone, and it holds in every server. Your hand shows it the next time you open it.
me-pings = 🔔 Notifications when it is your turn: **{ $state }**
me-hints = 💡 Hints in your hand, where the table has them: **{ $state }**
me-on = on
me-off = off
button-my-pings-on = Notify me
button-my-pings-off = No notifications
button-my-hints-on = Offer hints
button-my-hints-off = No hints

choose-cards = Cards
choose-cards-emoji = Cards as small pictures
choose-cards-text = Cards as text: Q♥
choose-suits = Colours of suits
choose-suits-four = Suits in four colours
choose-suits-two = Suits in two colours
choose-order = Order of your hand
choose-order-game = Sorted as the game needs it
choose-order-rank = Sorted by rank
choose-order-suit = Sorted by suit
choose-locale = Language
choose-language = Language: { $language }
choose-language-own = as your Discord has it
choose-language-servers = as the server has it

settings-title = ## How this server likes it
settings-everybody = ### What everybody sees
settings-how = A board shows it the next time something changes there.
settings-no-files = ⚠️ I may not attach files in this channel, so boards here have no picture. The right is called **Attach Files**.
settings-new = ### New tables
settings-rules = Rules: **{ $name }**, from the house rules.
settings-game = Rules: **{ $game }**, unless somebody chooses others.
button-kept = House rules

choose-board = Board
choose-board-text = Board: text
choose-board-emoji = Board: cards as small pictures
choose-board-picture = Board: a picture of the table, above the text
choose-ground = Table in pictures
choose-ground-felt = Pictures: a green table
choose-ground-night = Pictures: a dark table
choose-games = Game of new tables
choose-game = Game of new tables: { $game }
choose-clocks = Clock of new tables
choose-clock = Clock of new tables: { $pace }
choose-clock-usual = Clock of new tables: as usual ({ $pace })
choose-starters = Who may start
choose-starters-everybody = Everybody may start a table
choose-starters-managers = Only who may manage messages may start a table

notice-settings-managers = Only members with the right **Manage Server** can change how this server likes it. What you like yourself is under `/canasta me`.
notice-starters-managers = In this server only members with the right **Manage Messages** may start a table. You can play at any: `/canasta join`.
