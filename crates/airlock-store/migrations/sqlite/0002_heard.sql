-- How many lines of chat were said when the person last looked at it.
ALTER TABLE seats ADD COLUMN heard INTEGER NOT NULL DEFAULT 0;
