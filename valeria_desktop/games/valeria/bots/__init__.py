"""The bots of this game: their values of positions, and the characters in their seats."""
