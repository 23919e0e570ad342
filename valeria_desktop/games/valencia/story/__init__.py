"""What happened in a game of Valencia, in words, and what moved the players in it."""
