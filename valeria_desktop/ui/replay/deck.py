"""The deck of a replay: its present moment, and buttons and keys to go to other moments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QSlider, QVBoxLayout

from valeria_desktop.session.eyes import EVERYTHING, PUBLIC
from valeria_desktop.session.replay import Unit
from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.fields import Selector
from valeria_desktop.ui.controls.text import Heading, Text
from valeria_desktop.ui.paint.shields import shield_icon
from valeria_desktop.ui.words.label import explain_beside

if TYPE_CHECKING:
    from PySide6.QtGui import QHideEvent, QKeyEvent

    from valeria_desktop.session.replay import Replay
    from valeria_desktop.ui.paint.look import Look

_SPEEDS = {"slow": 1600, "normal": 800, "fast": 250}
_STEPS = {
    Qt.Key.Key_Left: (Unit.ACTION, False),
    Qt.Key.Key_Right: (Unit.ACTION, True),
    Qt.Key.Key_Up: (Unit.TURN, False),
    Qt.Key.Key_Down: (Unit.TURN, True),
    Qt.Key.Key_PageUp: (Unit.ROUND, False),
    Qt.Key.Key_PageDown: (Unit.ROUND, True),
}


class ReplayDeck(QFrame):
    """Leads through a replay by buttons and keys; other widgets show its moments."""

    moved = Signal(int)
    """The number of the moment shown now."""
    viewer_changed = Signal(int)
    play_on_asked = Signal(int)
    """The number of choices to keep in the game that is played on."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._replay: Replay | None = None
        self.moment = 0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._play_step)
        self.title = Heading(look, "", 19)
        self.where = Text(look, "", 15, is_quiet=True)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.slider.valueChanged.connect(self.go_to)
        self.speed = Selector(look, self.tr("How fast the replay runs"))
        self.viewer = Selector(look, self.tr("Through whose eyes"))
        self.buttons = self._make_buttons()
        self.play_on = Button(look, self.tr("Play on from here"), icon="flag")
        self.play_on.clicked.connect(self._ask_to_play_on)
        self.setProperty("panel", True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._fill()
        self._lay_out()
        look.changed.connect(self._restyle)
        self._restyle()

    def _make_buttons(self) -> dict[str, Button]:
        made = {
            "first": (self.tr("To the beginning"), "to-start"),
            "turn-back": (self.tr("One turn back"), "up"),
            "back": (self.tr("One action back"), "left"),
            "play": (self.tr("Play or pause"), "play"),
            "forth": (self.tr("One action ahead"), "right"),
            "turn-forth": (self.tr("One turn ahead"), "down"),
            "last": (self.tr("To the end"), "skip"),
        }
        acts = {
            "first": lambda: self.go_to(0),
            "turn-back": lambda: self.step(Unit.TURN, ahead=False),
            "back": lambda: self.step(Unit.ACTION, ahead=False),
            "play": self.play_or_pause,
            "forth": lambda: self.step(Unit.ACTION, ahead=True),
            "turn-forth": lambda: self.step(Unit.TURN, ahead=True),
            "last": lambda: self.go_to(self._replay.last if self._replay else 0),
        }
        buttons = {}
        for name, (words, icon) in made.items():
            button = Button(self._look, icon=icon)
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
        self.slider.setAccessibleName(self.tr("Position in the replay"))

    def _lay_out(self) -> None:
        px = self._look.px
        column = QVBoxLayout(self)
        column.setContentsMargins(px(12), px(8), px(12), px(8))
        column.setSpacing(px(4))
        column.addWidget(self.where)
        column.addWidget(self.title)
        column.addWidget(self.slider)
        row = QHBoxLayout()
        row.setSpacing(px(3))
        for button in self.buttons.values():
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(self.speed)
        column.addLayout(row)
        low = QHBoxLayout()
        low.addWidget(self.viewer, 1)
        low.addWidget(self.play_on)
        column.addLayout(low)
        self.title.setWordWrap(True)

    def _restyle(self) -> None:
        if self.viewer.itemData(0) in {EVERYTHING, PUBLIC}:
            self.viewer.setItemIcon(0, self._look.qicon("eye"))

    # --- the replay

    def show_replay(self, replay: Replay) -> None:
        """Lead through another game from its beginning, and offer all eyes that may see it."""
        self.pause()
        self._replay = replay
        self._stand_at(0)
        self.viewer.blockSignals(True)
        self.viewer.clear()
        for eyes in replay.eyes:
            self._offer(eyes, replay)
        self.viewer.setCurrentIndex(self.viewer.findData(replay.viewer))
        self.viewer.blockSignals(False)
        words = self._why_not_all(replay)
        explain_beside(self.viewer, words)
        self.viewer.setAccessibleDescription(words)

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
        self._stand_at(replay.moment(choices))
        self.viewer.blockSignals(True)
        self.viewer.setCurrentIndex(self.viewer.findData(replay.viewer))
        self.viewer.blockSignals(False)

    def _ask_to_play_on(self) -> None:
        if self._replay is not None:
            self.play_on_asked.emit(self._replay.choices(self.moment))

    def forget(self) -> None:
        """Forget the replay."""
        self.pause()
        self._replay = None

    def say(self, where: str, title: str) -> None:
        """Write the number of the moment, and its title."""
        self.where.setText(where)
        self.title.setText(title)
        self.setAccessibleName(f"{where}. {title}")

    # --- going

    def go_to(self, moment: int) -> None:
        """Show a moment by its number."""
        if self._replay is None or moment == self.moment:
            return
        self._stand_at(max(0, min(moment, self._replay.last)))
        self.moved.emit(self.moment)

    def _stand_at(self, moment: int) -> None:
        self.moment = moment
        self.slider.blockSignals(True)
        self.slider.setMaximum(self._replay.last if self._replay else 0)
        self.slider.setValue(moment)
        self.slider.blockSignals(False)

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
            self.step(unit, ahead=ahead)
        elif key == Qt.Key.Key_Home:
            self.go_to(0)
        elif key == Qt.Key.Key_End:
            self.go_to(self._replay.last if self._replay else 0)
        elif key == Qt.Key.Key_Space:
            if not event.isAutoRepeat():  # the key may have opened a curtain, and still be down
                self.play_or_pause()
        else:
            return False
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.take_key(event):
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self.pause()
