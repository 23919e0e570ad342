"""The bots of a game by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from valeria_desktop.bots.random_bot import RandomBot
from valeria_desktop.kernel.errors import ValeriaError
from valeria_desktop.kernel.foreign import quoted

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.kernel.bot import Bot
    from valeria_desktop.kernel.rules import Rules

_OF_EVERY_GAME: dict[str, Callable[[int], Bot]] = {"random": RandomBot}


class UnknownBotError(ValeriaError):
    """A bot that doesn't exist."""


def bots_of(rules: Rules[Any]) -> dict[str, Callable[[int], Bot]]:
    """Name all bots that can play a game."""
    return {**_OF_EVERY_GAME, **rules.bots}


def best_bot(rules: Rules[Any]) -> str:
    """Name the bot that plays best: the first of a game's own, if it has any."""
    return next(iter(rules.bots or _OF_EVERY_GAME))


def make_bot(rules: Rules[Any], name: str, seed: int) -> Bot:
    """Make a bot by its name; the same seed answers the same way."""
    bots = bots_of(rules)
    if name not in bots:
        message = f"There is no bot {quoted(name)}; choose one of {', '.join(bots)}."
        raise UnknownBotError(message)
    return bots[name](seed)
