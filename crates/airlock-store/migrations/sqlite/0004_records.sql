-- What a decision led to, so that a later program with other rules can show the game without playing it again.
ALTER TABLE decisions ADD COLUMN hash TEXT;
ALTER TABLE decisions ADD COLUMN events TEXT;
-- Nobody but the sender noticed it.
ALTER TABLE decisions ADD COLUMN silent INTEGER NOT NULL DEFAULT 0;
-- The rules version that holds from this decision on; it is nobody's answer.
ALTER TABLE decisions ADD COLUMN rules INTEGER;
-- Counts every change of a table: whoever writes names the count that the change was made from.
ALTER TABLE tables ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;

-- The state after the last decision, in its canonical form.
CREATE TABLE states (
    table_id      TEXT PRIMARY KEY,
    version       INTEGER NOT NULL,
    rules_version INTEGER NOT NULL,
    state         TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- The states in which turns began.
CREATE TABLE snapshots (
    table_id      TEXT NOT NULL,
    version       INTEGER NOT NULL,
    rules_version INTEGER NOT NULL,
    state         TEXT NOT NULL,
    PRIMARY KEY (table_id, version)
) STRICT, WITHOUT ROWID;
