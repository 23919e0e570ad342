"""The screens besides the table: home, set-up, the end, the past, rules, settings."""
