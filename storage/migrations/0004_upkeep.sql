-- Everybody who has ever sat at a table, also at one that is over: to give people their data, and to delete it.
CREATE TABLE users_of_tables (
    user_id  INTEGER NOT NULL,
    table_id TEXT    NOT NULL REFERENCES tables (id),
    PRIMARY KEY (user_id, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX users_of_tables_by_table ON users_of_tables (table_id);

INSERT OR IGNORE INTO users_of_tables (user_id, table_id)
SELECT seat.value, tables.id FROM tables, json_each(tables.seats) AS seat WHERE seat.type = 'integer';

-- Who has left again stands in the log alone, as the "user" of an event's data.
INSERT OR IGNORE INTO users_of_tables (user_id, table_id)
SELECT user_id, table_id FROM (
    SELECT
        commits.table_id AS table_id,
        CASE WHEN json_valid(json_extract(event.value, '$[2]'))
            THEN json_extract(json_extract(event.value, '$[2]'), '$.user')
        END AS user_id
    FROM commits, json_each(commits.events) AS event
)
WHERE typeof(user_id) = 'integer';

-- Servers that the bot was taken out of; their data goes some time afterwards.
CREATE TABLE left_guilds (
    guild_id INTEGER NOT NULL PRIMARY KEY,
    at       REAL    NOT NULL                -- Unix seconds
) STRICT, WITHOUT ROWID;
