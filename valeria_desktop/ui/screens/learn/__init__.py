"""To look things up."""
