"""Painting: the look, its colours and pictures, and what is painted in more than one room."""
