"""Learn to play: the first four turns in four chapters, told by the Scribe."""
