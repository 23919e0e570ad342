"""Learning to play at the real table of any game."""
