"""The story of a game of Viscounts in words, and the events that move its characters."""
