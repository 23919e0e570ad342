"""The laboratory: commands that play, measure and analyse many games."""
