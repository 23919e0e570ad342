"""How data files and snapshots are read and written, and why one can't be played."""
