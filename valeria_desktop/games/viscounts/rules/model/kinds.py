"""The small vocabularies of Viscounts: resources, kinds of townsfolk, actions, buildings (WK2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.kernel.kinds import Kind
from valeria_desktop.kernel.neutral import name_of_side
from valeria_desktop.kernel.phrases import count, say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.kernel.phrases import Phrase

NOBODY = -1
NEUTRAL = say("Odo")
"""The name of the neutral player of a solo game: a name needs no article in any language."""


def side_name(seat: int, names: Sequence[str]) -> Phrase:
    """Return the name of a player, or that of the neutral one of a solo game."""
    return name_of_side(seat, names, NEUTRAL)


class Resource(Kind):
    """The three resources; silver is none (WK2)."""

    INK = "ink"
    STONE = "stone"
    GOLD = "gold"

    def words(self) -> Phrase:
        """Return the resource's name."""
        return _RESOURCES[self]


RESOURCES = tuple(Resource)
SILVER = "silver"
POOL = "resource"
"""The name of every resource in a pool that makes no difference between them (WK126)."""
_RESOURCES = {
    Resource.INK: say("ink"),
    Resource.STONE: say("stone"),
    Resource.GOLD: say("gold"),
}


class Icon(Kind):
    """The kinds of townsfolk that cards show; a criminal counts as any kind (WK20)."""

    CLERIC = "cleric"
    BUILDER = "builder"
    NOBLE = "noble"
    MERCHANT = "merchant"
    CRIMINAL = "criminal"

    def words(self, number: int) -> Phrase:
        """Return a number of these icons: "2 clerics"."""
        return count(number, *_ICON_WORDS[self])


ICONS = tuple(Icon)
CRIMINAL_AT = Icon.CRIMINAL.at
MERCHANT_AT = Icon.MERCHANT.at
_ICON_WORDS = {
    Icon.CLERIC: ("{number} cleric", "{number} clerics"),
    Icon.BUILDER: ("{number} builder", "{number} builders"),
    Icon.NOBLE: ("{number} noble", "{number} nobles"),
    Icon.MERCHANT: ("{number} merchant", "{number} merchants"),
    Icon.CRIMINAL: ("{number} criminal", "{number} criminals"),
}


class Action(Kind):
    """The primary actions: two on outer spaces, two on inner ones (WK35)."""

    TRADE = "trade"
    BUILD = "build"
    WORKERS = "workers"
    TRANSCRIBE = "transcribe"

    @property
    def icon(self) -> Icon:
        """The kind of icon that funds the action (WK36)."""
        return _ICON_OF[self]

    @property
    def resource(self) -> Resource | None:
        """The matching resource; None for a trade, which silver matches (WK36)."""
        return _RESOURCE_OF[self]


_ICON_OF = {
    Action.TRADE: Icon.MERCHANT,
    Action.BUILD: Icon.BUILDER,
    Action.WORKERS: Icon.NOBLE,
    Action.TRANSCRIBE: Icon.CLERIC,
}
_RESOURCE_OF = {
    Action.TRADE: None,
    Action.BUILD: Resource.STONE,
    Action.WORKERS: Resource.GOLD,
    Action.TRANSCRIBE: Resource.INK,
}


class BuildingType(Kind):
    """The types of buildings, three of each for every player (WK1)."""

    TRADING_POST = "trading_post"
    GUILDHALL = "guildhall"
    WORKSHOP = "workshop"

    def words(self) -> Phrase:
        """Return the building with its article: "a trading post"."""
        return _BUILDINGS[self]

    def name_words(self) -> Phrase:
        """Return the building's name alone: "trading post"."""
        return _BUILDING_NAMES[self]


BUILDING_TYPES = tuple(BuildingType)
COPIES = 3
"""Number of buildings of each type that a player has."""
_BUILDINGS = {
    BuildingType.TRADING_POST: say("a trading post"),
    BuildingType.GUILDHALL: say("a guildhall"),
    BuildingType.WORKSHOP: say("a workshop"),
}
_BUILDING_NAMES = {
    BuildingType.TRADING_POST: say("trading post"),
    BuildingType.GUILDHALL: say("guildhall"),
    BuildingType.WORKSHOP: say("workshop"),
}


class Ribbon(Kind):
    """The colours of the manuscripts' ribbons (WK72)."""

    GREY = "grey"
    BLACK = "black"
    YELLOW = "yellow"
    BLUE = "blue"

    def words(self) -> Phrase:
        """Return the name of the colour."""
        return _RIBBONS[self]


RIBBONS = tuple(Ribbon)
_RIBBONS = {
    Ribbon.GREY: say("grey"),
    Ribbon.BLACK: say("black"),
    Ribbon.YELLOW: say("yellow"),
    Ribbon.BLUE: say("blue"),
}


class Lane(Kind):
    """The three spaces of a segment: two on the outer path, one on the inner one (WK30)."""

    LEFT = "left"
    RIGHT = "right"
    INNER = "inner"


LANES = tuple(Lane)


class Paper(Kind):
    """Debts and deeds (WK15)."""

    DEBT = "debt"
    DEED = "deed"


class Moment(Kind):
    """The moments at which standing powers are looked for (WK46, WK86)."""

    AFTER_TRADE = "after_trade"
    AFTER_BUILD = "after_build"
    AFTER_WORKERS = "after_workers"
    AFTER_TRANSCRIBE = "after_transcribe"
    COLLISION = "collision"
    FLIP_DEBT = "flip_debt"
    GAIN_DEBT = "gain_debt"
    HIRE = "hire"
    FLIP = "flip"
    """The neutral player has flipped a debt or a deed (WK131)."""
    GAIN_SCHEME = "gain_scheme"
    """The neutral player has gained a scheme (WK131)."""
    SHUFFLE = "shuffle"
    """The neutral player has shuffled (WK131)."""


AFTER = {
    Action.TRADE: Moment.AFTER_TRADE,
    Action.BUILD: Moment.AFTER_BUILD,
    Action.WORKERS: Moment.AFTER_WORKERS,
    Action.TRANSCRIBE: Moment.AFTER_TRANSCRIBE,
}
