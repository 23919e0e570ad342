"""The card files, read strictly into the catalogue."""
