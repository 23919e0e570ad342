"""Events of the ring and of the castle."""

from __future__ import annotations

from attrs import frozen

from valeria_desktop.games.viscounts.rules.events.base import SeatEvent, side_name
from valeria_desktop.games.viscounts.rules.model.kinds import NOBODY, BuildingType, Ribbon
from valeria_desktop.games.viscounts.rules.model.things import BonusCard, Link, Spot
from valeria_desktop.kernel.phrases import Phrase, count, say


@frozen
class Rode(SeatEvent):
    """A player's viscount rode to a space, or was placed there in the set-up."""

    space: int
    place: Phrase
    """The name of the space."""
    silver: int

    def words(self, names: tuple[str, ...]) -> Phrase:
        player = self.who(names)
        if self.silver:
            return say(
                "{player} rode to {space} for {silver} silver",
                player=player,
                space=self.place,
                silver=self.silver,
            )
        return say("{player} rode to {space}", player=player, space=self.place)


@frozen
class BuildingBuilt(SeatEvent):
    """A player built on a spot; the square that it left is free now (WK53)."""

    type: BuildingType
    spot: Spot
    number: int
    """The number of the spot in the ring."""
    square: int

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say(
            "{player} built {building} on {spot}, freeing square {square}",
            player=self.who(names),
            building=self.type.words(),
            spot=self.spot.words(),
            square=self.square,
        )


@frozen
class LinkClosed(SeatEvent):
    """A link has buildings at both ends and works for their owners (WK53)."""

    link: Link
    other: int
    """The owner of the other end."""

    def words(self, names: tuple[str, ...]) -> Phrase:
        if self.other == self.seat:
            return say("{player} closed {link}", player=self.who(names), link=self.link.words())
        return say(
            "{player} closed {link} with {other}",
            player=self.who(names),
            link=self.link.words(),
            other=side_name(self.other, names),
        )


@frozen
class WorkersSent(SeatEvent):
    """A player sent workers into the first tier of a section."""

    number: int
    position: int
    segment: Phrase

    def words(self, names: tuple[str, ...]) -> Phrase:
        workers = count(self.number, "{number} worker", "{number} workers")
        return say(
            "{player} sent {workers} to the castle, facing {segment}",
            player=self.who(names),
            workers=workers,
            segment=self.segment,
        )


@frozen
class WorkerShifted(SeatEvent):
    """A worker moved to a neighbouring section of the first tier."""

    start: int
    goal: int
    segment: Phrase

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say(
            "{player} moved a worker to the section facing {segment}",
            player=self.who(names),
            segment=self.segment,
        )


@frozen
class WorkerRose(SeatEvent):
    """A worker moved inwards, to the second or the third tier (WK61, WK62)."""

    position: int
    tier: int
    segment: Phrase

    def words(self, names: tuple[str, ...]) -> Phrase:
        template = "{player} moved a worker to the second tier, facing {segment}"
        if self.tier > 2:  # noqa: PLR2004 - the tiers are called by their numbers
            template = "{player} moved a worker to the third tier, from the side of {segment}"
        return say(template, player=self.who(names), segment=self.segment)


@frozen
class WorkerBumped(SeatEvent):
    """A worker went home from a section with too many (WK63)."""

    by: int
    position: int
    tier: int
    segment: Phrase

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say(
            "{player} sent home a worker of {owner}, facing {segment}",
            player=side_name(self.by, names),
            owner=self.who(names),
            segment=self.segment,
        )


@frozen
class LeaderChanged(SeatEvent):
    """A player became the castle leader (WK66)."""

    before: int
    """The leader before, or NOBODY."""

    def words(self, names: tuple[str, ...]) -> Phrase:
        player = self.who(names)
        if self.before == NOBODY:
            return say("{player} became the castle leader", player=player)
        return say(
            "{player} became the castle leader instead of {other}",
            player=player,
            other=side_name(self.before, names),
        )


@frozen
class BonusTaken(SeatEvent):
    """A player took a cleric bonus card (WK72)."""

    bonus: BonusCard
    ribbon: Ribbon

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say("{player} took {bonus}", player=self.who(names), bonus=self.bonus.words())
