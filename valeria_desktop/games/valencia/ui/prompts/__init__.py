"""Valencia's questions, each with its buttons."""
