"""The points so far of those in sight, source by source: only what everyone can count.

A game says by a `PointsTable` who has how many points of what; all games show it in one way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import frozen
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPen
from PySide6.QtWidgets import QVBoxLayout

from valeria_desktop.kernel.at import At
from valeria_desktop.ui.controls.page import Sheet
from valeria_desktop.ui.paint.brush import CENTRE
from valeria_desktop.ui.paint.focus_ring import paint_focus_ring
from valeria_desktop.ui.paint.materials import INK
from valeria_desktop.ui.paint.ruler import Ruler, fitted
from valeria_desktop.ui.paint.shields import paint_seat_sign
from valeria_desktop.ui.pieces.piece import LaidPart, Part, Piece, Walk
from valeria_desktop.ui.pieces.spread import Spread

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QWidget

    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.pieces.piece import PartRoom, PieceMood
    from valeria_desktop.ui.table.room_table import RoomTable

TOTAL = "total"
"""The id of the row that is the sum of all others."""
_HEAD, _ROW = 58.0, 34.0
_NAME_WIDE, _WIDE = 190.0, 112.0
"""Width of the sources' names, and of each player's points, in pixels of text."""
_NAMES = 0.34
"""The least share of the width for the sources' names."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


@frozen
class AtPointsRow(At):
    """The address of a source of points on the sheet."""

    source: str


@frozen
class SourceRow:
    """A source with the points that each player has of it, seat by seat."""

    source: str
    name: str
    points: tuple[int, ...]
    icon: str

    @property
    def is_total(self) -> bool:
        """Whether the row is the sum of all others."""
        return self.source == TOTAL

    def sentence(self, names: Sequence[str]) -> str:
        """Return the row in words, for a screen reader; a lone player needs no name."""
        words = QCoreApplication.translate("PointsSheet", "{source}: {all}.")
        if len(names) == 1:
            return words.format(source=self.name, all=self.points[0])
        each = QCoreApplication.translate("PointsSheet", "{player} {points}")
        said = (
            each.format(player=player, points=points)
            for player, points in zip(names, self.points, strict=True)
        )
        return words.format(source=self.name, all=", ".join(said))


def total_row(points: Sequence[int], icon: str) -> SourceRow:
    """Return the row of all points so far."""
    words = QCoreApplication.translate("PointsSheet", "Points so far")
    return SourceRow(TOTAL, words, tuple(points), icon)


@frozen
class PointsTable:
    """The sheet's contents: the players from the viewer on, and the rows."""

    seats: tuple[Seat, ...]
    order: tuple[int, ...]
    """The seats clockwise from the viewer."""
    rows: tuple[SourceRow, ...]


class PointsPart(Part[PointsTable]):
    """Lays and paints the rows under the players' shields and names."""

    takes_enter = False

    def laid(self, scene: PointsTable, room: PartRoom) -> LaidPart:
        size, names = room.size, [seat.name for seat in scene.seats]
        head = min(_HEAD * room.text, size.height() * 0.2)
        high = (size.height() - head) / max(1, len(scene.rows))
        name = QCoreApplication.translate("PointsSheet", "Points so far")
        return LaidPart(
            pieces=tuple(
                Piece(
                    at=AtPointsRow(row.source),
                    box=QRectF(0, head + at * high, size.width(), high),
                    name=row.name,
                    words=row.sentence(names),
                    face=(row, scene.order),
                )
                for at, row in enumerate(scene.rows)
            ),
            name=name,
            heading=name,
            ground=(scene, head),
            walk=Walk.LINE,
        )

    def paint_ground(self, brush: Brush, box: QRectF, laid: LaidPart) -> None:
        scene, head = laid.ground
        ruler = Ruler.of(brush)
        for column, seat in zip(_columns(box, len(scene.order)), scene.order, strict=True):
            place = QRectF(column.left(), box.top(), column.width(), head)
            self._paint_player(brush, place, scene.seats[seat], ruler)

    def _paint_player(self, brush: Brush, box: QRectF, seat: Seat, ruler: Ruler) -> None:
        high = box.height() * 0.56
        shield = QRectF(0, box.top(), high * 0.86, high)
        shield.moveCenter(box.center())
        shield.moveTop(box.top())
        paint_seat_sign(brush, brush.look.player(seat.colour), seat.sign.value, shield)
        line = QRectF(
            box.left() + 2, shield.bottom(), box.width() - 4, box.bottom() - shield.bottom()
        )
        font = ruler.bold(15, line.height() / ruler.unit)
        brush.painter.setFont(fitted(font, seat.name, line.width(), line.height()))
        brush.painter.setPen(QColor(INK))
        brush.painter.drawText(line, CENTRE, seat.name)

    def paint_piece(self, brush: Brush, box: QRectF, piece: Piece, mood: PieceMood) -> None:
        row, order = piece.face
        painter, columns = brush.painter, _columns(box, len(order))
        strong = 2.0 if row.is_total else 1.0
        painter.setPen(QPen(QColor(brush.look.palette.line), strong * max(1.0, brush.unit)))
        painter.drawLine(box.topLeft(), box.topRight())
        _paint_name(brush, QRectF(box.topLeft(), columns[0].bottomLeft()), row)
        most = max(row.points)
        for column, seat in zip(columns, order, strict=True):
            is_best = row.is_total and len(order) > 1 and row.points[seat] == most
            _paint_points(brush, column, row.points[seat], row, is_best=is_best)
        if mood.is_focused:
            paint_focus_ring(painter, box.adjusted(1, 1, -1, -1), 5)


def _paint_name(brush: Brush, box: QRectF, row: SourceRow) -> None:
    """Paint the sign and the name of a source."""
    painter, ruler, unit = brush.painter, Ruler.of(brush), brush.unit
    side = min(box.height() * 0.8, 26 * ruler.text)
    sign = QRectF(box.left() + 4 * unit, box.center().y() - side / 2, side, side)
    brush.icon(row.icon, sign, INK)
    font = (ruler.bold if row.is_total else ruler.plain)(_size(row), box.height() / unit)
    words = box.adjusted(side + 12 * unit, 0, 0, 0)
    painter.setPen(QColor(INK))
    painter.setFont(fitted(font, row.name, words.width(), words.height()))
    painter.drawText(words, _LEFT, row.name)


def _paint_points(brush: Brush, box: QRectF, points: int, row: SourceRow, *, is_best: bool) -> None:
    """Write a player's points; a line below marks the most."""
    painter, unit = brush.painter, brush.unit
    painter.setFont(Ruler.of(brush).bold(_size(row) + 1, box.height() / unit))
    painter.setPen(QColor(INK if points else brush.look.palette.quiet))
    painter.drawText(box, CENTRE, str(points))
    if is_best:
        painter.setPen(QPen(QColor(INK), 2 * unit))
        wide, foot = box.width() * 0.16, box.bottom() - 4 * unit
        left = QPointF(box.center().x() - wide, foot)
        painter.drawLine(left, left + QPointF(2 * wide, 0))


def _size(row: SourceRow) -> float:
    return 17.0 if row.is_total else 15.0


def _columns(box: QRectF, players: int) -> list[QRectF]:
    left = box.left() + box.width() * max(_NAMES, _NAME_WIDE / (_NAME_WIDE + _WIDE * players))
    wide = (box.right() - left) / max(1, players)
    return [QRectF(left + at * wide, box.top(), wide, box.height()) for at in range(players)]


class PointsSheet(Sheet):
    """Shows each player's points so far, by source; Esc, or the key again, puts it away."""

    closed = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Make a hidden sheet."""
        super().__init__(look)
        self.setParent(parent)
        self.rows = Spread(self.look, PointsPart(), self)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.rows)
        self.rows.installEventFilter(self)
        self.setFocusProxy(self.rows)
        self.hide()

    def show_table(self, table: PointsTable) -> None:
        """Show the points of a moment."""
        self.rows.show_scene(table)
        names = [seat.name for seat in table.seats]
        self.setAccessibleName(table.rows[-1].sentence(names))
        edge = self.edge()
        self._column.setContentsMargins(edge, edge, edge, edge)

    def wanted(self, room: QSize) -> QSize:
        """Return the size that the sheet needs in a room, in pixels."""
        px, edge = self.look.px, 2 * self.edge()
        table = self.rows.scene
        players, lines = (1, 1) if table is None else (len(table.order), len(table.rows))
        wide = px(_NAME_WIDE) + px(_WIDE) * players + edge
        high = px(_HEAD) + px(_ROW) * lines + edge
        return QSize(wide, high).boundedTo(room)

    def close_by_escape(self) -> bool:
        self.closed.emit()
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        is_press = event.type() is QEvent.Type.KeyPress
        if is_press and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
            return True
        return super().eventFilter(watched, event)


class PointsInSight(QObject):
    """Opens the sheet of points over the mat, and keeps it true until it is put away."""

    def __init__(self, table: RoomTable, points_of: Callable[[Any], PointsTable]) -> None:
        """Start with a closed sheet; `points_of` counts the points of a scene."""
        super().__init__(table)
        self._table, self._points_of = table, points_of
        self.sheet = PointsSheet(table.look, table)
        self.sheet.closed.connect(self.close)

    def turn(self) -> None:
        """Open the sheet, or put it away."""
        scene = self._table.scene
        if scene is None or not self.sheet.isHidden():
            self.close()
            return
        self.sheet.show_table(self._points_of(scene))
        self.stand()
        self.sheet.show()
        self.sheet.raise_()
        self.sheet.rows.setFocus(Qt.FocusReason.PopupFocusReason)
        self._table.said.emit(self.sheet.accessibleName())

    def stand(self) -> None:
        """Stand in the middle of the mat, or of the window where there is no mat."""
        table = self._table
        mat = table.standing.plan.mat
        room = table.rect() if mat.isEmpty() else mat
        size = self.sheet.wanted(room.size())
        left = room.left() + (room.width() - size.width()) // 2
        top = room.top() + (room.height() - size.height()) // 2
        self.sheet.setGeometry(left, top, size.width(), size.height())

    def show_scene(self, scene: Any) -> None:
        """Show the points of another moment, while the sheet is open."""
        if not self.sheet.isHidden():
            self.sheet.show_table(self._points_of(scene))
            self.stand()

    def close(self) -> None:
        """Put the sheet away, and return the keyboard to the open question."""
        if self.sheet.isHidden():
            return
        had_focus = self.sheet.isAncestorOf(self._table.window().focusWidget())
        self.sheet.hide()
        if had_focus:
            self._table.prompt.take_focus()
