"""The table: the city with its council, the others, your board, and where they stand."""
