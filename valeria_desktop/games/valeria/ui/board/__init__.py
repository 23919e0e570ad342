"""The board of a player, or of the Dark Lord: its plan, its head, and what it shows."""
