"""Home: the signs of the menu, and a wall with a window onto each game's land."""
