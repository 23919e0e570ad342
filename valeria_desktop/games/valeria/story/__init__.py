"""A game of Valeria told: turns in sums, what happened since one's own, what a roll may wake."""
