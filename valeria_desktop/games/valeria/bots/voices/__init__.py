"""The remarks of the characters: one module for each character."""
