"""The city as a place: tiles within a wall, with all that stands on them."""
