"""A bot that looks one step ahead."""

from __future__ import annotations

from valeria_desktop.bots.random_bot import RandomBot


class GreedyBot(RandomBot):
    """Being written."""
