"""The settings: how it looks, how fast it moves, in which language it speaks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QScrollArea, QSizePolicy, QVBoxLayout

from valeria_desktop.ui.kit.controls import Heading, Text, panel
from valeria_desktop.ui.kit.fields import Selector
from valeria_desktop.ui.kit.look import SCALES
from valeria_desktop.ui.kit.pace import Movement, Pace
from valeria_desktop.ui.kit.page import Page
from valeria_desktop.ui.shell.commands import keys_of

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent

    from valeria_desktop.ui.kit.look import Look

_WIDTH = 760


class SettingsScreen(Page):
    """A row for each setting; what is chosen is used and kept at once."""

    changed = Signal(str, object)
    """The name of a setting and its new value."""

    def __init__(self, look: Look) -> None:
        """Show all settings with nothing chosen."""
        super().__init__(look)
        self._boxes: dict[str, Selector] = {}
        outer = QVBoxLayout(self)
        outer.setContentsMargins(look.px(18), look.px(8), look.px(18), look.px(10))
        outer.addWidget(Heading(look, self.tr("Settings"), 32))
        self._frame = panel()
        self._grid = QGridLayout(self._frame)
        self._grid.setContentsMargins(look.px(18), look.px(16), look.px(18), look.px(16))
        self._grid.setVerticalSpacing(look.px(2))
        self._grid.setHorizontalSpacing(look.px(24))
        self._add_rows()
        room = QScrollArea()  # large text needs more height than a small window has
        room.setWidget(self._frame)
        room.setWidgetResizable(True)
        room.setFrameShape(QFrame.Shape.NoFrame)
        self._frame.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        outer.addWidget(room, 1)
        outer.addWidget(self.back_button(), 0, Qt.AlignmentFlag.AlignLeft)
        look.changed.connect(self._look_changed)
        self._look_changed()

    def _look_changed(self) -> None:
        self._frame.setMaximumWidth(self._look.px(_WIDTH))

    def _add_rows(self) -> None:
        self._add(
            "theme",
            self.tr("Colours"),
            "",
            (
                (self.tr("As the system"), "system"),
                (self.tr("Dark"), "dark"),
                (self.tr("Light"), "light"),
            ),
        )
        self._add(
            "scale",
            self.tr("Size of text and cards"),
            "",
            tuple((f"{round(scale * 100)} %", scale) for scale in SCALES),
        )
        self._add(
            "pace",
            self.tr("Pace"),
            self.tr("How fast bots move, and how long what happens is shown."),
            (
                (self.tr("Slow"), Pace.SLOW.value),
                (self.tr("Normal"), Pace.NORMAL.value),
                (self.tr("Fast"), Pace.FAST.value),
                (self.tr("At once"), Pace.OFF.value),
            ),
        )
        self._add(
            "movement",
            self.tr("Movement"),
            self.tr("If the system asks for less motion, full movement is calm."),
            (
                (self.tr("Full"), Movement.FULL.value),
                (self.tr("Calm: things fade in where they arrive"), Movement.CALM.value),
                (self.tr("None"), Movement.NONE.value),
            ),
        )
        self._add(
            "confirm_turn_end",
            self.tr("End of your turn"),
            self.tr("Before a bot's turn you can take your last action back."),
            ((self.tr("Runs out by itself"), False), (self.tr("Waits for you"), True)),
        )
        self._add_sounds()
        self._add(
            "language",
            self.tr("Language"),
            self.tr("Used from the next start on."),
            ((self.tr("As the system"), "system"), ("English", "en"), ("Deutsch", "de")),
        )

    def _add_sounds(self) -> None:
        steps = (
            *((f"{percent} %", percent / 100) for percent in (100, 75, 50, 25)),
            (self.tr("Off"), 0.0),
        )
        self._add("sound_mine", self.tr("Sounds of what happens to you"), "", steps)
        self._add("sound_others", self.tr("Sounds of what others do"), "", steps)
        self._add(
            "sound_calls",
            self.tr("Calls"),
            self.tr("Your turn, a refusal, the Herald, the last round and the end."),
            steps,
        )
        self._add(
            "is_muted",
            self.tr("All sounds"),
            self.tr("{key} turns them off and on.").format(key=keys_of("sound")),
            ((self.tr("Can be heard"), False), (self.tr("Are off"), True)),
        )

    def _add(
        self, name: str, words: str, about: str, choices: tuple[tuple[str, object], ...]
    ) -> None:
        box = Selector(self._look, words)
        box.setAccessibleDescription(about)
        box.offer(choices)
        box.activated.connect(lambda index: self.changed.emit(name, box.itemData(index)))
        row = self._grid.rowCount()
        self._grid.addWidget(Text(self._look, words, 17), row, 0)
        self._grid.addWidget(box, row, 1)
        if about:
            self._grid.addWidget(Text(self._look, about, 14, is_quiet=True), row + 1, 0, 1, 2)
        self._grid.setRowMinimumHeight(row + 2, self._look.px(10))
        self._boxes[name] = box

    def show_value(self, name: str, value: object) -> None:
        """Show what a setting is."""
        self._boxes[name].show_value(value)

    def box(self, name: str) -> Selector:
        """Give the field of a setting."""
        return self._boxes[name]

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        next(iter(self._boxes.values())).setFocus(event.reason())
