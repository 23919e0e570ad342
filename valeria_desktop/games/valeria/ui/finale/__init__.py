"""The end of a game of Valeria, staged before the castle."""
