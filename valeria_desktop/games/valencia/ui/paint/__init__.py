"""Painters of what lies on the table."""
