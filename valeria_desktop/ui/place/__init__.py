"""A table as a place: wood, cloth, the window with its sky, and the bar on top."""
