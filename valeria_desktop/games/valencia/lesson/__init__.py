"""Learn to play: a first round in four chapters, told by the Gardener."""
