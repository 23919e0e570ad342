"""Valencia's part of the laboratory."""
