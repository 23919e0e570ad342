"""The games of this table; each has a room of its own and knows no other."""
