"""Valencia's data files, read strictly: each fault is named with its file, entry and field."""
