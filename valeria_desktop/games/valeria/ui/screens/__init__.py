"""Valeria's pages: new game, lookups, and the review of a game."""
