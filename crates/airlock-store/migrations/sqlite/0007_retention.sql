-- When anything was last written at a table, by which unused ones are found.
ALTER TABLE tables ADD COLUMN touched_at INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET touched_at = max(made_at, coalesce(started_at, 0), coalesce(ended_at, 0));
CREATE INDEX tables_touched ON tables (started_at, touched_at);

-- The log, the last state and the snapshots of a finished table, packed; its own rows are then gone.
CREATE TABLE archives (
    table_id TEXT PRIMARY KEY,
    packed   BLOB NOT NULL
) STRICT, WITHOUT ROWID;

-- Written to find out whether anything can be.
CREATE TABLE pulse (
    id   INTEGER PRIMARY KEY CHECK (id = 1),
    room BLOB NOT NULL
) STRICT;
