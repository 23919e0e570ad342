"""What moves on the table of Valencia."""
