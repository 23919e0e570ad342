"""The data of the rules: cards, city, tasks, options, players and the state of a game."""
