"""The steps of a round, one module for each part or topic."""
