"""Players that compute: each gets a view and a decision, and nothing else."""
