"""The page after each round."""
