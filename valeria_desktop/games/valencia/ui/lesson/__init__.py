"""Learning to play Valencia at its real table."""
