"""The coach in the window: the players' requests, its hints, its warnings and its reviews."""
