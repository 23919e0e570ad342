"""The prompt at the margin: the asked player, the question, and all its answers."""
