"""The prompt's content while no question is open: the awaited player, and events in rows."""

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
    from valeria_desktop.ui.paint.busts import Expression
    from valeria_desktop.ui.paint.parchment import ParchmentLook
    from valeria_desktop.ui.prompts.progress_rows import ProgressRow


class WaitingPanel(QWidget):
    """Names the thinking or the active player, offers to hurry, and shows events in rows."""

    hurried = Signal()
    corner: Button | None = None
    mood: Expression | None = None
    stands_below = False

    def __init__(self, look: ParchmentLook, scene: Scene) -> None:
        """Name the player that a scene waits for."""
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
        """Show the button while a bot is asked; rows of events are skipped without a button."""
        asked = self.scene.asked
        if self.is_telling or asked is None or self.scene.seats[asked].is_person:
            self._row.removeWidget(self._hurry)
            self._hurry.hide()
        elif self._row.indexOf(self._hurry) < 0:
            self._row.addWidget(self._hurry)

    def _make_hurry(self, look: ParchmentLook) -> Button:
        button = Button(look, self.tr("Hurry"), icon="faster", key="F", kind=ButtonKind.QUIET)
        button.set_height(42)
        button.setAccessibleName(self.tr("Finish the animation and make the bot decide now."))
        button.clicked.connect(self.hurried)
        button.setParent(self.footer)
        return button

    def tell(self, beats: Sequence[ProgressRow], heading: str = "") -> None:
        """Show events in rows, under a heading or else the active player's name."""
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
        """Return a sentence that names the player the table waits for."""
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
        """Return whose turn it is; only the round if the title names that player already."""
        scene = self.scene
        if scene.asked is None or not scene.turn:
            return ""
        if scene.asked == scene.active:
            return self.tr("Round {round}").format(round=scene.round)
        active = scene.seats[scene.active].name
        return self.tr("It is {name}'s turn, round {round}.").format(name=active, round=scene.round)

    def heading(self) -> str:
        """Return the heading of the rows; without rows, the title."""
        if not self.is_telling:
            return self.title()
        name = self.scene.seats[self.scene.active].name
        return self._heading or self.tr("{name}'s turn").format(name=name)

    def note(self) -> str:
        """Return the keys that skip or pause the rows; without rows, the advice."""
        told = self.advice()
        if self.is_telling or self.scene.is_passing:
            told = self.tr("Space: show all at once")
        if not self.scene.is_watched:
            return told
        pause = self.tr("{key}: pause").format(key=keys_of("pause"))
        return " · ".join(filter(None, (told, pause)))


class Pauses(NamedTuple):
    """The prompt's widgets during a wait, after your turn, and after a watched turn."""

    waiting: type[WaitingPanel] = WaitingPanel
    turn_over: type[TurnOver] = TurnOver
    interval: type[Interval] = Interval


PLAIN = Pauses()
