"""Painting: the look, its colours and pictures, and shapes that several rooms share."""
