"""The bots of a game by name: the random bot, the game's own, and the levels with leanings."""

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
    """Chooses any option, all with the same probability.

    It uses the kernel's repeatable chance, so a core in another language makes the same choices.
    """

    def __init__(self, seed: int) -> None:
        self._stream = Stream(seed)

    def choose(self, view: Any, decision: Decision) -> Option:  # noqa: ANN401 - any game's
        """Return a random option."""
        return decision.options[self._stream.below(len(decision.options))]


_OF_EVERY_GAME: dict[str, Callable[[int], Bot]] = {"random": RandomBot}
LEVELS = ("squire", "knight", "baron", "duchess", "queen")
"""The levels of every game with a Worth, the weakest first."""
USUAL_LEVEL = "knight"
"""The level that the program proposes to a new player."""
_WITH = "+"
"""The sign between a level and a leaning: "duchess+hunter"."""
# A door, so that a caller who needs only names doesn't load the search.
_make_player: MakePlayer = door("valeria_desktop.bots.levels:make_player")


class UnknownBotError(ValeriaError):
    """A bot that doesn't exist."""


def bots_of(rules: Rules[Any]) -> dict[str, Callable[[int], Bot]]:
    """Return the makers of a game's bots without a level, by name."""
    return {**_OF_EVERY_GAME, **rules.bots}


def levels_of(rules: Rules[Any]) -> tuple[str, ...]:
    """Return the names of a game's levels, the weakest first; none for a game without a Worth."""
    return LEVELS if rules.worth else ()


def names_of(rules: Rules[Any]) -> tuple[str, ...]:
    """Return the names of all bots that can play a game, without leanings."""
    return (*bots_of(rules), *levels_of(rules))


def usual_bot(rules: Rules[Any]) -> str:
    """Return the name of the default bot: the first of a game's own bots, or the random bot."""
    return next(iter(rules.bots or _OF_EVERY_GAME))


def best_bot(rules: Rules[Any]) -> str:
    """Return the name of the strongest bot."""
    return levels_of(rules)[-1] if rules.worth else usual_bot(rules)


def opponents(rules: Rules[Any], number: int) -> tuple[str, ...]:
    """Return the names of proposed bots for a number of seats: guests at the usual level first."""
    if not rules.worth:
        return (usual_bot(rules),) * number
    guests = [*rules.guests][:number]
    named = (with_leaning(USUAL_LEVEL, guest) for guest in guests)
    return (*named, *(USUAL_LEVEL,) * (number - len(guests)))


def parts_of(bot: str) -> tuple[str, str]:
    """Return a bot's level, or its name if it has no level, and its leaning or an empty text."""
    level, _, leaning = bot.partition(_WITH)
    return level, leaning


def with_leaning(level: str, leaning: str) -> str:
    """Return the name of the bot with a level and a leaning, which may be empty or a guest's."""
    return f"{level}{_WITH}{leaning}" if leaning else level


def make_bot(rules: Rules[Any], name: str, seed: int, limit: int | Now | None = None) -> Bot:
    """Return a bot by its name; the same seed leads to the same choices.

    `limit` is its budget for a decision: a number of positions, a clock for the level's seconds, or
    None for the level's number of positions. Bots without a level ignore it.
    """
    level, plus, leaning = name.partition(_WITH)
    refuse_unknown(rules, name)
    if level not in levels_of(rules):
        return bots_of(rules)[level](seed)
    liked: Leaning | None = rules.leanings[leaning] if plus else None
    return _make_player(rules, level, seed, liked, limit)


def refuse_unknown(rules: Rules[Any], name: str) -> None:
    """Raise an UnknownBotError if no bot of this name can play a game."""
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
    """Return whether a bot of this name can play a game."""
    try:
        refuse_unknown(rules, name)
    except UnknownBotError:
        return False
    return True


def _one_of(names: Sequence[str]) -> str:
    return f"choose one of {', '.join(names)}"
