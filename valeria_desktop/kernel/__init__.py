"""The parts of every game: state, steps, one open decision, events, and the words for them."""
