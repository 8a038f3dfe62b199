-- What a browser calls itself, so that its owner knows it again.
ALTER TABLE keys ADD COLUMN agent TEXT NOT NULL DEFAULT '';
CREATE INDEX keys_person ON keys (person);

-- Wrong passwords that the owner has not been told of, and when the last one came.
ALTER TABLE people ADD COLUMN failed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE people ADD COLUMN failed_at INTEGER NOT NULL DEFAULT 0;

-- Who said it, so that it goes when they go.
ALTER TABLE chat ADD COLUMN person INTEGER REFERENCES people(id);
CREATE INDEX chat_person ON chat (person);
