"""Influence cards and task cards as they are painted."""
