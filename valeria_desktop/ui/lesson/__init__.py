"""Lessons at the real table of any game."""
