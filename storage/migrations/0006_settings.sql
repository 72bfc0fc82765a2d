-- What users like, and what servers have settled.
CREATE TABLE settings (
    owner    TEXT    NOT NULL,               -- 'user' or 'guild'
    owner_id INTEGER NOT NULL,
    data     TEXT    NOT NULL,               -- JSON: what differs from the usual
    PRIMARY KEY (owner, owner_id)
) STRICT, WITHOUT ROWID;
