"""Events of cards: everyone sees them, but for the cards drawn to a hand (WK4)."""

from __future__ import annotations

from attrs import frozen

from valeria_desktop.games.viscounts.rules.events.base import CausedEvent, SeatEvent
from valeria_desktop.games.viscounts.rules.model.player import Line
from valeria_desktop.games.viscounts.rules.model.things import Manuscript, PlayerCard, Townsfolk
from valeria_desktop.kernel.phrases import Phrase, count, join, say


@frozen
class PairTaken(SeatEvent):
    """A player took a player card and a hero."""

    card: PlayerCard
    hero: Townsfolk

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say(
            "{player} took {card} with {hero}",
            player=self.who(names),
            card=self.card.words(),
            hero=self.hero.words(),
        )


@frozen
class DroppedOff(SeatEvent):
    """A card left space 3 of its owner's board (WK23)."""

    card: Townsfolk

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say(
            "{card} left the board of {player}", card=self.card.words(), player=self.who(names)
        )


@frozen
class CardPlayed(SeatEvent):
    """A player played a card on space 1 (WK24)."""

    card: Townsfolk
    is_unseen: bool
    """The card came from the top of the deck."""

    def words(self, names: tuple[str, ...]) -> Phrase:
        template = "{player} played {card}"
        if self.is_unseen:
            template = "{player} played {card} from the top of the deck"
        return say(template, player=self.who(names), card=self.card.words())


@frozen
class Arranged(SeatEvent):
    """A player changed the order of the cards on the board (WK103)."""

    line: Line

    def words(self, names: tuple[str, ...]) -> Phrase:
        cards = [card.words() for card in self.line if card is not None]
        return say(
            "{player} rearranged the board: {cards}",
            player=self.who(names),
            cards=join(cards, "then"),
        )


@frozen
class Dismissed(SeatEvent):
    """A player dismissed the townsfolk of the segment (WK38), the neutral one for no silver."""

    card: Townsfolk
    silver: int

    def words(self, names: tuple[str, ...]) -> Phrase:
        if not self.silver:
            return say("{player} dismissed {card}", player=self.who(names), card=self.card.words())
        return say(
            "{player} dismissed {card} for {silver} silver",
            player=self.who(names),
            card=self.card.words(),
            silver=self.silver,
        )


@frozen
class Hired(SeatEvent):
    """A player hired a townsfolk (WK80)."""

    card: Townsfolk
    silver: int

    def words(self, names: tuple[str, ...]) -> Phrase:
        player, card = self.who(names), self.card.words()
        if self.silver:
            return say(
                "{player} hired {card} for {silver} silver",
                player=player,
                card=card,
                silver=self.silver,
            )
        return say("{player} hired {card} for free", player=player, card=card)


@frozen
class Discarded(CausedEvent):
    """A player discarded a card of the hand or the top of the deck (WK100)."""

    card: Townsfolk

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say(
            "{player} discarded {card} ({cause})",
            player=self.who(names),
            card=self.card.words(),
            cause=self.cause.words(),
        )


@frozen
class Destroyed(CausedEvent):
    """A player destroyed a card (WK101)."""

    card: Townsfolk

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say(
            "{player} destroyed {card} ({cause})",
            player=self.who(names),
            card=self.card.words(),
            cause=self.cause.words(),
        )


@frozen
class Shuffled(SeatEvent):
    """A player's discard pile was shuffled into the deck (WK97)."""

    cards: int
    """Number of cards in the deck now."""

    def words(self, names: tuple[str, ...]) -> Phrase:
        cards = count(self.cards, "{number} card", "{number} cards")
        return say("{player} shuffled a deck of {cards}", player=self.who(names), cards=cards)


@frozen
class CardsDrawn(SeatEvent):
    """A player drew cards."""

    number: int

    def words(self, names: tuple[str, ...]) -> Phrase:
        cards = count(self.number, "{number} card", "{number} cards")
        return say("{player} drew {cards}", player=self.who(names), cards=cards)


@frozen
class CardDrawn(SeatEvent):
    """The card that a player drew; only that player may know it."""

    card: Townsfolk

    @property
    def audience(self) -> int | None:
        return self.seat

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say("{player} drew {card}", player=self.who(names), card=self.card.words())


@frozen
class Transcribed(SeatEvent):
    """A player transcribed a manuscript, or gained one (WK70, WK73)."""

    manuscript: Manuscript
    is_gained: bool
    """It was gained by an effect, not by the action."""

    def words(self, names: tuple[str, ...]) -> Phrase:
        template = "{player} transcribed {manuscript}"
        if self.is_gained:
            template = "{player} gained {manuscript}"
        return say(template, player=self.who(names), manuscript=self.manuscript.words())
