"""Play: the controller of the game on the table, bots, undo, and moments in which it is held."""
