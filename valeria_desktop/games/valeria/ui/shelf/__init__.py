"""The shelf of a new game: which boxes come to the table, and what would be dealt of them."""
