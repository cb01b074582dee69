-- How a player is accompanied in their first game: 'tips' explain the first turns, 'quiet' after the player has stopped
-- them; NULL: not a guided game.
ALTER TABLE games ADD COLUMN guide TEXT CHECK (guide IN ('tips', 'quiet'));
