"""The rules of Viscounts; the standard library and attrs are all they need."""

GAME = "viscounts"
"""The game's id in saves and the name of its folder of resources."""
RULES_VERSION = 1
