"""What the rules of Stairs are about."""
