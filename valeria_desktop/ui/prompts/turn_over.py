"""A turn is over: the last action can be taken back before a bot goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QRectF, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from valeria_desktop.ui.kit.button import Button, Kind
from valeria_desktop.ui.kit.controls import Text
from valeria_desktop.ui.kit.strokes import ENTER
from valeria_desktop.ui.prompts.presenter import Looking, Presenter
from valeria_desktop.ui.shell.commands import keys_of

if TYPE_CHECKING:
    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.scene import Scene
    from valeria_desktop.ui.kit.look import Look

_OFTEN = 40  # milliseconds between two pictures of the time that runs out
_BAR = 5


class Holding(Protocol):
    """What holds the game at the end of a turn."""

    @property
    def is_running_out(self) -> bool:
        """Whether it ends by itself."""

    @property
    def share_left(self) -> float:
        """How much of the time is left, from 1 down to 0."""


class Ending(Looking, Protocol):
    """What tells about the end of a turn: the controller."""

    @property
    def turn_end(self) -> Holding:
        """What holds the game."""

    @property
    def undoes(self) -> str:
        """Say what undo takes back."""

    @property
    def undo_refusal(self) -> str:
        """Say why nothing can be taken back."""


class TimeBar(QWidget):
    """A thin bar that runs out with the time."""

    def __init__(self, look: Look, holding: Holding) -> None:
        """Show the time that is left."""
        super().__init__()
        self._look = look
        self._holding = holding
        self.setFixedHeight(look.px(_BAR))
        timer = QTimer(self, interval=_OFTEN)
        timer.timeout.connect(self.update)
        timer.start()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        tokens = self._look.palette
        painter.fillRect(self.rect(), QColor(tokens.line))
        left = QRectF(self.rect())
        left.setWidth(left.width() * self._holding.share_left)
        painter.fillRect(left, QColor(tokens.lit))
        painter.end()


class TurnOver(Presenter):
    """Offers to take the last action back, and to go on."""

    gone_on = Signal()

    def __init__(self, look: Look, scene: Scene, decision: Decision, ending: Ending) -> None:
        """Show the end of the turn of whoever sits before the screen."""
        self._ending = ending
        super().__init__(look, scene, decision, ending)

    def build(self) -> None:
        """Lay the bar below the two buttons."""
        ending = self._ending
        back = self._back(ending.undoes)
        self.column.addWidget(back)
        if ending.undo_refusal:
            back.setEnabled(False)
            why = self.tr("Undo is not possible: {why}.").format(why=ending.undo_refusal)
            self.column.addWidget(Text(self.look, why, 14))
        go_on = Button(self.look, self.tr("Go on"), icon="right", key=ENTER, kind=Kind.PRIMARY)
        go_on.set_height(36)
        go_on.setAccessibleName(f"{self.tr('Go on')}. {self.advice()}")
        go_on.clicked.connect(self.gone_on)
        self.adopt(go_on, ENTER)
        self.footer_row.addWidget(go_on)
        if ending.turn_end.is_running_out:
            self.column.addWidget(TimeBar(self.look, ending.turn_end))

    def _back(self, what: str) -> Button:
        words = self.tr("Take back: {what}").format(what=what) if what else self.tr("Take back")
        key = keys_of("undo")
        button = Button(self.look, words, icon="undo", key=key, wraps=True)
        button.set_height(36)
        button.setAccessibleName(self.tr("{choice}.").format(choice=words))
        button.clicked.connect(self.back_asked)
        self.adopt(button)
        return button

    @property
    def seat(self) -> int:
        """Whose turn is over."""
        viewer: int = self.scene.viewer
        return viewer

    def title(self) -> str:
        """Say that the turn is over."""
        return self.tr("Turn over.")

    def advice(self) -> str:
        """Say who is next, and whether the game waits."""
        name = self.scene.seats[self.decision.seat].name
        if self._ending.turn_end.is_running_out:
            return self.tr("{name} is next, and begins when the bar has run out.").format(name=name)
        return self.tr("{name} is next, and waits for you.").format(name=name)
