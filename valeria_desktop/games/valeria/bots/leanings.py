"""The preferences of Valeria's bots, as a small bonus on the chance of winning.

Each leaning rates how much a player likes an option: fully (1), in part, or not at all (0). A bonus
is so small that it decides only between options that are nearly as good.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.effects.acting import BuildAt, SlayAt
from valeria_desktop.games.valeria.rules.effects.centre import CitizenFrom
from valeria_desktop.games.valeria.rules.effects.takes import (
    TakeCitizenFrom,
    TakeFrom,
    TakeMonsterFrom,
)
from valeria_desktop.games.valeria.rules.model.amounts import Resource
from valeria_desktop.games.valeria.rules.model.options import ActAt, Action, GainResource, UseWay
from valeria_desktop.games.valeria.solo.effects import PileCitizenFrom

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.effect import Effect
    from valeria_desktop.games.valeria.rules.view import View
    from valeria_desktop.kernel.options import Option

BONUS = {
    "hunter": 0.012,
    "builder": 0.012,
    "hoarder": 0.012,
    "recruiter": 0.012,
    "thief": 0.012,
    "magic": 0.006,
}
"""The bonus of an option that a player fully likes, as a chance of winning."""
_MUCH = 10
"""The price from which a saver fully dislikes an option, in resources."""


def _hunter(option: Option) -> float:
    return float(_does(option, Action.SLAY) or _uses(option, SlayAt))


def _builder(option: Option) -> float:
    return float(_does(option, Action.BUILD) or _uses(option, BuildAt))


def _recruiter(option: Option) -> float:
    return float(_does(option, Action.RECRUIT) or _uses(option, CitizenFrom, PileCitizenFrom))


def _hoarder(option: Option) -> float:
    """Like to gain resources, and dislike to spend them, the more the higher the price."""
    if isinstance(option, ActAt):
        price = option.price
        return -min(1.0, (price.gold + price.strength + price.magic) / _MUCH) / 2
    return float(isinstance(option, GainResource))


def _thief(option: Option) -> float:
    """Like thefts and cards that take from others; like other cards with Shadows in part."""
    if isinstance(option, UseWay):
        way = option.way
        is_theft = isinstance(way, TakeFrom) and bool(way.amounts)
        return float(is_theft or isinstance(way, TakeMonsterFrom | TakeCitizenFrom))
    return _of_thieves(option.card) if isinstance(option, ActAt) else 0.0


def _magic(option: Option) -> float:
    """Like gains of Magic and cards that bring it; like an action for 1 Magic only in part."""
    if isinstance(option, GainResource):
        return 0.5 if option.resource is Resource.MAGIC else 0.0
    if isinstance(option, UseWay):
        return float(_gives_magic(option.way))
    return _of_magic(option.card) if isinstance(option, ActAt) else 0.0


_LIKINGS: dict[str, Callable[[Option], float]] = {
    "hunter": _hunter,
    "builder": _builder,
    "hoarder": _hoarder,
    "recruiter": _recruiter,
    "thief": _thief,
    "magic": _magic,
}


def bonus(name: str, _view: View, option: Option) -> float:
    """Return an option's bonus for a player with this leaning, as a chance of winning."""
    return BONUS[name] * _LIKINGS[name](option)


def _does(option: Option, action: Action) -> bool:
    return isinstance(option, ActAt) and option.action is action


def _uses(option: Option, *ways: type[Effect]) -> bool:
    return isinstance(option, UseWay) and isinstance(option.way, ways)


@cache
def _of_thieves(card: Card) -> float:
    powers = _powers(card)
    if any(power.takes_from_others for power in powers):
        return 1.0
    return 0.5 if card.needs.shadow or card.lends.shadow else 0.0


@cache
def _of_magic(card: Card) -> float:
    return float(any(_gives_magic(power) for power in _powers(card)))


def _powers(card: Card) -> tuple[Effect, ...]:
    """Return the lasting powers of a card."""
    return (*card.harvest, *(trigger.do for trigger in card.triggers))


def _gives_magic(effect: Effect) -> bool:
    return effect.gained.magic > 0 or any(map(_gives_magic, effect.parts))
