"""What a position is worth, and who plays by it."""
