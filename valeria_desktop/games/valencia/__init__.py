"""Valencia: a game of families who settle in a growing city."""
