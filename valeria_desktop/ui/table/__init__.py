"""The table of a game: its parts, its leaves, and where everything stands."""
