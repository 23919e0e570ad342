"""The story of a game of Valencia in words, and the events that move its characters."""
