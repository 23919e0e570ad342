"""Your board, which lies in front of you on the table."""
