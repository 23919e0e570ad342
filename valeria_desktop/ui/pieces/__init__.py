"""Pieces on a table: one description of a part's pieces, and one view of them."""
