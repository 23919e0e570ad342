"""What every game is made of: state, steps, one open decision, events, and how they are told."""
