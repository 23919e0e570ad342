"""Games on disk: the one on the table, and those that are over."""
