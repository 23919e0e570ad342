"""Viscounts of the West Kingdom: rules, files, and what else the game brings."""
