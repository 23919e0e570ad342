"""Games that were begun, and games that are over."""
