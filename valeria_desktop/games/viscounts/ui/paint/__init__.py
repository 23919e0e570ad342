"""Painters of Viscounts: the hall, the round board with its castle, houses, riders, signs."""
