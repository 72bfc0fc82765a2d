-- When the bot was there for the last time: one row at most.
CREATE TABLE alive (
    only INTEGER NOT NULL PRIMARY KEY CHECK (only = 1),
    at   REAL    NOT NULL                    -- Unix seconds
) STRICT;
