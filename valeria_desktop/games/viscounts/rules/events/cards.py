"""Events of cards: everyone sees them, but for the cards drawn to a hand (WK4)."""

from __future__ import annotations

from attrs import frozen

from valeria_desktop.games.viscounts.rules.events.base import CausedEvent, SeatEvent
from valeria_desktop.games.viscounts.rules.model.player import Line
from valeria_desktop.games.viscounts.rules.model.things import Manuscript, PlayerCard, Townsfolk
from valeria_desktop.kernel.phrases import Phrase, count, join


def cards_words(number: int) -> Phrase:
    """Return a number of cards in words."""
    return count(number, "{number} card", "{number} cards")


@frozen
class PairTaken(SeatEvent):
    """A player took a player card and a hero."""

    card: PlayerCard
    hero: Townsfolk

    template = "{player} took {card} with {hero}"


@frozen
class DroppedOff(SeatEvent):
    """A card left space 3 of its owner's board (WK23)."""

    card: Townsfolk

    template = "{card} left the board of {player}"


@frozen
class CardPlayed(SeatEvent):
    """A player played a card on space 1 (WK24)."""

    card: Townsfolk
    is_unseen: bool
    """The card came from the top of the deck."""

    template = "{player} played {card}"
    unseen = "{player} played {card} from the top of the deck"

    def says(self) -> str:
        return self.unseen if self.is_unseen else self.template


@frozen
class Arranged(SeatEvent):
    """A player changed the order of the cards on the board (WK103)."""

    line: Line

    template = "{player} rearranged the board: {cards}"

    @property
    def cards(self) -> Phrase:
        """The cards from left to right."""
        return join([card.words() for card in self.line if card is not None], "then")


@frozen
class Dismissed(SeatEvent):
    """A player dismissed the townsfolk of the segment (WK38), the neutral one for no silver."""

    card: Townsfolk
    silver: int

    template = "{player} dismissed {card} for {silver} silver"
    free = "{player} dismissed {card}"

    def says(self) -> str:
        return self.template if self.silver else self.free


@frozen
class Hired(SeatEvent):
    """A player hired a townsfolk (WK80)."""

    card: Townsfolk
    silver: int

    template = "{player} hired {card} for {silver} silver"
    free = "{player} hired {card} for free"

    def says(self) -> str:
        return self.template if self.silver else self.free


@frozen
class Discarded(CausedEvent):
    """A player discarded a card of the hand or the top of the deck (WK100)."""

    card: Townsfolk

    template = "{player} discarded {card} ({cause})"


@frozen
class Destroyed(CausedEvent):
    """A player destroyed a card (WK101)."""

    card: Townsfolk

    template = "{player} destroyed {card} ({cause})"


@frozen
class CardsKept(CausedEvent):
    """A player neither discarded nor destroyed a card, or no further one (WK102)."""

    template = "{player} kept the other cards ({cause})"


@frozen
class Shuffled(SeatEvent):
    """A player's discard pile was shuffled into the deck (WK97)."""

    number: int
    """Number of cards in the deck now."""

    template = "{player} shuffled a deck of {cards}"

    @property
    def cards(self) -> Phrase:
        """The number of cards in words."""
        return cards_words(self.number)


@frozen
class CardsDrawn(SeatEvent):
    """A player drew cards."""

    number: int

    template = "{player} drew {cards}"

    @property
    def cards(self) -> Phrase:
        """The number of cards in words."""
        return cards_words(self.number)


@frozen
class CardDrawn(SeatEvent):
    """The card that a player drew; only that player may know it."""

    card: Townsfolk

    template = "{player} drew {card}"

    @property
    def audience(self) -> int | None:
        return self.seat


@frozen
class Transcribed(SeatEvent):
    """A player transcribed a manuscript, or gained one (WK70, WK73)."""

    manuscript: Manuscript
    is_gained: bool
    """It was gained by an effect, not by the action."""

    template = "{player} transcribed {manuscript}"
    gained = "{player} gained {manuscript}"

    def says(self) -> str:
        return self.gained if self.is_gained else self.template
