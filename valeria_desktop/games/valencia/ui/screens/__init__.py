"""Screens of this game only."""
