"""The head of a board: whose it is, where they stand in the turn, and what it adds up to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF

from valeria_desktop.games.valeria.rules.model.cards import Role
from valeria_desktop.games.valeria.ui.boards.shields import paint_shield
from valeria_desktop.games.valeria.ui.boards.sides import marks_of, role_words
from valeria_desktop.games.valeria.ui.boards.strip import Strip
from valeria_desktop.ui.kit.signs import paint_pair, paint_pennants

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.ui.boards.sides import Side
    from valeria_desktop.ui.kit.brush import Brush

_HEIGHT = 32
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class NamePlate(Strip):
    """Shield, name and pennants."""

    def sentence(self, side: Side) -> str:
        return ", ".join([side.name, *(word.lower() for _, word in marks_of(side))])

    def sizeHint(self) -> QSize:
        return QSize(round(290 * self.unit), round(_HEIGHT * self.unit))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(170), self.look.px(_HEIGHT))

    def paint(self, brush: Brush, side: Side) -> None:
        unit, painter = brush.unit, brush.painter
        height = min(float(self.height()), _HEIGHT * unit)
        top = (self.height() - height) / 2
        paint_shield(brush, side, QRectF(2, top + 1, height - 6 * unit, height - 3))
        font = brush.title(22)
        painter.setFont(font)
        painter.setPen(QColor(self.look.palette.ink))
        left = height + 2 * unit
        marks = marks_of(side)
        room = self.width() - left - len(marks) * 38 * unit
        metrics = QFontMetricsF(font)
        name = metrics.elidedText(side.name, Qt.TextElideMode.ElideRight, room)
        painter.drawText(QRectF(left, 0, room, self.height()), _LEFT, name)
        left += metrics.horizontalAdvance(name) + 9 * unit
        flag = 22 * unit
        flags = QRectF(left, (self.height() - flag) / 2, self.width() - left, flag)
        paint_pennants(brush, flags, marks)


class Totals(Strip):
    """Role icons for building, the victory stack, and the score so far."""

    def sentence(self, side: Side) -> str:
        if side.is_siege:
            return self.tr("Score so far: {score}.").format(score=side.public_points)
        if side.is_rival:
            return self.tr("Score so far without his Duke: {score}.").format(
                score=side.public_points
            )
        return self.tr(
            "For building: {roles}. Victory stack: cards {monsters}, points {worth}. "
            "Score so far without Duke: {score}."
        ).format(
            roles=role_words(side),
            monsters=side.monsters,
            worth=side.victory_points,
            score=side.public_points,
        )

    def sizeHint(self) -> QSize:
        return QSize(self._width(self.unit), round(_HEIGHT * self.unit))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._width(self.look.scale), self.look.px(_HEIGHT))

    def _pairs(self, side: Side) -> list[tuple[str, str]]:
        if side.is_rival:
            return []
        return [
            *((role.value, str(many)) for role, many in zip(Role, side.icons, strict=True)),
            ("monsters", str(side.monsters)),
            ("points", str(side.victory_points)),
        ]

    def _score(self, side: Side) -> str:
        if side.is_rival and not side.is_siege:
            return self.tr("Without his Duke {score}").format(score=side.public_points)
        return self.tr("Score so far {score}").format(score=side.public_points)

    def _width(self, unit: float) -> int:
        side = self.side
        if side is None:
            return round(200 * unit)
        small = QFontMetricsF(_sized(self.look.bold(16), 16 * unit))
        large = QFontMetricsF(_sized(self.look.title_font(20), 20 * unit))
        pairs = sum(
            31 * unit + small.horizontalAdvance(words) + 1 for _, words in self._pairs(side)
        )
        return round(pairs + large.horizontalAdvance(self._score(side)) + 34 * unit)

    def paint(self, brush: Brush, side: Side) -> None:
        painter, tokens = brush.painter, self.look.palette
        brush.unit = min(brush.unit, brush.unit * self.width() / self._width(brush.unit))
        unit = brush.unit
        left: float = self.width() - self._width(unit)
        size = 18 * unit
        painter.setFont(brush.font(16))
        painter.setPen(QColor(tokens.ink))
        for pair in self._pairs(side):
            corner = QPointF(left, (self.height() - size) / 2)
            left = paint_pair(brush, corner, pair, size) + 10 * unit
        painter.setFont(brush.title(20))
        painter.setPen(QColor(tokens.lit))
        icon = 24 * unit
        box = QRectF(left, (self.height() - icon) / 2, icon, icon)
        brush.icon("trophy", box, tokens.lit)
        left += icon + 5 * unit
        words = QRectF(left, 0, self.width() - left, self.height())
        painter.drawText(words, _LEFT, self._score(side))


def _sized(font: QFont, size: float) -> QFont:
    font.setPixelSize(max(1, round(size)))
    return font
