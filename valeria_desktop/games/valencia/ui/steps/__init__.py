"""The round's nine steps, and the boards of the rounds to come."""
