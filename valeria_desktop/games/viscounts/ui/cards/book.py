"""A manuscript lies closed: leather, a spine, its ribbon with a letter, its price, its gift."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from valeria_desktop.games.viscounts.rules.model.kinds import Icon
from valeria_desktop.games.viscounts.ui.cards import signs
from valeria_desktop.games.viscounts.ui.cards.fields import (
    LEATHER,
    PLAIN_LEATHER,
    PLATE,
    paint_count,
    paint_pile,
)
from valeria_desktop.games.viscounts.ui.cards.powers import marks, marks_of_points
from valeria_desktop.games.viscounts.ui.paint.pigments import shaded
from valeria_desktop.ui.paint.brush import LEFT, paint_marks, square
from valeria_desktop.ui.paint.knife import outlined, paint_kept, rounded
from valeria_desktop.ui.paint.legible import legible
from valeria_desktop.ui.paint.palette import CARD_TEXT

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.model.things import Manuscript
    from valeria_desktop.games.viscounts.ui.board.life import BookTop
    from valeria_desktop.kernel.signs import Marks
    from valeria_desktop.ui.paint.brush import Brush

_PAGES = "#e0d2ac", "#6b5138"
_LINE = 13.5


def marks_of_book(book: Manuscript) -> Marks:
    """Return what a manuscript brings, at once or at the end."""
    if book.end is not None:
        return marks_of_points(book.end)
    return marks(book.immediate) if book.immediate is not None else ()


def paint_book(brush: Brush, box: QRectF, top: BookTop, *, is_compact: bool = False) -> None:
    """Paint the top manuscript of a wedge into a box, with its pile beyond the box."""
    unit = brush.unit
    paint_pile(brush, box, top.books, _PAGES)
    key = paint_book, top.book.id, is_compact, box.width()
    paint_kept(brush, key, box, 3, partial(paint_binding, book=top.book))
    if top.books:
        size = QRectF(0, 0, 22 * unit, 15 * unit)
        if is_compact:
            size.moveCenter(QPointF(box.left() - 3 * unit, box.center().y() + 2 * unit))
        else:
            size.moveBottomRight(box.bottomRight() + QPointF(7, 7) * unit)
        paint_count(brush, size, top.books)


def paint_binding(brush: Brush, box: QRectF, book: Manuscript) -> None:
    """Paint a closed manuscript: its price in clerics, its ribbon, and what it brings."""
    unit, painter = brush.unit, brush.painter
    leather = LEATHER[book.ribbon] if book.ribbon is not None else PLAIN_LEATHER
    leather = legible(brush.look, leather, CARD_TEXT).name()
    rounded(painter, box, 4 * unit, leather)
    spine = QRectF(box.left(), box.top(), 7 * unit, box.height())
    rounded(painter, spine, 3 * unit, shaded(leather, -0.3))
    inner = box.adjusted(10 * unit, 3 * unit, -4 * unit, -3 * unit)
    outlined(painter, inner, 3 * unit, 1.3 * unit, shaded(leather, 0.28))
    outlined(painter, box, 4 * unit, 2 * unit)
    high = 16 * unit
    row = QRectF(box.left() + 11 * unit, box.top() + 4.5 * unit, 30 * unit, high)
    _paint_price(brush, row, book.clerics)
    if book.ribbon is not None:
        side = min(27 * unit, box.height() * 0.56)
        middle = QPointF(box.right() - side / 2 - unit, box.top() + side / 2 - 2.5 * unit)
        brush.icon(signs.sign_of_ribbon(book.ribbon), square(middle, side))
    plate = box.adjusted(9.5 * unit, 0, -3.5 * unit, -3.5 * unit)
    plate.setTop(plate.bottom() - 19.5 * unit)
    rounded(painter, plate, 3 * unit, PLATE)
    paint_marks(brush, plate.adjusted(unit, 0, -unit, 0), marks_of_book(book), _LINE * unit)


def _paint_price(brush: Brush, row: QRectF, clerics: int) -> None:
    painter, unit = brush.painter, brush.unit
    words = str(clerics) if brush.reads(15) else ""
    brush.write(row, words, brush.font(15), CARD_TEXT, LEFT)
    wide = painter.fontMetrics().horizontalAdvance(words)
    middle = QPointF(row.left() + wide + 10.5 * unit, row.center().y())
    brush.icon(signs.sign_of_icon(Icon.CLERIC), square(middle, 15 * unit))
