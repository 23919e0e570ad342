"""Play: the controller of the game on the table, its bots, its undo, and its waits."""
