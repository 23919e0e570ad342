"""What the inspector says about a card: its text, its price, why it can't be had, what helps."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valeria.cures import cure
from valeria_desktop.games.valeria.rules.model.cards import Domain
from valeria_desktop.games.valeria.ui.cards.text import card_lines, chance_words, kind_words
from valeria_desktop.games.valeria.ui.centre.place import place_of
from valeria_desktop.kernel.phrases import capital
from valeria_desktop.ui.kit.words import tell

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.rules.turn.quote import Quote
    from valeria_desktop.games.valeria.ui.centre.place import Place
    from valeria_desktop.kernel.phrases import Phrase


class NoteKind(StrEnum):
    """What a note is about; each kind looks different."""

    KIND = "kind"
    POWER = "power"
    STACK = "stack"
    PRICE = "price"
    CAN = "can"
    WHY_NOT = "why-not"
    FIRST = "first"
    """It can't be had yet, and nothing is wrong with that."""
    CURE = "cure"
    CHANCE = "chance"


class Note(NamedTuple):
    """A line about a card."""

    kind: NoteKind
    text: str


def notes_on_card(card: Card) -> list[Note]:
    """Say what a card is and does, wherever it lies."""
    return [Note(NoteKind.KIND, kind_words(card)), *_powers(card_lines(card)), *_chance(card)]


def notes_on_place(scene: Scene, number: int) -> list[Note]:
    """Say what lies at a place, what it costs now, why it can't be had and what would help."""
    place = place_of(scene, number)
    if place.card is None:
        return [Note(NoteKind.KIND, place.words), *_can(scene, number)]
    quote = scene.quotes[number]
    return [
        Note(NoteKind.KIND, kind_words(place.card)),
        *_powers(card_lines(place.card, scene.setup.solo)),
        *([] if place.is_lit and "=" not in place.price else _price(place, quote)),
        *_can(scene, number),
        *_against(scene, quote),
        *_chance(place.card),
        *_stack(place),
    ]


def _powers(lines: list[str]) -> list[Note]:
    return [Note(NoteKind.POWER, line) for line in lines]


def _chance(card: Card) -> list[Note]:
    words = chance_words(card)
    return [Note(NoteKind.CHANCE, words)] if words else []


def _price(place: Place, quote: Quote) -> list[Note]:
    if not place.price:
        return []
    translate = QCoreApplication.translate
    words = translate("Inspector", "Costs you {price}.").format(price=place.price)
    extra = quote.price.gold - quote.base if quote.base else 0
    if extra > 0:
        words = translate("Inspector", "Costs you {price} for the copies you have.")
        words = words.format(price=place.price)
    elif extra < 0 and isinstance(place.card, Domain):
        words = translate("Inspector", "Costs you {price} thanks to your Domains.")
        words = words.format(price=place.price)
    elif any(kind != "gold" for kind, _ in place.tokens):
        words = translate("Inspector", "Costs you {price} for the tokens on it.")
        words = words.format(price=place.price)
    return [Note(NoteKind.PRICE, words)]


def _can(scene: Scene, number: int) -> list[Note]:
    return [
        Note(NoteKind.CAN, tell(option.words(), scene.names) + ".")
        for option in scene.lit.get(number, ())
    ]


def _against(scene: Scene, quote: Quote) -> list[Note]:
    """Give the reasons against it, and the cheapest cure."""
    if not scene.view.turn or quote.place in scene.lit:
        return []
    notes = []
    if scene.instead_at(quote.place) is not None:
        words = QCoreApplication.translate("Inspector", "Click it to pay for this one instead.")
        notes = [Note(NoteKind.FIRST, words)]
    elif quote.missing:
        is_wrong = scene.is_asked and (not quote.timing or bool(scene.instead))
        kind = NoteKind.WHY_NOT if is_wrong else NoteKind.FIRST
        notes = [Note(kind, _joined(quote.missing))]
    elif quote.timing and scene.is_asked and quote.place != scene.paid_for:
        notes = [Note(NoteKind.FIRST, _joined(quote.timing))]
    help_words = cure(quote, scene.view.players[scene.viewer], scene.actions_left)
    if help_words is not None:
        notes.append(Note(NoteKind.CURE, _joined((help_words,))))
    return notes


def _joined(phrases: tuple[Phrase, ...]) -> str:
    return ", ".join([tell(capital(phrases[0])), *map(tell, phrases[1:])]) + "."


def _stack(place: Place) -> list[Note]:
    """Say what lies below in a pile of the siege."""
    if not place.below:
        return []
    words = QCoreApplication.translate("Inspector", "Below it: {names}.")
    return [Note(NoteKind.STACK, words.format(names=", ".join(place.below)))]
