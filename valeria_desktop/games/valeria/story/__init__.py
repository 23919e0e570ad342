"""The story of a game: turns in sums, events since a player's last turn, chances of a roll."""
