"""Paints a place of the centre from what its model says, and from nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from valeria_desktop.games.valeria.ui.cards.ground import paint_plate
from valeria_desktop.games.valeria.ui.cards.hover import PlacedSign, show_signs
from valeria_desktop.games.valeria.ui.cards.paint import PORTRAIT_SHAPE, TILE_SHAPE, paint_exhausted
from valeria_desktop.games.valeria.ui.centre.model import CentreRole
from valeria_desktop.games.valeria.ui.centre.stack import ROOM, Stack, paint_stack, signs_of_stack
from valeria_desktop.ui.kit.brush import CENTRE, Brush, square
from valeria_desktop.ui.kit.kept import TURNS, KeptPictures
from valeria_desktop.ui.kit.palette import DARK

if TYPE_CHECKING:
    from PySide6.QtCore import QRect
    from PySide6.QtGui import QHelpEvent
    from PySide6.QtWidgets import QAbstractItemView

    from valeria_desktop.games.valeria.ui.centre.place import Place
    from valeria_desktop.ui.kit.look import Look

Index = QModelIndex | QPersistentModelIndex
_FRAME = 3  # room for the frames around a card
_WIDEST = 1.08  # a tile may be so much wider than its proper shape
_UPRIGHT = 0.8  # of a pile's height; the rest names what lies below
_LINES = 3
_VIEWS = 2 * TURNS  # and each when it is theirs to choose, and when it is not


def is_upright(cell: QRectF) -> bool:
    """Tell whether a cell is so high that its card stands upright: a pile of the siege."""
    return cell.height() > cell.width()


def card_rect(cell: QRectF) -> QRectF:
    """Give the card within a cell: as large as fits, with room for frames and stack."""
    room = cell.adjusted(_FRAME, _FRAME + ROOM, -_FRAME - ROOM, -_FRAME)
    if is_upright(cell):
        room.setHeight(room.height() * _UPRIGHT)
        narrowest = widest = PORTRAIT_SHAPE
    else:
        narrowest, widest = TILE_SHAPE, TILE_SHAPE * _WIDEST
    width = min(room.width(), room.height() * widest)
    height = min(room.height(), width / narrowest)
    left, top = room.center().x() - width / 2, room.center().y() - height / 2
    return QRectF(round(left), round(top), round(width), round(height))


class CentreDelegate(QStyledItemDelegate):
    """Paints stacks: their edges, the top card, what can be done, and where the focus is."""

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        """Paint with the program's look."""
        super().__init__(parent)
        self._look = look
        self._kept = KeptPictures(look, lambda tokens: tokens.table, each=_VIEWS)
        """A place whose top card is flying just now."""
        self.hinted_place = -1
        """A place that the adviser would choose."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(self._look.px(168), self._look.px(112))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        place: Place = index.data(CentreRole.SHOWN)
        stack = self._stack(place) if place.count else None
        below = tuple(self._below_words(place)) if is_upright(option.rect.toRectF()) else ()
        self._kept.paint(
            painter,
            option.rect,
            (place.number, (stack, place.is_exhausted, below), 1.0),
            lambda brush, cell: self._paint_place(brush.painter, card_rect(cell), place, stack),
        )
        if place.number == self.hinted_place:
            self._paint_hint(painter, card_rect(option.rect.toRectF()))
        if option.state & QStyle.StateFlag.State_HasFocus:
            self._paint_focus(painter, card_rect(option.rect.toRectF()))

    def helpEvent(
        self,
        event: QHelpEvent,
        view: QAbstractItemView,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> bool:
        place: Place | None = index.data(CentreRole.SHOWN) if index.isValid() else None
        if place is None:
            return False
        return show_signs(event, view.viewport(), self._signs(option.rect, place))

    def _signs(self, cell: QRect, place: Place) -> list[PlacedSign]:
        box = card_rect(cell.toRectF())
        if place.count:
            return signs_of_stack(box, self._stack(place), self._look)
        return [PlacedSign("exhausted", box)] if place.is_exhausted else []

    def _paint_place(
        self, painter: QPainter, box: QRectF, place: Place, stack: Stack | None
    ) -> None:
        """Paint what lies at a place; a pile's next cards are named below it."""
        if stack is not None:
            paint_stack(painter, box, stack, self._look)
        elif place.is_exhausted:
            paint_exhausted(painter, box, self._look, self.tr("Exhausted"))
        else:
            self._paint_empty(painter, box)
        if box.height() > box.width():
            room = painter.device().width() / painter.device().devicePixelRatio()
            self._paint_below(painter, QRectF(0, box.bottom() + 6, room, 0), place)

    def _stack(self, place: Place) -> Stack:
        return Stack(
            place.face,
            place.count,
            place.face_down,
            not place.is_lit and not place.is_affordable,
            place.tokens,
            self._look.palette.lit if place.is_lit else "",
        )

    def _paint_empty(self, painter: QPainter, box: QRectF) -> None:
        painter.setPen(QPen(QColor(self._look.palette.line), 1.5, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), 7, 7)

    def _paint_below(self, painter: QPainter, line: QRectF, place: Place) -> None:
        """Name under a pile what lies below its top card."""
        look = self._look
        height = look.px(20)
        painter.setFont(look.font(15))
        painter.setPen(QColor(look.palette.ink))
        for text in self._below_words(place)[:_LINES]:
            line.setHeight(height)
            painter.drawText(line, CENTRE, text)
            line.translate(0, height)
            painter.setPen(QColor(look.palette.quiet))

    def _below_words(self, place: Place) -> list[str]:
        count = place.count
        if place.card is None:
            return [self.tr("Deck: {number} cards").format(number=count)] if count else []
        if count == 1:
            return [self.tr("Nothing lies below")]
        words = self.tr("{number} below").format(number=count - 1)
        return [words, *place.below]

    def _paint_hint(self, painter: QPainter, box: QRectF) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        brush = Brush(painter, self._look, 1)
        spot = square(box.center(), min(box.width(), box.height()) * 0.3)
        paint_plate(painter, spot, spot.width() / 2)
        brush.icon("hint", square(box.center(), spot.width() * 0.64), DARK.lit)

    def _paint_focus(self, painter: QPainter, box: QRectF) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(self._look.palette.focus), 2.4, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        around = box.adjusted(-1.8, -1.8 - ROOM, 1.8 + ROOM, 1.8)
        painter.drawRoundedRect(around, 9, 9)
