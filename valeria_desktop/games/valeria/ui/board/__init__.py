"""The board of a player or of the Dark Lord: its plan, its head, its resource tracks."""
