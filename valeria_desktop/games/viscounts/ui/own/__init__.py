"""Painters of a player's own things: conscience, nine squares, the line of three, purse, papers."""
