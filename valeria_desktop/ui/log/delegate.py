"""Painting the rows of the story."""

from __future__ import annotations

from functools import lru_cache
from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from valeria_desktop.ui.kit.brush import Brush
from valeria_desktop.ui.kit.signs import paint_sign as paint_shield
from valeria_desktop.ui.kit.strokes import paint_sign
from valeria_desktop.ui.log.flow import Flow, Hand, Inks, Pen, lay_out, line_height
from valeria_desktop.ui.log.log import Form, LogRole, Shown

if TYPE_CHECKING:
    from valeria_desktop.kernel.things import Thing
    from valeria_desktop.ui.kit.look import Look
    from valeria_desktop.ui.log.runs import Runs

Index = QModelIndex | QPersistentModelIndex
_Key = tuple["Runs", int, Form]
"""What a row's layout depends on: its runs, its width, and its form."""
FLOWS = 400  # more than are seen at once, and than a long game measures in a row
_SIGN, _LEFT, _GAP = 16, 6, 6
_TEXT = 14.5
_ABOVE = {Form.FOLD: 3, Form.HEADLINE: 5, Form.LINE: 1.5, Form.QUIET: 1.5}
_BAR = 3


class LogDelegate(QStyledItemDelegate):
    """Paints a row: whose it is by sign and colour, then words with signs among them, wrapped."""

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        """Paint with the program's look."""
        super().__init__(parent)
        self._look = look
        self.pointed: tuple[int, Thing | None] = (-1, None)
        """The row and the name in it that are pointed at."""
        self.kept_flow = lru_cache(FLOWS)(self._flow)  # painted far more often than laid out
        self._look_changed()
        look.changed.connect(self._look_changed)

    def _look_changed(self) -> None:
        self.kept_flow.cache_clear()
        look = self._look
        plain, bold = look.font(_TEXT), look.bold(_TEXT)
        head = Hand(bold, bold)
        self._hands = {form: Hand(plain, bold) for form in Form} | {Form.HEADLINE: head}

    # --- where things stand

    def height_of(self, shown: Shown, width: int) -> int:
        """Return the height of a row in a list of a width: just as it will be painted there."""
        flow = self._flow_of(shown, width)
        return ceil(flow.height + 2 * self._look.px(_ABOVE[shown.form]))

    def thing_at(self, shown: Shown, box: QRectF, at: QPointF) -> Thing | None:
        """Return the thing that a row names at a point."""
        flow = self._flow_of(shown, round(box.width()))
        return flow.thing_at(at - self._corner(shown, box))

    def _flow_of(self, shown: Shown, width: int) -> Flow:
        room = max(40, round(width - self._indent() - self._look.px(_GAP)))
        return self.kept_flow((shown.runs, room, shown.form))

    def _flow(self, key: _Key) -> Flow:
        runs, width, form = key
        return lay_out(runs, width, self._hands[form])

    def _indent(self) -> float:
        return self._look.px(_LEFT + _SIGN + _GAP)

    def _corner(self, shown: Shown, box: QRectF) -> QPointF:
        return box.topLeft() + QPointF(self._indent(), self._look.px(_ABOVE[shown.form]))

    # --- painting

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        look, tokens = self._look, self._look.palette
        shown: Shown = index.data(LogRole.SHOWN)
        box = QRectF(option.rect)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if shown.form in {Form.HEADLINE, Form.FOLD}:
            self._paint_stripe(painter, box, shown)
        if shown.is_new:
            bar = QRectF(box.left(), box.top() + 1, look.px(_BAR), box.height() - 2)
            painter.fillRect(bar, QColor(tokens.lit))
        self._paint_sign(painter, box, shown)
        quiet = shown.form in {Form.QUIET, Form.FOLD} or (shown.is_past and not shown.is_new)
        words = tokens.quiet if quiet or shown.form is Form.LINE else tokens.ink
        inks = Inks(words, tokens.quiet if shown.form is Form.FOLD else tokens.ink)
        row, thing = self.pointed
        pointed = thing if row == index.row() else None
        flow = self._flow_of(shown, round(box.width()))
        pen = Pen(painter, look, self._hands[shown.form], inks)
        pen.write(self._corner(shown, box), flow, pointed)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(QColor(tokens.focus), 2, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 3, 3)

    def _paint_stripe(self, painter: QPainter, box: QRectF, shown: Shown) -> None:
        tokens = self._look.palette
        stripe = QColor(tokens.raised)
        if shown.form is Form.FOLD:
            stripe.setAlphaF(0.4)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(stripe)
        painter.drawRoundedRect(box.adjusted(self._look.px(2), 2, -self._look.px(2), -1), 4, 4)

    def _paint_sign(self, painter: QPainter, box: QRectF, shown: Shown) -> None:
        """Paint whose it is: a shield beside a headline, else a disc."""
        look, side = self._look, self._look.px(_SIGN)
        middle = self._corner(shown, box).y() + line_height(self._hands[shown.form]) / 2
        place = QRectF(box.left() + look.px(_LEFT), middle - side / 2, side, side)
        if shown.form is Form.FOLD:
            name = "down" if shown.is_open else "right"
            ratio = painter.device().devicePixelRatio()
            painter.drawPixmap(place.topLeft(), look.icon(name, side, ratio, look.palette.quiet))
        elif shown.seat is not None and shown.form is Form.HEADLINE:
            brush = Brush(painter, look, 1.0)
            paint_shield(brush, look.player(shown.seat.colour), shown.seat.sign.value, place)
        elif shown.seat is not None:
            inset = look.px(1)
            paint_sign(painter, look, place.adjusted(inset, inset, -inset, -inset), shown.seat)
