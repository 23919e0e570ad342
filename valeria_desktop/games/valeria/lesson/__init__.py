"""Learn to play: five chapters in real games, with the Herald as teacher."""
