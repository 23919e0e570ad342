"""Events of the ring, of the castle, and of the whole game."""

from __future__ import annotations

from attrs import frozen

from valeria_desktop.games.viscounts.rules.events.base import SeatEvent
from valeria_desktop.games.viscounts.rules.model.kinds import NOBODY, BuildingType, Ribbon
from valeria_desktop.games.viscounts.rules.model.things import BonusCard, Link, Spot
from valeria_desktop.kernel.events import Event
from valeria_desktop.kernel.phrases import Phrase, count, say


@frozen
class Rode(SeatEvent):
    """A player's viscount rode to a space, or was placed there in the set-up."""

    space: int
    where: Phrase
    """The name of the space."""
    silver: int

    template = "{player} rode to {where}"
    paid = "{player} rode to {where} for {silver} silver"

    def says(self) -> str:
        return self.paid if self.silver else self.template


@frozen
class BuildingBuilt(SeatEvent):
    """A player built on a spot; the square that it left is free now (WK53)."""

    type: BuildingType
    spot: Spot
    number: int
    """The number of the spot in the ring."""
    square: int

    template = "{player} built {type} on {spot}, freeing square {square}"


@frozen
class LinkClosed(SeatEvent):
    """A link has buildings at both ends and works for their owners (WK53)."""

    link: Link
    other: int
    """The owner of the other end."""

    template = "{player} closed {link} with {other}"
    alone = "{player} closed {link}"
    people = ("other",)

    def says(self) -> str:
        return self.alone if self.other == self.seat else self.template


@frozen
class WorkersSent(SeatEvent):
    """A player sent workers into the first tier of a section."""

    number: int
    position: int
    segment: Phrase

    template = "{player} sent {workers} to the castle, facing {segment}"

    @property
    def workers(self) -> Phrase:
        """The number of workers in words."""
        return count(self.number, "{number} worker", "{number} workers")


@frozen
class WorkerShifted(SeatEvent):
    """A worker moved to a neighbouring section of the first tier."""

    start: int
    goal: int
    segment: Phrase

    template = "{player} moved a worker to the section facing {segment}"


@frozen
class WorkerRose(SeatEvent):
    """A worker moved inwards, to the second or the third tier (WK61, WK62)."""

    position: int
    tier: int
    segment: Phrase

    template = "{player} moved a worker to the second tier, facing {segment}"
    third = "{player} moved a worker to the third tier, from the side of {segment}"

    def says(self) -> str:
        return self.third if self.tier > 2 else self.template  # noqa: PLR2004 - the third tier


@frozen
class WorkerBumped(SeatEvent):
    """A worker went home from a section with too many (WK63)."""

    by: int
    position: int
    tier: int
    segment: Phrase

    template = "{by} sent home a worker of {player}, facing {segment}"
    people = ("by",)


@frozen
class LeaderChanged(SeatEvent):
    """A player became the castle leader (WK66)."""

    before: int
    """The leader before, or NOBODY."""

    template = "{player} became the castle leader instead of {before}"
    first = "{player} became the castle leader"
    people = ("before",)

    def says(self) -> str:
        return self.first if self.before == NOBODY else self.template


@frozen
class BonusTaken(SeatEvent):
    """A player took a cleric bonus card (WK72)."""

    bonus: BonusCard
    ribbon: Ribbon

    template = "{player} took {bonus}"


@frozen
class EndCardRevealed(Event):
    """The poverty card or the prosperity card was revealed (WK17)."""

    card: str
    last_round: int

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say(_REVEALED[self.card], round=self.last_round)


_REVEALED = {
    "poverty": "The poverty card is revealed: round {round} is the last one",
    "prosperity": "The prosperity card is revealed: round {round} is the last one",
}


@frozen
class GameEnded(Event):
    """The game is over."""

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say("The game is over")
