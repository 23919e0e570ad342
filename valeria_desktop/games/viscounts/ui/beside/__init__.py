"""Painters of what lies beside the board: rivals in strips, claims, how far off the end is."""
