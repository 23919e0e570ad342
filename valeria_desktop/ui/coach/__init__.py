"""The coach in the window: what is asked of it, its hints, its warnings and its reviews."""
