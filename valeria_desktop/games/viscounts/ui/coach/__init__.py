"""The coach's advice at the table of Viscounts."""
