"""Cards: their faces as data, how they are painted, and what they say."""
