"""The questions of Valencia, each with what it is answered with."""
