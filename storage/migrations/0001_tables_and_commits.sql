-- Marks the file as this bot's ("Cana"), so that no other program's database is ever migrated by mistake.
PRAGMA application_id = 0x43616E61;

-- One row a table: its latest state and what the look-ups ask for.
CREATE TABLE tables (
    number     INTEGER PRIMARY KEY,          -- order of creation
    id         TEXT    NOT NULL UNIQUE,
    revision   INTEGER NOT NULL,
    guild_id   INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    status     TEXT    NOT NULL,             -- a value of TableStatus
    seats      TEXT    NOT NULL,             -- JSON array: the user id at each seat, or null
    due_at     REAL,                         -- Unix seconds
    snapshot   BLOB    NOT NULL              -- last: the columns before it are read without it
) STRICT;

-- Most tables are over; an index over the few open ones stays small for ever.
CREATE INDEX open_tables_by_channel ON tables (channel_id)
    WHERE status IN ('lobby', 'playing');
CREATE INDEX open_tables_by_due_at ON tables (due_at)
    WHERE status IN ('lobby', 'playing') AND due_at IS NOT NULL;

-- Who sits at which open table: tables.seats turned round.
CREATE TABLE open_tables_by_user (
    user_id  INTEGER NOT NULL,
    table_id TEXT    NOT NULL REFERENCES tables (id),
    PRIMARY KEY (user_id, table_id)
) STRICT, WITHOUT ROWID;

-- The log. Rows are only ever added.
CREATE TABLE commits (
    table_id       TEXT    NOT NULL REFERENCES tables (id),
    revision       INTEGER NOT NULL,
    at             REAL    NOT NULL,         -- Unix seconds
    interaction_id INTEGER,                  -- the Discord interaction that asked for it
    events         TEXT    NOT NULL,         -- JSON array of [name, version, data]
    PRIMARY KEY (table_id, revision)
) STRICT, WITHOUT ROWID;

-- One interaction makes one commit, however often Discord delivers it.
CREATE UNIQUE INDEX commits_by_interaction ON commits (interaction_id)
    WHERE interaction_id IS NOT NULL;
