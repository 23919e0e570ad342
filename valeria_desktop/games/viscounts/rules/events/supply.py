"""Events of silver and resources, debts and deeds, virtue and corruption."""

from __future__ import annotations

from attrs import frozen

from valeria_desktop.games.viscounts.rules.events.base import SeatEvent
from valeria_desktop.games.viscounts.rules.model.amounts import amount_words
from valeria_desktop.games.viscounts.rules.model.effect import Item
from valeria_desktop.games.viscounts.rules.model.kinds import Paper
from valeria_desktop.kernel.phrases import Phrase


@frozen
class AmountEvent(SeatEvent):
    """Silver or resources of a player."""

    what: str
    """Silver, or a resource's name."""
    number: int
    cause: Item

    @property
    def amount(self) -> Phrase:
        """The amount in words."""
        return amount_words(self.number, self.what)


@frozen
class Gained(AmountEvent):
    """A player gained silver or a resource."""

    template = "{player} gained {amount} ({cause})"


@frozen
class Paid(AmountEvent):
    """A player paid silver or resources."""

    template = "{player} paid {amount} ({cause})"


@frozen
class MarkerEvent(SeatEvent):
    """A marker of a player moved."""

    steps: int
    """Number of spaces that the marker moved; less than gained at the end of the track."""
    have_met: bool
    """The markers are joined by this (WK18)."""
    cause: Item

    template = "{player} gained {amount} ({cause})"
    when_met = "{player} gained {amount} ({cause}), and the markers met"

    def says(self) -> str:
        return self.when_met if self.have_met else self.template


@frozen
class Corrupted(MarkerEvent):
    """A player gained corruption."""

    @property
    def amount(self) -> Phrase:
        """The corruption in words."""
        return amount_words(self.steps, "corruption")


@frozen
class Ennobled(MarkerEvent):
    """A player gained virtue."""

    @property
    def amount(self) -> Phrase:
        """The virtue in words."""
        return amount_words(self.steps, "virtue")


@frozen
class DeedsGained(SeatEvent):
    """A player acquired deeds."""

    number: int
    cause: Item

    template = "{player} gained {amount} ({cause})"

    @property
    def amount(self) -> Phrase:
        """The deeds in words."""
        return amount_words(self.number, "deed")


@frozen
class DebtGained(SeatEvent):
    """A player gained an unpaid debt."""

    cause: Item

    template = "{player} gained 1 debt ({cause})"


@frozen
class Flipped(SeatEvent):
    """A player paid a debt or had a deed approved."""

    paper: Paper
    cause: Item

    template = "{player} had a deed approved ({cause})"
    of_debt = "{player} paid a debt ({cause})"

    def says(self) -> str:
        return self.of_debt if self.paper is Paper.DEBT else self.template


@frozen
class Collided(SeatEvent):
    """The markers of the active player have met, and the collision begins (WK85)."""

    space: int

    template = "{player}'s markers collided on space {space}"


@frozen
class MarkersReset(SeatEvent):
    """The markers of a player returned to the ends of the track (WK88)."""

    template = "{player}'s markers returned to the ends of the track"


@frozen
class Traded(SeatEvent):
    """A player traded a number of times (WK42); the gains come after it."""

    times: int
    cause: Item

    template = "{player} traded {times} times"
    once = "{player} traded once"

    def says(self) -> str:
        return self.once if self.times == 1 else self.template
