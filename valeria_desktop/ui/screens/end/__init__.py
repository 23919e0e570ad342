"""The end of a game: its score, line by line."""
