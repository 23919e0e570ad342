"""Painting the small cards of a tableau; they stay readable where a tile would not."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap

from valeria_desktop.games.valeria.rules.model.cards import Citizen, Domain, Role, Starter
from valeria_desktop.games.valeria.ui.boards.groups import Group, GroupKind
from valeria_desktop.games.valeria.ui.cards.colours import field_of
from valeria_desktop.games.valeria.ui.cards.hover import signs_painted
from valeria_desktop.games.valeria.ui.cards.powers import marks, marks_of_power
from valeria_desktop.ui.kit.album import kept
from valeria_desktop.ui.kit.brush import Brush, paint_marks, width_of
from valeria_desktop.ui.kit.palette import CARD_INK, CARD_TEXT, DARK
from valeria_desktop.ui.kit.pictures import has_picture

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.ui.cards.hover import PlacedSign
    from valeria_desktop.ui.kit.look import Look

_NAMED = 66
"""From this height on, in pixels before scaling, a small card bears its name."""
_NAMED_DOMAIN = 52
_NUMBER = 13
_HEIGHT = 78  # at which sizes are given
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_CENTRE = Qt.AlignmentFlag.AlignCenter


class _Size(NamedTuple):
    width: int
    height: int
    ratio: float
    scale: float


def paint_small(painter: QPainter, rect: QRectF, group: Group, look: Look) -> None:
    """Paint a group as a small card, from a cached picture of it."""
    ratio = painter.device().devicePixelRatio()
    size = _Size(round(rect.width() * ratio), round(rect.height() * ratio), ratio, look.scale)
    painter.drawPixmap(rect.topLeft(), _small(group, look, size))


def signs_of_small(rect: QRectF, group: Group, look: Look) -> list[PlacedSign]:
    """Give the signs of a group painted as a small card."""
    unit = max(look.scale, rect.height() / _HEIGHT)
    return signs_painted(look, unit, lambda brush: _SmallCard(brush, rect, group).paint())


@kept
def _small(group: Group, look: Look, size: _Size) -> QPixmap:
    pixmap = QPixmap(max(1, size.width), max(1, size.height))
    pixmap.setDevicePixelRatio(size.ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    rect = QRectF(0, 0, size.width / size.ratio, size.height / size.ratio)
    card = _SmallCard(Brush(painter, look, max(size.scale, rect.height() / _HEIGHT)), rect, group)
    card.paint()
    painter.end()
    return pixmap


class _SmallCard:
    """A card being painted: what goes where in its box."""

    def __init__(self, brush: Brush, rect: QRectF, group: Group) -> None:
        self.brush = brush
        self.painter = brush.painter
        self.group = group
        self.box = rect.adjusted(1.5, 1.5, -1.5, -1.5)
        self.inner = self.box.adjusted(3.5, 3, -3.5, -3)
        needed = _NAMED_DOMAIN if group.kind is GroupKind.DOMAIN else _NAMED
        self.is_named = rect.height() >= needed * brush.look.scale
        self.line = _NUMBER * brush.unit + 3

    def paint(self) -> None:
        """Paint all of it."""
        self._field()
        top = self.inner.top()
        if self.is_named:
            self._name(QRectF(self.inner.left(), top, self.inner.width(), self.line))
            top += self.line
        room = QRectF(self.inner.left(), top, self.inner.width(), self.inner.bottom() - top)
        if self.group.kind is GroupKind.DOMAIN:
            self._domain(room)
        else:
            self._person(room)
        if self.group.is_used:
            self._veil()

    def _field(self) -> None:
        colour = QColor(field_of(self.group.card))
        self.painter.setPen(QPen(QColor(CARD_INK), 2))
        self.painter.setBrush(colour)
        self.painter.drawRoundedRect(self.box, 5, 5)
        self.painter.setPen(QPen(colour.lighter(138), 1))
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.drawRoundedRect(self.box.adjusted(2, 2, -2, -2), 3.5, 3.5)

    def _name(self, box: QRectF) -> None:
        font = self.brush.title(13)
        smallest = round(11 * self.brush.look.scale)
        name = self.group.card.name
        while font.pixelSize() > smallest and _advance(font, name) > box.width():
            font.setPixelSize(font.pixelSize() - 1)
        shown = QFontMetricsF(font).elidedText(name, Qt.TextElideMode.ElideRight, box.width())
        self.painter.setFont(font)
        self.painter.setPen(QColor(CARD_TEXT))
        self.painter.drawText(box, _CENTRE, shown)

    # --- citizens, starters, what was slain

    def _person(self, room: QRectF) -> None:
        foot = self._foot_height()
        side = min(room.height() - (foot if self.is_named else 0), room.width())
        centre = QPointF(room.center().x(), room.top() + side / 2)
        if not self.is_named:
            centre.setY(room.center().y())
        self._emblem(QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side))
        self._corner(room)
        signs = self._signs()
        sign = 14 * self.brush.unit if len(signs) < 3 else 11 * self.brush.unit  # noqa: PLR2004 - three in a row need less room each
        if self.is_named or self.group.kind is GroupKind.VICTORY:
            for place, icon in enumerate(signs):
                self.brush.icon(
                    icon, QRectF(room.right() - sign, room.top() + place * sign, sign, sign)
                )
        else:
            for place, icon in enumerate(signs[:2]):
                top = room.bottom() - (place + 1) * sign
                self.brush.icon(icon, QRectF(room.left(), top, sign, sign))
        self._foot(QRectF(room.left(), room.bottom() - foot, room.width(), foot))

    def _foot_height(self) -> float:
        return self.line + 1

    def _corner(self, room: QRectF) -> None:
        """The numbers on a dark plate, or the picture of the area."""
        group = self.group
        if group.kind is GroupKind.VICTORY:
            side = 18 * self.brush.unit
            self.brush.icon(group.area, QRectF(room.left() - 1, room.top(), side, side))
        elif group.numbers:
            self._plate(room.topLeft(), "/".join(map(str, group.numbers)), name="numbers")
        elif isinstance(group.card, Starter):
            side = 17 * self.brush.unit
            self.brush.icon("doubles", QRectF(room.left(), room.top(), side, side))

    def _signs(self) -> list[str]:
        """Name the icons of roles, or of the types of monsters."""
        card = self.group.card
        if isinstance(card, Citizen | Domain):
            return [role.value for role in Role for _ in range(card.icons.of(role))]
        return [kind.value for kind, _ in self.group.types]

    def _foot(self, line: QRectF) -> None:
        group = self.group
        right = line.right()
        if group.count > 1:
            words = f"×{group.count}"
            width = _advance(self._font(), words) + 6
            is_full = group.kind is GroupKind.VICTORY and width + line.height() > line.width()
            top = line.top() - line.height() * (0.9 if is_full else 0)
            self._plate(QPointF(right - width, top), words, DARK.lit)
            right -= width
        left = QRectF(line.left(), line.top(), right - line.left() - 2, line.height())
        if group.kind is GroupKind.VICTORY:
            self._points(line.bottomLeft())
        elif self.is_named and isinstance(group.card, Citizen | Starter):
            self._power(left)

    def _power(self, room: QRectF) -> None:
        """What it gives on its owner's turn, if that can be read in the room there is."""
        assert isinstance(self.group.card, Citizen | Starter)  # noqa: S101 - asked by the caller
        line = marks(self.group.card.on_turn)
        size = 13 * self.brush.unit
        if width_of(self.brush, line, size * 0.8) <= room.width():
            paint_marks(self.brush, room, line, size)

    # --- domains

    def _domain(self, room: QRectF) -> None:
        card = self.group.card
        assert isinstance(card, Domain)  # noqa: S101 - groups of this kind hold nothing else
        side = min(room.height(), room.width() * 0.42)
        self._emblem(QRectF(room.left(), room.center().y() - side / 2, side, side))
        right = QRectF(room.left() + side + 2, room.top(), room.width() - side - 2, room.height())
        foot = self.line + 3
        powers = right.adjusted(0, 0, 0, -foot if self.is_named else -foot + 4)
        height = powers.height() / len(card.powers)
        for place, power in enumerate(card.powers):
            box = QRectF(powers.left(), powers.top() + place * height, powers.width(), height)
            paint_marks(self.brush, box, marks_of_power(power), min(height, 15 * self.brush.unit))
        self._points(QPointF(right.right() - foot, room.bottom()))

    # --- parts

    def _font(self) -> QFont:
        return self.brush.font(_NUMBER)

    def _plate(
        self, corner: QPointF, words: str, colour: str = CARD_TEXT, *, name: str = ""
    ) -> None:
        font = self._font()
        plate = QRectF(corner.x(), corner.y(), _advance(font, words) + 6, self.line)
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(QColor(CARD_INK))
        self.painter.drawRoundedRect(plate, 3, 3)
        self.painter.setFont(font)
        self.painter.setPen(QColor(colour))
        self.painter.drawText(plate, _CENTRE, words)
        self.brush.note(name, plate)

    def _points(self, bottom_left: QPointF) -> None:
        side = self.line + 3
        box = QRectF(bottom_left.x() - 1, bottom_left.y() - side, side, side)
        self.brush.icon("points-price", box)
        self.painter.setFont(self._font())
        self.painter.setPen(QColor(CARD_TEXT))
        self.painter.drawText(box, _CENTRE, str(self.group.points))

    def _emblem(self, box: QRectF) -> None:
        card = self.group.card
        if has_picture(f"emblems/{card.id}.svg"):
            self.brush.emblem(card.id, box)
            return
        font = self.brush.title(1)
        font.setPixelSize(max(8, round(box.height() * 0.6)))
        self.painter.setFont(font)
        self.painter.setPen(QColor(field_of(card)).lighter(150))
        self.painter.drawText(box, _CENTRE, card.name[:1])

    def _veil(self) -> None:
        veil = QColor(CARD_INK)
        veil.setAlpha(120)
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(veil)
        self.painter.drawRoundedRect(self.box, 5, 5)
        side = self.box.height() * 0.5
        centre = self.box.center()
        self.brush.icon("check", QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side))


def _advance(font: QFont, words: str) -> float:
    return QFontMetricsF(font).horizontalAdvance(words)
