"""The parts of the table: what lies where, and what is said of it."""
