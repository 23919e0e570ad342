"""Cards of Viscounts: townsfolk, manuscripts, player cards, and their effects as signs."""
