"""The bots' process: it alone, beside the window and the laboratory, knows all games."""

from valeria_desktop.games import GAMES

__all__ = ["GAMES"]
