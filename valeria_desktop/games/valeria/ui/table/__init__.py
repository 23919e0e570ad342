"""Valeria's table: the screen of a running game."""
