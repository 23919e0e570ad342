"""Viscounts' own screens: new game, rules and cards, the end."""
