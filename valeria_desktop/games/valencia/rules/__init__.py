"""The rules: pure and deterministic. Nothing here reads a file, a clock or a random source."""

GAME = "valencia"
"""The game's id in saves."""
RULES_VERSION = 2
"""Version of the rules: one more whenever the same seed and choices lead to another game."""
