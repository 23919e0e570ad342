"""Learn to play: five chapters in real games, told by the Herald."""
