"""The prompt at the margin: who is asked, what, and every answer that may be given."""
