-- The language that the person has chosen; none while the browser decides.
ALTER TABLE people ADD COLUMN language TEXT;
