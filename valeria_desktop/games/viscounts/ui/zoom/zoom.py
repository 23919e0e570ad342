"""The zoom of the table of Viscounts: things looked at closely, with all their words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.viscounts.rules.at import (
    AtExchange,
    AtInner,
    AtLink,
    AtPlayer,
    AtScroll,
    AtSection,
    AtSpace,
    AtSpot,
    AtStack,
    OfCard,
    OfLine,
    OfSquare,
    OfTrack,
    Owned,
)
from valeria_desktop.games.viscounts.rules.model.things import Manuscript, Townsfolk
from valeria_desktop.games.viscounts.ui.board.places import BOOK
from valeria_desktop.games.viscounts.ui.cards.book import paint_binding
from valeria_desktop.games.viscounts.ui.cards.card_words import (
    effect_of_manuscript,
    known_of,
    lines_of_townsfolk,
    said_of_manuscript,
)
from valeria_desktop.games.viscounts.ui.cards.upright import SHAPE, paint_card
from valeria_desktop.games.viscounts.ui.parts import own_words, ring_words
from valeria_desktop.games.viscounts.ui.parts.own_side import own_side_of
from valeria_desktop.games.viscounts.ui.parts.rival_words import more_of, sentence_of
from valeria_desktop.games.viscounts.ui.table.seats import all_seats
from valeria_desktop.kernel.phrases import capital
from valeria_desktop.kernel.things import Thing
from valeria_desktop.ui.words.phrases import tell, with_capital
from valeria_desktop.ui.zoom.control import ZoomControl
from valeria_desktop.ui.zoom.picture import PaintedPicture
from valeria_desktop.ui.zoom.subject import ZoomNote, ZoomSubject, ZoomText

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QRectF

    from valeria_desktop.games.viscounts.rules.model.things import Exchange
    from valeria_desktop.games.viscounts.rules.scene import Scene
    from valeria_desktop.games.viscounts.rules.view import View
    from valeria_desktop.kernel.at import At
    from valeria_desktop.ui.paint.brush import Brush

translate = QCoreApplication.translate
_PLACES: dict[type[At], tuple[Callable[[], str], tuple[str, ...]]] = {
    AtSpace: (lambda: translate("ViscountsZoom", "A space of the ring"), ("WK30", "WK31")),
    AtExchange: (lambda: translate("ViscountsZoom", "A market"), ("WK42",)),
    AtSpot: (lambda: translate("ViscountsZoom", "A building ground"), ("WK51", "WK52")),
    AtLink: (lambda: translate("ViscountsZoom", "A link between two grounds"), ("WK53", "WK54")),
    AtSection: (lambda: translate("ViscountsZoom", "A section of the castle"), ("WK60", "WK63")),
    AtInner: (lambda: translate("ViscountsZoom", "A section of the castle"), ("WK61", "WK63")),
    OfSquare: (lambda: translate("ViscountsZoom", "A square of the board"), ("WK53", "WK55")),
    OfTrack: (lambda: translate("ViscountsZoom", "A space of the track"), ("WK18", "WK86")),
}
"""The name of each kind of places, and the ids of the clauses about it."""


def _paint_card(brush: Brush, box: QRectF, card: Townsfolk) -> None:
    paint_card(brush.of_unit(box.width() / SHAPE[0]), box, card, is_large=True)


def _paint_book(brush: Brush, box: QRectF, book: Manuscript) -> None:
    paint_binding(brush.of_unit(box.width() / BOOK[0]), box, book)


class Zoom(ZoomControl):
    """Shows the thing under the mouse as a large picture with words."""

    def looked_at(self, scene: Scene, pointed: At | Thing | None) -> ZoomSubject | None:
        return looked_of(scene, pointed)

    def is_same(self, before: Scene, scene: Scene, pointed: At | Thing | None) -> bool:
        return thing_at(before, pointed) is thing_at(scene, pointed)


def thing_at(scene: Scene, pointed: At | Thing | None) -> Thing | None:
    """Return the card or manuscript at an address, as far as the viewer may know it."""
    view: View = scene.view
    match pointed:
        case Thing():
            return pointed
        case AtStack(position):
            card = view.top_townsfolk(position)
            return card or view.table.ring.segments[position].townsfolk
        case AtScroll(position):
            book = view.top_manuscript(position)
            return book or view.table.ring.segments[position].manuscript
        case OfCard(seat, card):
            return next((each for each in _known_cards(scene, seat) if each.id == card), None)
        case OfLine(seat, space) if seat < len(view.players):
            return view.players[seat].line[space]
    return None


def _known_cards(scene: Scene, seat: int) -> tuple[Townsfolk, ...]:
    """Return the cards of a player that the viewer may know: own hand, board, discards.

    A hand that lies face down has no pieces with its cards' addresses, so none is pointed at.
    """
    view, player = scene.view, scene.view.players[seat]
    hand = view.own.hand if seat == view.seat and view.has_own else ()
    return (*hand, *(card for card in player.line if card is not None), *player.discard)


def looked_of(scene: Scene, pointed: At | Thing | None) -> ZoomSubject | None:
    """Return the picture and the words of a thing; None if it has none."""
    thing = thing_at(scene, pointed)
    if isinstance(thing, Townsfolk):
        return _of_card(thing)
    if isinstance(thing, Manuscript):
        return _of_book(thing)
    if isinstance(pointed, AtPlayer):
        return _of_player(scene, pointed.seat)
    if pointed is None or isinstance(pointed, Thing):
        return None
    return _of_place(scene, pointed)


def _of_player(scene: Scene, seat: int) -> ZoomSubject:
    notes = (ZoomNote(sentence_of(scene, seat)), ZoomNote(more_of(scene, seat)))
    name = all_seats(scene)[seat].name
    said = ZoomText(name, translate("ViscountsZoom", "A player"), notes)
    return ZoomSubject(said, clauses=("WK4",))


def _of_place(scene: Scene, at: At) -> ZoomSubject | None:
    """Return the words about a place; None for none, and on a board that isn't shown."""
    if type(at) not in _PLACES:
        return None
    if isinstance(at, Owned):
        side = own_side_of(scene, is_open=False)
        if at.seat != side.number:
            return None
        told = own_words.told_of(side, at)
    else:
        told = ring_words.told_of(scene, at)
    notes = [ZoomNote(f"{with_capital(state)}.") for state in filter(None, told.state)]
    if told.more:
        notes.append(ZoomNote(told.more))
    if isinstance(at, AtExchange) and (trade := scene.view.table.ring.trades[at.space]) is not None:
        notes += _known(trade)
    kind, clauses = _PLACES[type(at)]
    return ZoomSubject(ZoomText(told.name, kind(), tuple(notes)), clauses=clauses)


def _of_card(card: Townsfolk) -> ZoomSubject:
    kind = translate("ViscountsZoom", "Silver {silver}; {icons}")
    notes = tuple(
        ZoomNote(f"{with_capital(what)}.", title=when) for when, what in lines_of_townsfolk(card)
    )
    said = ZoomText(
        tell(card.words()),
        kind.format(silver=card.silver, icons=tell(card.icons.words())),
        (*notes, *_known(card)),
    )
    return ZoomSubject(said, PaintedPicture(card, 273, 393, _paint_card), clauses=("WK23", "WK36"))


def _known(card: Townsfolk | Manuscript | Exchange) -> tuple[ZoomNote, ...]:
    """Return a note on what we made ourselves."""
    words = known_of(card.source)
    return (ZoomNote(words),) if words else ()


def _of_book(book: Manuscript) -> ZoomSubject:
    notes = (ZoomNote(f"{effect_of_manuscript(book)}."), *_known(book))
    said = ZoomText(tell(capital(book.words())), said_of_manuscript(book).split(".")[0], notes)
    return ZoomSubject(said, PaintedPicture(book, 272, 200, _paint_book), clauses=("WK70",))
