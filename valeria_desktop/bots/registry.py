"""The bots of a game by name: those of every game, its own, and the levels with their leanings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.doors import door
from valeria_desktop.kernel.errors import ValeriaError
from valeria_desktop.kernel.foreign import quoted

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from valeria_desktop.bots.levels import MakePlayer, Now
    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.rules import Bot, Leaning, Rules


class RandomBot:
    """Every option is as likely as any other.

    Its chance is the kernel's own: a core in another language can make the same choices.
    """

    def __init__(self, seed: int) -> None:
        self._stream = Stream(seed)

    def choose(self, view: Any, decision: Decision) -> Option:  # noqa: ANN401 - any game's
        """Pick any option."""
        return decision.options[self._stream.below(len(decision.options))]


_OF_EVERY_GAME: dict[str, Callable[[int], Bot]] = {"random": RandomBot}
LEVELS = ("squire", "knight", "baron", "duchess", "queen")
"""The levels of every game that says what its positions are worth, the weakest first."""
USUAL_LEVEL = "knight"
"""The level that is proposed against someone new."""
_WITH = "+"
"""Stands between a level and a leaning: "duchess+hunter"."""
# names can be read without a search
_make_player: MakePlayer = door("valeria_desktop.bots.levels:make_player")


class UnknownBotError(ValeriaError):
    """A bot that doesn't exist."""


def bots_of(rules: Rules[Any]) -> dict[str, Callable[[int], Bot]]:
    """Name the bots that can play a game without a level."""
    return {**_OF_EVERY_GAME, **rules.bots}


def levels_of(rules: Rules[Any]) -> tuple[str, ...]:
    """Name the levels that a game can be played at, the weakest first."""
    return LEVELS if rules.worth else ()


def names_of(rules: Rules[Any]) -> tuple[str, ...]:
    """Name all bots that can play a game, without their leanings."""
    return (*bots_of(rules), *levels_of(rules))


def usual_bot(rules: Rules[Any]) -> str:
    """Name the bot that plays unless another is asked for: the first of a game's own, if any."""
    return next(iter(rules.bots or _OF_EVERY_GAME))


def best_bot(rules: Rules[Any]) -> str:
    """Name the bot that plays best."""
    return levels_of(rules)[-1] if rules.worth else usual_bot(rules)


def opponents(rules: Rules[Any], number: int) -> tuple[str, ...]:
    """Name the bots proposed for a number of seats: each a guest at the usual level, if any."""
    if not rules.worth:
        return (usual_bot(rules),) * number
    guests = [*rules.guests][:number]
    named = (with_leaning(USUAL_LEVEL, guest) for guest in guests)
    return (*named, *(USUAL_LEVEL,) * (number - len(guests)))


def parts_of(bot: str) -> tuple[str, str]:
    """Return the level of a bot, or its name if it has none, and its leaning; each may be empty."""
    level, _, leaning = bot.partition(_WITH)
    return level, leaning


def with_leaning(level: str, leaning: str) -> str:
    """Name the bot of a level that has a leaning, or is a guest."""
    return f"{level}{_WITH}{leaning}" if leaning else level


def make_bot(rules: Rules[Any], name: str, seed: int, limit: int | Now | None = None) -> Bot:
    """Make a bot by its name; the same seed answers the same way.

    What it may spend on a decision is a number of positions, its own if none is given; with a
    clock it is time. Bots without a level look at what they look at.
    """
    level, plus, leaning = name.partition(_WITH)
    refuse_unknown(rules, name)
    if level not in levels_of(rules):
        return bots_of(rules)[level](seed)
    liked: Leaning | None = rules.leanings[leaning] if plus else None
    return _make_player(rules, level, seed, liked, limit)


def refuse_unknown(rules: Rules[Any], name: str) -> None:
    """Refuse by one sentence what isn't the name of a bot that can play a game."""
    level, plus, leaning = name.partition(_WITH)
    levels = levels_of(rules)
    if level not in names_of(rules):
        raise UnknownBotError(f"There is no bot {quoted(level)}; {_one_of(names_of(rules))}.")
    if plus and level not in levels:
        able = _one_of(levels) if levels else "leave it out"
        raise UnknownBotError(f"The bot {quoted(level)} can't have a leaning; {able}.")
    if plus and leaning not in rules.leanings:
        able = _one_of([*rules.leanings]) if rules.leanings else "leave it out"
        raise UnknownBotError(f"There is no leaning {quoted(leaning)}; {able}.")


def is_known(rules: Rules[Any], name: str) -> bool:
    """Tell whether there is a bot of this name."""
    try:
        refuse_unknown(rules, name)
    except UnknownBotError:
        return False
    return True


def _one_of(names: Sequence[str]) -> str:
    return f"choose one of {', '.join(names)}"
