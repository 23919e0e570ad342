"""The players' boards: resource tracks, tableaus, victory stacks, and who is whose turn."""
