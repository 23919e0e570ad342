"""Drawings in the pages of rules and cards: townsfolk, manuscripts, cards without faces, signs.

What is inferred or reconstructed has a sign in the corner of its drawing (WK140).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from valeria_desktop.games.viscounts.rules.model.things import (
    Manuscript,
    PlayerCard,
    Scheme,
    Source,
    Townsfolk,
)
from valeria_desktop.games.viscounts.ui.cards.book import paint_binding
from valeria_desktop.games.viscounts.ui.cards.made import paint_mark
from valeria_desktop.games.viscounts.ui.cards.others import paint_player_card, paint_scheme
from valeria_desktop.games.viscounts.ui.cards.upright import paint_card
from valeria_desktop.ui.paint.brush import Brush, square
from valeria_desktop.ui.paint.plates import paint_sign_plate
from valeria_desktop.ui.screens.learn.page import SIGN

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from valeria_desktop.games.viscounts.rules.model.catalog import Catalog
    from valeria_desktop.ui.paint.look import Look

FOLK, BOOK, CARD, SCHEME = "folk:", "book:", "card:", "scheme:"
"""Beginnings of addresses, one for each kind of thing."""
Pictured = Townsfolk | Manuscript | PlayerCard | Scheme
_UPRIGHT, _BINDING, _FLAT = (91.0, 131.0), (68.0, 50.0), (86.0, 120.0)
"""Widths and heights of townsfolk, of manuscripts and of other cards, in their units."""
_ROUND, _ON_SIGN_PLATE = 6, 0.8


class EntryDrawings:
    """Paints the things of a catalogue by their addresses."""

    def __init__(self, catalog: Catalog) -> None:
        """Collect all things by their addresses."""
        folk = (*catalog.starters, *catalog.heroes, *catalog.townsfolk)
        self.things: dict[str, Pictured] = {
            **{FOLK + each.id: each for each in folk},
            **{BOOK + each.id: each for each in catalog.manuscripts},
            **{CARD + each.id: each for each in catalog.player_cards},
            **{SCHEME + each.id: each for each in catalog.schemes},
        }

    def paint(self, painter: QPainter, box: QRectF, address: str, look: Look) -> None:
        """Paint the thing of an address into the middle of a box."""
        if address.startswith(SIGN):
            middle = square(box.center(), min(box.width(), box.height()))
            paint_sign_plate(painter, middle.adjusted(1, 1, -1, -1), _ROUND)
            inside = square(middle.center(), middle.width() * _ON_SIGN_PLATE)
            Brush(painter, look, look.scale).icon(address.removeprefix(SIGN), inside)
            return
        thing = self.things[address]
        brush, inside = _fitted(painter, look, box, thing)
        _paint_thing(brush, inside, thing)
        if thing.source is not Source.FACT:
            paint_mark(brush, inside, is_above=isinstance(thing, PlayerCard))


def _fitted(painter: QPainter, look: Look, box: QRectF, thing: Pictured) -> tuple[Brush, QRectF]:
    """Return a brush and the box of a thing, as large as its proportions allow."""
    size = _FLAT
    if isinstance(thing, Townsfolk):
        size = _UPRIGHT
    elif isinstance(thing, Manuscript):
        size = _BINDING
    unit = min((box.width() - 2) / size[0], (box.height() - 2) / size[1])
    inside = QRectF(0, 0, size[0] * unit, size[1] * unit)
    inside.moveCenter(box.center())
    return Brush(painter, look, unit), inside


def _paint_thing(brush: Brush, box: QRectF, thing: Pictured) -> None:
    match thing:
        case Townsfolk():
            paint_card(brush, box, thing, is_large=True)
        case Manuscript():
            paint_binding(brush, box, thing)
        case PlayerCard():
            paint_player_card(brush, box, thing)
        case Scheme():
            paint_scheme(brush, box, thing)
