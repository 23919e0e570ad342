"""Many games from the command line."""
