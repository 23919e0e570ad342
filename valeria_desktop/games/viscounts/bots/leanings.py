"""The preferences of the bots of Viscounts, as a small bonus on the chance of winning.

Each leaning rates how much a player likes an option: fully (1), in part, or dislikes it (down to
-1/2). A bonus is so small that it decides only between options that are nearly as good.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.rules.model.castle_options import INWARDS, TO_THIRD, AtCastle
from valeria_desktop.games.viscounts.rules.model.kinds import CRIMINAL_AT, Action, Paper
from valeria_desktop.games.viscounts.rules.model.options import (
    NO_HIRE,
    BuildOn,
    ChooseAction,
    Dismiss,
    FlipPaper,
    Hire,
    PlayCard,
    RideTo,
    SendWorkers,
    Spend,
    TakeBuilding,
    TakeManuscript,
    TradeTimes,
)
from valeria_desktop.games.viscounts.rules.model.ring import is_inner

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.games.viscounts.rules.model.things import Townsfolk
    from valeria_desktop.games.viscounts.rules.view import View
    from valeria_desktop.kernel.options import Option


class Taste(StrEnum):
    """A character's preference: an aim that they rate above its worth."""

    RIDER = "rider"
    """Long rides, and paying for them."""
    BUILDER = "builder"
    """Buildings, and links above all."""
    MERCHANT = "merchant"
    """Trades, and silver that is kept."""
    CASTLE = "castle"
    """Workers in the castle, far inwards."""
    OUTLAW = "outlaw"
    """Criminals and debts."""
    SCRIBE = "scribe"
    """Manuscripts, and inner spaces."""
    HOST = "host"
    """Hiring townsfolk, and sending nobody away."""


BONUS: dict[str, float] = dict.fromkeys(Taste, 0.012)
"""The bonus of an option that a player fully likes, as a chance of winning.

That is about one point of the score at the beginning, and a fifth of a point near the end.
"""
_DISLIKES = -0.5
_FAR = 3
"""The silver for a ride, or for its card's steps, from which a rider fully likes it."""
_OFTEN = 4
"""Number of trades in one action that a merchant fully likes."""
_MANY = 4
"""Number of workers that a friend of the castle fully likes to send."""


def _rider(_view: View, option: Option) -> float:
    match option:
        case RideTo():
            return min(1.0, option.silver / _FAR)
        case PlayCard():
            return min(1.0, (option.card.silver - 1) / 2)
    return 0.0


def _builder(view: View, option: Option) -> float:
    match option:
        case ChooseAction():
            return float(option.action is Action.BUILD)
        case TakeBuilding():
            return 0.5
        case BuildOn():
            links = view.table.ring.links_of[option.number]
            joined = sum(view.spots[link.other(option.number)] is not None for link in links)
            return min(1.0, joined / 2)
    return 0.0


def _merchant(_view: View, option: Option) -> float:
    match option:
        case ChooseAction():
            return float(option.action is Action.TRADE)
        case TradeTimes():
            return min(1.0, option.times / _OFTEN)
        case RideTo() | Dismiss():
            return max(_DISLIKES, _DISLIKES * option.silver / 2)
        case Spend():
            return _DISLIKES * (option.what == "silver" and option.pieces > 0)
    return 0.0


def _castle(_view: View, option: Option) -> float:
    match option:
        case ChooseAction():
            return float(option.action is Action.WORKERS)
        case SendWorkers():
            return min(1.0, option.number / _MANY)
        case AtCastle():
            return 0.5 * (option.verb in (INWARDS, TO_THIRD))
    return 0.0


def _outlaw(_view: View, option: Option) -> float:
    match option:
        case PlayCard() | Hire() | Dismiss():
            return _criminals(option.card)
        case FlipPaper():
            return float(option.paper is Paper.DEBT)
    return 0.0


def _criminals(card: Townsfolk) -> float:
    return min(1.0, float(card.icons.counts[CRIMINAL_AT]))


def _scribe(_view: View, option: Option) -> float:
    match option:
        case ChooseAction():
            return float(option.action is Action.TRANSCRIBE)
        case TakeManuscript():
            return 0.5 * (option.manuscript.end is not None)
        case RideTo():
            return 0.5 * is_inner(option.space)
    return 0.0


def _host(_view: View, option: Option) -> float:
    match option:
        case Hire():
            return 1.0
        case Dismiss():
            return _DISLIKES
    return _DISLIKES if option is NO_HIRE else 0.0


_LIKINGS: dict[str, Callable[[View, Option], float]] = {
    Taste.RIDER: _rider,
    Taste.BUILDER: _builder,
    Taste.MERCHANT: _merchant,
    Taste.CASTLE: _castle,
    Taste.OUTLAW: _outlaw,
    Taste.SCRIBE: _scribe,
    Taste.HOST: _host,
}


def bonus(name: str, view: View, option: Option) -> float:
    """Return an option's bonus for a player with this leaning, as a chance of winning."""
    return BONUS[name] * _LIKINGS[name](view, option)
