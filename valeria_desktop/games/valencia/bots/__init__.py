"""The bots of Valencia, and their estimates of a position's worth."""
