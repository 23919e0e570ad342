"""The zoom's texts about a card or a place, with all facts in the scene."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeGuard

from attrs import define
from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valeria.coach.card_change import worth_to
from valeria_desktop.games.valeria.rules.at import AtPlace, AtPool, OfCard
from valeria_desktop.games.valeria.rules.model.cards import EXHAUSTED, Card
from valeria_desktop.games.valeria.rules.model.pools import POOLS, amounts_in
from valeria_desktop.games.valeria.ui.cards.mood import Ribbon, ribbon_for
from valeria_desktop.games.valeria.ui.coach.advice_words import words_on
from valeria_desktop.games.valeria.ui.parts.card_groups import card_in_front
from valeria_desktop.games.valeria.ui.parts.centre_place import place_of
from valeria_desktop.games.valeria.ui.parts.pools import words_of_pool
from valeria_desktop.games.valeria.ui.zoom.notes import (
    CardNote,
    NoteKind,
    notes_on_card,
    notes_on_down,
    notes_on_place,
)
from valeria_desktop.ui.zoom.control import ZoomConditions, yes
from valeria_desktop.ui.zoom.subject import ZoomSecret, ZoomText

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from valeria_desktop.games.valeria.coach.questions import OnCard
    from valeria_desktop.games.valeria.rules.model.dukes import Duke
    from valeria_desktop.games.valeria.rules.model.price import Price
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.things import Thing


def said_of(
    scene: Scene, at: At | Thing | None, asks: ValeriaZoomConditions, *, peeks: bool
) -> tuple[Card | None, ZoomText | None]:
    """Return the card and the text for an address; None and None if there is nothing.

    The text includes the coach's numbers when they are known.
    """
    if isinstance(at, AtPool):
        return None, _of_pool(scene, at)
    card = card_of(scene, at)
    if lies_in_centre(at, scene):
        notes = notes_on_place(scene, at.place)
    elif card is not None and isinstance(at, OfCard) and at.is_down:
        notes = notes_on_down(card)
    elif card is not None:
        notes = notes_on_card(card, scene, at.seat if isinstance(at, OfCard) else None)
    else:
        return None, None
    notes = [note for note in notes if asks.has_help() or note.kind is not NoteKind.CURE]
    kind = next(note.text for note in notes if note.kind is NoteKind.KIND)
    notes = [note for note in notes if note.kind is not NoteKind.KIND]  # stands beside the name
    if card is None or card is EXHAUSTED:
        return None, ZoomText("", kind, tuple(notes))
    notes += _by_coach(asks.known(at))
    may_peek = peeks and scene.setup.has_dukes and not scene.is_watched
    has_duke = may_peek and card.action is not None
    title = QCoreApplication.translate("Zoom", "Your Duke (hold D)")
    duke = ZoomSecret(title, _face_down()) if has_duke else None
    return card, ZoomText(card.name, kind, tuple(notes), duke)


def _of_pool(scene: Scene, at: AtPool) -> ZoomText:
    words = words_of_pool(POOLS[at.pool], amounts_in(scene.view.pools, at.pool))
    return ZoomText("", words, ())


def _by_coach(known: OnCard | None) -> Iterator[CardNote]:
    titles = set()
    for title, words in words_on(known) if known is not None else ():
        yield CardNote(NoteKind.COACH, words, "" if title in titles else title)
        titles.add(title)


def lies_in_centre(at: At | Thing | None, scene: Scene) -> TypeGuard[AtPlace]:
    """Return whether an address is a stack of the centre in this game."""
    return isinstance(at, AtPlace) and at.place in scene.quotes


def card_of(scene: Scene, at: At | Thing | None) -> Card | None:
    """Return the card at an address, or the card itself that a story names."""
    if lies_in_centre(at, scene):
        return scene.view.top(at.place)
    if isinstance(at, OfCard):
        return card_in_front(scene.view, at)
    return at if isinstance(at, Card) else None  # a story may name a die, too


def price_of(scene: Scene, at: At | Thing | None) -> Price | None:
    """Return the price now of a card in the centre; None for other cards."""
    quote = scene.quotes[at.place] if lies_in_centre(at, scene) else None
    return quote.asked if quote is not None and quote.action else None


def ribbon_of(scene: Scene, at: At | Thing | None) -> Ribbon:
    """Return the power that counts now, for the card's owner or for the viewer."""
    if lies_in_centre(at, scene):
        return place_of(scene, at.place).ribbon
    if isinstance(at, OfCard) and at.seat is not None:
        return ribbon_for(scene, at.seat)
    return Ribbon.NONE


def stack_of(scene: Scene | None, at: At | Thing | None) -> tuple[Card | None, ...]:
    """Return all cards of the stack at an address, the top card first."""
    if scene is None or not lies_in_centre(at, scene):
        return ()
    stack = scene.view.stacks[at.place][::-1]
    return tuple(card for card in stack if card is None or card is not EXHAUSTED)


def duke_words(scene: Scene, at: At | Thing | None, duke: Duke | None) -> str:
    """Return the points that a Duke gives for a card, in words; "face down" without a Duke."""
    translate = QCoreApplication.translate
    card = card_of(scene, at)
    if duke is None or card is None:
        return _face_down()
    points = worth_to(duke, scene.view.players[scene.viewer], card)
    if not points:
        return translate("Zoom", "{duke}: no points for it").format(duke=duke.name)
    if points == 1:
        return translate("Zoom", "{duke}: +1 point").format(duke=duke.name)
    return translate("Zoom", "{duke}: +{number} points").format(duke=duke.name, number=points)


def _face_down() -> str:
    return QCoreApplication.translate("Zoom", "face down")


def _nothing(_: At | Thing | None) -> None:
    return None


@define
class ValeriaZoomConditions(ZoomConditions):
    """Conditions of a table that the zoom asks about each time."""

    has_help: Callable[[], bool] = yes
    """Whether the text may say what would help to get a card."""
    known: Callable[[At | Thing | None], OnCard | None] = _nothing
    """Returns the coach's numbers so far about a card, and asks for more."""
