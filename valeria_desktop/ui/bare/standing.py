"""How everyone stands, as far as all may know: a row for each seat, with its points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QFrame, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from valeria_desktop.ui.kit.brush import Brush
from valeria_desktop.ui.kit.rows import RowsModel
from valeria_desktop.ui.kit.signs import paint_sign

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex, QPersistentModelIndex
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.kernel.scene import Scene
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.kit.look import Look

_ROW = Qt.ItemDataRole.UserRole
_HEIGHT = 44


@frozen
class Standing:
    """A seat as everyone knows it."""

    number: int
    seat: Seat
    points: int
    is_active: bool

    @property
    def key(self) -> str:
        """Name it the same in every scene."""
        return str(self.number)

    @property
    def row(self) -> Standing:
        """The row itself, to be painted."""
        return self


class StandingModel(RowsModel[Standing]):
    """Everyone's points, and whose turn it is."""

    def __init__(self) -> None:
        super().__init__({_ROW: "row"})

    def show_scene(self, scene: Scene) -> None:
        """Show who stands where."""
        rows = [
            Standing(number, seat, scene.public_points[number], number == scene.active)
            for number, seat in enumerate(scene.seats)
        ]
        self._show_rows(scene.seats, rows)

    def title(self, row: Standing) -> str:
        return row.seat.name

    def sentence(self, row: Standing) -> str:
        words = self.tr("{name}, points: {number}").format(name=row.seat.name, number=row.points)
        return (
            self.tr("{player}, whose turn it is").format(player=words) if row.is_active else words
        )

    def heading(self) -> str:
        return self.tr("Players")


class _Delegate(QStyledItemDelegate):
    """Paints a sign, a name and points; whose turn it is stands out by a bar and bold letters."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return QSize(self._look.px(200), self._look.px(_HEIGHT))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        row: Standing = index.data(_ROW)
        look, box = self._look, QRectF(option.rect)
        px = look.px
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QColor(look.palette.lit))
            painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), 6, 6)
        colour = look.player(row.seat.colour)
        if row.is_active:
            painter.fillRect(QRectF(box.left(), box.top() + 6, px(4), box.height() - 12), colour)
        side = box.height() - px(14)
        sign = QRectF(box.left() + px(14), box.top() + px(7), side, side)
        paint_sign(Brush(painter, look, look.scale), colour, row.seat.sign, sign)
        painter.setFont(look.bold(18) if row.is_active else look.font(18))
        painter.setPen(QColor(look.palette.ink))
        words = box.adjusted(side + px(28), 0, -px(12), 0)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(words, int(middle | Qt.AlignmentFlag.AlignLeft), row.seat.name)
        painter.drawText(words, int(middle | Qt.AlignmentFlag.AlignRight), str(row.points))
        painter.restore()


class StandingView(QListView):
    """The rows as a list that keys go through."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.rows = StandingModel()
        self.setModel(self.rows)
        self.setItemDelegate(_Delegate(look, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAccessibleName(self.rows.heading())
        look.changed.connect(self.scheduleDelayedItemsLayout)

    def show_scene(self, scene: Scene) -> None:
        """Show who stands where."""
        self.rows.show_scene(scene)
