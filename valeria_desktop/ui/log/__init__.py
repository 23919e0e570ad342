"""What happened, by turn."""
