"""The bots of Viscounts."""
