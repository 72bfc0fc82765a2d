-- Which Discord messages show a table: one of each kind.
CREATE TABLE messages (
    table_id   TEXT    NOT NULL,
    kind       TEXT    NOT NULL,             -- the bot's word for what it shows
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    at         REAL    NOT NULL,             -- Unix seconds
    PRIMARY KEY (table_id, kind)
) STRICT, WITHOUT ROWID;
