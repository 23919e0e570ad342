"""The table of Viscounts: its plan, its screen, its bar on top."""
