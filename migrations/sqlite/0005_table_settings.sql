-- How this table posts and waits: {"quiet", "offers"}; a missing key has its default.
ALTER TABLE games ADD COLUMN table_settings TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(table_settings));
