-- Nobody can change a table that an operator has locked.
ALTER TABLE tables ADD COLUMN locked INTEGER NOT NULL DEFAULT 0;

-- Somebody who is muted talks nowhere; somebody who is banned has no keys and gets none.
ALTER TABLE people ADD COLUMN muted INTEGER NOT NULL DEFAULT 0;
ALTER TABLE people ADD COLUMN banned INTEGER NOT NULL DEFAULT 0;

-- When an operator was done with a report.
ALTER TABLE reports ADD COLUMN settled_at INTEGER;

-- What everybody is told, until it is taken back or its time is over.
CREATE TABLE announcement (
    id      INTEGER PRIMARY KEY CHECK (id = 1),
    text    TEXT NOT NULL,
    made_at INTEGER NOT NULL,
    until   INTEGER
) STRICT;

-- What operators have done. Tables and people are named by id and number alone, so that nothing of what is deleted
-- stays behind.
CREATE TABLE audit (
    id       INTEGER PRIMARY KEY,
    made_at  INTEGER NOT NULL,
    -- A person whom the operator of the server named, or whoever typed the command on its machine.
    operator INTEGER,
    shell    TEXT,
    measure  TEXT NOT NULL,
    table_id TEXT,
    person   INTEGER,
    report   INTEGER,
    -- What was announced.
    text     TEXT NOT NULL DEFAULT ''
) STRICT;
