"""Close looks at the things on the table of Viscounts."""
