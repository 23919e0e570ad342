"""The table of all games for the bots' process, and for other processes that play games."""

from valeria_desktop.games import GAMES

__all__ = ["GAMES"]
