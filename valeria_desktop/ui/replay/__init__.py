"""The replay of a game."""
