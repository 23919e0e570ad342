"""The window of this game."""
