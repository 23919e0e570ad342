"""Cards: their faces as data, their painters and their words."""
