"""The end of a game of Valencia, staged above the harbour."""
