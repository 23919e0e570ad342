"""A turn: its steps, the players' actions and their prices."""
