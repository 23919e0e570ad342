"""The table of a game: its parts, its leaves, and the places of both."""
