"""The games for one player: other tuples of steps, and cards that say what they do alone."""
