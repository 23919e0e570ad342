"""What there is, and what is true of it."""
