"""The two manners of a button: carved in wood, and on a sheet of parchment."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from valeria_desktop.ui.paint.focus_ring import paint_focus_ring
from valeria_desktop.ui.paint.materials import BRASS_FACE, BRASS_SHINE, INK, materials_of
from valeria_desktop.ui.paint.strokes import cap_width, paint_cap

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QFontMetrics

    from valeria_desktop.ui.paint.look import Look


_SINKS = 2  # how far a pressed button sinks, in pixels at 100 %


class ButtonKind(StrEnum):
    """How strongly a button asks to be pressed."""

    PRIMARY = "primary"
    NORMAL = "normal"
    QUIET = "quiet"


class Mien(NamedTuple):
    """The state of a button that its colours depend on."""

    kind: ButtonKind
    is_enabled: bool
    is_pointed: bool
    is_checked: bool


class Colours(NamedTuple):
    """The colours of a button."""

    fill: QColor
    edge: QColor
    text: QColor
    shine: QColor | None = None
    """The light on the upper half; None without it."""
    is_raised: bool = False


class WoodFace:
    """Paints a button as a piece of wood, or as brass if it asks to be pressed."""

    height, edge, gap, icon, picture = 32.0, 8.0, 6.0, 19.0, 24.0

    def __init__(self, look: Look) -> None:
        self.look = look

    @property
    def inset(self) -> float:
        """The distance of the button's edge from the end of its box, in pixels."""
        return 2.5

    def font(self, kind: ButtonKind) -> QFont:
        """Return the font of the button's words."""
        return self.look.bold(15) if kind is ButtonKind.PRIMARY else self.look.font(15)

    def colours(self, mien: Mien) -> Colours:
        """Return the colours for a state."""
        made, ink = materials_of(self.look), QColor(self.look.palette.ink)
        wood, rim = QColor(made.board), QColor(made.board_rim)
        bare = QColor(Qt.GlobalColor.transparent)
        if self.look.is_dark:  # its rim would be lost on dark planks
            rim = wood.lighter(_RIM)
        if not mien.is_enabled:
            return Colours(bare, QColor(made.rail_line), QColor(self.look.palette.quiet))
        if mien.kind is ButtonKind.PRIMARY or mien.is_checked:
            return _brass(QColor(BRASS_FACE), is_pointed=mien.is_pointed)
        if mien.is_pointed:
            lighter = wood.lighter(_POINTED)
            return Colours(lighter, rim, ink, lighter.lighter(_LIGHT), is_raised=True)
        if mien.kind is ButtonKind.QUIET:
            return Colours(bare, QColor(made.rail_line), ink)
        return Colours(wood, rim, ink, wood.lighter(_LIGHT), is_raised=True)

    def paint_box(
        self, painter: QPainter, whole: QRectF, colours: Colours, *, is_down: bool
    ) -> QRectF:
        """Paint the button, and return the box for its words."""
        px, inset = self.look.px, self.inset
        shift, radius = (px(_SINKS) if is_down else 0), px(6)
        box = whole.adjusted(inset, inset + shift, -inset, -inset + shift)
        if colours.is_raised and not is_down:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(_faint(QColor(INK), 0.42))
            painter.drawRoundedRect(box.translated(0, px(2)), radius, radius)
        painter.setPen(QPen(colours.edge, max(1.4, px(1.7))))
        painter.setBrush(colours.fill)
        painter.drawRoundedRect(box, radius, radius)
        if colours.shine is not None:
            upper = box.adjusted(px(1), px(1), -px(1), -box.height() * 0.52)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.shine)
            painter.drawRoundedRect(upper, radius - 1, radius - 1)
        return box

    def paint_focus(self, painter: QPainter, whole: QRectF) -> None:
        """Paint the frame of the focus."""
        paint_focus_ring(painter, whole.adjusted(1, 1, -1, -1), 7)

    def cap_width(self, metrics: QFontMetrics, key: str) -> int:
        """Return the width of the key's cap, in pixels."""
        return cap_width(self.look, metrics, key)

    def paint_cap(self, painter: QPainter, at: QPointF, key: str, colour: QColor) -> QRectF:
        """Paint the key's cap to the right of a point, and return its box."""
        return paint_cap(painter, self.look, at, key, colour)

    def paint_icon(self, painter: QPainter, at: QPointF, icon: tuple[str, QColor]) -> float:
        """Paint the icon from the middle of its left edge, and return its right end."""
        name, colour = icon
        side = self.look.px(self.icon)
        picture = self.look.icon(name, side, painter.device().devicePixelRatio(), colour.name())
        painter.drawPixmap(round(at.x()), round(at.y() - side / 2), picture)
        return round(at.x()) + side

    def paint_tail(self, painter: QPainter, box: QRectF, tail: Sequence[tuple[str, str]]) -> float:
        """Paint pairs of a text and an icon at the right end, and return where they begin."""
        px, colour = self.look.px, painter.pen().color()
        right, side = box.right() - px(self.edge), px(self.icon)
        for text, icon in reversed(tail):
            if icon:
                right -= side
                self.paint_icon(painter, QPointF(right, box.center().y()), (icon, colour))
                right -= px(2)
            width = painter.fontMetrics().horizontalAdvance(text)
            cell = QRectF(right - width, box.top(), width, box.height())
            painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, text)
            right -= width + px(self.gap)
        return right


class SheetFace(WoodFace):
    """Paints a button on parchment: ink round a lighter piece, or round brass, focus around."""

    height, edge, gap, icon, picture = 46.0, 6.0, 5.0, 22.0, 26.0
    _FRAME = 4.0  # the room of the focus frame around the button
    _CAP, _SLIMMEST = 22.0, 20.0

    @property
    def inset(self) -> float:
        return self.look.px(self._FRAME)

    def font(self, kind: ButtonKind) -> QFont:
        return self.look.font(15) if kind is ButtonKind.QUIET else self.look.bold(15.5)

    def colours(self, mien: Mien) -> Colours:
        tokens = self.look.palette
        fill, ink = QColor(tokens.raised), QColor(INK)
        if not mien.is_enabled:
            share = 1.0 if tokens.is_strong else _OFF
            return Colours(QColor(tokens.panel).darker(107), _faint(ink, 0.4), _faint(ink, share))
        if mien.kind is ButtonKind.PRIMARY or mien.is_checked:
            return _brass(QColor(tokens.lit), is_pointed=mien.is_pointed)
        if mien.kind is ButtonKind.QUIET:  # it stays quiet beside brass, also when pointed at
            bare = QColor(Qt.GlobalColor.transparent)
            return Colours(fill if mien.is_pointed else bare, _faint(ink, 0.5), ink)
        if mien.is_pointed:
            return Colours(QColor(BRASS_SHINE).lighter(112), ink, ink, is_raised=True)
        return Colours(fill, ink, ink, is_raised=True)

    def paint_focus(self, painter: QPainter, whole: QRectF) -> None:
        width = max(2.0, self.look.px(2.2))
        half, radius = width / 2 + 1, self.look.px(9)
        paint_focus_ring(painter, whole.adjusted(half, half, -half, -half), radius, width)

    def _cap_font(self) -> QFont:
        return self.look.bold(13.5)

    def cap_width(self, metrics: QFontMetrics, key: str) -> int:
        px = self.look.px
        words = QFontMetricsF(self._cap_font()).horizontalAdvance(key)
        return max(px(self._SLIMMEST), round(words) + px(9))

    def paint_cap(self, painter: QPainter, at: QPointF, key: str, colour: QColor) -> QRectF:
        px, height = self.look.px, self.look.px(self._CAP)
        width = self.cap_width(painter.fontMetrics(), key)
        cap = QRectF(at.x(), at.y() - height / 2, width, height)
        before = painter.font()
        painter.setPen(QPen(_faint(colour, 0.66), max(1.0, px(1.2))))
        painter.setBrush(_faint(QColor(self.look.palette.raised), 0.5))
        painter.drawRoundedRect(cap, px(4), px(4))
        painter.setFont(self._cap_font())
        painter.setPen(colour)
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, key)
        painter.setFont(before)
        return cap


_LIGHT, _POINTED, _RIM = 109, 118, 155
"""The lightness of wood in the light, under the pointer and at a dark rim, in hundredths."""
_OFF = 0.76
"""The share of ink in words of a button that is off: 4.5:1 on the darkest parchment."""


def _brass(brass: QColor, *, is_pointed: bool) -> Colours:
    """Return the colours of a button that asks to be pressed, or is checked."""
    fill, ink = brass.lighter(108) if is_pointed else brass, QColor(INK)
    return Colours(fill, ink, ink, QColor(BRASS_SHINE).lighter(106 if is_pointed else 100), True)


def _faint(colour: QColor, share: float) -> QColor:
    """Return a colour through which the ground shines."""
    faint = QColor(colour)
    faint.setAlphaF(colour.alphaF() * share)
    return faint


def face_on(look: Look) -> WoodFace:
    """Return the face for the ground that a look is made for."""
    return SheetFace(look) if look.on_parchment else WoodFace(look)
