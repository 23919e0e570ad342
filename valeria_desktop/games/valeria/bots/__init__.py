"""Bots of this game, and what they think a position is worth."""
