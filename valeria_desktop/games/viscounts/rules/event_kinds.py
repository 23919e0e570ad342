"""The kinds of events of Viscounts: of a player, with a cause, with an amount, of cards."""

from __future__ import annotations

from typing import ClassVar

from attrs import Factory, field, frozen

from valeria_desktop.games.viscounts.rules.model.amounts import amount_words
from valeria_desktop.games.viscounts.rules.model.effect import Item
from valeria_desktop.games.viscounts.rules.model.kinds import NEUTRAL
from valeria_desktop.games.viscounts.rules.model.things import Townsfolk
from valeria_desktop.kernel.neutral import SideEvent
from valeria_desktop.kernel.phrases import Phrase, count


@frozen
class SeatEvent(SideEvent):
    """An event of one player, or of the neutral one."""

    actor = NEUTRAL


@frozen
class CausedEvent(SeatEvent):
    """An event of one player, with the thing that caused it."""

    cause: Item


@frozen
class AmountEvent(SeatEvent):
    """Silver or resources of a player."""

    what: str
    """Silver, or a resource's name."""
    number: int
    cause: Item
    called: str = field(default=Factory(lambda event: event.what, takes_self=True))
    """The name of the thing; of the neutral player's one pool, that of any resource."""

    @property
    def amount(self) -> Phrase:
        return amount_words(self.number, self.called)


@frozen
class MarkerEvent(SeatEvent):
    """A marker of a player moved."""

    steps: int
    """Number of spaces that the marker moved; less than gained at the end of the track."""
    have_met: bool
    """The markers are joined by this (WK18)."""
    cause: Item

    what: ClassVar[str]
    template = "{player} gained {amount} ({cause})"
    when_met = "{player} gained {amount} ({cause}), and the markers met"

    def says(self) -> str:
        return self.when_met if self.have_met else self.template

    @property
    def amount(self) -> Phrase:
        return amount_words(self.steps, self.what)


@frozen
class Bought(SeatEvent):
    """A player took a townsfolk card for silver, or for free."""

    card: Townsfolk
    silver: int

    free: ClassVar[str]

    def says(self) -> str:
        return self.template if self.silver else self.free


@frozen
class CardsEvent(SeatEvent):
    """A number of cards went into a player's deck or came from it."""

    number: int
    """Number of cards."""

    @property
    def cards(self) -> Phrase:
        return count(self.number, "{number} card", "{number} cards")
