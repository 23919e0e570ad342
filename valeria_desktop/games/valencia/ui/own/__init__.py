"""What lies before the player: the own board."""
