"""The rules: pure and deterministic. Nothing here reads a file, a clock or a random source."""

GAME = "valencia"
"""What saves call this game."""
RULES_VERSION = 2
"""Counts up when the same seed and choices lead to another game than before."""
