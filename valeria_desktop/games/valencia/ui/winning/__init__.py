"""One answer for a win: its sheet of chips, its script, and what is lit in the city meanwhile."""
