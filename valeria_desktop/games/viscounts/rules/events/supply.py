"""Events of silver and resources, debts and deeds, virtue and corruption."""

from __future__ import annotations

from attrs import frozen

from valeria_desktop.games.viscounts.rules.events.base import SeatEvent
from valeria_desktop.games.viscounts.rules.model.amounts import amount_words
from valeria_desktop.games.viscounts.rules.model.effect import Item
from valeria_desktop.games.viscounts.rules.model.kinds import Paper
from valeria_desktop.kernel.phrases import Phrase, count, say


@frozen
class Gained(SeatEvent):
    """A player gained silver or a resource."""

    what: str
    """Silver, or a resource's name."""
    number: int
    cause: Item

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say(
            "{player} gained {amount} ({cause})",
            player=names[self.seat],
            amount=amount_words(self.number, self.what),
            cause=self.cause.words(),
        )


@frozen
class Paid(SeatEvent):
    """A player paid silver or resources."""

    what: str
    number: int
    cause: Item

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say(
            "{player} paid {amount} ({cause})",
            player=names[self.seat],
            amount=amount_words(self.number, self.what),
            cause=self.cause.words(),
        )


@frozen
class Corrupted(SeatEvent):
    """A player gained corruption."""

    steps: int
    """Number of spaces that the marker moved; less than gained at the end of the track."""
    have_met: bool
    """The markers are joined by this (WK18)."""
    cause: Item

    def words(self, names: tuple[str, ...]) -> Phrase:
        return _marker_words("corruption", self, names)


@frozen
class Ennobled(SeatEvent):
    """A player gained virtue."""

    steps: int
    have_met: bool
    cause: Item

    def words(self, names: tuple[str, ...]) -> Phrase:
        return _marker_words("virtue", self, names)


def _marker_words(what: str, event: Corrupted | Ennobled, names: tuple[str, ...]) -> Phrase:
    amount = amount_words(event.steps, what)
    template = "{player} gained {amount} ({cause})"
    if event.have_met:
        template = "{player} gained {amount} ({cause}), and the markers met"
    return say(template, player=names[event.seat], amount=amount, cause=event.cause.words())


@frozen
class DeedsGained(SeatEvent):
    """A player acquired deeds."""

    number: int
    cause: Item

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say(
            "{player} gained {amount} ({cause})",
            player=names[self.seat],
            amount=amount_words(self.number, "deed"),
            cause=self.cause.words(),
        )


@frozen
class DebtGained(SeatEvent):
    """A player gained an unpaid debt."""

    cause: Item

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say(
            "{player} gained {amount} ({cause})",
            player=names[self.seat],
            amount=amount_words(1, "debt"),
            cause=self.cause.words(),
        )


@frozen
class Flipped(SeatEvent):
    """A player paid a debt or had a deed approved."""

    paper: Paper
    cause: Item

    def words(self, names: tuple[str, ...]) -> Phrase:
        template = "{player} had a deed approved ({cause})"
        if self.paper is Paper.DEBT:
            template = "{player} paid a debt ({cause})"
        return say(template, player=names[self.seat], cause=self.cause.words())


@frozen
class Collided(SeatEvent):
    """The markers of the active player have met, and the collision begins (WK85)."""

    space: int

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say(
            "{player}'s markers collided on space {space}",
            player=names[self.seat],
            space=self.space,
        )


@frozen
class MarkersReset(SeatEvent):
    """The markers of a player returned to the ends of the track (WK88)."""

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say("{player}'s markers returned to the ends of the track", player=names[self.seat])


@frozen
class Traded(SeatEvent):
    """A player traded a number of times (WK42); the gains come after it."""

    times: int
    cause: Item

    def words(self, names: tuple[str, ...]) -> Phrase:
        player = names[self.seat]
        if self.times == 1:
            return say("{player} traded once", player=player)
        return say("{player} traded {number} times", player=player, number=self.times)


def papers_words(number: int, paper: Paper) -> Phrase:
    """Return a number of debts or deeds in words."""
    if paper is Paper.DEBT:
        return count(number, "{number} debt", "{number} debts")
    return count(number, "{number} deed", "{number} deeds")
