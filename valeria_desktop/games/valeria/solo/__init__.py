"""The games for one player: other steps of a turn, and cards with texts for playing alone."""
