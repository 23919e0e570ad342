"""The end of a game, staged: the count, everybody's secret, and who won."""
