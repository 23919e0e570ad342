"""The story of the game on the table, turn by turn."""
