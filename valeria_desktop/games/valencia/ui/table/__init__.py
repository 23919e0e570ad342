"""The table: the city with its council, the others, the own board, and where they stand."""
