"""The review of a game: the grades of all choices, the chances, and the turning points."""
