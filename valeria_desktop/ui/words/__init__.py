"""Words in the window: the player's language, labels, figures, sentences with signs."""
