"""Bots of this game, what they think a position is worth, and who may sit in their place."""
