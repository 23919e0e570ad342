"""The preferences of Valencia's bots, as a small bonus on the chance of winning.

Each leaning rates how much a player likes an option: fully (1), in part, or dislikes it (down to
-1/2). A bonus is so small that it decides only between options that are nearly as good.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.rules.model.cards import sum_of
from valeria_desktop.games.valencia.rules.model.options import (
    GOOD,
    PASS,
    POWER,
    SELL,
    Build,
    CardOption,
    GoodOption,
    KeepTask,
    Move,
    MovePalm,
    Plant,
    Reveal,
    Settle,
    Sit,
    UseAbility,
)
from valeria_desktop.games.valencia.rules.model.seats import NOBODY

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.games.valencia.rules.view import View
    from valeria_desktop.kernel.options import Option


class Taste(StrEnum):
    """A character's preference: an aim that they rate above its worth."""

    BIDDER = "bidder"
    """Winning an auction at any price."""
    WATER = "water"
    """Spaces beside fountains."""
    SAVER = "saver"
    """Coins and goods, and cheap spaces."""
    COUNCIL = "council"
    """Seats of the council."""
    RIVAL = "rival"
    """Sending others home, and just outbidding them."""
    OMENS = "omens"
    """Powers, fountains' abilities, and tasks."""
    PALMS = "palms"
    """Spaces beside palms."""


BONUS: dict[str, float] = dict.fromkeys(Taste, 0.01)
"""The bonus of an option that a player fully likes, as a chance of winning.

That is about one point of the score in the first round, and half a point near the end.
"""
_HIGH = 12
"""The sum of a stack from which a bidder fully likes to reveal it."""
_DEAR = 6
"""The price from which a saver fully dislikes a space, in coins."""
_WHISKER = 2
"""The greatest lead over another's bid that counts as just outbidding them."""
_DISLIKES = -0.5


def _bidder(view: View, option: Option) -> float:
    if isinstance(option, Reveal):
        return min(1.0, sum_of(view.own.stacks[option.stack]) / _HIGH)
    return _DISLIKES if option is PASS else 0.0


def _water(view: View, option: Option) -> float:
    match option:
        case Settle():
            return _at_water(view, option.cell)
        case Move():
            return (_at_water(view, option.goal) - _at_water(view, option.start)) / 2
        case Build():
            beside = view.table.city.beside[option.site]
            return float(any(view.city[cell] == view.seat for cell in beside))
    return 0.0


def _at_water(view: View, cell: int) -> float:
    """Return how near to water a space is: beside a fountain (1), or a site (1/2)."""
    city = view.table.city
    beside = city.beside[cell]
    if cell in city.at_centre or any(each.site in beside for each in view.fountains):
        return 1.0
    return 0.5 if any(site in beside for site in city.sites) else 0.0


def _saver(_view: View, option: Option) -> float:
    match option:
        case Settle():
            return _DISLIKES * min(1.0, option.price / _DEAR)
        case GoodOption() if option.verb == SELL:
            return 1.0
    return float(option is GOOD)


def _council(_view: View, option: Option) -> float:
    return float(isinstance(option, Sit))


def _rival(view: View, option: Option) -> float:
    if isinstance(option, Sit):
        return float(not option.is_beside and view.council[option.place] not in {NOBODY, view.seat})
    if isinstance(option, Reveal) and view.bids:
        lead = sum_of(view.own.stacks[option.stack]) - max(sum_of(bid.cards) for bid in view.bids)
        return float(0 < lead <= _WHISKER)
    return 0.0


def _omens(_view: View, option: Option) -> float:
    if isinstance(option, KeepTask):
        return 0.5
    is_power = isinstance(option, CardOption) and option.verb == POWER
    return float(is_power or isinstance(option, UseAbility))


def _palms(view: View, option: Option) -> float:
    match option:
        case Settle():
            return _at_palm(view, option.cell)
        case Move():
            return (_at_palm(view, option.goal) - _at_palm(view, option.start)) / 2
        case Plant():
            return _shades(view, option.bush)
        case MovePalm():
            return (_shades(view, option.goal) - _shades(view, option.start)) / 2
    return 0.0


def _at_palm(view: View, cell: int) -> float:
    """Return whether a space lies beside a palm."""
    return float(not view.table.city.bushes_at[cell].isdisjoint(view.palms))


def _shades(view: View, bush: int) -> float:
    """Return whether a palm on a bush stands beside a member of the player."""
    at = view.table.city.bushes_at
    return float(any(bush in at[cell] for cell, seat in enumerate(view.city) if seat == view.seat))


_LIKINGS: dict[str, Callable[[View, Option], float]] = {
    Taste.BIDDER: _bidder,
    Taste.WATER: _water,
    Taste.SAVER: _saver,
    Taste.COUNCIL: _council,
    Taste.RIVAL: _rival,
    Taste.OMENS: _omens,
    Taste.PALMS: _palms,
}


def bonus(name: str, view: View, option: Option) -> float:
    """Return an option's bonus for a player with this leaning, as a chance of winning."""
    return BONUS[name] * _LIKINGS[name](view, option)
