"""The screen of the game itself: what stands round the centre stacks and the boards."""
