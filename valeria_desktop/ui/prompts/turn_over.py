"""The prompt after a turn: take it back before a bot moves, or pause a watched game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QRectF, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from valeria_desktop.session.chronicle import ended_turn
from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.button_faces import ButtonKind
from valeria_desktop.ui.controls.columns import Columns
from valeria_desktop.ui.controls.text import Text
from valeria_desktop.ui.paint.busts import Expression
from valeria_desktop.ui.paint.strokes import ENTER
from valeria_desktop.ui.program.commands import keys_of
from valeria_desktop.ui.prompts.presenter import GameSource, Presenter
from valeria_desktop.ui.prompts.progress_rows import ProgressRows
from valeria_desktop.ui.words.label import explain_beside

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.scene import Scene
    from valeria_desktop.session.chronicle import Line
    from valeria_desktop.ui.paint.parchment import ParchmentLook
    from valeria_desktop.ui.prompts.progress_rows import ProgressRow


_OFTEN = 40  # ms between two pictures of the time left
_BAR, _RUNNING = 4, "#8f2f22"
"""The height of the bar under a button, and its red: it stands out from brass and from ink."""
_WAYS = 46


class TurnHold(Protocol):
    """The wait at the end of a turn."""

    @property
    def is_running_out(self) -> bool:
        """Whether the wait ends by itself."""

    @property
    def share_left(self) -> float:
        """The share of the wait that is left, from 1 down to 0."""


class PausableHold(TurnHold, Protocol):
    """The wait of a watched game after each turn, which can be paused."""

    is_paused: bool

    def pause_or_run(self) -> None:
        """Pause the game after each turn from now on, or let it run by itself again."""


class TurnEndSource(GameSource, Protocol):
    """The controller, as the source of facts about the end of a turn."""

    @property
    def turn_end(self) -> TurnHold:
        """The wait at the end of the turn."""

    @property
    def undoes(self) -> str:
        """The words for the action that undo takes back."""

    @property
    def undo_refusal(self) -> str:
        """The reason why undo is not possible; empty if it is."""


class WatchedSource(TurnEndSource, Protocol):
    """The controller, as the source of facts about the end of a watched turn."""

    @property
    def watching(self) -> PausableHold:
        """The wait at the end of the turn."""


class RunningButton(Button):
    """A button over a bar that shows how much of a wait is left."""

    def __init__(self, look: ParchmentLook, text: str, holding: TurnHold) -> None:
        """Show the time left of a wait."""
        super().__init__(look, text, key=ENTER, kind=ButtonKind.PRIMARY)
        self._holding = holding
        self._timer = QTimer(self, interval=_OFTEN)
        self._timer.timeout.connect(self.update)
        if holding.is_running_out:
            self._timer.start()

    @property
    def is_running(self) -> bool:
        """Whether the bar shows the time left."""
        return self._timer.isActive()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.is_running:
            return
        inset, high = self._face.inset, self._look.px(_BAR)
        whole = QRectF(self.rect())
        bar = QRectF(whole.left() + 2 * inset, whole.bottom() - high, 0, high)
        bar.setWidth((whole.width() - 4 * inset) * self._holding.share_left)
        painter = QPainter(self)
        painter.fillRect(bar, QColor(_RUNNING))
        painter.end()


class TurnOver(Presenter):
    """Offers to take the last action back, and to go on."""

    gone_on = Signal()
    stands_below = True

    def __init__(
        self, look: ParchmentLook, scene: Scene, decision: Decision, ending: TurnEndSource
    ) -> None:
        """Show the end of the viewer's turn."""
        self.ending = ending
        super().__init__(look, scene, decision, ending)

    def build(self) -> None:
        """Put the button that takes back beside the button that goes on."""
        ending = self.ending
        ways = QWidget()
        columns = Columns(ways, most=2, gap=0)
        back, go_on = self._back(ending.undoes), self.way_on(self.tr("Continue"), ending.turn_end)
        for button in (back, go_on):
            button.set_height(_WAYS)
            columns.addWidget(button)
        self.column.addWidget(ways)
        if ending.undo_refusal:
            back.setEnabled(False)
            why = self.tr("Undo is not possible: {why}.").format(why=ending.undo_refusal)
            self.column.addWidget(Text(self.look, why, 14))

    def way_on(self, words: str, holding: TurnHold) -> Button:
        """Return the button that goes on and shows the time left."""
        go_on = RunningButton(self.look, words, holding)
        go_on.set_height(50)
        go_on.setAccessibleName(f"{words}.")  # the announced question says who is next
        go_on.clicked.connect(self.gone_on)
        self.adopt(go_on, ENTER)
        return go_on

    def _back(self, what: str) -> Button:
        words = self.tr("Take back: {what}").format(what=what) if what else self.tr("Take back")
        button = Button(self.look, self.tr("Take back"), icon="undo")
        button.setAccessibleName(self.tr("{choice}.").format(choice=words))
        explain_beside(button, f"{words} ({keys_of('undo')})")
        button.clicked.connect(self.back_asked)
        self.adopt(button)
        return button

    @property
    def mood(self) -> Expression | None:
        return Expression.LISTENS

    @property
    def seat(self) -> int:
        """The viewer's seat, whose turn is over."""
        viewer: int = self.scene.viewer
        return viewer

    def title(self) -> str:
        """Return the sentence that the turn is over."""
        return self.tr("Turn over.")

    def heading(self) -> str:
        return self.tr("Your turn is over")

    def advice(self) -> str:
        """Return the next player's name, and whether the game waits."""
        name = self.scene.seats[self.decision.seat].name
        if self.ending.turn_end.is_running_out:
            words = self.tr("{name} plays next when the time is up.")
            return words.format(name=name)
        return self.tr("{name} is next, and waits for you.").format(name=name)

    def note(self) -> str:
        name = self.scene.seats[self.decision.seat].name
        return self.tr("{name} is next.").format(name=name)


class Interval(TurnOver):
    """Shows the events of the turn that is over, and offers to go on or to pause."""

    ending: WatchedSource
    stands_below = False

    def build(self) -> None:
        """Put the buttons to go on and to pause below the turn's events; only these scroll."""
        if beats := self.beats():
            self.column.addWidget(ProgressRows(self.look, beats))
        watching = self.ending.watching
        words = self.tr("Next turn") if watching.is_paused else self.tr("Continue")
        ways = QWidget()
        column = QVBoxLayout(ways)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.way_on(words, watching))
        column.addWidget(self._pause(is_paused=watching.is_paused))
        self.footer_row.setStretch(0, 0)
        self.footer_row.addWidget(ways, 1)

    def _pause(self, *, is_paused: bool) -> Button:
        words = self.tr("Let it run") if is_paused else self.tr("Pause")
        icon = "play" if is_paused else "pause"
        button = Button(self.look, words, icon=icon, key=keys_of("pause"))
        button.set_height(46)
        button.setAccessibleName(self.tr("{choice}.").format(choice=words))
        button.clicked.connect(self.ending.watching.pause_or_run)
        self.adopt(button)
        return button

    # --- words

    @property
    def turn(self) -> Sequence[Line]:
        """The lines of the turn that is over; none if the game was paused within a turn."""
        session = self.ending.session
        return ended_turn(session.chronicle.lines) if session is not None else ()

    def beats(self) -> Sequence[ProgressRow]:
        """Return the rows of that turn's events; none unless a game's subclass has some."""
        return ()

    @property
    def seat(self) -> int:
        """The seat whose turn is over, or else the active seat."""
        first = self.turn[0].seat if self.turn else None
        active: int = self.scene.active
        return active if first is None else first

    def title(self) -> str:
        words = self.heading()
        told = " ".join(beat.words for beat in self.beats() if beat.words)
        return f"{words}. {told}".strip()

    def heading(self) -> str:
        if not self.turn and self.ending.watching.is_paused:
            return self.tr("The game is paused")
        words = self.tr("{name}'s turn is over") if self.turn else self.tr("{name}'s turn")
        return words.format(name=self.scene.seats[self.seat].name)

    def advice(self) -> str:
        """Return the next player's name, and the keys that go on or pause."""
        name = self.scene.seats[self.decision.seat].name
        watching = self.ending.watching
        if watching.is_paused:
            words = self.tr("{name} is next. Enter plays one turn, {key} lets the game run.")
        elif watching.is_running_out:
            words = self.tr("{name} plays next when the time is up. {key} pauses.")
        else:
            words = self.tr("{name} is next; {key} pauses.")
        return words.format(name=name, key=keys_of("pause"))
