"""The parts of the table of Viscounts: what lies where, and how it is painted."""
