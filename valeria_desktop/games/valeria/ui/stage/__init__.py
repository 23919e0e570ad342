"""The flights of cards and resources on the table."""
