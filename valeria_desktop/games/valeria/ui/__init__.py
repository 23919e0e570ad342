"""The user interface of Valeria."""
