"""A player's things in small: silver, resources, papers, workers, icon sums, cards and piles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor

from valeria_desktop.games.viscounts.ui.board.places import around
from valeria_desktop.games.viscounts.ui.cards.fields import field_of, paint_count, paint_person
from valeria_desktop.games.viscounts.ui.cards.others import paint_card_back
from valeria_desktop.games.viscounts.ui.cards.upright import paint_card
from valeria_desktop.games.viscounts.ui.paint.figures import paint_pawn
from valeria_desktop.games.viscounts.ui.paint.pigments import shaded
from valeria_desktop.games.viscounts.ui.paint.states import paint_tray
from valeria_desktop.kernel.signs import Mark, number
from valeria_desktop.ui.paint.brush import paint_marks, square
from valeria_desktop.ui.paint.knife import outlined, rounded
from valeria_desktop.ui.paint.palette import CARD_INK, CARD_TEXT
from valeria_desktop.ui.paint.ruler import fitted

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.model.things import Townsfolk
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.kernel.signs import Marks
    from valeria_desktop.ui.paint.brush import Brush

_IVORY = "#f3e8cc"
_UNDER_BUST = 0.34
"""The share of a pile's height below the face of its top card, where its number stands."""


@frozen
class AmountFace:
    """A sign with a number, in a bed of the wood."""

    icon: str
    amount: int

    def paint(self, brush: Brush, box: QRectF) -> None:
        paint_tray(brush, box)
        scale = brush.look.scale
        side = min(22 * scale, box.height() * 0.74)
        sign = square(QPointF(box.left() + side * 0.5 + 6 * brush.unit, box.center().y()), side)
        brush.icon(self.icon, sign)
        room = QRectF(box)
        room.setLeft(sign.right())
        _write(brush, room, str(self.amount), 20, CARD_TEXT)


@frozen
class PapersFace:
    """A player's debts or deeds: as they came, and turned over."""

    icons: tuple[str, str]
    numbers: tuple[int, int]

    def paint(self, brush: Brush, box: QRectF) -> None:
        paint_tray(brush, box)
        half = box.width() / 2
        for at, (icon, amount) in enumerate(zip(self.icons, self.numbers, strict=True)):
            room = QRectF(box.left() + at * half, box.top(), half, box.height())
            size = min(16 * brush.look.scale, box.height() * 0.6)
            paint_marks(brush, room.adjusted(1, 0, -1, 0), (Mark(icon), number(amount)), size)


@frozen
class WorkersFace:
    """The workers in a player's supply."""

    owner: Seat
    amount: int

    def paint(self, brush: Brush, box: QRectF) -> None:
        high = min(box.height() * 0.8, 34 * brush.look.scale)
        foot = QPointF(box.left() + high * 0.5, box.center().y() + high * 0.46)
        paint_pawn(brush, foot, high, self.owner)
        room = QRectF(box)
        room.setLeft(foot.x() + high * 0.4)
        ink = CARD_TEXT if brush.look.is_dark else CARD_INK
        _write(brush, room, str(self.amount), 18, ink)


@frozen
class SumFace:
    """The icons of a kind that a player has, and the criminals that count as any kind."""

    icon: str
    amount: int
    wild: int
    is_asked_for: bool

    def paint(self, brush: Brush, box: QRectF) -> None:
        """Paint the sum; the kind that is asked for stands on ivory."""
        if self.is_asked_for:
            rounded(brush.painter, box, box.height() / 2, _IVORY, 1.6 * brush.unit)
        else:
            paint_tray(brush, box, box.height() / 2 / brush.unit)
        line: Marks = (Mark(self.icon), number(self.amount))
        if self.wild:
            line = (*line, number(f"+{self.wild}"), Mark("criminal"))
        ink = CARD_INK if self.is_asked_for else CARD_TEXT
        inside = box.adjusted(5 * brush.unit, 0, -5 * brush.unit, 0)
        paint_marks(brush, inside, line, min(16 * brush.look.scale, box.height() * 0.7), ink)


@frozen
class CardFace:
    """A townsfolk card of a line or a hand."""

    card: Townsfolk
    in_fan: bool = False

    def paint(self, brush: Brush, box: QRectF) -> None:
        paint_card(brush.of_unit(box.width() / 91), box, self.card, in_fan=self.in_fan)


@frozen
class EmptyFace:
    """A card space without a card, with the icons that are printed on it."""

    icons: Marks

    def paint(self, brush: Brush, box: QRectF) -> None:
        hollow = QColor(0, 0, 0, 60)
        rounded(brush.painter, box, 6 * brush.unit, hollow)
        _paint_hollow(brush, box, 6)
        if self.icons:
            size = min(22 * brush.look.scale, box.width() * 0.34)
            paint_marks(brush, box, self.icons, size)


@frozen
class BackFace:
    """Cards face down, in their owner's colour, with their number."""

    owner: Seat
    cards: int
    fanned: int = 1
    """Number of backs that are seen beside each other."""

    def paint(self, brush: Brush, box: QRectF) -> None:
        wide = min(box.height() * 0.69, box.width())
        shown = min(self.fanned, self.cards) if self.fanned > 1 else min(1, self.cards)
        step = min((box.width() - wide) / max(1, shown - 1), wide * 0.6) if shown > 1 else 0.0
        for at in range(shown):
            place = QRectF(box.left() + at * step, box.top(), wide, box.height())
            paint_card_back(brush, place, self.owner)
        if not shown:
            _paint_hollow(brush, box, 4)
        if self.fanned == 1:
            _paint_number(brush, box, self.cards)


@frozen
class PileFace:
    """A discard pile: the face of its top card, as words would be too small, and its number."""

    top: Townsfolk | None
    cards: int

    def paint(self, brush: Brush, box: QRectF) -> None:
        if self.top is None:
            _paint_hollow(brush, box, 4)
        else:
            base = field_of(self.top)
            rounded(brush.painter, box, 4 * brush.unit, base)
            bust = box.adjusted(2, 0, -2, -box.height() * _UNDER_BUST)
            paint_person(brush, bust, self.top)
            foot = QRectF(box)
            foot.setTop(bust.bottom())
            rounded(brush.painter, foot, 4 * brush.unit, shaded(base, -0.5))
            outlined(brush.painter, box, 4 * brush.unit, 1.6 * brush.unit)
        _paint_number(brush, box, self.cards)


def _paint_hollow(brush: Brush, box: QRectF, corner: float) -> None:
    """Paint the outline of a place without a card, with corners of a radius, in units."""
    outlined(brush.painter, box, corner * brush.unit, 1.2 * brush.unit, QColor(0, 0, 0, 110))


def _paint_number(brush: Brush, pile: QRectF, cards: int) -> None:
    scale = brush.look.scale
    middle = QPointF(pile.center().x(), pile.bottom() - 9 * scale)
    paint_count(brush.of_unit(scale), around(middle, (27, 17), scale), cards)


def _write(brush: Brush, room: QRectF, words: str, size: float, ink: str) -> None:
    font = brush.of_unit(brush.look.scale).font(size)
    small = fitted(font, words, room.width() - 2, room.height() * 1.2)
    brush.write(room, words, small, ink)
