"""The deck of a replay: its present moment, and buttons and keys to go to other moments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy

from valeria_desktop.session.eyes import EVERYTHING, PUBLIC
from valeria_desktop.session.replay import Unit
from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.fields import Selector
from valeria_desktop.ui.controls.text import Heading, Text
from valeria_desktop.ui.paint.shields import shield_icon
from valeria_desktop.ui.words.label import explain_beside

if TYPE_CHECKING:
    from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.session.replay import Replay
    from valeria_desktop.ui.paint.look import Look

_SPEEDS = {"slow": 1600, "normal": 800, "fast": 250}
_STEPS = {
    Qt.Key.Key_Left: (Unit.TURN, False),
    Qt.Key.Key_Right: (Unit.TURN, True),
    Qt.Key.Key_Up: (Unit.ACTION, False),
    Qt.Key.Key_Down: (Unit.ACTION, True),
    Qt.Key.Key_PageUp: (Unit.ROUND, False),
    Qt.Key.Key_PageDown: (Unit.ROUND, True),
}
_FINER = {Qt.Key.Key_Up, Qt.Key.Key_Down}
"""The keys that with Shift step from choice to choice."""
_HIGH, _HINT = 32, 14.5


class ReplayDeck(QFrame):
    """Leads through a replay by buttons and keys; other widgets show its moments."""

    moved = Signal(int)
    """The number of the moment shown now."""
    viewer_changed = Signal(int)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._replay: Replay | None = None
        self.moment = 0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._play_step)
        self.heading = Heading(look, self.tr("Turns"), 19)
        self.hint = Text(look, "", _HINT, is_quiet=True)
        self.hint.setText(self.tr("← → turn by turn, ↑ ↓ each action"))
        self.hint.setWordWrap(False)
        self.speed = Selector(look, self.tr("How fast the replay runs"))
        self.viewer = Selector(look, self.tr("Through whose eyes"))
        self.buttons = self._make_buttons()
        self._fill()
        self._lay_out()
        look.changed.connect(self._restyle)
        self._restyle()

    def _make_buttons(self) -> dict[str, Button]:
        made = {
            "first": (self.tr("To the beginning"), "to-start"),
            "turn-back": (self.tr("One turn back"), "left"),
            "back": (self.tr("One action back"), "up"),
            "play": (self.tr("Play or pause"), "play"),
            "forth": (self.tr("One action ahead"), "down"),
            "turn-forth": (self.tr("One turn ahead"), "right"),
            "last": (self.tr("To the end"), "skip"),
        }
        acts = {
            "first": lambda: self.go_to(0),
            "turn-back": lambda: self.step(Unit.TURN, ahead=False),
            "back": lambda: self.step(Unit.ACTION, ahead=False),
            "play": self.play_or_pause,
            "forth": lambda: self.step(Unit.ACTION, ahead=True),
            "turn-forth": lambda: self.step(Unit.TURN, ahead=True),
            "last": lambda: self.go_to(self.last),
        }
        buttons = {}
        for name, (words, icon) in made.items():
            button = Button(self._look, icon=icon)
            button.set_height(_HIGH)
            button.setAccessibleName(words)
            explain_beside(button, words)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the arrows to the deck
            button.clicked.connect(acts[name])
            buttons[name] = button
        return buttons

    def _fill(self) -> None:
        words = {"slow": self.tr("Slow"), "normal": self.tr("Normal"), "fast": self.tr("Fast")}
        for name in _SPEEDS:
            self.speed.addItem(words[name], name)
        self.speed.setCurrentIndex(1)
        self.speed.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Preferred)
        self.speed.currentIndexChanged.connect(self._speed_changed)
        self.viewer.currentIndexChanged.connect(
            lambda: self.viewer_changed.emit(self.viewer.currentData())
        )

    def _lay_out(self) -> None:
        self.row = QHBoxLayout(self)
        """The row of the deck; the page adds its own widgets at the end."""
        self.row.setContentsMargins(0, 0, 0, 0)
        self.row.addWidget(self.heading)
        self.row.addWidget(self.hint)
        self.row.addStretch(1)
        for button in self.buttons.values():
            self.row.addWidget(button)
        self.row.addWidget(self.speed)
        self.row.addStretch(1)
        self.row.addWidget(self.viewer)

    def _restyle(self) -> None:
        self.row.setSpacing(self._look.px(4))
        for button in self.buttons.values():
            button.setFixedWidth(button.sizeHint().width())
        if self.viewer.itemData(0) in {EVERYTHING, PUBLIC}:
            self.viewer.setItemIcon(0, self._look.qicon("eye"))
        self.fit()

    def fit(self) -> None:
        """Leave out what has no room: the words about keys first, then heading and speed."""
        room, gap = self.width(), self.row.spacing()
        may_go: tuple[QWidget, ...] = (self.speed, self.heading, self.hint)
        # an item knows of a least width, which a widget's own wish may fall short of
        items = [item for item in map(self.row.itemAt, range(self.row.count())) if item]
        stay = [item for item in items if item.widget() not in {None, *may_go}]
        needed = sum(item.sizeHint().width() + gap for item in stay if not item.isEmpty())
        for part in may_go:
            needed += part.sizeHint().width() + 2 * gap
            part.setVisible(needed <= room)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    # --- the replay

    def show_replay(self, replay: Replay) -> None:
        """Lead through another game from its beginning, and offer all eyes that may see it."""
        self.pause()
        self._replay = replay
        self.moment = 0
        self.viewer.blockSignals(True)
        self.viewer.clear()
        for eyes in replay.eyes:
            self._offer(eyes, replay)
        self.viewer.setCurrentIndex(self.viewer.findData(replay.viewer))
        self.viewer.blockSignals(False)
        words = self._why_not_all(replay)
        explain_beside(self.viewer, words)
        self.viewer.setAccessibleDescription(words)
        self.fit()

    def _offer(self, eyes: int, replay: Replay) -> None:
        if eyes == EVERYTHING:
            self.viewer.addItem(self._look.qicon("eye"), self.tr("Everything revealed"), eyes)
        elif eyes == PUBLIC:
            self.viewer.addItem(self._look.qicon("eye"), self.tr("As everyone could see it"), eyes)
        else:
            seat = replay.seats[eyes]
            words = self.tr("As {name} saw it").format(name=seat.name)
            self.viewer.addItem(shield_icon(self._look, seat), words, eyes)

    def _why_not_all(self, replay: Replay) -> str:
        """Return why some secrets are hidden, and how a player can see their own."""
        if replay.is_over:
            return ""
        if len(replay.eyes) > 1:
            return self.tr(
                "Secrets are shown when the game is over. To see yours, choose your name: "
                "a curtain closes first."
            )
        if replay.viewer == PUBLIC:
            return self.tr("Secrets are shown when the game is over.")
        return self.tr("The others' secrets are shown when the game is over.")

    def lead_through(self, replay: Replay) -> None:
        """Lead through the same game with other eyes, from the same moment."""
        choices = self._replay.choices(self.moment) if self._replay is not None else 0
        self._replay = replay
        self.moment = replay.moment(choices)
        self.viewer.blockSignals(True)
        self.viewer.setCurrentIndex(self.viewer.findData(replay.viewer))
        self.viewer.blockSignals(False)

    def forget(self) -> None:
        """Forget the replay."""
        self.pause()
        self._replay = None

    # --- going

    @property
    def last(self) -> int:
        """The number of the last moment; 0 without a replay."""
        return self._replay.last if self._replay is not None else 0

    def go_to(self, moment: int) -> None:
        """Show a moment by its number."""
        if self._replay is None or moment == self.moment:
            return
        self.moment = max(0, min(moment, self._replay.last))
        self.moved.emit(self.moment)

    def step(self, unit: Unit, *, ahead: bool) -> None:
        """Go one step ahead or back."""
        if self._replay is not None:
            find = self._replay.after if ahead else self._replay.before
            self.go_to(find(self.moment, unit))

    @property
    def is_playing(self) -> bool:
        """Whether the replay runs by itself."""
        return self._timer.isActive()

    def play_or_pause(self) -> None:
        """Run the replay, from its beginning if it is at its end; or stop it."""
        if self.is_playing or self._replay is None:
            self.pause()
            return
        if self.moment == self._replay.last:
            self.go_to(0)
        self._timer.start(_SPEEDS[self.speed.currentData()])
        self.buttons["play"].set_icon("pause")

    def pause(self) -> None:
        """Stop the running replay."""
        self._timer.stop()
        self.buttons["play"].set_icon("play")

    def _speed_changed(self) -> None:
        self._timer.setInterval(_SPEEDS[self.speed.currentData()])

    def _play_step(self) -> None:
        self.step(Unit.ACTION, ahead=True)
        if self._replay is None or self.moment == self._replay.last:
            self.pause()

    def take_key(self, event: QKeyEvent) -> bool:
        """Carry out a key of the deck; return whether the deck has this key."""
        key = Qt.Key(event.key())
        if key in _STEPS:
            unit, ahead = _STEPS[key]
            is_finer = key in _FINER and event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self.step(Unit.CHOICE if is_finer else unit, ahead=ahead)
        elif key == Qt.Key.Key_Home:
            self.go_to(0)
        elif key == Qt.Key.Key_End:
            self.go_to(self.last)
        elif key == Qt.Key.Key_Space:
            if not event.isAutoRepeat():  # the key may have opened a curtain, and still be down
                self.play_or_pause()
        else:
            return False
        return True

    def hideEvent(self, event: QHideEvent) -> None:
        self.pause()
