"""Painters of the parts of the table."""
