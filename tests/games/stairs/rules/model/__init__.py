"""The steps, players and the state of Stairs."""
