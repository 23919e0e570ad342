"""What lies before the player: your board."""
