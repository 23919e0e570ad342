"""The parts of the table: their layout and their words."""
