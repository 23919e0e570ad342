"""Planning and choosing tasks: the player arranges in secret, then all links are answered."""
