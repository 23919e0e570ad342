"""The window: everything of PySide6 and nothing else."""
