"""The coach of any game: hints, lessons after a choice, and reviews, all from a seat's View."""
