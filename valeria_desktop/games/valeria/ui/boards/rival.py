"""What the Dark Lord's points are made of, as far as everyone can count them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor

from valeria_desktop.games.valeria.ui.boards.strip import Strip

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.ui.boards.sides import Side
    from valeria_desktop.ui.kit.brush import Brush

_LINE = 45
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class RivalTally(Strip):
    """A line for each thing the Dark Lord has points for: icon, words, how many, points."""

    def sentence(self, side: Side) -> str:
        return "; ".join(
            self.tr("{what}: {number}, points: {points}").format(
                what=what, number=number, points=points
            )
            for _, what, number, points in self._lines(side)
        )

    def _lines(self, side: Side) -> list[tuple[str, str, int, str]]:
        """Return each line: its icon, its words, how many, and their points."""
        lives = self.tr("Monsters taken") if side.is_siege else self.tr("Monsters that live")
        unknown = self.tr("count for his Duke")
        citizens = str(side.citizens) if side.is_siege else unknown
        return [
            ("monsters", lives, side.monsters, str(side.victory_points)),
            ("home", self.tr("Domains taken"), side.domains, str(side.domain_points)),
            ("person", self.tr("Citizens taken"), side.citizens, citizens),
        ]

    def painted(self, side: Side) -> object:
        return self._lines(side)

    def sizeHint(self) -> QSize:
        return QSize(round(340 * self.unit), round(_LINE * 3 * self.unit))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(300), self.look.px(72))

    def paint(self, brush: Brush, side: Side) -> None:
        height = min(_LINE * brush.unit, self.height() / 3)
        for place, line in enumerate(self._lines(side)):
            box = QRectF(0, place * height, self.width() - 4 * brush.unit, height)
            self._paint_line(brush, box, line)

    def _paint_line(self, brush: Brush, box: QRectF, line: tuple[str, str, int, str]) -> None:
        icon, what, number, points = line
        painter, unit, tokens = brush.painter, brush.unit, self.look.palette
        side, half = 24 * unit, box.height() / 2
        brush.icon(icon, QRectF(2, box.center().y() - side / 2, side, side), tokens.ink)
        upper = QRectF(34 * unit, box.top() + 2, box.right() - 34 * unit, half)
        lower = upper.translated(0, half - 3)
        painter.setFont(brush.font(14, bold=False))
        painter.setPen(QColor(tokens.ink))
        painter.drawText(upper, _LEFT, what)
        painter.setFont(brush.font(17))
        painter.drawText(lower, _LEFT, str(number))
        is_number = points.isdecimal()
        painter.setFont(brush.font(17) if is_number else brush.font(13, bold=False))
        painter.setPen(QColor(tokens.lit if is_number else tokens.quiet))
        size = 18 * unit
        painter.drawText(lower.adjusted(0, 0, -size - 4 * unit, 0), _RIGHT, points)
        if is_number:
            top = lower.center().y() - size / 2
            brush.icon("points", QRectF(box.right() - size, top, size, size), tokens.lit)
