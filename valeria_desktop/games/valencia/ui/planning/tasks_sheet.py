"""The sheet that tasks are chosen on: five cards, each kept or left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout

from valeria_desktop.games.valencia.rules.at import AtTask
from valeria_desktop.games.valencia.rules.progress import progress_seen
from valeria_desktop.games.valencia.ui.cards.task import TaskFace
from valeria_desktop.games.valencia.ui.planning.sheet_zoom import SheetZoom
from valeria_desktop.games.valencia.ui.planning.tasks_view import ChoicesView, TaskChoice
from valeria_desktop.games.valencia.ui.planning.window_sheet import WindowSheet
from valeria_desktop.ui.kit.button import Button, Kind
from valeria_desktop.ui.kit.controls import Text
from valeria_desktop.ui.kit.strokes import ENTER

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.games.valencia.rules.view import Own
    from valeria_desktop.games.valencia.ui.planning.script import PlanScript
    from valeria_desktop.ui.kit.parchment import ParchmentLook

_SIZE = 1000, 420


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
        self.box.addWidget(self.hint)
        self.choices = ChoicesView(look)
        self.choices.opened.connect(self._turn)
        self.choices.moved.connect(self._show_enter)
        self.zoom = SheetZoom(look, self, scene)
        self.zoom.reads(self.choices, self.choices.at_index)
        self.zoom.told.connect(self.choices.say)
        self.box.addWidget(self.choices, 1)
        self.box.addLayout(self._foot())
        self._show(self._all(own))

    def _note(self) -> Text:
        words = self.tr(
            "Keep at least one. A task that is missed at the end costs its points; "
            "those you leave go out of the game."
        )
        note = Text(self.look, words, 15)
        note.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        note.setWordWrap(True)
        return note

    def _all(self, own: Own) -> tuple[TaskChoice, ...]:
        """Return the tasks: those kept already, and those still to be chosen from."""
        view = self._scene.view
        players = len(view.players)
        return tuple(
            TaskChoice(
                AtTask(view.seat, number),
                TaskFace(task, players, progress_seen(view, task)),
                is_kept=number < len(own.tasks),
            )
            for number, task in enumerate((*own.tasks, *own.offered))
        )

    @property
    def _choices(self) -> tuple[TaskChoice, ...]:
        return self.choices.scene or ()

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
        return [choice.face.task.id for choice in self._choices if choice.is_kept]

    def take_key(self, key: str) -> bool:
        if not key.isdigit() or not 1 <= int(key) <= len(self._choices):
            return False
        self._turn(self._choices[int(key) - 1].at)
        return True

    def _turn(self, at: AtTask) -> None:
        """Keep a task that was left, or leave one that was kept."""
        if self._is_laid:
            return
        self._show(
            tuple(
                evolve(choice, is_kept=not choice.is_kept) if choice.at == at else choice
                for choice in self._choices
            )
        )
        self.choices.setCurrentIndex(self.choices.pieces.index_of(at))
        piece = self.choices.laid.piece_of(at)
        self.choices.say("" if piece is None else piece.words)

    def _show(self, choices: tuple[TaskChoice, ...]) -> None:
        self.choices.show_scene(choices)
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
        self.choices.show_scene(
            tuple(
                evolve(choice, is_hinted=option_id == f"keep {choice.face.task.id}")
                for choice in self._choices
            )
        )
