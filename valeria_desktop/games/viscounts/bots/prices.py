"""The worth of effects, powers and cards in silver, whatever the position is.

The table is that of the rules' reconstructions (WK140): a merchant icon buys 1 silver, two of them
a resource, three a destroyed card, four a flip. A point is worth two silver.
"""

from __future__ import annotations

from functools import lru_cache, singledispatch
from typing import TYPE_CHECKING, NamedTuple

from attrs import fields

from valeria_desktop.games.viscounts.rules.effects.board import (
    CastleMove,
    FreeBuilding,
    FreeHire,
    GainManuscript,
    PlaceWorkers,
)
from valeria_desktop.games.viscounts.rules.effects.cards import Destroy, Discard, Rearrange, Shuffle
from valeria_desktop.games.viscounts.rules.effects.combined import AllOf, IfNoCriminals, OneOf
from valeria_desktop.games.viscounts.rules.effects.gains import CARD, Flip, Gain
from valeria_desktop.games.viscounts.rules.effects.powers import (
    DismissPrice,
    ExtraMove,
    Fund,
    HandLimit,
    HasIcons,
    On,
)
from valeria_desktop.games.viscounts.rules.effects.starts import StartBuilding, StartDestroy
from valeria_desktop.games.viscounts.rules.model.amounts import Amounts
from valeria_desktop.games.viscounts.rules.model.effect import Effect, Power  # noqa: TC001 - dispatched by them
from valeria_desktop.games.viscounts.rules.model.kinds import BuildingType, Moment, Paper

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.model.things import Townsfolk

POINT = 2.0
"""The worth of a point, in silver."""
AMOUNT = {
    "corruption": -1.0,
    "virtue": 1.0,
    "silver": 1.0,
    "ink": 2.0,
    "stone": 2.0,
    "gold": 2.0,
    "any": 2.0,
    "deed": 1.5,
    "debt": -1.0,
}
DESTROY, DISCARD, REARRANGE, HIRE, CASTLE_MOVE, WORKER = 3.0, 1.0, 1.0, 3.0, 1.0, 3.0
SHUFFLE = 0.5
MANUSCRIPT = 8.0
FLIP = {Paper.DEBT.value: 6.0, Paper.DEED.value: 4.0, CARD: 4.0}
BUILDING = {
    BuildingType.WORKSHOP: 6.0,
    BuildingType.TRADING_POST: 10.0,
    BuildingType.GUILDHALL: 14.0,
}
"""The worth of a building: the price of its builder icons, two silver for each."""
_ICONS = (0.5, 0.5, 0.5, 0.23, 1.0)
"""The worth of an icon in each turn that it lies on the board: cleric to criminal.

An icon saves two silver where it is used. Clerics, builders and nobles help in one action of four.
"""
_OFTEN = {
    Moment.AFTER_TRADE: 0.25,
    Moment.AFTER_BUILD: 0.3,
    Moment.AFTER_WORKERS: 0.3,
    Moment.AFTER_TRANSCRIBE: 0.3,
    Moment.COLLISION: 0.3,
    Moment.FLIP_DEBT: 0.15,
    Moment.GAIN_DEBT: 0.15,
    Moment.HIRE: 0.4,
}
"""How often a moment comes in each turn."""
_EXTRA_STEP, _CHEAP_DISMISSAL, _CARD_MORE, _CONVERSION = 0.5, 0.5, 0.6, 0.4
_STEP = 0.2
"""The worth of a card's further step."""


@singledispatch
def price_of(effect: Effect) -> float:
    """Return the worth of an effect, in silver."""
    raise TypeError(f"nobody has said what {effect!r} is worth")


@price_of.register
def _gain(effect: Gain) -> float:
    amounts = ((each.name, getattr(effect.amounts, each.name)) for each in fields(Amounts))
    return float(sum(AMOUNT[name] * number for name, number in amounts if name in AMOUNT))


@price_of.register
def _flip(effect: Flip) -> float:
    return effect.times * FLIP[effect.what]


@price_of.register
def _one_of(effect: OneOf) -> float:
    return max(map(price_of, effect.parts))


@price_of.register
def _all_of(effect: AllOf) -> float:
    return sum(map(price_of, effect.parts))


@price_of.register
def _if_no_criminals(effect: IfNoCriminals) -> float:
    return price_of(effect.effect) / 2


@price_of.register
def _discard(effect: Discard) -> float:
    return DISCARD * effect.number


@price_of.register(Destroy)
@price_of.register(StartDestroy)
def _destroy(effect: Destroy | StartDestroy) -> float:
    return DESTROY * effect.number


@price_of.register
def _workers(effect: PlaceWorkers) -> float:
    return WORKER * effect.number


@price_of.register(FreeBuilding)
@price_of.register(StartBuilding)
def _building(effect: FreeBuilding | StartBuilding) -> float:
    return BUILDING[effect.type]


def _fixed(kind: type[Effect], silver: float) -> None:
    price_of.register(kind, lambda _effect: silver)


_fixed(Rearrange, REARRANGE)
_fixed(Shuffle, SHUFFLE)
_fixed(FreeHire, HIRE)
_fixed(CastleMove, CASTLE_MOVE)
_fixed(GainManuscript, MANUSCRIPT)


def price_of_power(power: Power) -> float:
    """Return the worth of a standing power in each turn, in silver."""
    match power:
        case HasIcons():
            return price_of_icons(power.icons.counts)
        case On():
            return _OFTEN[power.moment] * price_of(power.do) if power.moment in _OFTEN else 0.0
        case Fund():
            return _CONVERSION
        case ExtraMove():
            return _EXTRA_STEP * power.steps
        case DismissPrice():
            return _CHEAP_DISMISSAL
        case HandLimit():
            return _CARD_MORE * power.cards
    raise TypeError(f"nobody has said what {power!r} is worth")


def price_of_icons(counts: tuple[int, ...]) -> float:
    """Return the worth of icons in each turn, in silver."""
    return sum(number * each for number, each in zip(counts, _ICONS, strict=True))


class CardPrice(NamedTuple):
    """The worth of a card, in silver."""

    played: float
    """When it is played from the hand, with all that follows."""
    each: float
    """In each of the turns that it lies on the board."""
    dropped: float
    """When it drops off the board."""


_CRIMINAL = Gain(Amounts(corruption=1))


@lru_cache(maxsize=512)
def price_of_card(card: Townsfolk) -> CardPrice:
    """Return the worth of a card that is played once."""
    each = price_of_icons(card.icons.counts) + sum(map(price_of_power, card.ongoing))
    dropped = price_of(card.dropoff) if card.dropoff is not None else 0.0
    now = price_of(card.immediate) if card.immediate is not None else 0.0
    now += _STEP * card.silver + card.icons.criminal * price_of(_CRIMINAL)
    return CardPrice(now + _TURNS * each + dropped, each, dropped)


_TURNS = 3
"""Number of turns that a card lies on the board."""
