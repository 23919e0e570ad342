"""All signs of a game, each with its meaning."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from valeria_desktop.ui.controls.lines import LineList, ListedLine
from valeria_desktop.ui.controls.page import Sheet
from valeria_desktop.ui.controls.text import Heading
from valeria_desktop.ui.paint.brush import Brush, square
from valeria_desktop.ui.paint.plates import paint_sign_plate

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from PySide6.QtGui import QPaintEvent

    from valeria_desktop.ui.paint.look import Look

    PaintSign = Callable[[Brush, QRectF, str], None]
    """Paints a sign by its name, in the middle of a box."""

_SIDE = 36
_ICON = 28
_MARK = 3
_TEXT = 16
_ROUND = 6


@frozen
class SignGroup:
    """A group of signs under a name."""

    name: str
    signs: Mapping[str, str]
    """The meanings of the signs, by the signs' names."""


def paint_icon(brush: Brush, box: QRectF, sign: str) -> None:
    """Paint a sign as the icon with the same name."""
    brush.icon(sign, box)


def paint_sign_entry(painter: QPainter, box: QRectF, sign: str, look: Look) -> None:
    """Paint a sign on its plate into the middle of a box, as the picture of an entry."""
    middle = square(box.center(), min(box.width(), box.height()))
    paint_sign_plate(painter, middle.adjusted(1, 1, -1, -1), _ROUND)
    paint_icon(
        Brush(painter, look, look.scale), square(middle.center(), middle.width() * 0.8), sign
    )


class SignBox(QWidget):
    """A sign as it looks on a card."""

    def __init__(self, look: Look, sign: str, paint: PaintSign) -> None:
        """Show a sign."""
        super().__init__()
        self._look = look
        self._sign = sign
        self._paint = paint
        self._is_marked = False
        look.changed.connect(self._look_changed)
        self._look_changed()

    def _look_changed(self) -> None:
        self.setFixedSize(self._look.px(_SIDE), self._look.px(_SIDE))
        self.update()

    def mark(self, *, is_marked: bool) -> None:
        """Mark this sign as the one a player looks for, or remove the mark."""
        self._is_marked = is_marked
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        paint_sign_plate(painter, box.adjusted(1, 1, -1, -1), _ROUND)
        if self._is_marked:
            painter.setPen(QPen(QColor(self._look.palette.lit), _MARK))
            painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), 6, 6)
        edge = (box.width() - self._look.px(_ICON)) / 2
        inside = box.adjusted(edge, edge, -edge, -edge)
        self._paint(Brush(painter, self._look, self._look.scale), inside, self._sign)
        painter.end()


class SignsList(QScrollArea):
    """The signs in groups, in columns beside each other."""

    def __init__(self, look: Look, paint: PaintSign = paint_icon) -> None:
        """Show nothing yet."""
        super().__init__()
        self._look = look
        self._paint = paint
        self.boxes: dict[str, SignBox] = {}
        self.lines: dict[str, ListedLine] = {}
        """The meanings, which the arrows go through, by their signs."""
        self._page: list[ListedLine] = []
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its lines have it

    def lay_out(self, *columns: Sequence[SignGroup]) -> None:
        """Show columns of groups of signs."""
        inside = QWidget()
        row = QHBoxLayout(inside)
        row.setSpacing(self._look.px(12))
        for groups in columns:
            column = QVBoxLayout()
            column.setSpacing(self._look.px(10))
            for group in groups:
                column.addWidget(self._sheet(group))
            column.addStretch(1)
            row.addLayout(column, 1)
        self.setWidget(inside)
        if self._page:
            self.setFocusProxy(self._page[0])

    def lay_named(
        self, group: Callable[[str], Mapping[str, str]], *columns: Mapping[str, str]
    ) -> None:
        """Show columns of headings by the names of their groups; `group` returns one's signs."""
        self.lay_out(
            *([SignGroup(words, group(name)) for name, words in each.items()] for each in columns)
        )

    def _sheet(self, group: SignGroup) -> QWidget:
        sheet = Sheet(self._look)
        lines = LineList(group.name, self._page)
        grid = QGridLayout(lines)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setColumnStretch(1, 1)
        grid.addWidget(Heading(sheet.look, group.name), 0, 0, 1, 2)
        for place, (sign, said) in enumerate(group.signs.items(), 1):
            box = SignBox(self._look, sign, self._paint)
            line = lines.add(ListedLine(sheet.look, said, _TEXT, said))
            grid.addWidget(box, place, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(line, place, 1)
            self.boxes[sign], self.lines[sign] = box, line
        column = QVBoxLayout()
        column.addWidget(lines)
        sheet.lay_within(column)
        return sheet

    def show_sign(self, sign: str) -> None:
        """Scroll to a sign, and mark it."""
        for name, box in self.boxes.items():
            box.mark(is_marked=name == sign)
        self.ensureWidgetVisible(self.boxes[sign])
        self.lines[sign].setFocus(Qt.FocusReason.OtherFocusReason)
