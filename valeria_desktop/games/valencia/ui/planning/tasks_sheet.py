"""The sheet on which a player chooses tasks: five cards, each kept or left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve, frozen
from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPen
from PySide6.QtWidgets import QHBoxLayout

from valeria_desktop.games.valencia.rules.at import AtTask
from valeria_desktop.games.valencia.rules.progress import progress_seen
from valeria_desktop.games.valencia.ui.cards.card_words import task_sentence
from valeria_desktop.games.valencia.ui.cards.task_card import TaskFace, paint_task
from valeria_desktop.games.valencia.ui.planning.sheet_zoom import SheetZoom
from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.button_faces import ButtonKind
from valeria_desktop.ui.controls.text import Text
from valeria_desktop.ui.paint.brush import CENTRE
from valeria_desktop.ui.paint.strokes import ENTER, cap_width, paint_cap
from valeria_desktop.ui.pieces.piece import LaidPart, Part, Piece, Walk
from valeria_desktop.ui.pieces.spread import Spread
from valeria_desktop.ui.prompts.window_sheet import WindowSheet
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QKeyEvent
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.games.valencia.rules.view import OwnSecrets
    from valeria_desktop.games.valencia.ui.planning.script import PlanScript
    from valeria_desktop.ui.controls.rows import Index
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.paint.parchment import ParchmentLook
    from valeria_desktop.ui.pieces.piece import PartRoom, PieceMood


_SIZE = 1000, 420


class TasksSheet(WindowSheet):
    """Lets a player keep or leave each task; at least one must be kept."""

    zoom: SheetZoom

    def __init__(
        self,
        look: ParchmentLook,
        window: QWidget,
        scene: Scene,
        script: PlanScript,
        *,
        may_undo: bool = False,
    ) -> None:
        """Make a hidden sheet over a window; `may_undo` lets the player choose again."""
        super().__init__(look, window, "", _SIZE)
        self._scene, self._script, self._may_undo = scene, script, may_undo
        own: OwnSecrets = scene.view.own
        self._is_laid = not own.offered
        name = scene.seats[scene.view.seat].name
        self.heading.setText(self.tr("{name}, which tasks do you keep?").format(name=name))
        self.setAccessibleName(self.heading.text())
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
            "Keep at least one. A task you miss costs its points at the end; tasks you leave are "
            "out of the game."
        )
        note = Text(self.look, words, 15)
        note.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        note.setWordWrap(True)
        return note

    def _all(self, own: OwnSecrets) -> tuple[TaskChoice, ...]:
        """Return all tasks: those already kept, and those still to choose from."""
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
        self.keep = Button(self.look, "", key=ENTER, kind=ButtonKind.PRIMARY)
        self.keep.clicked.connect(self._keep)
        self.default = self.keep
        row.addWidget(self.keep)
        return row

    @property
    def first_focus(self) -> QWidget:
        return self.keep if self._is_laid else self.choices

    @property
    def kept(self) -> list[str]:
        """The ids of the kept tasks."""
        return [choice.face.task.id for choice in self._choices if choice.is_kept]

    def take_key(self, key: str) -> bool:
        if not key.isdigit() or not 1 <= int(key) <= len(self._choices):
            return False
        self._turn(self._choices[int(key) - 1].at)
        return True

    def _turn(self, at: AtTask) -> None:
        """Keep a left task, or leave a kept one."""
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
        """Show Enter on the button, except while Enter keeps a card."""
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


_SHAPE, _GAP, _FOOT, _BOX = 0.74, 14, 32, 17


@frozen
class TaskChoice:
    """A task that the player can keep."""

    at: AtTask
    face: TaskFace
    is_kept: bool
    is_hinted: bool = False
    """Whether the adviser would keep it."""

    @property
    def number(self) -> int:
        """The number of the task, counted from 0."""
        return self.at.task


class ChoicesPart(Part[tuple[TaskChoice, ...]]):
    """Lays and paints cards side by side, each with a foot that can be clicked, too."""

    keeps = takes_enter = False

    def laid(self, scene: tuple[TaskChoice, ...], room: PartRoom) -> LaidPart:
        return LaidPart(
            pieces=tuple(map(_piece, scene, _boxes(len(scene), room))),
            name=QCoreApplication.translate(
                "ChoicesView", "Tasks: a digit or Space keeps or leaves one, Enter keeps it."
            ),
            heading=QCoreApplication.translate("ChoicesModel", "Tasks"),
            walk=Walk.LINE,
        )

    def paint_piece(self, brush: Brush, box: QRectF, piece: Piece, mood: PieceMood) -> None:
        choice: TaskChoice = piece.face
        card = box.adjusted(0, 0, 0, -_FOOT * brush.look.scale)
        mood = evolve(mood, is_lit=choice.is_kept)
        paint_task(brush, card, choice.face, mood, text=brush.look.scale)
        _paint_foot(brush, choice, card)


def _boxes(number: int, room: PartRoom) -> list[QRectF]:
    unit, foot, most = room.unit, _FOOT * room.text, max(1, number)
    whole = QRectF(0, 0, room.size.width(), room.size.height() - foot)
    inside = whole.adjusted(8 * unit, 10 * unit, -8 * unit, 0)
    gap = _GAP * unit
    wide = min((inside.width() + gap) / most - gap, inside.height() * _SHAPE)
    high = min(inside.height(), wide / _SHAPE * 1.15)
    left = inside.center().x() - (most * (wide + gap) - gap) / 2
    top = inside.center().y() - high / 2
    return [QRectF(left + place * (wide + gap), top, wide, high + foot) for place in range(number)]


def _piece(choice: TaskChoice, box: QRectF) -> Piece:
    return Piece(
        at=choice.at,
        box=box,
        name=tell(choice.face.task.words()),
        words=_sentence(choice),
        face=choice,
        is_hinted=choice.is_hinted,
        opens=True,
    )


def _sentence(choice: TaskChoice) -> str:
    face = choice.face
    kept = QCoreApplication.translate("ChoicesModel", "{task} You keep it.")
    left = QCoreApplication.translate("ChoicesModel", "{task} You leave it.")
    words = kept if choice.is_kept else left
    said = words.format(task=task_sentence(face.task, face.players, face.standing))
    if not choice.is_hinted:
        return said
    words = QCoreApplication.translate("ChoicesModel", "{said} The coach would keep it.")
    return words.format(said=said)


def _paint_foot(brush: Brush, choice: TaskChoice, box: QRectF) -> None:
    """Write the card's key below the card, and paint a box with a tick if the card is kept."""
    painter, look, gap = brush.painter, brush.look, brush.look.px(6)
    painter.setFont(look.bold(15))
    words, key, side = (
        QCoreApplication.translate("ChoicesView", "keep"),
        str(choice.number + 1),
        look.px(_BOX),
    )
    cap = cap_width(look, painter.fontMetrics(), key)
    wide = cap + side + 2 * gap + painter.fontMetrics().horizontalAdvance(words)
    foot = QRectF(0, box.bottom() + 8 * brush.unit, wide, _FOOT * look.scale * 0.7)
    foot.moveLeft(box.center().x() - wide / 2)
    ink = QColor(look.palette.ink)
    at = foot.topLeft()
    at.setY(foot.center().y())
    paint_cap(painter, look, at, key, ink)
    tick = QRectF(foot.left() + cap + gap, foot.center().y() - side / 2, side, side)
    _paint_tick(brush, tick, is_kept=choice.is_kept)
    painter.setFont(look.bold(15))
    painter.setPen(ink)
    rest = foot.adjusted(cap + side + 2 * gap, 0, 4, 0)
    painter.drawText(rest, int(CENTRE | Qt.TextFlag.TextDontClip), words)


def _paint_tick(brush: Brush, box: QRectF, *, is_kept: bool) -> None:
    painter, palette = brush.painter, brush.look.palette
    painter.setPen(QPen(QColor(palette.ink), max(1.2, 1.4 * brush.unit)))
    painter.setBrush(QColor(palette.lit if is_kept else palette.raised))
    painter.drawRoundedRect(box, 3 * brush.unit, 3 * brush.unit)
    if is_kept:
        brush.icon("check", box.adjusted(1, 1, -1, -1), palette.on_lit)


class ChoicesView(Spread[tuple[TaskChoice, ...]]):
    """Shows the tasks side by side; kept tasks have a gold frame and a tick."""

    moved = Signal()
    """Says that the focus has come to another card, or has come or gone."""

    def __init__(self, look: ParchmentLook) -> None:
        super().__init__(look, ChoicesPart())

    @property
    def keeps_by_enter(self) -> bool:
        """Whether Enter keeps the card with the focus: a kept card leaves Enter to the button."""
        piece = self.laid.piece_of(self.current)
        return self.hasFocus() and piece is not None and not piece.face.is_kept

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.moved.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.moved.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.moved.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_enter = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        if (is_enter and self.keeps_by_enter) or event.key() == Qt.Key.Key_Space:
            if not event.isAutoRepeat():
                self.choose(self.current)
        else:
            super().keyPressEvent(event)
