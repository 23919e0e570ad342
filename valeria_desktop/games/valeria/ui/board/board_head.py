"""The head of a board: the owner's name and score, and the sources of the Dark Lord's points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QHelpEvent, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from valeria_desktop.games.valeria.rules.model.icons import Role
from valeria_desktop.games.valeria.ui.cards.hover import show_signs, signs_painted
from valeria_desktop.games.valeria.ui.parts.sides import (
    marks_of,
    name_with_marks,
    paint_shield,
    role_words,
    side_colour,
)
from valeria_desktop.ui.paint.busts import Bust, paint_bust
from valeria_desktop.ui.paint.kept import TURNS, KeptPictures
from valeria_desktop.ui.paint.knife import rounded
from valeria_desktop.ui.paint.look import letters, text_font, title_font
from valeria_desktop.ui.paint.materials import materials_of
from valeria_desktop.ui.paint.ruler import width_of_words
from valeria_desktop.ui.paint.shields import SHAPE
from valeria_desktop.ui.words.label import explain_beside

if TYPE_CHECKING:
    from PySide6.QtGui import QMouseEvent, QPaintEvent

    from valeria_desktop.games.valeria.ui.parts.sides import PublicSide
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.paint.look import Look


class SideStrip(QWidget):
    """A strip of a board that paints public facts about one side."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.side: PublicSide | None = None
        self._unit = 0.0
        self._kept = KeptPictures(look, each=TURNS)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        look.changed.connect(self._changed)

    @property
    def unit(self) -> float:
        """The size of one unit of the smallest board, in pixels; never below the text scale."""
        return max(self.look.scale, self._unit)

    def resize_to(self, unit: float) -> None:
        """Set the size of one unit of the smallest board, in pixels."""
        if unit != self._unit:
            self._unit = unit
            self._changed()

    def show_side(self, side: PublicSide) -> None:
        """Show the public facts about a side."""
        before = self.side
        if side == before:
            return
        self.side = side
        self.setAccessibleName(self.sentence(side))
        explain_beside(self, self.accessibleName())
        if before is None or self.painted(side) != self.painted(before):
            self._changed()

    def sentence(self, side: PublicSide) -> str:
        """Return the painted facts in words, for a screen reader and the tooltip."""
        raise NotImplementedError

    def paint(self, brush: Brush, side: PublicSide) -> None:
        """Paint the public facts about a side."""
        raise NotImplementedError

    def painted(self, side: PublicSide) -> object:
        """Return every value that the picture of a side depends on."""
        raise NotImplementedError

    def _changed(self) -> None:
        self.updateGeometry()
        self.update()

    def event(self, event: QEvent) -> bool:
        side = self.side
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip and side:
            signs = signs_painted(self.look, self.unit, lambda brush: self.paint(brush, side))
            if show_signs(event, self, signs):
                return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.side is None:
            return
        side = self.side
        painter = QPainter(self)
        self._kept.paint(
            painter,
            self.rect(),
            (0, self.painted(side), self.unit),
            lambda brush, _box: self.paint(brush, side),
        )
        painter.end()


_WIDTH, _HEIGHT = 228, 46
_CHIP, _SHIELD, _GAP = 20, 34, 6
_FACE = 58
_NAME_LEAST = 16
_SIGNS = {"first", "rest"}
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class BoardHead(SideStrip):
    """A player's shield, name, crown (for the first player) and score; below them the roles."""

    pressed = Signal()
    """The player pressed the head, to see the sources of their points."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.pressed.emit()
        else:
            super().mousePressEvent(event)

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.has_roles = True
        """Whether the strip has room for the roles."""
        self.spare = 0
        """The width that stays free at the right of the upper line, in pixels."""

    def sentence(self, side: PublicSide) -> str:
        who = name_with_marks(side)
        told = self.tr("{who}. {totals}").format(who=who, totals=self._totals(side))
        return f"{told} {side.guest.about}" if side.guest is not None else told

    def _totals(self, side: PublicSide) -> str:
        if side.is_siege:
            return self.tr("Score so far: {score}.").format(score=side.public_points)
        if side.is_rival:
            return self.tr("Score so far without his Duke: {score}.").format(
                score=side.public_points
            )
        return self.tr(
            "For building: {roles}. Trophies: {monsters}, their points: {worth}. Score so far "
            "without Duke: {score}."
        ).format(
            roles=role_words(side),
            monsters=side.monsters,
            worth=side.victory_points,
            score=side.public_points,
        )

    @property
    def unit(self) -> float:
        """The unit that the board sets, in pixels, even if it is below the text scale."""
        return self._unit or self.look.scale

    def sizeHint(self) -> QSize:
        return QSize(round(_WIDTH * self.unit), round(_HEIGHT * self.unit))

    def minimumSizeHint(self) -> QSize:
        return QSize(1, 1)

    def wished_width(self) -> float:
        """Return the width of the upper line with the whole name in small letters, in pixels."""
        if self.side is None:
            return 0.0
        font = title_font(_NAME_LEAST * self.unit)
        name = width_of_words(font, self.side.name)
        return (_SHIELD + _GAP) * self.unit + name + self._tail(self.unit, self.side)

    @staticmethod
    def _tail(unit: float, side: PublicSide) -> float:
        """Return the width of signs and score behind the name, in pixels."""
        signs = len(_signs_of(side))
        score = width_of_words(text_font(20 * unit, QFont.Weight.Bold), str(side.public_points))
        return (signs * (18 + 4) + 22 + 4 + 4) * unit + score

    def use(self, *, has_roles: bool, spare: int) -> None:
        """Set whether the roles are shown, and the free width at the right, in pixels."""
        if (has_roles, spare) != (self.has_roles, self.spare):
            self.has_roles, self.spare = has_roles, spare
            self.update()

    def painted(self, side: PublicSide) -> object:
        who = side.name, side.colour, side.sign, side.is_rival, side.guest
        return self.has_roles, self.spare, who, _signs_of(side), side.public_points, side.icons

    def paint(self, brush: Brush, side: PublicSide) -> None:
        unit = brush.unit
        has_roles = self.has_roles and not side.is_rival
        shield = min(_SHIELD * unit, self.height() * (0.74 if has_roles else 0.8))
        high = shield * 1.2
        top = 1.0 if has_roles else (self.height() - high) / 2
        paint_shield(brush, side, QRectF(1, top, shield, high))
        left = shield + _GAP * unit
        face = self._paint_guest(brush, side)
        wide = self.width() - left - face
        line = QRectF(left, 0, wide - self.spare, float(self.height()))
        if has_roles:
            line.setHeight(self.height() - _CHIP * unit)
        self._paint_name(brush, side, line)
        if has_roles:
            chip = QRectF(left, line.bottom(), wide, _CHIP * unit - 1)
            self._paint_roles(brush, side, chip)

    def _paint_guest(self, brush: Brush, side: PublicSide) -> float:
        """Paint a guest's portrait at the right and return the width that it takes, in pixels."""
        if side.guest is None:
            return 0.0
        high = min(self.height() - 2.0, _FACE * brush.unit)
        face = QRectF(0, (self.height() - high) / 2, high * SHAPE, high)
        face.moveRight(self.width() - 1.0)
        rim = side_colour(self.look, side).name()
        paint_bust(brush.painter, face, Bust(side.guest.portrait, rim=rim))
        return face.width() + _GAP * brush.unit

    def _paint_name(self, brush: Brush, side: PublicSide, line: QRectF) -> None:
        """Paint the name, shortened if it is too wide, then signs and score."""
        painter, unit, tokens = brush.painter, brush.unit, self.look.palette
        icon, gap = 18 * unit, 4 * unit
        score, big = str(side.public_points), brush.font(20)
        tail = self._tail(brush.unit, side)
        font = brush.title(19)
        metrics = QFontMetricsF(font)
        while metrics.horizontalAdvance(side.name) > line.width() - tail and (
            font.pixelSize()
            > letters(14 * unit)  # a smaller font is hard to read: the name loses letters
        ):
            font.setPixelSize(font.pixelSize() - 1)
            metrics = QFontMetricsF(font)
        room = max(0.0, line.width() - tail)
        name = metrics.elidedText(side.name, Qt.TextElideMode.ElideRight, room)
        painter.setFont(font)
        painter.setPen(QColor(tokens.ink))
        painter.drawText(line, _LEFT, name)
        at = line.left() + metrics.horizontalAdvance(name) + gap
        for sign in _signs_of(side):
            brush.icon("crown" if sign == "first" else sign, _beside(line, at, icon), tokens.ink)
            at += icon + gap
        brush.icon("trophy", _beside(line, at, 21 * unit), tokens.lit)
        painter.setFont(big)
        painter.setPen(QColor(tokens.lit))
        rest = QRectF(at + 21 * unit + gap, line.top(), line.right(), line.height())
        painter.drawText(rest, _LEFT, score)

    def _paint_roles(self, brush: Brush, side: PublicSide, chip: QRectF) -> None:
        painter, unit = brush.painter, brush.unit
        rounded(painter, chip, chip.height() / 2, materials_of(self.look).rail)
        painter.setFont(brush.font(15))
        painter.setPen(QColor(self.look.palette.ink))
        width = (chip.width() - 14 * unit) / len(side.icons)
        for place, (role, many) in enumerate(zip(Role, side.icons, strict=True)):
            left, side_length = chip.left() + 10 * unit + place * width, 17 * unit
            brush.icon(role.value, _beside(chip, left, side_length))
            words = QRectF(left + side_length + 4 * unit, chip.top(), width, chip.height())
            painter.drawText(words, _LEFT, str(many))


def _signs_of(side: PublicSide) -> tuple[str, ...]:
    """Return the signs to paint behind a side's name."""
    return tuple(icon for icon, _ in marks_of(side) if icon in _SIGNS)


def _beside(line: QRectF, left: float, side: float) -> QRectF:
    corner = QPointF(left, line.center().y() - side / 2)
    return QRectF(corner.x(), corner.y(), side, side)


_LINE = 45
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class RivalTally(SideStrip):
    """A line for each source of the Dark Lord's points: icon, words, number, points."""

    def sentence(self, side: PublicSide) -> str:
        return "; ".join(
            self.tr("{what}: {number}, points: {points}").format(
                what=what, number=number, points=points
            )
            for _, what, number, points in self._lines(side)
        )

    def _lines(self, side: PublicSide) -> list[tuple[str, str, int, str]]:
        """Return the lines, each with icon, words, number and points."""
        lives = self.tr("Monsters taken") if side.is_siege else self.tr("Living monsters")
        unknown = self.tr("count for his Duke")
        citizens = str(side.citizens) if side.is_siege else unknown
        return [
            ("monsters", lives, side.monsters, str(side.victory_points)),
            ("home", self.tr("Domains taken"), side.domains, str(side.domain_points)),
            ("person", self.tr("Citizens taken"), side.citizens, citizens),
        ]

    def painted(self, side: PublicSide) -> object:
        return self._lines(side)

    def sizeHint(self) -> QSize:
        return QSize(round(340 * self.unit), round(_LINE * 3 * self.unit))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(300), self.look.px(72))

    def paint(self, brush: Brush, side: PublicSide) -> None:
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
