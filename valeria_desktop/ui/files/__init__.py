"""Games on disk: the game on the table, and finished games."""
