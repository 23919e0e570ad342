"""The bare table of a game without a face: the question as a list, the story, the points."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from attrs import frozen
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from valeria_desktop.session.draft import Draft
from valeria_desktop.ui.coach.advice import Advice
from valeria_desktop.ui.coach.hint_panel import HintPanel
from valeria_desktop.ui.controls.rows import RowsModel
from valeria_desktop.ui.controls.text import Heading, panel
from valeria_desktop.ui.face import Face
from valeria_desktop.ui.log.log_panel import LogPanel
from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.paint.shields import paint_seat_sign
from valeria_desktop.ui.prompts.panel import PromptPanel
from valeria_desktop.ui.replay.moments import ReplayMoments
from valeria_desktop.ui.replay.turn_art import TurnArt
from valeria_desktop.ui.screens.setup.plain_page import PlainSetupPage
from valeria_desktop.ui.table.bar_tools import Tool
from valeria_desktop.ui.table.table import GameTable
from valeria_desktop.ui.words.game_words import GameWords

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtCore import QModelIndex, QPersistentModelIndex
    from PySide6.QtGui import QAction

    from valeria_desktop.kernel.rules import Rules
    from valeria_desktop.kernel.scene import Scene
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.play.controller import Controller


_ROW = Qt.ItemDataRole.UserRole
_HEIGHT = 44


@frozen
class SeatStanding:
    """The public facts about a seat: its player, their points, and whether it is their turn."""

    number: int
    seat: Seat
    points: int
    is_active: bool

    @property
    def key(self) -> str:
        """The row's key, the same in every scene."""
        return str(self.number)

    @property
    def row(self) -> SeatStanding:
        """The row itself, to be painted."""
        return self


class StandingModel(RowsModel[SeatStanding]):
    """One row for each player: their points, and whether it is their turn."""

    def __init__(self) -> None:
        super().__init__({_ROW: "row"})

    def show_scene(self, scene: Scene) -> None:
        """Show all players' points in a scene."""
        rows = [
            SeatStanding(number, seat, scene.public_points[number], number == scene.active)
            for number, seat in enumerate(scene.seats)
        ]
        self._show_rows(scene.seats, rows)

    def title(self, row: SeatStanding) -> str:
        return row.seat.name

    def sentence(self, row: SeatStanding) -> str:
        words = self.tr("{name}, points: {number}").format(name=row.seat.name, number=row.points)
        return self.tr("{player}, playing now").format(player=words) if row.is_active else words

    def heading(self) -> str:
        return self.tr("Players")


class _Delegate(QStyledItemDelegate):
    """Paints a player's sign, name and points; a bar and bold letters mark the active player."""

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
        row: SeatStanding = index.data(_ROW)
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
        paint_seat_sign(Brush(painter, look, look.scale), colour, row.seat.sign, sign)
        painter.setFont(look.bold(18) if row.is_active else look.font(18))
        painter.setPen(QColor(look.palette.ink))
        words = box.adjusted(side + px(28), 0, -px(12), 0)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(words, int(middle | Qt.AlignmentFlag.AlignLeft), row.seat.name)
        painter.drawText(words, int(middle | Qt.AlignmentFlag.AlignRight), str(row.points))
        painter.restore()


class StandingView(QListView):
    """The players' points as a list; arrow keys go from row to row."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.rows = StandingModel()
        self.setModel(self.rows)
        self.setItemDelegate(_Delegate(look, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAccessibleName(self.rows.heading())
        look.changed.connect(self.scheduleDelayedItemsLayout)

    def show_scene(self, scene: Scene) -> None:
        """Show all players' points in a scene."""
        self.rows.show_scene(scene)


_TOOLS = ("undo", "redo", "hint", "hurry", "pause")
_LEFT, _RIGHT = 5, 13


def _is_offered(tool: Tool) -> bool:
    return tool.defaultAction().isVisible()


class BareTable(GameTable):
    """A plain table that works for any game."""

    def __init__(self, look: Look, controller: Controller, actions: Mapping[str, QAction]) -> None:
        """Lay an empty table."""
        super().__init__(controller)
        self._look = self.look = look
        self._round = Heading(look, "", 20)
        self._tools = [Tool(actions[name]) for name in _TOOLS if name in actions]
        self.standing = StandingView(look)
        self.prompt = PromptPanel(look, controller)
        self.log = LogPanel(look)
        self.hint_panel = HintPanel(look)
        self._head = QWidget()
        self._lay_out()
        look.changed.connect(self._space)
        self._space()
        self.sit_down()
        self.advice = Advice(self, self.hint_panel)

    def stand_up(self) -> None:
        self.advice.stand_up()
        super().stand_up()

    def _lay_out(self) -> None:
        head = QHBoxLayout(self._head)
        head.setContentsMargins(0, 0, 0, 0)
        head.addWidget(self._round, 1)
        for tool in self._tools:
            head.addWidget(tool)
            action = tool.defaultAction()
            action.visibleChanged.connect(lambda tool=tool: tool.setVisible(_is_offered(tool)))
            tool.setVisible(_is_offered(tool))
        points = panel()
        QVBoxLayout(points).addWidget(self.standing)
        self.log.setProperty("panel", True)
        self._left, self._right, self._both = QVBoxLayout(), QVBoxLayout(), QHBoxLayout()
        self._left.addWidget(points)
        self._right.addWidget(self.prompt)
        self._right.addWidget(self.hint_panel, 1)
        self._right.addWidget(self.log, 1)
        self._both.addLayout(self._left, _LEFT)
        self._both.addLayout(self._right, _RIGHT)
        outer = QVBoxLayout(self)
        outer.addWidget(self._head)
        outer.addLayout(self._both, 1)

    def _space(self) -> None:
        px, whole = self._look.px, self.layout()
        if whole is not None:
            whole.setContentsMargins(px(16), px(8), px(16), px(16))
        for part in (self._left, self._right, self._both):
            part.setSpacing(px(10))
        for tool in self._tools:
            tool.setIconSize(QSize(px(20), px(20)))

    def show_parts(self, scene: Scene) -> None:
        words = self.tr("Round {number} · {name}'s turn").format(
            number=max(1, scene.round), name=scene.seats[scene.active].name
        )
        if scene.is_rewound:
            words = self.tr("{round} · rewound").format(round=words)
        self._round.setText(words)
        self.standing.show_scene(scene)

    def areas(self) -> Sequence[QWidget]:
        return (
            self.prompt,
            self.standing,
            *self.hint_panel.stops,
            self.log,
            *self.beside,
            self._head,
        )


class BareMoments(ReplayMoments):
    """All players' points at each moment of a replay."""

    def __init__(self, look: Look, surface: QWidget) -> None:
        super().__init__(surface)
        self.turn_art = TurnArt()
        self.standing = StandingView(look)
        self.centre = panel()
        self.parts = (self.centre,)
        QVBoxLayout(self.centre).addWidget(self.standing)

    def show_scene(self, scene: Scene, viewer: int) -> None:
        self.standing.show_scene(scene)


def bare_face(rules: Rules[Any]) -> Face:
    """Return a face that shows a game on the bare table."""
    return Face(
        rules=rules,
        words=GameWords(),
        make_draft=partial(Draft, rules),
        make_setup_page=PlainSetupPage,
        make_table=BareTable,
        make_moments=BareMoments,
        refused=frozenset({"numbers", "points", "why", "leaf"}),
    )
