"""A game looked back on: what was chosen well, what chance did, and what decided."""
