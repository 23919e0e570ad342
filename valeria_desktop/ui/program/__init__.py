"""The program: its start, the one window, commands, pages, preferences and trouble."""
