"""The end of a game, staged: the count, everyone's secret, and the winner."""
