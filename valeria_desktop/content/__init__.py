"""Files: card files, saves and rules texts, read strictly and within bounds."""
