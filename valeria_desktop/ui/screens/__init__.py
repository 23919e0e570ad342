"""The screens besides the table: home, new game, the end, settings, learning."""
