"""The laboratory's part of Viscounts."""
