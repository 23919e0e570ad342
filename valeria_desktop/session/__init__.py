"""Sessions: games at a table with their seats, log and undo, lessons, and bots. No Qt."""
