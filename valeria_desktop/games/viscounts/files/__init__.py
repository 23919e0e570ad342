"""Viscounts' data files and saves, read strictly: a fault is named by its place."""
