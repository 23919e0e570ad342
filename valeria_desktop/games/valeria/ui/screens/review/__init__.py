"""What is told of a game of Valeria that is over: its luck, its cards, and its points."""
