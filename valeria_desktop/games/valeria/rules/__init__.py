"""The rules: pure and deterministic. Nothing here reads a file, a clock or a random source."""

GAME = "valeria"
"""The name of this game in saves."""
RULES_VERSION = 2
"""The version of the rules: rises when the same seed and choices no longer give the same game."""
