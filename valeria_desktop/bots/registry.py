"""The bots by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.bots.random_bot import RandomBot
from valeria_desktop.games.valeria.bots.greedy import GreedyBot
from valeria_desktop.kernel.errors import ValeriaError
from valeria_desktop.kernel.foreign import quoted

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.bots.base import Bot

BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


class UnknownBotError(ValeriaError):
    """A bot that doesn't exist."""


def make_bot(name: str, seed: int) -> Bot:
    """Make a bot by its name; the same seed answers the same way."""
    if name not in BOTS:
        message = f"There is no bot {quoted(name)}; choose one of {', '.join(BOTS)}."
        raise UnknownBotError(message)
    return BOTS[name](seed)
