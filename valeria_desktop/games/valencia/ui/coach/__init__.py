"""The coach's advice at Valencia's table."""
