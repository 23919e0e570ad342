"""What is said about a card: what it does, its price now, why it can't be had, what helps."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valeria.cures import cure
from valeria_desktop.games.valeria.odds import odds_of
from valeria_desktop.games.valeria.rules.at import AtPlace
from valeria_desktop.games.valeria.rules.model.cards import (
    Citizen,
    Domain,
    Foe,
    MonsterEvent,
    Starter,
)
from valeria_desktop.games.valeria.rules.setup import Solo
from valeria_desktop.games.valeria.ui.cards.card_words import card_lines, kind_words
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
    COACH = "coach"
    """What having it would change, and when it can be had."""


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
    """A line about a card, and what stands over it if it begins something new."""

    kind: NoteKind
    text: str
    title: str = ""
    figure: RollsFigure | None = None

    @property
    def manner(self) -> Manner:
        """How it is written."""
        return _MANNERS.get(self.kind, PLAIN)

    @property
    def words(self) -> str:
        """All of it in one line, for a screen reader."""
        return words_of(self)


def notes_on_card(
    card: Card, scene: Scene | None = None, seat: int | None = None
) -> list[CardNote]:
    """Say what a card is and does, wherever it lies; in a tableau, for the seat it belongs to."""
    solo = scene.setup.solo if scene is not None else None
    is_mine = scene is None or (seat in {None, scene.viewer} and not scene.is_watched)
    powers = _powers(card, solo, is_mine=is_mine)
    return [
        CardNote(NoteKind.KIND, kind_words(card)),
        *powers,
        *_chance(odds_for(card, scene, seat)),
    ]


def odds_for(card: Card, scene: Scene | None, seat: int | None = None) -> Odds | None:
    """Reckon what the dice do for a card, to its owner or might have it."""
    if scene is None:
        return odds_of(card)
    view = scene.view
    whose = scene.viewer if seat is None else seat
    owner = view.players[whose] if whose < len(view.players) else None
    return odds_of(card, view.table, owner)


def notes_on_place(scene: Scene, number: int) -> list[CardNote]:
    """Say what lies at a place, what it costs now, why it can't be had and what would help."""
    place = place_of(scene, number)
    if place.card is None:
        return [CardNote(NoteKind.KIND, place.words), *_can(scene, number)]
    quote = scene.quotes[number]
    return [
        *notes_on_card(place.card, scene),
        *_price(place, quote),
        *_can(scene, number),
        *_against(scene, quote),
        *_tokens(place),
        *_stack(place),
    ]


# --- what it does


def _powers(card: Card, solo: Solo | None, *, is_mine: bool) -> list[CardNote]:
    translate = QCoreApplication.translate
    match card:
        case Citizen() | Starter():
            return _two_powers(card, solo, is_mine=is_mine)
        case Domain():
            return [
                CardNote(NoteKind.POWER, f"{tell(power.words())}.", tell(power.timing()))
                for power in card.powers
            ]
        case Foe():
            trigger = []
            if isinstance(card, MonsterEvent):
                when = translate("Zoom", "When {number} is rolled").format(number=card.number)
                trigger = [CardNote(NoteKind.POWER, f"{tell(card.trigger.words())}.", when)]
            reward = f"{tell(card.reward.words())}."
            return [*trigger, CardNote(NoteKind.POWER, reward, translate("Zoom", "Reward"))]
    return [CardNote(NoteKind.POWER, line) for line in card_lines(card, solo)]


def _two_powers(card: Citizen | Starter, solo: Solo | None, *, is_mine: bool) -> list[CardNote]:
    translate = QCoreApplication.translate
    first = translate("Zoom", "On my turn")
    second = translate("Zoom", "On others' turns")
    if not is_mine:
        first = translate("Zoom", "On its owner's turn")
    if solo is Solo.DARK_LORD:
        first, second = translate("Zoom", "Harvest"), translate("Zoom", "Second Harvest")
    sides = [(first, card.on_turn), (second, card.off_turn)]
    return [
        CardNote(NoteKind.POWER, f"{tell(effect.sentence())}.", title)
        for title, effect in sides[: 1 if solo is Solo.SIEGE else 2]
    ]


def _chance(odds: Odds | None) -> list[CardNote]:
    if odds is None:
        return []
    words, figure = "; ".join(yield_words(odds)), RollsFigure(odds.rolls)
    return [CardNote(NoteKind.CHANCE, words, title_of(odds), figure)]


# --- what it costs


def _price(place: CentrePlace, quote: Quote) -> list[CardNote]:
    if not place.price:
        return []
    title = QCoreApplication.translate("Zoom", "Price now")
    return [CardNote(NoteKind.PRICE, f"{tell(quote.price.words())}{_parts(place, quote)}.", title)]


def _parts(place: CentrePlace, quote: Quote) -> str:
    """Say what a price is made of where it isn't the printed one: " = 2, and 2 for 2 × Rogue"."""
    translate, card = QCoreApplication.translate, place.card
    extra = quote.price.gold - quote.base if quote.base else 0
    if extra > 0 and card is not None:
        words = translate("Zoom", "{printed}, and {extra} for {copies} × {card}")
        words = words.format(printed=quote.base, extra=extra, copies=extra, card=card.name)
    elif extra < 0:
        words = translate("Zoom", "{printed}, less {number} thanks to Domains")
        words = words.format(printed=quote.base, number=-extra)
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


# --- what stands against it


def _against(scene: Scene, quote: Quote) -> list[CardNote]:
    """Return the reasons against it, and the cheapest cure."""
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
        title = translate("Zoom", "What is missing")
        notes = [CardNote(kind, _joined(quote.missing), title)]
    elif quote.timing and scene.is_asked and AtPlace(quote.place) != scene.paid_for:
        notes = [CardNote(NoteKind.FIRST, _joined(quote.timing), translate("Zoom", "Not now"))]
    if scene.is_watched:
        return notes  # nobody is there to be helped
    help_words = cure(quote, scene.view.players[scene.viewer], scene.actions_left)
    if help_words is not None:
        notes.append(CardNote(NoteKind.CURE, _joined((help_words,))))
    return notes


def _joined(phrases: tuple[Phrase, ...]) -> str:
    return ", ".join([tell(capital(phrases[0])), *map(tell, phrases[1:])]) + "."


# --- what lies on it and below


def _tokens(place: CentrePlace) -> list[CardNote]:
    """Say what was laid on the top card."""
    if not place.tokens:
        return []
    words = place.token_words
    title = QCoreApplication.translate("Zoom", "Tokens on it")
    return [CardNote(NoteKind.STACK, f"{words}.", title)]


def _stack(place: CentrePlace) -> list[CardNote]:
    """Say how many cards lie there, and in a pile of the siege which ones are next."""
    translate = QCoreApplication.translate
    below = place.count - 1
    words = translate("Zoom", "{number} more cards").format(number=below)
    if below <= 1:
        words = translate("Zoom", "1 more card") if below else translate("Zoom", "nothing more")
    if place.face_down:
        hidden = translate("Zoom", "{words}, {number} face down")
        words = hidden.format(words=words, number=place.face_down)
    if place.below:
        named = translate("Zoom", "{words}; next: {names}")
        words = named.format(words=words, names=", ".join(place.below))
    return [CardNote(NoteKind.STACK, f"{words}.", translate("Zoom", "Below it"))]
