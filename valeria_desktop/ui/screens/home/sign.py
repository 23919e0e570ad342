"""A carved sign of wood: a button of home, with its words cut into a board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.button_faces import ButtonKind, Colours, Mien, WoodFace
from valeria_desktop.ui.paint.focus_ring import paint_focus_ring
from valeria_desktop.ui.paint.materials import (
    BRASS_EDGE,
    BRASS_FACE,
    BRASS_SHINE,
    GOLD,
    INK,
    materials_of,
)
from valeria_desktop.ui.place.hours import SteadyChance, mix
from valeria_desktop.ui.place.wood import Wood

if TYPE_CHECKING:
    from PySide6.QtGui import QFont

    from valeria_desktop.ui.paint.look import Look

_CREAM = "#f3e8cc"
_MIDDLE = 128
"""The lightness between ink and cream."""
_NOTCH, _NAIL = 6.0, 2.2
_SHADOW = QPointF(1.5, 3)


def board_of(box: QRectF, notch: float) -> QPainterPath:
    """Return the outline of a sign: a board whose short ends are sawn to a blunt point."""
    half = box.height() * 0.30
    points = (
        QPointF(box.left() + notch, box.top()),
        QPointF(box.right() - notch, box.top()),
        QPointF(box.right(), box.top() + half),
        QPointF(box.right(), box.bottom() - half),
        QPointF(box.right() - notch, box.bottom()),
        QPointF(box.left() + notch, box.bottom()),
        QPointF(box.left(), box.bottom() - half),
        QPointF(box.left(), box.top() + half),
    )
    path = QPainterPath()
    path.addPolygon(QPolygonF([*points]))
    path.closeSubpath()
    return path


class SignFace(WoodFace):
    """Paints a button as a board of wood, or of brass where it is the likeliest to be pressed."""

    height, edge, gap, icon = 36.0, 20.0, 8.0, 19.0

    @property
    def inset(self) -> float:
        return 4.0 * self.look.scale

    def font(self, kind: ButtonKind) -> QFont:
        return self.look.bold(16.5)

    def colours(self, mien: Mien) -> Colours:
        """Return the wood's tone, its rim, and the tone of the carved words."""
        made = materials_of(self.look)
        is_quiet = mien.kind is ButtonKind.QUIET
        if mien.kind is ButtonKind.PRIMARY:
            fill = QColor(BRASS_SHINE if mien.is_pointed else BRASS_FACE)
            return Colours(fill, QColor(BRASS_EDGE), QColor(INK), is_raised=mien.is_pointed)
        wood = made.board_cut if is_quiet else made.board
        tone = mix(wood, "#ffffff", 0.12).name() if mien.is_pointed else wood
        words = _CREAM if self.look.is_dark else INK
        rim = GOLD if mien.is_pointed else made.board_rim
        return Colours(QColor(tone), QColor(rim), QColor(words), is_raised=mien.is_pointed)

    def paint_box(
        self, painter: QPainter, whole: QRectF, colours: Colours, *, is_down: bool
    ) -> QRectF:
        """Paint the board with its shadow, rim, cuts and two nails."""
        look, inset = self.look, self.inset
        scale = look.scale
        lift = 2.0 * scale if is_down else -0.5 * scale if colours.is_raised else 0.0
        box = whole.adjusted(inset, inset + lift, -inset, -inset + lift)
        outline = board_of(box, _NOTCH * scale)
        self._paint_shadow(painter, outline.translated(-QPointF(0, lift) + _SHADOW * scale))
        painter.setPen(QPen(QColor(INK), 2 * scale))
        painter.setBrush(colours.fill)
        painter.drawPath(outline)
        painter.save()
        painter.setClipPath(outline)
        self._paint_grain(painter, box, colours.fill)
        painter.restore()
        inner = 2.4 * scale
        painter.setPen(QPen(colours.edge, 1.6 * scale))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(board_of(box.adjusted(inner, inner, -inner, -inner), _NOTCH * scale * 0.8))
        self._paint_nails(painter, box)
        return box

    def _paint_shadow(self, painter: QPainter, outline: QPainterPath) -> None:
        shade = QColor(0, 0, 0)
        shade.setAlphaF(materials_of(self.look).shadow_share)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shade)
        painter.drawPath(outline)

    def _paint_grain(self, painter: QPainter, box: QRectF, fill: QColor) -> None:
        wood = Wood(painter, self.look, self.look.scale, is_lamp_lit=False)
        cuts = mix(fill.name(), "#000000", 0.14).name()
        chance = SteadyChance(round(box.width()) + 3)
        number = round(box.width() * box.height() / (2_600 * self.look.scale**2)) + 2
        wood.paint_cuts(box, cuts, chance, number)

    def _paint_nails(self, painter: QPainter, box: QRectF) -> None:
        scale = self.look.scale
        painter.setPen(Qt.PenStyle.NoPen)
        for x in (box.left() + 11 * scale, box.right() - 11 * scale):
            painter.setBrush(QColor(INK))
            painter.drawEllipse(QPointF(x, box.center().y()), _NAIL * scale, _NAIL * scale)
            painter.setBrush(QColor("#8f8579"))
            at = QPointF(x - 0.5 * scale, box.center().y() - 0.6 * scale)
            painter.drawEllipse(at, 1.1 * scale, 1.1 * scale)

    def paint_focus(self, painter: QPainter, whole: QRectF) -> None:
        board = board_of(whole.adjusted(2, 2, -2, -2), _NOTCH * self.look.scale)
        paint_focus_ring(painter, board)


class CarvedSign(Button):
    """A button like a board of wood with carved words."""

    def __init__(
        self, look: Look, text: str, *, icon: str = "", kind: ButtonKind = ButtonKind.NORMAL
    ) -> None:
        """Carve words, and an icon before them."""
        super().__init__(look, text, icon=icon, kind=kind)
        self._face = SignFace(look)
        self._height = self._face.height
        self._look_changed()

    def _paint_words(self, painter: QPainter, words: QRectF, colour: QColor) -> None:
        """Paint the lower edge of the cut below the words, then the words."""
        is_ink = colour.lightness() < _MIDDLE
        edge = QColor("#ffffff" if is_ink else "#000000")
        edge.setAlphaF(0.28 if is_ink else 0.55)
        deep = max(1.0, 1.1 * self._look.scale)
        super()._paint_words(painter, words.translated(0, deep), _drawn_in(painter, edge))
        super()._paint_words(painter, words, _drawn_in(painter, colour))


def _drawn_in(painter: QPainter, colour: QColor) -> QColor:
    painter.setPen(colour)
    return colour
