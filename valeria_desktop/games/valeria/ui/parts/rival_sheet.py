"""The large board of a rival: how it is laid out and painted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPen

from valeria_desktop.games.valeria.rules.model.icons import Role
from valeria_desktop.games.valeria.ui.cards.face import owned_face_of
from valeria_desktop.games.valeria.ui.cards.mood import CardMood
from valeria_desktop.games.valeria.ui.cards.paint import paint_tile, paint_tile_down
from valeria_desktop.games.valeria.ui.paint.kingdom_pictures import paint_picture
from valeria_desktop.games.valeria.ui.parts.rival_plaque import lord_words
from valeria_desktop.games.valeria.ui.parts.sides import (
    amount_of,
    colour_of,
    kinds_of,
    paint_shield,
)
from valeria_desktop.ui.paint.brush import paint_outlined
from valeria_desktop.ui.paint.materials import materials_of
from valeria_desktop.ui.paint.palette import CARD_TEXT
from valeria_desktop.ui.paint.ruler import Ruler, width_of_words
from valeria_desktop.ui.paint.shields import SHAPE, paint_face
from valeria_desktop.ui.place.board_wood import paint_plaque_wood, wood_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.games.valeria.ui.parts.card_groups import Group
    from valeria_desktop.games.valeria.ui.parts.rival_plaque import Plaque
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.paint.room_look import RoomLook

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_MARGIN, _GAP = 13, 9
_TILE = (132, 88)
_MOST, _MOST_ROWS = 1.35, 5
_HEAD = 37
_ABOUT = 66
_FRAME = 30  # space round and between the parts, in units
_TROPHY = (50, 56)
_LEAST_WIDTH = 560
_KINGDOM, _BESIDE = 72, (230, 265, 300, 335)
"""Height of a kingdom in small, and widths of a guest's face and words beside it, in units: the
first one in which the words have room."""
_TOLD = 80 / _TILE[1]
"""Tiles of this scale and more can be read; smaller ones make no room for a kingdom."""
_STEPS = 10  # the number of steps of a track


class RivalSheet:
    """The layout and the painter of a rival's large board."""

    def __init__(
        self, plaque: Plaque, look: RoomLook, room: QSize, *, needs_kingdom: bool = False
    ) -> None:
        """Lay out a plaque's cards in a room, with tiles as large as all of them fit.

        There is room for the kingdom in small if the plaque needs it, having none for it, and if
        the tiles can still be read.
        """
        self._plaque = plaque
        self._look = look
        self._ruler = Ruler(look)
        self._tiles = (*plaque.tiles, *plaque.domains, *plaque.down)
        self._unit = look.unit
        self._text = min(_MOST, look.scale / look.unit)
        self._room = room
        self.has_kingdom = needs_kingdom
        self._scale, self._columns = self._best()
        if needs_kingdom and self._scale < _TOLD:
            self.has_kingdom = False
            self._scale, self._columns = self._best()

    def _best(self) -> tuple[float, int]:
        return max(self._fitting(rows) for rows in range(1, _MOST_ROWS + 1))

    @property
    def size(self) -> QSize:
        """The board's size, in pixels: as small as possible, at most the size of the room."""
        wide = self._columns * (_TILE[0] * self._scale + _GAP) - _GAP + 2 * _MARGIN
        wide = max(wide, _LEAST_WIDTH * self._text) * self._unit
        high = (self._rows * (_TILE[1] * self._scale + _GAP) + self._around) * self._unit
        return QSize(round(wide), round(high)).boundedTo(self._room)

    @property
    def _around(self) -> float:
        """The height of all parts but the tiles, in units."""
        trophies = _TROPHY[1] if self._plaque.trophies else -_GAP
        return _HEAD * self._text + self._second + trophies + _FRAME

    @property
    def _second(self) -> float:
        """The height of the row with the guest and the kingdom, in units; 0 without both."""
        about = _ABOUT * self._text if self._plaque.portrait else 0
        return max(about, _KINGDOM + _GAP) if self.has_kingdom else about

    @property
    def kingdom(self) -> QRectF:
        """The box of the kingdom in small on a board of its size; empty without one."""
        u, size = self._unit, self.size
        if not self.has_kingdom:
            return QRectF()
        top = 9 * u + self._high + 6 * u
        left = (1 + _MARGIN) * u + (self._beside if self._plaque.portrait else 0)
        right = size.width() - (2 + _MARGIN) * u
        return QRectF(left, top, right - left, (self._second - _GAP) * u)

    @property
    def _rows(self) -> int:
        return -(-len(self._tiles) // self._columns)

    def _fitting(self, rows: int) -> tuple[float, int]:
        """Return the scale of tiles in a number of rows, and the number of columns."""
        columns = max(1, -(-len(self._tiles) // rows))
        wide = (self._room.width() / self._unit - 2 * _MARGIN + _GAP) / columns - _GAP
        high = (self._room.height() / self._unit - self._around) / rows - _GAP
        return min(max(1.0, self._text), wide / _TILE[0], high / _TILE[1]), columns

    # --- painting

    def paint(self, brush: Brush, box: QRectF) -> None:
        """Paint the board into a box of its size."""
        u, plaque = self._unit, self._plaque
        board = box.adjusted(u, u, -2 * u, -3 * u)
        wood = wood_of(self._look, is_active=True, is_lord=plaque.side.is_rival)
        paint_plaque_wood(brush, board, wood, "", f"{plaque.seat}-cards")
        inside = board.adjusted(_MARGIN * u, 8 * u, -_MARGIN * u, -_MARGIN * u)
        self._paint_head(
            brush, QRectF(inside.topLeft(), inside.topRight() + QPointF(0, self._high))
        )
        below = inside.adjusted(0, self._high + 6 * u, 0, 0)
        if plaque.portrait:
            high = _ABOUT * self._text * u - 6 * u
            wide = self._beside - _GAP * u if self.has_kingdom else below.width()
            self._paint_about(brush, QRectF(below.left(), below.top(), wide, high))
        below.setTop(below.top() + self._second * u)
        end = self._paint_tiles(brush, below)
        row = QRectF(below.left(), end, below.width(), _TROPHY[1] * u)
        for spot, group in self._trophies(row):
            paint_picture(brush, spot, group)
            self._paint_points(brush, spot, group)

    def _paint_about(self, brush: Brush, line: QRectF) -> None:
        """Paint the guest's portrait, name, level and style of play."""
        face = QRectF(line.topLeft(), QSizeF(line.height() * SHAPE, line.height()))
        paint_face(brush.painter, face, self._plaque.portrait)
        brush.painter.setFont(self._ruler.plain(16, 24))
        brush.painter.setPen(QColor(self._ink))
        room = line.adjusted(face.width() + 10 * self._unit, 0, 0, 0)
        brush.painter.drawText(room, _LEFT | Qt.TextFlag.TextWordWrap, self._plaque.about)

    @property
    def _beside(self) -> float:
        """The width of a guest's face and words beside the kingdom, in pixels."""
        unit, high = self._text * self._unit, _ABOUT * self._text * self._unit - 6 * self._unit
        metrics, wrap = QFontMetricsF(self._ruler.plain(16, 24)), Qt.TextFlag.TextWordWrap
        for wide in _BESIDE:
            room = QRectF(0, 0, wide * unit - high * SHAPE - (10 + _GAP) * self._unit, high)
            if metrics.boundingRect(room, wrap, self._plaque.about).height() <= high:
                break
        return wide * unit

    @property
    def _high(self) -> float:
        return _HEAD * self._text * self._unit

    def _paint_head(self, brush: Brush, line: QRectF) -> None:
        """Paint shield and name at the left, tracks and roles at the right."""
        u, side, painter = self._unit, self._plaque.side, brush.painter
        paint_shield(
            brush, side, QRectF(line.left(), line.top(), line.height() * 0.85, line.height())
        )
        left = line.left() + line.height() * 0.85 + 8 * u
        font = self._ruler.title(21, 34)
        painter.setFont(font)
        painter.setPen(QColor(self._ink))
        painter.drawText(line.adjusted(left - line.left(), 0, 0, 0), _LEFT, side.name)
        left += width_of_words(font, side.name) + 12 * u
        laurel = QRectF(left, line.center().y() - 17 * u, 34 * u, 34 * u)
        brush.icon("points-price", laurel)
        paint_outlined(brush, laurel, str(side.public_points), self._ruler.bold(17, 18))
        room = QRectF(laurel.right() + 14 * u, line.top(), 0, line.height())
        room.setRight(line.right())
        if side.is_rival:
            painter.setFont(self._ruler.plain(15, 22))
            painter.setPen(QColor(CARD_TEXT))
            painter.drawText(room, _LEFT, lord_words(side))
        else:
            self._paint_tracks(brush, room)

    @property
    def _ink(self) -> str:
        return CARD_TEXT if self._plaque.side.is_rival else self._look.palette.ink

    def _paint_tracks(self, brush: Brush, room: QRectF) -> None:
        """Paint the tracks in two rows, and the roles of the citizens behind them."""
        u, kinds = self._unit, kinds_of(self._plaque.side)
        roles, columns = self._roles_width(), (len(kinds) + 1) // 2
        wide = min(190 * u, (room.width() - roles) / columns)
        high = room.height() / 2
        for number, kind in enumerate(kinds):
            left = room.left() + (number % columns) * wide
            top = room.top() + (number // columns) * high
            self._paint_track(brush, QRectF(left, top, wide - 12 * u, high), kind)
        self._paint_roles(brush, QRectF(room.right() - roles, room.top(), roles, room.height()))

    def _paint_track(self, brush: Brush, line: QRectF, kind: str) -> None:
        u, painter, tones = self._unit, brush.painter, materials_of(self._look)
        amount = amount_of(self._plaque.side, kind)
        size = self._ruler.size(15, 19)
        font = self._ruler.bold(15.5, 19)
        brush.icon(kind, QRectF(line.left(), line.center().y() - size / 2, size, size))
        painter.setFont(font)
        painter.setPen(QColor(self._ink))
        painter.drawText(line.adjusted(size + 4 * u, 0, 0, 0), _LEFT, str(amount))
        left = line.left() + size + 10 * u + width_of_words(font, "88")
        bar = QRectF(left, line.center().y() - 4 * u, line.right() - left, 8 * u)
        if bar.width() < 3 * _STEPS * u:
            return
        painter.setPen(QPen(QColor(tones.rail_line), 1))
        painter.setBrush(QColor(tones.rail))
        painter.drawRoundedRect(bar, 3 * u, 3 * u)
        step = bar.width() / _STEPS
        for number in range(min(amount, _STEPS)):
            notch = QRectF(bar.left() + number * step, bar.top(), step, bar.height())
            painter.fillRect(notch.adjusted(1, 1.5, -1, -1.5), QColor(colour_of(kind)))

    def _roles_width(self) -> float:
        size, font = self._ruler.size(16, 20), self._ruler.bold(15.5, 19)
        return 2 * (size + 5 * self._unit + width_of_words(font, "88") + 6 * self._unit)

    def _paint_roles(self, brush: Brush, room: QRectF) -> None:
        """Paint the roles that count for building."""
        size, painter = self._ruler.size(16, 20), brush.painter
        wide, high = room.width() / 2, room.height() / 2
        painter.setFont(self._ruler.bold(15.5, 19))
        painter.setPen(QColor(self._ink))
        for number, role in enumerate(Role):
            left = room.left() + (number % 2) * wide
            line = QRectF(left, room.top() + (number // 2) * high, wide, high)
            brush.icon(role.value, QRectF(left, line.center().y() - size / 2, size, size))
            beside = line.adjusted(size + 5 * self._unit, 0, 0, 0)
            painter.drawText(beside, _LEFT, str(self._plaque.side.icons[number]))

    def _paint_tiles(self, brush: Brush, room: QRectF) -> float:
        """Paint citizens and domains as tiles, and return their lower edge."""
        u, columns = self._unit, self._columns
        wide, high = _TILE[0] * self._scale * u, _TILE[1] * self._scale * u
        for number, group in enumerate(self._tiles):
            left = room.left() + (number % columns) * (wide + _GAP * u)
            top = room.top() + (number // columns) * (high + _GAP * u)
            mood = CardMood(ribbon=self._plaque.ribbon, count=group.count)
            face = owned_face_of(group.card)
            paint = paint_tile_down if group.is_down else paint_tile
            paint(brush.painter, QRectF(left, top, wide, high), face, self._look, mood)
        return room.top() + self._rows * (high + _GAP * u)

    def _trophies(self, row: QRectF) -> Iterator[tuple[QRectF, Group]]:
        u = self._unit
        for number, group in enumerate(self._plaque.trophies):
            left = row.left() + number * (_TROPHY[0] + 34) * u
            yield QRectF(left, row.top(), _TROPHY[0] * u, (_TROPHY[1] - 6) * u), group

    def _paint_points(self, brush: Brush, spot: QRectF, group: Group) -> None:
        side = 26 * self._unit
        box = QRectF(spot.right() + 3 * self._unit, spot.center().y() - side / 2, side, side)
        brush.icon("points-price", box)
        paint_outlined(brush, box, str(group.points), self._ruler.bold(14, 15))
