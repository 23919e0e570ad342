"""The remarks of Valencia's characters: one module for each character."""
