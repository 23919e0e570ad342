"""The look at a goal of a ride: its price, what can be done there, and whom one would meet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from valeria_desktop.games.viscounts.rules.model.kinds import Action
from valeria_desktop.games.viscounts.rules.model.ring import position_of
from valeria_desktop.games.viscounts.ui.board.life import BookTop, FolkTop
from valeria_desktop.games.viscounts.ui.cards.book import paint_book
from valeria_desktop.games.viscounts.ui.cards.powers import marks
from valeria_desktop.games.viscounts.ui.cards.small_cards import paint_folk_chip
from valeria_desktop.games.viscounts.ui.paint.board_things import marks_of_trade
from valeria_desktop.games.viscounts.ui.paint.figures import paint_viscount
from valeria_desktop.games.viscounts.ui.parts.goal_words import (
    ActionWords,
    GoalWords,
    words_of_goal,
)
from valeria_desktop.games.viscounts.ui.table.seats import all_seats
from valeria_desktop.ui.paint.brush import CENTRE, Brush, paint_marks
from valeria_desktop.ui.paint.knife import rounded
from valeria_desktop.ui.paint.materials import GOLD
from valeria_desktop.ui.paint.palette import CARD_INK
from valeria_desktop.ui.paint.plates import paint_panel
from valeria_desktop.ui.paint.ruler import fit_words, wrapped

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.outlook import Goal
    from valeria_desktop.games.viscounts.rules.scene import Scene
    from valeria_desktop.kernel.signs import Marks
    from valeria_desktop.ui.paint.room_look import RoomLook

_WIDE, _HIGH = 340.0, 342.0
_FITS = 296.0, 272.0
"""The least width and height for a look with text of 100 %, in pixels."""
_TOO_DEAR = "#c9bfa8"
"""The plate of a price that the player doesn't have."""
_EDGE, _HEAD, _ROW = 12.0, 40.0, 64.0
_WRAP = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap


class GoalLook(QWidget):
    """Shows one goal over claims and rivals; it takes no clicks."""

    def __init__(self, look: RoomLook, table: QWidget) -> None:
        """Make a hidden look over a table."""
        super().__init__(table)
        self._look = look
        self._scene: Scene | None = None
        self.goal: Goal | None = None
        self.words: GoalWords | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        look.changed.connect(self.update)
        self.hide()

    def show_goal(self, scene: Scene, goal: Goal) -> None:
        """Show what awaits the viewer at a goal."""
        self._scene, self.goal = scene, goal
        self.words = words_of_goal(scene, goal)
        self.setAccessibleName(self.words.sentence)
        self.show()
        self.raise_()
        self.update()

    def put_away(self) -> None:
        """Show no goal."""
        self.goal = None
        self.hide()

    def stand_in(self, room: QRect) -> None:
        """Stand at the left of a room, as high as the room allows."""
        wide = min(room.width(), self._look.px(_WIDE))
        high = min(room.height(), self._look.px(_HIGH))
        self.setGeometry(room.left(), room.top(), wide, high)

    # --- painting

    def paintEvent(self, _event: object) -> None:
        if self.goal is None or self._scene is None or self.words is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(0, 0, -2, -3)
        brush = Brush(painter, self._look, self._unit(box))
        paint_panel(painter, box, self._look)
        self._paint(brush, box, self._scene, self.goal, self.words)
        painter.end()

    def _unit(self, box: QRectF) -> float:
        """Return the size of a text's pixel: less than wished where the look has little room."""
        fitting = min(box.width() / _FITS[0], box.height() / _FITS[1])
        return max(1.0, min(self._look.scale, fitting))

    def _paint(self, brush: Brush, box: QRectF, scene: Scene, goal: Goal, words: GoalWords) -> None:
        unit = brush.unit
        inner = box.adjusted(_EDGE * unit, 0, -_EDGE * unit, -6 * unit)
        head = QRectF(inner.left(), inner.top(), inner.width(), _HEAD * unit)
        self._paint_head(brush, head, words)
        rows = words.rows
        left = inner.bottom() - head.bottom()
        shares = sum(_share_of(row) for row in rows)
        each = min(_ROW * unit, (left - min(78 * unit, left * 0.3)) / max(1.0, shares))
        top = head.bottom()
        for row in rows:
            high = each * _share_of(row)
            signs = self._signs(goal, row.action, scene)
            self._paint_row(brush, QRectF(inner.left(), top, inner.width(), high), row, signs)
            top += high
        rest = QRectF(inner.left(), top + 4, inner.width(), inner.bottom() - top - 4)
        self._paint_cards(brush, rest, scene, goal)

    def _paint_head(self, brush: Brush, box: QRectF, words: GoalWords) -> None:
        painter, look = brush.painter, self._look
        name = box.adjusted(0, 0, -118 * brush.unit, 0)
        fit_words(painter, name, words.name, brush.title(20), look.palette.ink)
        wide, high = 112 * brush.unit, 24 * brush.unit
        plate = QRectF(box.right() - wide, box.center().y() - high / 2, wide, high)
        rounded(painter, plate, 6, GOLD if words.can_pay else _TOO_DEAR)
        fit_words(
            painter, plate, words.price, brush.font(15), CARD_INK, flags=CENTRE, edge=8, air=1.2
        )

    @staticmethod
    def _signs(goal: Goal, action: Action | None, scene: Scene) -> Marks:
        if action is Action.TRADE and goal.exchange is not None:
            return marks_of_trade(goal.exchange)
        if action is Action.BUILD:
            spots = scene.view.table.ring.spots
            return tuple(mark for spot in goal.spots for mark in marks(spots[spot].effect))
        if action is Action.WORKERS:
            return marks(scene.view.table.ring.sections[position_of(goal.space)].effect)
        return ()

    def _paint_row(self, brush: Brush, box: QRectF, row: ActionWords, signs: Marks) -> None:
        painter, look, unit = brush.painter, self._look, brush.unit
        edge = QRectF(box.left(), box.top(), box.width(), 1.2)
        painter.fillRect(edge, QColor(look.palette.quiet))
        painter.setOpacity(1.0 if row.is_possible else 0.72)
        room = QRectF(box.adjusted(0, 3 * unit, 0, -2 * unit))
        share = 0.42 if row.line else 1.0
        top = QRectF(room.left(), room.top(), room.width(), room.height() * share)
        if signs:
            ink = QColor(look.palette.ink).name()
            half = QRectF(top)
            half.setLeft(top.left() + top.width() * 0.5)
            paint_marks(brush, half, signs, 16 * unit, ink)
            top.setRight(half.left())
        fit_words(painter, top, row.head, brush.font(15.5), look.palette.ink, air=1.3)
        below = QRectF(room.left(), top.bottom(), room.width(), room.bottom() - top.bottom())
        painter.setPen(QColor(look.palette.quiet))
        painter.setFont(wrapped(brush.font(13.5, bold=False), row.line, below, unit))
        painter.drawText(below, _WRAP, row.line)
        painter.setOpacity(1.0)

    def _paint_cards(self, brush: Brush, room: QRectF, scene: Scene, goal: Goal) -> None:
        """Paint the townsfolk or the manuscript that awaits there, with what is said of it."""
        words, view = self.words, scene.view
        if words is None or room.height() < 40 * brush.unit:
            return
        unit = min(brush.unit, room.height() / 70)
        room.setHeight(min(room.height(), 76 * unit))
        position = position_of(goal.space)
        chip = QRectF(room.left() + 4 * unit, room.top() + 6 * unit, 98 * unit, 58 * unit)
        top = FolkTop(goal.townsfolk, view.stacks[position].size)
        paint_folk_chip(brush.of_unit(unit), chip, top)
        if goal.exchange is None:
            book = QRectF(room.right() - 78 * unit, chip.top() + 3 * unit, 68 * unit, 50 * unit)
            paint_book(
                brush.of_unit(unit), book, BookTop(goal.manuscript, view.scrolls[position].size)
            )
        else:
            self._paint_met(
                brush, QRectF(room.right() - 70 * unit, chip.top(), 60 * unit, 60 * unit)
            )
        said = QRectF(chip.right() + 8 * unit, room.top(), 0, room.height())
        is_beside = goal.exchange is None or bool(goal.meets)
        said.setRight(room.right() - (82 * unit if is_beside else 0))
        brush.painter.setPen(QColor(self._look.palette.ink))
        brush.painter.setFont(wrapped(brush.font(14, bold=False), words.hire, said, brush.unit))
        brush.painter.drawText(said, _WRAP, words.hire)

    def _paint_met(self, brush: Brush, box: QRectF) -> None:
        """Paint the viscount of the player who would be met."""
        if self.goal is None or self._scene is None or not self.goal.meets:
            return
        seat = all_seats(self._scene)[self.goal.meets[0]]
        foot = QPointF(box.center().x(), box.bottom())
        paint_viscount(brush, foot, box.height(), seat)


def _share_of(row: ActionWords) -> float:
    """Return a row's height, as a share of one with a line below its headline."""
    return 1.0 if row.line else 0.52
