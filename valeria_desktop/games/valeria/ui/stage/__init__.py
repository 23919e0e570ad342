"""What flies where."""
