"""Setting up a game."""
