"""The screens of saved games, of rewinding, and of the history."""
