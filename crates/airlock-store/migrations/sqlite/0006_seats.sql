-- What a table remembers of people beside its seats.
CREATE TABLE guests (
    table_id TEXT NOT NULL REFERENCES tables(id),
    -- By this number forms and programs name them.
    number   INTEGER NOT NULL,
    person   INTEGER NOT NULL REFERENCES people(id),
    name     TEXT NOT NULL,
    -- The seat that was theirs in the running game.
    held     INTEGER,
    -- 0: welcome; 1: removed; 2: banned.
    bar      INTEGER NOT NULL DEFAULT 0,
    -- The host has muted them for the table.
    muted    INTEGER NOT NULL DEFAULT 0,
    -- The seat that they ask for in the running game.
    asks     INTEGER,
    -- The numbers of those whom they do not want to read.
    mutes    TEXT NOT NULL DEFAULT '[]',
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX guests_person ON guests (table_id, person);

-- What people reported, with the words as they were then.
CREATE TABLE reports (
    id       INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL,
    -- The number of the line at its table; none where a person was reported.
    line     INTEGER,
    person   INTEGER REFERENCES people(id),
    name     TEXT NOT NULL,
    text     TEXT NOT NULL,
    reporter INTEGER NOT NULL REFERENCES people(id),
    reason   TEXT NOT NULL,
    made_at  INTEGER NOT NULL
) STRICT;
