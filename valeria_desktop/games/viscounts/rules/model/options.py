"""The options of Viscounts' questions. An option has the same id in every game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.viscounts.rules.at import (
    AtExchange,
    AtPair,
    AtScroll,
    AtSection,
    AtSpace,
    AtSpot,
    AtStack,
    OfCard,
    OfDeck,
    OfPapers,
    OfSquare,
)
from valeria_desktop.games.viscounts.rules.model.amounts import Icons, amount_words
from valeria_desktop.games.viscounts.rules.model.effect import Effect, Item, Power
from valeria_desktop.games.viscounts.rules.model.kinds import Action, BuildingType, Paper, Resource
from valeria_desktop.games.viscounts.rules.model.player import Line
from valeria_desktop.games.viscounts.rules.model.ring import LinkBetween, position_of
from valeria_desktop.games.viscounts.rules.model.table import Pair
from valeria_desktop.games.viscounts.rules.model.things import (
    Exchange,
    Manuscript,
    PlayerCard,
    Spot,
    Square,
    Townsfolk,
)
from valeria_desktop.kernel.options import Plain, SaidOption, ToldOption
from valeria_desktop.kernel.phrases import capital, count, join, say

if TYPE_CHECKING:
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.phrases import Phrase

NO_ACTION = Plain("none", say("Take no action"))
NOT_DISMISS = Plain("keep", say("Dismiss nobody"))
NO_HIRE = Plain("none", say("Hire nobody"))
ENOUGH = Plain("enough", say("No more cards"))
SHUFFLE_FIRST = Plain("shuffle", say("Shuffle your discard pile first"))
STAY = Plain("stay", say("Move no worker"))


# --- cards, debts and deeds


@frozen
class TakePair(ToldOption):
    """Take a player card and a hero (WK11)."""

    pair: Pair

    key = "take {card}"
    template = "Take {card} with {hero}"
    subject = AtPair, "card"

    @property
    def card(self) -> PlayerCard:
        return self.pair.card

    @property
    def hero(self) -> Townsfolk:
        return self.pair.hero


@frozen
class PlayCard(ToldOption):
    """Play a card from the hand (WK24)."""

    card: Townsfolk
    seat: int

    key = "play {card}"
    template = "Play {card}"
    subject = OfCard, "seat", "card"


@frozen
class CastOff(ToldOption):
    """Discard or destroy a card of the hand, or one of all cards in the set-up."""

    card: Townsfolk
    seat: int
    destroys: bool

    template = "Discard {card}"
    destroying = "Destroy {card} for {silver} silver"
    subject = OfCard, "seat", "card"

    @property
    def id(self) -> str:
        return f"{'destroy' if self.destroys else 'discard'} {self.card.id}"

    @property
    def silver(self) -> int:
        return self.card.silver

    def says(self) -> str:
        return self.destroying if self.destroys else self.template


@frozen
class CastOffTop(SaidOption):
    """Discard or destroy the unseen top card of the deck (WK100)."""

    seat: int
    destroys: bool

    subject = OfDeck, "seat"

    @property
    def id(self) -> str:
        return "destroy top" if self.destroys else "discard top"

    def words(self) -> Phrase:
        if self.destroys:
            return say("Destroy the top card of your deck, unseen")
        return say("Discard the top card of your deck, unseen")


@frozen
class Arrange(ToldOption):
    """Let the cards on the board lie in this order (WK103)."""

    line: Line
    is_as_before: bool

    template = "Lay your cards in this order: {cards}"

    @property
    def id(self) -> str:
        return " ".join(["lay", *(card.id if card else "-" for card in self.line)])

    @property
    def cards(self) -> Phrase:
        return join([card.words() for card in self.line if card is not None], "then")

    def words(self) -> Phrase:
        return say("Leave your cards as they are") if self.is_as_before else super().words()


@frozen
class Dismiss(ToldOption):
    """Dismiss the townsfolk of the segment for its icons (WK38)."""

    card: Townsfolk
    silver: int
    position: int

    key = "dismiss {card}"
    template = "Dismiss {card} for {silver} silver: {icons}"
    subject = AtStack, "position"

    @property
    def icons(self) -> Icons:
        return self.card.icons


@frozen
class Hire(ToldOption):
    """Hire the top townsfolk of a stack (WK80, WK81)."""

    card: Townsfolk
    silver: int
    position: int

    key = "hire {card}"
    template = "Hire {card} for {silver} silver"
    free = "Hire {card} for free"
    subject = AtStack, "position"

    def says(self) -> str:
        return self.template if self.silver else self.free


@frozen
class TakeManuscript(ToldOption):
    """Gain a visible manuscript (WK73)."""

    manuscript: Manuscript
    position: int

    key = "gain {manuscript}"
    subject = AtScroll, "position"

    def words(self) -> Phrase:
        book = self.manuscript
        gift, ribbon = book.gift(), book.ribbon
        if gift is None or ribbon is None:
            return say("Gain {manuscript}", manuscript=book.words())
        return say("Gain the manuscript ({ribbon}): {gift}", ribbon=ribbon.words(), gift=gift)


@frozen
class FlipPaper(ToldOption):
    """Pay a debt, or approve a deed (WK16)."""

    paper: Paper
    seat: int

    key = "flip {paper}"
    subject = OfPapers, "seat", "paper"

    def words(self) -> Phrase:
        return say("Pay a debt") if self.paper is Paper.DEBT else say("Have a deed approved")


@frozen
class ChooseResource(ToldOption):
    """Gain a resource of choice."""

    resource: Resource

    key = "{resource}"
    template = "Gain 1 {resource}"


@frozen
class TakeWay(SaidOption):
    """Use one of several effects."""

    number: int
    effect: Effect

    key = "way {number}"

    def words(self) -> Phrase:
        return capital(self.effect.words())


@frozen
class Next(SaidOption):
    """Use this effect first of those that are due together (WK22)."""

    cause: Item
    effect: Effect
    seat: int

    key = "first {cause}"
    template = "{cause}: {effect}"

    @property
    def at(self) -> At | None:
        if isinstance(self.cause, Townsfolk):
            return OfCard(self.seat, self.cause.id)
        return OfSquare(self.seat, self.cause.number) if isinstance(self.cause, Square) else None


# --- rides, the primary actions and their payment


@frozen
class RideTo(ToldOption):
    """Ride to a space at its lowest price (WK32)."""

    space: int
    silver: int
    segment: str
    path: str

    key = "ride {space}"
    template = "Ride to {where}"
    paid = "Ride to {where} for {silver} silver"
    subject = AtSpace, "space"

    @property
    def where(self) -> Phrase:
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
class ChooseAction(SaidOption):
    """Take a primary action (WK35)."""

    action: Action
    space: int
    """The space of the viscount."""

    key = "{action}"

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

    key = "trade {times}"
    template = "{trade}: {effect}"
    paid = "{trade} for {silver} silver: {effect}"
    subject = AtExchange, "space"

    @property
    def trade(self) -> Phrase:
        return count(self.times, "Trade once", "Trade {number} times")

    @property
    def effect(self) -> Effect:
        return self.exchange.effect

    def says(self) -> str:
        return self.paid if self.silver else self.template


@frozen
class SendWorkers(SaidOption):
    """Send a number of workers to the castle (WK60)."""

    number: int

    key = "workers {number}"

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
        return amount_words(self.silver, self.what)

    def says(self) -> str:
        return self.template if self.pieces else self.nothing


# --- buildings and links


@frozen
class TakeBuilding(SaidOption):
    """Take the building of a square (WK55)."""

    square: Square
    seat: int

    key = "square {number}"
    template = "{building}, freeing {square}: {power}"
    subject = OfSquare, "seat", "number"

    @property
    def number(self) -> int:
        return self.square.number

    @property
    def building(self) -> Phrase:
        return capital(self.square.building.words())

    @property
    def power(self) -> Power:
        return self.square.power


@frozen
class BuildOn(ToldOption):
    """Build on a spot (WK52)."""

    number: int
    spot: Spot
    type: BuildingType

    key = "spot {spot}"
    template = "Build {type} on {spot}: {effect}"
    subject = AtSpot, "number"

    @property
    def effect(self) -> Effect:
        return self.spot.effect


@frozen
class UseLink(SaidOption):
    """Let a link work next (WK53)."""

    between: LinkBetween
    spot: int
    """The number of the spot at the other end."""

    template = "{link}: {effect}"
    subject = AtSpot, "spot"

    @property
    def id(self) -> str:
        return f"link {self.between.link.id}"

    @property
    def link(self) -> Phrase:
        return capital(self.between.link.words())

    @property
    def effect(self) -> Effect:
        return self.between.link.effect
