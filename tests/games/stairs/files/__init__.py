"""Stairs as plain data."""
