"""The end of a game, staged: the count, the Dukes, and who won."""
