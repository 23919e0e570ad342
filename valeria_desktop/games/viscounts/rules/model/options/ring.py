"""Options about the ring: rides, the primary actions and their payment, buildings, links."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.viscounts.rules.at import (
    AtExchange,
    AtScroll,
    AtSection,
    AtSpace,
    AtSpot,
    OfSquare,
)
from valeria_desktop.games.viscounts.rules.model.amounts import amount_words
from valeria_desktop.games.viscounts.rules.model.effect import Effect, Power
from valeria_desktop.games.viscounts.rules.model.kinds import (
    Action,
    BuildingType,
)
from valeria_desktop.games.viscounts.rules.model.options.base import SaidOption, ToldOption
from valeria_desktop.games.viscounts.rules.model.ring import LinkBetween, position_of
from valeria_desktop.games.viscounts.rules.model.things import (
    Exchange,
    Spot,
    Square,
)
from valeria_desktop.kernel.options import Option
from valeria_desktop.kernel.phrases import capital, count, say

if TYPE_CHECKING:
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.phrases import Phrase


@frozen
class RideTo(ToldOption):
    """Ride to a space at its lowest price (WK32)."""

    space: int
    silver: int
    segment: str
    path: str

    template = "Ride to {where}"
    paid = "Ride to {where} for {silver} silver"

    @property
    def id(self) -> str:
        return f"ride {self.space}"

    @property
    def at(self) -> At:
        return AtSpace(self.space)

    @property
    def where(self) -> Phrase:
        """The name of the space."""
        return space_words(self.segment, self.path)

    def says(self) -> str:
        return self.paid if self.silver else self.template


def space_words(segment: str, path: str) -> Phrase:
    """Return the name of a space: "the left space of the lake"."""
    return say(_SPACES[path], segment=say(segment))


_SPACES = {
    "left": "the left space of the {segment}",
    "right": "the right space of the {segment}",
    "inner": "the inner space of the {segment}",
}


@frozen
class ChooseAction(Option):
    """Take a primary action (WK35)."""

    action: Action
    space: int
    """The space of the viscount."""

    @property
    def id(self) -> str:
        return self.action.value

    @property
    def at(self) -> At | None:
        position = position_of(self.space)
        if self.action is Action.TRADE:
            return AtExchange(self.space)
        if self.action is Action.WORKERS:
            return AtSection(position)
        return AtScroll(position) if self.action is Action.TRANSCRIBE else None

    def words(self) -> Phrase:
        return _ACTIONS[self.action]


_ACTIONS = {
    Action.TRADE: say("Trade"),
    Action.BUILD: say("Build"),
    Action.WORKERS: say("Send workers to the castle"),
    Action.TRANSCRIBE: say("Transcribe"),
}


@frozen
class TradeTimes(SaidOption):
    """Trade a number of times, with silver for missing merchants (WK42, WK43)."""

    times: int
    silver: int
    exchange: Exchange
    space: int

    template = "{trade}: {effect}"
    paid = "{trade} for {silver} silver: {effect}"

    @property
    def id(self) -> str:
        return f"trade {self.times}"

    @property
    def at(self) -> At:
        return AtExchange(self.space)

    @property
    def trade(self) -> Phrase:
        """How often the trade is made."""
        return count(self.times, "Trade once", "Trade {number} times")

    @property
    def effect(self) -> Effect:
        """What each trade brings."""
        return self.exchange.effect

    def says(self) -> str:
        return self.paid if self.silver else self.template


@frozen
class TakeBuilding(SaidOption):
    """Take the building of a square (WK55)."""

    square: Square
    seat: int

    template = "{building}, freeing {square}: {power}"

    @property
    def id(self) -> str:
        return f"square {self.square.number}"

    @property
    def at(self) -> At:
        return OfSquare(self.seat, self.square.number)

    @property
    def building(self) -> Phrase:
        """The building with its article."""
        return capital(self.square.building.words())

    @property
    def power(self) -> Power:
        """The power that becomes free."""
        return self.square.power


@frozen
class BuildOn(ToldOption):
    """Build on a spot (WK52)."""

    number: int
    spot: Spot
    type: BuildingType

    template = "Build {type} on {spot}: {effect}"

    @property
    def id(self) -> str:
        return f"spot {self.spot.id}"

    @property
    def at(self) -> At:
        return AtSpot(self.number)

    @property
    def effect(self) -> Effect:
        """What the spot brings."""
        return self.spot.effect


@frozen
class SendWorkers(Option):
    """Send a number of workers to the castle (WK60)."""

    number: int

    @property
    def id(self) -> str:
        return f"workers {self.number}"

    def words(self) -> Phrase:
        return count(self.number, "Send {number} worker", "Send {number} workers")


@frozen
class Spend(SaidOption):
    """Spend a number of pieces of one kind (WK36)."""

    what: str
    """Silver, or a resource's name."""
    pieces: int
    silver: int
    """Silver or resources that the pieces cost together."""
    icons: int
    """The icons that the pieces bring together."""
    icon_words: Phrase
    is_double: bool = False
    """Each piece brings two icons."""

    template = "Pay {amount} for {icon_words}"
    nothing = "Pay {amount}"

    @property
    def id(self) -> str:
        return f"pay {self.silver} {self.what}{' twofold' if self.is_double else ''}"

    @property
    def amount(self) -> Phrase:
        """What is paid."""
        return amount_words(self.silver, self.what)

    def says(self) -> str:
        return self.template if self.pieces else self.nothing


@frozen
class UseLink(SaidOption):
    """Let a link work next (WK53)."""

    between: LinkBetween
    spot: int
    """The number of the spot at the other end."""

    template = "{link}: {effect}"

    @property
    def id(self) -> str:
        return f"link {self.between.link.id}"

    @property
    def at(self) -> At:
        return AtSpot(self.spot)

    @property
    def link(self) -> Phrase:
        """The link's name."""
        return capital(self.between.link.words())

    @property
    def effect(self) -> Effect:
        """What the link brings."""
        return self.between.link.effect
