"""Valeria in the laboratory."""
