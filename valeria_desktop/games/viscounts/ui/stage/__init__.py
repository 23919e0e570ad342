"""What moves at the end of a game of Viscounts."""
