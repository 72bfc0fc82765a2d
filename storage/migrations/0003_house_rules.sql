-- Rules that people of a server have put together and named.
CREATE TABLE house_rules (
    guild_id   INTEGER NOT NULL,
    key        TEXT    NOT NULL,             -- the name without regard to capitals
    name       TEXT    NOT NULL,
    ruleset    TEXT    NOT NULL,             -- JSON: every field
    user_id    INTEGER NOT NULL,             -- who saved them last
    at         REAL    NOT NULL,             -- Unix seconds
    is_default INTEGER NOT NULL,             -- 1 where new tables of the server get them
    PRIMARY KEY (guild_id, key)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX default_house_rules ON house_rules (guild_id)
    WHERE is_default = 1;
