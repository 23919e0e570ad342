"""A table of seats: whose turn it is to answer, what has happened, undo. No Qt."""
