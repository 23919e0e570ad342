"""Options about cards, debts and deeds, and effects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.viscounts.rules.at import (
    AtPair,
    AtScroll,
    AtStack,
    OfCard,
    OfDeck,
    OfPapers,
    OfSquare,
)
from valeria_desktop.games.viscounts.rules.model.amounts import Icons
from valeria_desktop.games.viscounts.rules.model.effect import Effect, Item
from valeria_desktop.games.viscounts.rules.model.kinds import (
    Paper,
    Resource,
)
from valeria_desktop.games.viscounts.rules.model.options.base import SaidOption, ToldOption
from valeria_desktop.games.viscounts.rules.model.player import Line
from valeria_desktop.games.viscounts.rules.model.table import Pair
from valeria_desktop.games.viscounts.rules.model.things import (
    Manuscript,
    PlayerCard,
    Square,
    Townsfolk,
)
from valeria_desktop.kernel.options import Option
from valeria_desktop.kernel.phrases import capital, join, say

if TYPE_CHECKING:
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.phrases import Phrase


@frozen
class TakePair(ToldOption):
    """Take a player card and a hero (WK11)."""

    pair: Pair

    template = "Take {card} with {hero}"

    @property
    def id(self) -> str:
        return f"take {self.pair.card.id}"

    @property
    def at(self) -> At:
        return AtPair(self.pair.card.id)

    @property
    def card(self) -> PlayerCard:
        """The player card of the pair."""
        return self.pair.card

    @property
    def hero(self) -> Townsfolk:
        """The hero of the pair."""
        return self.pair.hero


@frozen
class PlayCard(ToldOption):
    """Play a card from the hand (WK24)."""

    card: Townsfolk
    seat: int

    template = "Play {card}"

    @property
    def id(self) -> str:
        return f"play {self.card.id}"

    @property
    def at(self) -> At:
        return OfCard(self.seat, self.card.id)


@frozen
class CastOff(ToldOption):
    """Discard or destroy a card of the hand, or one of all cards in the set-up."""

    card: Townsfolk
    seat: int
    destroys: bool

    template = "Discard {card}"
    destroying = "Destroy {card} for {silver} silver"

    @property
    def id(self) -> str:
        return f"{'destroy' if self.destroys else 'discard'} {self.card.id}"

    @property
    def at(self) -> At:
        return OfCard(self.seat, self.card.id)

    @property
    def silver(self) -> int:
        """The silver for destroying the card."""
        return self.card.silver

    def says(self) -> str:
        return self.destroying if self.destroys else self.template


@frozen
class CastOffTop(SaidOption):
    """Discard or destroy the unseen top card of the deck (WK100)."""

    seat: int
    destroys: bool

    @property
    def id(self) -> str:
        return "destroy top" if self.destroys else "discard top"

    @property
    def at(self) -> At:
        return OfDeck(self.seat)

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
        """The cards from left to right."""
        return join([card.words() for card in self.line if card is not None], "then")

    def words(self) -> Phrase:
        if self.is_as_before:
            return say("Leave your cards as they are")
        return super().words()


@frozen
class Dismiss(ToldOption):
    """Dismiss the townsfolk of the segment for its icons (WK38)."""

    card: Townsfolk
    silver: int
    position: int

    template = "Dismiss {card} for {silver} silver: {icons}"

    @property
    def id(self) -> str:
        return f"dismiss {self.card.id}"

    @property
    def at(self) -> At:
        return AtStack(self.position)

    @property
    def icons(self) -> Icons:
        """What the card shows."""
        return self.card.icons


@frozen
class Hire(ToldOption):
    """Hire the top townsfolk of a stack (WK80, WK81)."""

    card: Townsfolk
    silver: int
    position: int

    template = "Hire {card} for {silver} silver"
    free = "Hire {card} for free"

    @property
    def id(self) -> str:
        return f"hire {self.card.id}"

    @property
    def at(self) -> At:
        return AtStack(self.position)

    def says(self) -> str:
        return self.template if self.silver else self.free


@frozen
class TakeManuscript(ToldOption):
    """Gain a visible manuscript (WK73)."""

    manuscript: Manuscript
    position: int

    template = "Gain {manuscript}"

    @property
    def id(self) -> str:
        return f"gain {self.manuscript.id}"

    @property
    def at(self) -> At:
        return AtScroll(self.position)


@frozen
class FlipPaper(ToldOption):
    """Pay a debt, or approve a deed (WK16)."""

    paper: Paper
    seat: int

    @property
    def id(self) -> str:
        return f"flip {self.paper}"

    @property
    def at(self) -> At:
        return OfPapers(self.seat, self.paper)

    def words(self) -> Phrase:
        return say("Pay a debt") if self.paper is Paper.DEBT else say("Have a deed approved")


@frozen
class ChooseResource(ToldOption):
    """Gain a resource of choice."""

    resource: Resource

    template = "Gain 1 {resource}"

    @property
    def id(self) -> str:
        return self.resource.value


@frozen
class TakeWay(Option):
    """Use one of several effects."""

    number: int
    effect: Effect

    @property
    def id(self) -> str:
        return f"way {self.number}"

    def words(self) -> Phrase:
        return capital(self.effect.words())


@frozen
class Next(SaidOption):
    """Use this effect first of those that are due together (WK22)."""

    cause: Item
    effect: Effect
    seat: int

    template = "{cause}: {effect}"

    @property
    def id(self) -> str:
        return f"first {self.cause.id}"

    @property
    def at(self) -> At | None:
        if isinstance(self.cause, Townsfolk):
            return OfCard(self.seat, self.cause.id)
        return OfSquare(self.seat, self.cause.number) if isinstance(self.cause, Square) else None
