"""Valencia's motions on the table, and the end of a game."""
