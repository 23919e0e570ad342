"""The pages on which a game is chosen and set up."""
