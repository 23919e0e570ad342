"""The parts of the game: cards, the table, the players, the whole state."""
