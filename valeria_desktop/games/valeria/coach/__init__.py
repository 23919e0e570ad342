"""Help for players: numbers worked out from a seat's knowledge, shown where questions come up."""
