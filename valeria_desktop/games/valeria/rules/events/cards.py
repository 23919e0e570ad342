"""Events about cards."""

from __future__ import annotations

from attrs import frozen

from valeria_desktop.games.valeria.rules.at import place_words
from valeria_desktop.games.valeria.rules.events.resources import cause_words
from valeria_desktop.games.valeria.rules.layout import row_at
from valeria_desktop.games.valeria.rules.model.amounts import NOTHING, Amounts
from valeria_desktop.games.valeria.rules.model.cards import (
    ACTION,
    EXHAUSTED,
    Card,
    Citizen,
    Domain,
    Foe,
    words_of_action,
)
from valeria_desktop.kernel.events import Event
from valeria_desktop.kernel.phrases import Phrase, capital, join, say


@frozen
class Slain(Event):
    """A monster was slain."""

    seat: int
    card: Foe
    place: int

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say("{player} slew {card}", player=names[self.seat], card=self.card.name)


@frozen
class CitizenGained(Event):
    """A citizen came into a tableau: recruited, or free through another card."""

    seat: int
    card: Citizen
    place: int
    cause: Card

    def words(self, names: tuple[str, ...]) -> Phrase:
        if not self.cause.has_face:
            return say("{player} recruited {card}", player=names[self.seat], card=self.card.name)
        return _for_free(self, names)


@frozen
class Built(Event):
    """A domain came into a tableau: built, or free through another card."""

    seat: int
    card: Domain
    place: int
    cause: Card = ACTION

    def words(self, names: tuple[str, ...]) -> Phrase:
        if not self.cause.has_face:
            return say("{player} built {card}", player=names[self.seat], card=self.card.name)
        return _for_free(self, names)


def _for_free(event: CitizenGained | Built | Kept, names: tuple[str, ...]) -> Phrase:
    return say(
        "{player} gained {card} for free ({cause})",
        player=names[event.seat],
        card=event.card.name,
        cause=cause_words(event.cause),
    )


@frozen
class CalledOn(Event):
    """A card of the centre does what it says, for an action of a set; nobody keeps it."""

    seat: int
    card: Card
    place: int

    def words(self, names: tuple[str, ...]) -> Phrase:
        deed = words_of_action(self.card).past(self.card.name)
        return say("{player} {deed}", player=names[self.seat], deed=deed)


@frozen
class LaidUnder(Event):
    """A used card was laid under the supply of its row."""

    card: Card
    source: int
    place: int

    def words(self, names: tuple[str, ...]) -> Phrase:
        del names
        return say(
            "{card} goes under the {pile}", card=self.card.name, pile=place_words(self.place)
        )


@frozen
class TurnedUp(Event):
    """A face-down card was turned up."""

    card: Card
    place: int

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say(
            "{card} was turned up at {place}", card=self.card.name, place=place_words(self.place)
        )


@frozen
class Filled(Event):
    """An emptied place got a card of the Exhausted pile, or stays empty."""

    place: int
    card: Card | None

    def words(self, names: tuple[str, ...]) -> Phrase:
        place = capital(place_words(self.place))
        if self.card is None:
            return say("{place} is exhausted and stays empty", place=place)
        if self.card is not EXHAUSTED:
            return say("{place} is exhausted: {card} appears", place=place, card=self.card.name)
        return say("{place} is exhausted", place=place)


@frozen
class CardTaken(Event):
    """A slain monster or a citizen changed its owner."""

    seat: int
    victim: int
    card: Foe | Citizen
    cause: Card

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say(
            "{player} took {card} from {victim} ({cause})",
            player=names[self.seat],
            card=self.card.name,
            victim=names[self.victim],
            cause=cause_words(self.cause),
        )


@frozen
class Returned(Event):
    """A monster or citizen went back to its stack, or in the siege to a pile."""

    seat: int
    card: Card
    place: int
    cause: Card

    def words(self, names: tuple[str, ...]) -> Phrase:
        if row_at(self.place).tells_place:
            return _laid_on(self, names)
        return say(
            "{player} returned {card} to its stack ({cause})",
            player=names[self.seat],
            card=self.card.name,
            cause=cause_words(self.cause),
        )


def _laid_on(event: Returned | LaidOn, names: tuple[str, ...]) -> Phrase:
    return say(
        "{player} laid {card} on {pile} ({cause})",
        player=names[event.seat],
        card=event.card.name,
        pile=place_words(event.place),
        cause=cause_words(event.cause),
    )


@frozen
class SentHome(Event):
    """A slain monster of another player went back to its stack."""

    seat: int
    victim: int
    card: Foe
    place: int
    cause: Card

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say(
            "{player} sent {card} of {victim} back to its stack ({cause})",
            player=names[self.seat],
            card=self.card.name,
            victim=names[self.victim],
            cause=cause_words(self.cause),
        )


@frozen
class Banished(Event):
    """A card left the game: from the centre, or from its owner."""

    seat: int
    card: Card
    cause: Card
    place: int | None = None
    owner: int | None = None

    def words(self, names: tuple[str, ...]) -> Phrase:
        return _done_to(self, names, _BANISHED)


@frozen
class TurnedDown(Event):
    """A card of a tableau was turned face down."""

    seat: int
    card: Card
    cause: Card
    owner: int

    def words(self, names: tuple[str, ...]) -> Phrase:
        return _done_to(self, names, _TURNED_DOWN)


_BANISHED = {
    False: "{player} banished {card} ({cause})",
    True: "{player} banished {card} of {owner} ({cause})",
}
_TURNED_DOWN = {
    False: "{player} turned {card} face down ({cause})",
    True: "{player} turned {card} of {owner} face down ({cause})",
}


def _done_to(
    event: Banished | TurnedDown, names: tuple[str, ...], words: dict[bool, str]
) -> Phrase:
    """Say what became of a card: of another player's, or of the market's or one's own."""
    owner = event.seat if event.owner is None else event.owner
    return say(
        words[owner != event.seat],
        player=names[event.seat],
        card=event.card.name,
        cause=cause_words(event.cause),
        owner=names[owner],
    )


@frozen
class BroughtIn(Event):
    """Cards that lay set aside came into play, onto the card that brings them."""

    card: Card
    number: int
    place: int
    cause: Card

    def words(self, names: tuple[str, ...]) -> Phrase:
        del names
        return say(
            "{cause} brings {number}× {card}",
            cause=self.cause.name,
            number=self.number,
            card=self.card.name,
        )


@frozen
class LaidOn(Event):
    """A player laid a card that was set aside on a stack of the market."""

    seat: int
    card: Card
    place: int
    cause: Card

    def words(self, names: tuple[str, ...]) -> Phrase:
        return _laid_on(self, names)


@frozen
class SetAside(Event):
    """Cards on the card that brings them were set aside, as it left its place."""

    card: Card
    number: int
    place: int
    cause: Card

    def words(self, names: tuple[str, ...]) -> Phrase:
        del names
        return say("Set aside: {number}× {card}", number=self.number, card=self.card.name)


@frozen
class PileShown(Event):
    """Cards of the Exhausted pile were turned up before all, and stay there."""

    cards: tuple[Card, ...]

    def words(self, names: tuple[str, ...]) -> Phrase:
        del names
        cards = join([say("{card}", card=card.name) for card in self.cards])
        return say("Turned up among the Exhausted cards: {cards}", cards=cards)


@frozen
class MonsterClaimed(Event):
    """A monster of the centre was taken without being slain."""

    seat: int
    card: Foe
    place: int
    cause: Card

    def words(self, names: tuple[str, ...]) -> Phrase:
        if not self.cause.has_face:
            return say("{player} gained {card}", player=names[self.seat], card=self.card.name)
        return say(
            "{player} gained {card} ({cause})",
            player=names[self.seat],
            card=self.card.name,
            cause=cause_words(self.cause),
        )


@frozen
class Kept(Event):
    """A card of a set's row came to a zone in front of a player."""

    seat: int
    card: Card
    place: int
    cause: Card
    tokens: Amounts = NOTHING
    """The tokens that come with it."""

    def words(self, names: tuple[str, ...]) -> Phrase:
        if not self.cause.has_face:
            return say("{player} gained {card}", player=names[self.seat], card=self.card.name)
        return _for_free(self, names)


@frozen
class Attacked(Event):
    """The monsters of a column attacked."""

    place: int

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say("The monsters of column {column} attack", column=self.place + 1)


@frozen
class Captured(Event):
    """The Dark Lord took a card."""

    card: Card
    place: int

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say("The Dark Lord took {card}", card=self.card.name)


@frozen
class Dealt(Event):
    """A card of the deck was dealt on a pile, or a card of a supply on a place of its row."""

    card: Card
    place: int

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say("{card} was dealt on {pile}", card=self.card.name, pile=place_words(self.place))


@frozen
class Slid(Event):
    """A card moved to another place of its row, before the row is filled (CS9)."""

    card: Card
    place: int
    source: int

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say("{card} slid to {place}", card=self.card.name, place=place_words(self.place))


@frozen
class Hidden(Event):
    """A card was laid over another to hide it."""

    card: Card
    hidden: Card
    source: int
    place: int

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say(
            "{card} of {source} hides {hidden} of {pile}",
            card=self.card.name,
            source=place_words(self.source),
            hidden=self.hidden.name,
            pile=place_words(self.place),
        )
