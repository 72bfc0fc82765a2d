# Threads of tables, and what the bot may not do where a table is opened.

choose-place = Where new tables are
choose-place-channel = New tables: in the channel
choose-place-thread = New tables: each in a thread of its own
settings-no-threads = ⚠️ I may not make threads in this channel, so tables here stay in the channel itself. The rights are called **Create Public Threads** and **Send Messages in Threads**.

# the name of a thread, at most 100 characters with its host’s name
thread-name = Canasta · { $host }

notice-in-thread = Your table { $table } has a thread of its own: <#{ $channel }>
notice-no-thread-right = Each table should have a thread, but I may not make one here, so this one is in the channel. I need the rights **Create Public Threads** and **Send Messages in Threads**.
notice-no-thread = I could not make a thread just now, so the table is in the channel itself.
notice-no-files-right = Boards should have a picture, but I may not attach files in this channel, so this one is text. I need the right **Attach Files**.
notice-rematch-managers = In this server only members with the right **Manage Messages** may start a table, and a rematch is a new table. Please ask one of them to open it with `/canasta new`.
