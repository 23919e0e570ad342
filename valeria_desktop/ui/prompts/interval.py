"""Between two turns of a game that is watched: what the last one brought, and how to pause."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QVBoxLayout, QWidget

from valeria_desktop.session.chronicle import ended_turn
from valeria_desktop.ui.kit.button import Button
from valeria_desktop.ui.prompts.beats import BeatRows
from valeria_desktop.ui.prompts.turn_over import TurnOver
from valeria_desktop.ui.shell.commands import keys_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.session.chronicle import Line
    from valeria_desktop.ui.prompts.beats import Beat
    from valeria_desktop.ui.prompts.turn_over import Watched


class Interval(TurnOver):
    """Tells the turn that is over, and offers to go on or to pause."""

    ending: Watched

    def build(self) -> None:
        """Lay the way on, and the way to pause, below what was done, which alone is scrolled."""
        if beats := self.beats():
            self.column.addWidget(BeatRows(self.look, beats))
        watching = self.ending.watching
        words = self.tr("One turn on") if watching.is_paused else self.tr("Go on")
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
        """The lines of the turn that is over; none where the game was paused within one."""
        session = self.ending.session
        return ended_turn(session.chronicle.lines) if session is not None else ()

    def beats(self) -> Sequence[Beat]:
        """Tell in rows what that turn brought; a game may."""
        return ()

    @property
    def seat(self) -> int:
        """Whose turn is over, or else under way."""
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
        """Say who is next, and what has the game go on."""
        name = self.scene.seats[self.decision.seat].name
        watching = self.ending.watching
        if watching.is_paused:
            words = self.tr("{name} is next. Enter plays one turn, {key} lets the game run.")
        elif watching.is_running_out:
            words = self.tr("{name} is next, as soon as the time has run out; {key} pauses.")
        else:
            words = self.tr("{name} is next; {key} pauses.")
        return words.format(name=name, key=keys_of("pause"))
