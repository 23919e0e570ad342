"""The settings: how it looks, how fast it moves, in which language it speaks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QScrollArea, QSizePolicy, QVBoxLayout

from valeria_desktop.ui.kit.controls import Heading, Text, panel
from valeria_desktop.ui.kit.fields import Selector
from valeria_desktop.ui.kit.look import TEXT_SIZES, nearest_size
from valeria_desktop.ui.kit.pace import Movement, Pace
from valeria_desktop.ui.kit.page import Page
from valeria_desktop.ui.kit.room import largest_text, unit_of
from valeria_desktop.ui.shell.commands import keys_of

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QResizeEvent

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
        self._wished = self._largest = max(TEXT_SIZES)
        self._why = Text(look, "", 14, is_quiet=True)
        self._why.hide()
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
            self.tr("Size of text"),
            "",
            self._sizes(),
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
        if name == "scale":
            self._grid.addWidget(self._why, row + 1, 0, 1, 2)
        elif about:
            self._grid.addWidget(Text(self._look, about, 14, is_quiet=True), row + 1, 0, 1, 2)
        self._grid.setRowMinimumHeight(row + 2, self._look.px(10))
        self._boxes[name] = box

    def show_value(self, name: str, value: object) -> None:
        """Show what a setting is."""
        if name == "scale" and isinstance(value, float):
            self._wished = nearest_size(value)
            value = min(self._wished, self._largest)
        self._boxes[name].show_value(value)

    def _sizes(self) -> tuple[tuple[str, float], ...]:
        fitting = [size for size in TEXT_SIZES if size <= self._largest]
        return tuple((f"{round(size * 100)} %", size) for size in fitting)

    def _fit(self) -> None:
        """Offer the sizes that the window has room for, and say why there are no larger ones."""
        largest = largest_text(unit_of(self.window().size()))
        if largest == self._largest:
            return
        self._largest = largest
        is_limited = largest < max(TEXT_SIZES)
        why = self.tr(
            "Text larger than {number} % has no room in a window as small as this; a larger wish "
            "is kept for a larger window."
        ).format(number=round(largest * 100))
        self._why.setText(why)
        self._why.setVisible(is_limited)
        self._boxes["scale"].offer(self._sizes())
        self.show_value("scale", self._wished)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def box(self, name: str) -> Selector:
        """Give the field of a setting."""
        return self._boxes[name]

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        next(iter(self._boxes.values())).setFocus(event.reason())
