"""Notes about a card: its powers, its price now, the reasons against it, and what would help."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valeria.cures import cure
from valeria_desktop.games.valeria.odds import odds_of
from valeria_desktop.games.valeria.rules.at import AtPlace
from valeria_desktop.games.valeria.ui.cards.card_words import down_words, kind_words, readings_of
from valeria_desktop.games.valeria.ui.cards.kinds import shown_as
from valeria_desktop.games.valeria.ui.parts.centre_place import place_of
from valeria_desktop.games.valeria.ui.zoom.rolls import RollsFigure, title_of, yield_words
from valeria_desktop.kernel.phrases import capital
from valeria_desktop.ui.words.phrases import tell
from valeria_desktop.ui.zoom.subject import IN_LINE, PLAIN, Manner, Tone, words_of

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.odds import Odds
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.rules.turn.quote import Quote
    from valeria_desktop.games.valeria.ui.parts.centre_place import CentrePlace
    from valeria_desktop.kernel.phrases import Phrase


class NoteKind(StrEnum):
    """The subject of a note; each kind has its manner of writing."""

    KIND = "kind"
    POWER = "power"
    READING = "reading"
    """How we understand a card where the printed rules are silent."""
    STACK = "stack"
    PRICE = "price"
    CAN = "can"
    WHY_NOT = "why-not"
    FIRST = "first"
    """A reason that only means not yet, not an error."""
    CURE = "cure"
    CHANCE = "chance"
    COACH = "coach"
    """The changes that the card would bring, and the chances to get it."""


_MANNERS = {
    NoteKind.CAN: Manner(Tone.GOOD, is_strong=True),
    NoteKind.CURE: Manner(is_strong=True),
    NoteKind.WHY_NOT: Manner(Tone.BAD),
    NoteKind.FIRST: Manner(stands_apart=True),
    NoteKind.PRICE: IN_LINE,
    NoteKind.STACK: IN_LINE,
    NoteKind.COACH: IN_LINE,
}


class CardNote(NamedTuple):
    """A note about a card, with a title if it begins a new subject."""

    kind: NoteKind
    text: str
    title: str = ""
    figure: RollsFigure | None = None

    @property
    def manner(self) -> Manner:
        """The note's manner of writing."""
        return _MANNERS.get(self.kind, PLAIN)

    @property
    def words(self) -> str:
        """The whole note in one line, for a screen reader."""
        return words_of(self)


def notes_on_card(
    card: Card, scene: Scene | None = None, seat: int | None = None
) -> list[CardNote]:
    """Return notes on a card anywhere; `seat` is the owner of a card in a tableau."""
    solo = scene.setup.solo if scene is not None else None
    is_mine = scene is None or (seat in {None, scene.viewer} and not scene.is_watched)
    powers = shown_as(card).notes(card, solo, is_mine=is_mine)
    return [
        CardNote(NoteKind.KIND, _kind(card, scene)),
        *(CardNote(NoteKind.POWER, text, title) for text, title in powers),
        *_our_readings(card),
        *_chance(odds_for(card, scene, seat)),
    ]


def _kind(card: Card, scene: Scene | None) -> str:
    """Return a card's kind in words, and its expansion: two may have the same name (X4)."""
    found = scene.view.table.catalog.set_of(card) if scene is not None else None
    return f"{kind_words(card)} · {tell(found.name)}" if found else kind_words(card)


def _our_readings(card: Card) -> list[CardNote]:
    title = QCoreApplication.translate("Zoom", "Our reading")
    return [CardNote(NoteKind.READING, words, title) for words in readings_of(card)]


def notes_on_down(card: Card) -> list[CardNote]:
    """Return notes on a card that lies face down before its owner."""
    return [CardNote(NoteKind.KIND, kind_words(card)), CardNote(NoteKind.STACK, down_words(card))]


def odds_for(card: Card, scene: Scene | None, seat: int | None = None) -> Odds | None:
    """Return a card's odds, for its owner or for the viewer who might get it."""
    if scene is None:
        return odds_of(card)
    view = scene.view
    whose = scene.viewer if seat is None else seat
    owner = view.players[whose] if whose < len(view.players) else None
    return odds_of(card, view.table, owner)


def notes_on_place(scene: Scene, number: int) -> list[CardNote]:
    """Return notes on a place: its card, the price, the reasons against it and the cure."""
    place = place_of(scene, number)
    if place.card is None:
        return [CardNote(NoteKind.KIND, place.words), *_can(scene, number)]
    quote = scene.quotes[number]
    return [
        *notes_on_card(place.card, scene),
        *_price(scene, place, quote),
        *_can(scene, number),
        *_against(scene, quote),
        *_tokens(place),
        *([] if place.told.is_slot else _stack(place)),
    ]


# --- chances


def _chance(odds: Odds | None) -> list[CardNote]:
    if odds is None:
        return []
    words, figure = "; ".join(yield_words(odds)), RollsFigure(odds.rolls)
    return [CardNote(NoteKind.CHANCE, words, title_of(odds), figure)]


# --- price


def _price(scene: Scene, place: CentrePlace, quote: Quote) -> list[CardNote]:
    if not place.price:
        return []
    title = QCoreApplication.translate("Zoom", "Price now")
    by_events = _by_events(scene, quote)
    words = f"{tell(quote.asked.words())}{_parts(place, quote, is_by_events=bool(by_events))}."
    return [CardNote(NoteKind.PRICE, words, title), *by_events]


def _by_events(scene: Scene, quote: Quote) -> list[CardNote]:
    """Return a note on each Event card in force that changes the price for everyone (SV8)."""
    action = quote.action
    return [
        CardNote(NoteKind.PRICE, f"{tell(modifier.words())}.", card.name)
        for card in scene.view.in_force
        for modifier in card.modifiers
        if action is not None and (modifier.dearer(action) or modifier.cheaper(action))
    ]


def _parts(place: CentrePlace, quote: Quote, *, is_by_events: bool) -> str:
    """Return a price's parts if it isn't the printed one: " = 2, and 2 for 2 × Rogue"."""
    translate, card = QCoreApplication.translate, place.card
    extra = quote.price.gold - quote.base if quote.base else 0
    if extra > 0 and card is not None:
        words = translate("Zoom", "{printed}, and {extra} for {copies} × {card}")
        words = words.format(printed=quote.base, extra=extra, copies=extra, card=card.name)
    elif extra < 0:
        thanks = translate("Zoom", "{printed}, less {number} thanks to domains")
        less = translate("Zoom", "{printed}, less {number}")
        words = (less if is_by_events else thanks).format(printed=quote.base, number=-extra)
    elif any(kind != "gold" for kind, _ in place.tokens) and "= " in place.price:
        words = translate("Zoom", "{parts}, for the tokens on it")
        words = words.format(parts=place.price.split("= ")[1])
    else:
        return ""
    return f" = {words}"


def _can(scene: Scene, number: int) -> list[CardNote]:
    title = QCoreApplication.translate("Zoom", "You can")
    words = [tell(option.words(), scene.names) + "." for option in scene.lit.get(number, ())]
    return [CardNote(NoteKind.CAN, each, "" if at else title) for at, each in enumerate(words)]


# --- reasons against it


def _against(scene: Scene, quote: Quote) -> list[CardNote]:
    """Return the reasons against choosing a card now, and the cheapest cure."""
    if not scene.view.turn or quote.place in scene.lit:
        return []
    translate = QCoreApplication.translate
    notes = []
    if scene.instead_at(AtPlace(quote.place)) is not None:
        words = translate("Zoom", "Click it to pay for this one instead.")
        notes = [CardNote(NoteKind.FIRST, words)]
    elif quote.missing:
        is_wrong = scene.is_asked and (not quote.timing or bool(scene.instead))
        kind = NoteKind.WHY_NOT if is_wrong else NoteKind.FIRST
        title = translate("Zoom", "Still needed")
        notes = [CardNote(kind, _joined(quote.missing), title)]
    elif quote.timing and scene.is_asked and AtPlace(quote.place) != scene.paid_for:
        notes = [CardNote(NoteKind.FIRST, _joined(quote.timing), translate("Zoom", "Not now"))]
    if scene.is_watched:
        return notes  # no player to help
    help_words = cure(quote, scene.view.players[scene.viewer], scene.actions_left)
    if help_words is not None:
        notes.append(CardNote(NoteKind.CURE, _joined((help_words,))))
    return notes


def _joined(phrases: tuple[Phrase, ...]) -> str:
    return ", ".join([tell(capital(phrases[0])), *map(tell, phrases[1:])]) + "."


# --- tokens and stack


def _tokens(place: CentrePlace) -> list[CardNote]:
    """Return a note on the tokens on the top card."""
    if not place.tokens:
        return []
    words = place.token_words
    title = QCoreApplication.translate("Zoom", "Tokens on it")
    return [CardNote(NoteKind.STACK, f"{words}.", title)]


def _stack(place: CentrePlace) -> list[CardNote]:
    """Return a note on the cards below: their number, and the names of those that come next."""
    translate, told = QCoreApplication.translate, place.told
    below = place.count - 1 + told.stack.waiting
    words = translate("Zoom", "{number} more cards").format(number=below)
    if below <= 1:
        words = translate("Zoom", "1 more card") if below else translate("Zoom", "nothing more")
    if told.stack.hidden:
        hidden = translate("Zoom", "{words}, {number} face down")
        words = hidden.format(words=words, number=told.stack.hidden)
    waiting = (told.stack.lies_on.name,) if told.stack.waiting and told.stack.lies_on else ()
    if names := place.below or waiting:
        named = translate("Zoom", "{words}; next: {names}")
        words = named.format(words=words, names=", ".join(names))
    return [CardNote(NoteKind.STACK, f"{words}.", translate("Zoom", "Below it"))]
