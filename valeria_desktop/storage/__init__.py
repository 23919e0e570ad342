"""Files of the program: saves, the history, settings and the log."""
