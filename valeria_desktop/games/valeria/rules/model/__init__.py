"""What the game is made of: cards, the table, the players, the whole state."""
