"""What each character says: one module, one voice."""
