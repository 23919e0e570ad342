"""Pieces on a table: one description of what lies there, and one view of it."""
