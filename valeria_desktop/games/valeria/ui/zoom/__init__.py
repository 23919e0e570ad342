"""A card looked at closely: its picture large, and beside it all there is to know of it now."""
