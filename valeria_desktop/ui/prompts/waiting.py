"""What the prompt shows while no question is open: what the table waits for."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.button_faces import ButtonKind
from valeria_desktop.ui.program.commands import keys_of
from valeria_desktop.ui.prompts.progress_rows import ProgressRows
from valeria_desktop.ui.prompts.turn_over import Interval, TurnOver

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QMouseEvent

    from valeria_desktop.kernel.scene import Scene
    from valeria_desktop.ui.paint.parchment import ParchmentLook
    from valeria_desktop.ui.prompts.progress_rows import ProgressRow


class WaitingPanel(QWidget):
    """Says who thinks or whose turn it is, lets one hurry, and tells what happens in rows."""

    hurried = Signal()
    corner: Button | None = None

    def __init__(self, look: ParchmentLook, scene: Scene) -> None:
        """Say what a scene waits for."""
        super().__init__()
        self.scene = scene
        self.seat = scene.active if scene.is_passing else scene.asked
        self._heading = ""
        self.rows = ProgressRows(look, ())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.rows)
        self.footer = QWidget()
        self._row = QHBoxLayout(self.footer)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addStretch(1)
        self._hurry = self._make_hurry(look)
        self._offer_to_hurry()

    def _offer_to_hurry(self) -> None:
        """Show the button, where there is someone to hurry and no rows that say how."""
        asked = self.scene.asked
        if self.is_telling or asked is None or self.scene.seats[asked].is_person:
            self._row.removeWidget(self._hurry)
            self._hurry.hide()
        elif self._row.indexOf(self._hurry) < 0:
            self._row.addWidget(self._hurry)

    def _make_hurry(self, look: ParchmentLook) -> Button:
        button = Button(look, self.tr("Hurry"), icon="faster", key="F", kind=ButtonKind.QUIET)
        button.set_height(42)
        button.setAccessibleName(
            self.tr("Skip what is shown, and have a thinking bot answer at once.")
        )
        button.clicked.connect(self.hurried)
        button.setParent(self.footer)
        return button

    def tell(self, beats: Sequence[ProgressRow], heading: str = "") -> None:
        """Tell in rows what happens, under whose turn it is or another heading."""
        self._heading = heading
        self.rows.show_beats(beats)
        self._offer_to_hurry()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if self.is_telling and event.button() is Qt.MouseButton.LeftButton:
            self.hurried.emit()

    @property
    def is_telling(self) -> bool:
        """Whether rows are shown."""
        return bool(self.rows.beats)

    def content(self) -> QWidget:
        """Return the widget itself."""
        return self

    # --- words

    def title(self) -> str:
        """Say what the table waits for."""
        scene = self.scene
        if scene.is_passing:
            return self.tr("{name}'s turn").format(name=scene.seats[scene.active].name)
        if scene.asked is None:
            return self.tr("The game is over.")
        seat = scene.seats[scene.asked]
        if seat.is_person:
            return self.tr("{name} is next.").format(name=seat.name)
        return self.tr("{name} is thinking…").format(name=seat.name)

    def advice(self) -> str:
        """Say whose turn it is; of a player named already only the round."""
        scene = self.scene
        if scene.asked is None or not scene.turn:
            return ""
        if scene.asked == scene.active:
            return self.tr("Round {round}").format(round=scene.round)
        active = scene.seats[scene.active].name
        return self.tr("It is {name}'s turn, round {round}.").format(name=active, round=scene.round)

    def heading(self) -> str:
        """Write what is told, or what the table waits for."""
        if not self.is_telling:
            return self.title()
        name = self.scene.seats[self.scene.active].name
        return self._heading or self.tr("{name}'s turn").format(name=name)

    def note(self) -> str:
        """Write how all is shown at once, while something is told."""
        told = self.advice()
        if self.is_telling or self.scene.is_passing:
            told = self.tr("Space: show all at once")
        if not self.scene.is_watched:
            return told
        pause = self.tr("{key}: pause").format(key=keys_of("pause"))
        return " · ".join(filter(None, (told, pause)))


class Pauses(NamedTuple):
    """While others are waited for, when a turn is over, and between turns that are watched."""

    waiting: type[WaitingPanel] = WaitingPanel
    turn_over: type[TurnOver] = TurnOver
    interval: type[Interval] = Interval


PLAIN = Pauses()
