"""Valencia's own screens: new game, rules and cards, final tasks."""
