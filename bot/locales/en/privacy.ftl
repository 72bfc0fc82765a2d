# What is kept of people, and how it is had or deleted.

command-privacy = privacy
command-privacy-description = What I keep about you; get it as a file, or have it deleted

privacy-title = ## What I keep about you
privacy-what =
    - **To play:** the numbers of your Discord account, the server, the channel and my messages there, and of each press; at which tables you sit or have sat; every move with its time; points and results; in a guided first game, what was explained.
    - **For house rules:** their names, and who has saved them.
    - **As you like it:** what you have chosen with `/canasta me`.
    - **Never:** your name, your picture, what you write, or anything about people who do not play.
privacy-how-long-title = ### How long
privacy-how-long = { $games ->
        [one] A table is deleted one day after it is over.
       *[other] A table is deleted { $games } days after it is over.
    }
    { $servers ->
        [one] If I am taken out of a server, everything of it is deleted after one day.
       *[other] If I am taken out of a server, everything of it is deleted after { $servers } days.
    }
    House rules stay until somebody deletes them there. Backups of whoever runs me may last longer.
privacy-who-title = ### Who sees it
privacy-who = The channel sees what lies on the table. Your hand is shown to you alone. Whoever runs me has the file with everything, and I give it to nobody.
privacy-choice = This is about you in all servers:
privacy-export = Here is everything that I keep about you. Nobody else sees this message.
privacy-erase-title = ## Delete your data?
privacy-erase-question = You leave all your tables, also running matches. In old results there is nobody in your place; the results of the others stay.
    This cannot be taken back. You can play again afterwards, as somebody new.
privacy-erased = { $tables ->
        [0] There was nothing about you to delete.
        [one] Done: you were taken out of one table, and nothing here leads back to you.
       *[other] Done: you were taken out of { $tables } tables, and nothing here leads back to you.
    }
    Old messages in the channels may still show your name. They are Discord’s; a moderator can delete them.

button-export = Get my data
button-erase = Delete my data …
button-erase-sure = Delete everything about me
button-privacy = Keep my data

notice-too-fast = { $seconds ->
    [one] That was very fast. Please wait a second; until then I do not answer.
   *[other] That was very fast. Please wait { $seconds } seconds; until then I do not answer.
}
