"""The stage: plays the events of a game, one after the other."""
