"""The sheet that tasks are chosen on: five cards, each kept or left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve, frozen
from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPen
from PySide6.QtWidgets import QHBoxLayout

from valeria_desktop.games.valencia.rules.progress import progress_seen
from valeria_desktop.games.valencia.ui.cards.mood import Mood
from valeria_desktop.games.valencia.ui.cards.task import TaskFace, paint_task
from valeria_desktop.games.valencia.ui.cards.words import task_sentence
from valeria_desktop.games.valencia.ui.own.flat_view import FlatModel, FlatView
from valeria_desktop.games.valencia.ui.planning.window_sheet import WindowSheet
from valeria_desktop.ui.kit.brush import CENTRE
from valeria_desktop.ui.kit.button import Button, Kind
from valeria_desktop.ui.kit.controls import Text
from valeria_desktop.ui.kit.strokes import ENTER, cap_width, paint_cap
from valeria_desktop.ui.kit.words import tell

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QFocusEvent, QKeyEvent
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.games.valencia.rules.view import Own
    from valeria_desktop.games.valencia.ui.planning.script import PlanScript
    from valeria_desktop.ui.kit.brush import Brush
    from valeria_desktop.ui.kit.parchment import ParchmentLook
    from valeria_desktop.ui.kit.rows import Index

_SIZE = 1000, 420
_SHAPE, _GAP, _FOOT, _BOX = 0.74, 14, 32, 17


@frozen
class TaskChoice:
    """A task that may be kept."""

    number: int
    face: TaskFace
    is_kept: bool

    @property
    def key(self) -> str:
        """Name it by its task."""
        return self.face.task.id


class ChoicesModel(FlatModel[TaskChoice]):
    """The tasks that may be kept."""

    def heading(self) -> str:
        return self.tr("Tasks")

    def title(self, row: TaskChoice) -> str:
        return tell(row.face.task.words())

    def sentence(self, row: TaskChoice) -> str:
        words = task_sentence(row.face.task, row.face.players, row.face.standing)
        template = (
            self.tr("{task} You keep it.") if row.is_kept else self.tr("{task} You leave it.")
        )
        return template.format(task=words)


class ChoicesView(FlatView[TaskChoice]):
    """Shows the tasks beside each other; those that are kept are framed in gold and ticked."""

    pointed = Signal()
    """The keys came to another card, or went elsewhere."""

    def __init__(self, look: ParchmentLook) -> None:
        super().__init__(look, ChoicesModel())
        self.setAccessibleName(
            self.tr("Tasks: a digit or Space keeps or leaves one, Enter keeps it.")
        )

    @property
    def keeps_by_enter(self) -> bool:
        """Whether Enter keeps the card with the focus; a card that is kept needs it no more."""
        row = self.currentIndex().row()
        return self.hasFocus() and row >= 0 and not self.rows.rows[row].is_kept

    def boxes(self) -> Sequence[QRectF]:
        """Give the cards with what stands below them: a click there is meant as well."""
        foot = _FOOT * self.look.scale
        return [box.adjusted(0, 0, 0, foot) for box in self.cards()]

    def cards(self) -> Sequence[QRectF]:
        unit, number = self.look.unit, max(1, self.rows.rowCount())
        room = QRectF(self.rect()).adjusted(8 * unit, 10 * unit, -8 * unit, 0)
        room.setBottom(room.bottom() - _FOOT * self.look.scale)
        gap = _GAP * unit
        wide = min((room.width() + gap) / number - gap, room.height() * _SHAPE)
        high = min(room.height(), wide / _SHAPE * 1.15)
        left = room.center().x() - (number * (wide + gap) - gap) / 2
        top = room.center().y() - high / 2
        return [
            QRectF(left + place * (wide + gap), top, wide, high)
            for place in range(self.rows.rowCount())
        ]

    def paint_rows(self, brush: Brush) -> None:
        for place, (row, box) in enumerate(zip(self.rows.rows, self.cards(), strict=True)):
            mood = Mood(
                is_lit=row.is_kept,
                is_hovered=self.is_hovered(place),
                is_focused=self.is_focused(place),
            )
            paint_task(brush, box, row.face, mood, text=self.look.scale)
            self._paint_foot(brush, row, box)

    def _paint_foot(self, brush: Brush, row: TaskChoice, box: QRectF) -> None:
        """Write below the card the key that turns it, and a box with a tick if it is kept."""
        painter, look, gap = brush.painter, self.look, self.look.px(6)
        painter.setFont(look.bold(15))
        words, key, side = self.tr("keep"), str(row.number + 1), look.px(_BOX)
        cap = cap_width(look, painter.fontMetrics(), key)
        wide = cap + side + 2 * gap + painter.fontMetrics().horizontalAdvance(words)
        foot = QRectF(0, box.bottom() + 8 * look.unit, wide, _FOOT * look.scale * 0.7)
        foot.moveLeft(box.center().x() - wide / 2)
        ink = QColor(look.palette.ink)
        at = foot.topLeft()
        at.setY(foot.center().y())
        paint_cap(painter, look, at, key, ink)
        tick = QRectF(foot.left() + cap + gap, foot.center().y() - side / 2, side, side)
        self._paint_tick(brush, tick, is_kept=row.is_kept)
        painter.setFont(look.bold(15))
        painter.setPen(ink)
        rest = foot.adjusted(cap + side + 2 * gap, 0, 4, 0)
        painter.drawText(rest, int(CENTRE | Qt.TextFlag.TextDontClip), words)

    def _paint_tick(self, brush: Brush, box: QRectF, *, is_kept: bool) -> None:
        painter, palette = brush.painter, self.look.palette
        painter.setPen(QPen(QColor(palette.ink), max(1.2, 1.4 * brush.unit)))
        painter.setBrush(QColor(palette.lit if is_kept else palette.raised))
        painter.drawRoundedRect(box, 3 * brush.unit, 3 * brush.unit)
        if is_kept:
            brush.icon("check", box.adjusted(1, 1, -1, -1), palette.on_lit)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.pointed.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.pointed.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.pointed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_enter = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        if (is_enter and self.keeps_by_enter) or event.key() == Qt.Key.Key_Space:
            if self.currentIndex().isValid() and not event.isAutoRepeat():
                self.chosen.emit(self.currentIndex().row())
        elif is_enter:
            event.ignore()  # the sheet keeps what is marked
        else:
            super().keyPressEvent(event)


class TasksSheet(WindowSheet):
    """Lets tasks be kept or left; at least one is kept."""

    def __init__(
        self,
        look: ParchmentLook,
        window: QWidget,
        scene: Scene,
        script: PlanScript,
        *,
        may_undo: bool = False,
    ) -> None:
        """Stand in a window, hidden; what was answered may be taken back if that can be."""
        super().__init__(look, window, "", _SIZE)
        self._scene, self._script, self._may_undo = scene, script, may_undo
        own: Own = scene.view.own
        self._is_laid = not own.offered
        name = scene.seats[scene.view.seat].name
        self.heading.setText(self.tr("{name}, which tasks do you keep?").format(name=name))
        self.box.addWidget(self._note())
        self.choices = ChoicesView(look)
        self.choices.chosen.connect(self._turn)
        self.choices.pointed.connect(self._show_enter)
        self.box.addWidget(self.choices, 1)
        self.box.addLayout(self._foot())
        self._show(self._rows(own))

    def _note(self) -> Text:
        words = self.tr(
            "Keep at least one. A task that is missed at the end costs its points; "
            "those you leave go out of the game."
        )
        note = Text(self.look, words, 15)
        note.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        note.setWordWrap(True)
        return note

    def _rows(self, own: Own) -> list[TaskChoice]:
        """Give the tasks: those kept already, and those still to be chosen from."""
        view = self._scene.view
        players = len(view.players)
        return [
            TaskChoice(
                number, TaskFace(task, players, progress_seen(view, task)), number < len(own.tasks)
            )
            for number, task in enumerate((*own.tasks, *own.offered))
        ]

    def _foot(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(self.look.px(6))
        if self._is_laid and self._may_undo:
            again = Button(self.look, self.tr("Choose again"), key="B")
            again.clicked.connect(self.again)
            row.addWidget(self.adopt(again))
        row.addStretch(1)
        row.addWidget(self.make_aside())
        self.keep = Button(self.look, "", key=ENTER, kind=Kind.PRIMARY)
        self.keep.clicked.connect(self._keep)
        self.default = self.keep
        row.addWidget(self.keep)
        return row

    @property
    def first_focus(self) -> QWidget:
        return self.keep if self._is_laid else self.choices

    @property
    def kept(self) -> list[str]:
        """The tasks that are kept so far."""
        return [row.face.task.id for row in self.choices.rows.rows if row.is_kept]

    def take_key(self, key: str) -> bool:
        if not key.isdigit() or not 1 <= int(key) <= self.choices.rows.rowCount():
            return False
        self._turn(int(key) - 1)
        return True

    def _turn(self, place: int) -> None:
        """Keep what was left, or leave what was kept."""
        if self._is_laid:
            return
        rows = list(self.choices.rows.rows)
        rows[place] = evolve(rows[place], is_kept=not rows[place].is_kept)
        self._show(rows)
        self.choices.setCurrentIndex(self.choices.rows.index(place))
        self.choices.say(self.choices.rows.sentence(rows[place]))

    def _show(self, rows: list[TaskChoice]) -> None:
        self.choices.show_rows(self, rows)
        number = len(self.kept)
        self.keep.setEnabled(number > 0)
        words = self.tr("Keep {number}") if number else self.tr("Keep at least one")
        self.keep.setText(words.format(number=number))
        self._show_enter()

    def _show_enter(self) -> None:
        """Show the key on the button as long as it presses that, and keeps no card."""
        self.keep.set_key("" if self.choices.keeps_by_enter else ENTER)

    def _keep(self) -> None:
        self._script.wish_tasks(self._scene, self.kept)
        first = self._script.next_option(self._scene)
        if first is not None:
            self.chosen.emit(first)

    def show_hint(self, option_id: str) -> None:
        for row, choice in enumerate(self.choices.rows.rows):
            if option_id == f"keep {choice.face.task.id}":
                self.choices.setCurrentIndex(self.choices.rows.index(row))
