"""The round board: its shape, the table of its places, and where they lie in a window."""
