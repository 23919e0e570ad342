"""Valeria Desktop: the card game of the Kingdoms of Valeria on a laptop."""

__version__ = "0.1.0"
