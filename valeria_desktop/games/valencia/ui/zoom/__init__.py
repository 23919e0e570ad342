"""The zoom of Valencia's table: a thing as a large picture, with all that a player may know."""
