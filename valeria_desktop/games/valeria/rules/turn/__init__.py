"""A turn: its steps, what may be done in it, and what that costs."""
