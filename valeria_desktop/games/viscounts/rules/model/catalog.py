"""The catalogue: all cards, boards and numbers that games are laid out from.

Data files may be replaced one by one by an owner of the box (WK144): each field of `Catalog` that
holds things is read from one file.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import field, frozen

from valeria_desktop.games.viscounts.rules.model.amounts import Icons
from valeria_desktop.games.viscounts.rules.model.effect import Effect, Item, Power
from valeria_desktop.games.viscounts.rules.model.kinds import BuildingType, Paper, Resource
from valeria_desktop.games.viscounts.rules.model.things import (
    RULE_ITEMS,
    BonusCard,
    Manuscript,
    PlayerCard,
    Printed,
    Scheme,
    Section,
    Segment,
    Square,
    Townsfolk,
    TrackSpace,
)
from valeria_desktop.kernel.phrases import Phrase, say

if TYPE_CHECKING:
    from collections.abc import Iterator


@frozen
class Building:
    """A type of building: its price in builder icons, and points for 1, 2 and 3 built."""

    type: BuildingType
    builders: int
    points: tuple[int, ...]


@frozen
class Tier:
    """A tier of the castle: points for each worker, and what the owner of a bumped one gains."""

    points: int
    limit: int = 0
    """Most workers in a section; 0 for no limit."""
    bumped: Effect | None = None
    entered: Effect | None = None
    """What a worker that enters brings, if all sections bring the same."""


@frozen
class WorkerPrice:
    """How many workers a number of noble icons places (WK60)."""

    nobles: int
    workers: int


@frozen
class PaperRules:
    """What debts or deeds are worth, and the card that lies below them (WK14, WK111, WK114)."""

    kind: Paper
    above: tuple[int, ...]
    """Number of them above the card with 1, 2, 3 and 4 players."""
    unflipped: int
    flipped: int
    ranks: tuple[int, ...]
    """Points of the card below for most, second and third most."""
    when_flipped: Effect | None = None


@frozen
class Numbers:
    """The numbers of the rules that stand on no card of their own."""

    leader_points: int
    leader_power: Power
    ribbons: tuple[int, ...]
    """Points for a set of 1, 2, 3 and 4 different ribbons."""


@frozen(eq=False)
class NeutralBoard(Printed):
    """A board of the neutral player of a solo game (WK120)."""

    focus: str
    """Its focus: the action build, workers or transcribe, or "cards"."""
    order: tuple[Resource, ...]
    """The order in which it chooses resources; empty if all are of one kind (WK126)."""
    limits: tuple[int, ...]
    """For all resources of the order but the last, the number that is enough."""
    squares: tuple[Square, ...]
    spaces: tuple[Icons, ...]
    """The icons of its three spaces, which count until a scheme lies there."""
    start: Effect
    building: BuildingType
    removed: tuple[str, ...]
    """Ids of the schemes that are left out."""

    def words(self) -> Phrase:
        return _BOARDS[self.id]


_BOARDS = {
    "cleric": say("the board of clerics"),
    "builder": say("the board of builders"),
    "noble": say("the board of nobles"),
    "cards": say("the board of debts and deeds"),
}


@frozen(eq=False)
class Catalog:
    """Everything that a game of Viscounts is laid out from."""

    townsfolk: tuple[Townsfolk, ...]
    heroes: tuple[Townsfolk, ...]
    starters: tuple[Townsfolk, ...]
    manuscripts: tuple[Manuscript, ...]
    player_cards: tuple[PlayerCard, ...]
    segments: tuple[Segment, ...]
    sections: tuple[Section, ...]
    squares: tuple[Square, ...]
    spaces: tuple[Icons, ...]
    """The icons of a player's three card spaces, which count until a card lies there (WK26)."""
    buildings: tuple[Building, ...]
    track: tuple[TrackSpace, ...]
    bonuses: tuple[BonusCard, ...]
    tiers: tuple[Tier, ...]
    workers: tuple[WorkerPrice, ...]
    papers: tuple[PaperRules, ...]
    numbers: Numbers
    schemes: tuple[Scheme, ...] = ()
    neutral_boards: tuple[NeutralBoard, ...] = ()
    items: dict[str, Item] = field(init=False, repr=False)
    """Every thing by its id, for saves."""

    @items.default
    def _items(self) -> dict[str, Item]:
        return {item.id: item for item in self._all_items()}

    def _all_items(self) -> Iterator[Item]:
        yield from RULE_ITEMS
        for group in (
            self.townsfolk,
            self.heroes,
            self.starters,
            self.manuscripts,
            self.player_cards,
            self.segments,
            self.sections,
            self.squares,
            self.track,
            self.bonuses,
            self.schemes,
            self.neutral_boards,
        ):
            yield from group
        for segment in self.segments:
            yield from (*segment.spots, *segment.links, segment.townsfolk, segment.manuscript)
            for trades in segment.trades.values():
                yield from trades.values()
        for board in self.neutral_boards:
            yield from board.squares

    def building(self, kind: BuildingType) -> Building:
        """Return a type of building."""
        return next(each for each in self.buildings if each.type is kind)

    def paper(self, kind: Paper) -> PaperRules:
        """Return the rules of debts or of deeds."""
        return next(each for each in self.papers if each.kind is kind)
