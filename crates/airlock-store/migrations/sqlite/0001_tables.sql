-- People: a guest is a person without a login.
CREATE TABLE people (
    id       INTEGER PRIMARY KEY,
    name     TEXT NOT NULL,
    login    TEXT UNIQUE,
    password TEXT,
    made_at  INTEGER NOT NULL
) STRICT;

-- What opens a person's seats: the token of a browser, or of a private link that works once.
-- Only the hash of a token is kept.
CREATE TABLE keys (
    hash    BLOB PRIMARY KEY,
    person  INTEGER NOT NULL REFERENCES people(id),
    link    INTEGER NOT NULL,
    made_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE tables (
    id            TEXT PRIMARY KEY,
    name          TEXT NOT NULL,
    setup         TEXT NOT NULL,
    seed          BLOB NOT NULL,
    rules_version INTEGER NOT NULL,
    options       TEXT NOT NULL,
    host          INTEGER NOT NULL REFERENCES people(id),
    made_at       INTEGER NOT NULL,
    started_at    INTEGER,
    ended_at      INTEGER,
    -- The table of the next game with the same people.
    next          TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX tables_open ON tables (ended_at, made_at);

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables(id),
    seat     INTEGER NOT NULL,
    person   INTEGER REFERENCES people(id),
    -- The kind of bot that plays here, also in place of a person who has left.
    bot      TEXT,
    name     TEXT NOT NULL,
    ready    INTEGER NOT NULL DEFAULT 0,
    again    INTEGER NOT NULL DEFAULT 0,
    -- The version up to which the person has read the log.
    since    INTEGER NOT NULL DEFAULT 0,
    notes    TEXT NOT NULL DEFAULT '',
    orders   TEXT NOT NULL DEFAULT '[]',
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_person ON seats (person);

-- The log of a game: everything else of it follows from these.
CREATE TABLE decisions (
    table_id TEXT NOT NULL,
    version  INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    -- An answer; nothing where the seat took its last answer back.
    answer   TEXT,
    key      TEXT NOT NULL,
    made_at  INTEGER NOT NULL,
    PRIMARY KEY (table_id, version)
) STRICT, WITHOUT ROWID;

CREATE TABLE chat (
    id       INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL,
    seat     INTEGER,
    kind     TEXT NOT NULL,
    name     TEXT NOT NULL,
    text     TEXT NOT NULL,
    made_at  INTEGER NOT NULL
) STRICT;
CREATE INDEX chat_table ON chat (table_id, id);
