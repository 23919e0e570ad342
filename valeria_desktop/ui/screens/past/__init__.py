"""The screens of saved games and of the history."""
