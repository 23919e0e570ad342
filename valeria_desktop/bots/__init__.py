"""Bots: players that compute; a bot gets a View and a decision, and nothing else."""
