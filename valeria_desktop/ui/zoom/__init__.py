"""Close looks: a large picture of the pointed thing, and beside it all known facts."""
