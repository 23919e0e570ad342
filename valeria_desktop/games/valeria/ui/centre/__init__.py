"""The centre: the twenty stacks, or the piles of the siege, and the card looked at."""
