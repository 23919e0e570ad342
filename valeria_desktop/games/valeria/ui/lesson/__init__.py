"""Learning to play at the real table."""
