"""Painters and words of influence cards and task cards."""
