"""What the characters say at a game of Viscounts."""
