"""How the questions of this game are shown."""
