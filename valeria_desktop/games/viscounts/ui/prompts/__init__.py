"""The questions of Viscounts, as a player answers them."""
