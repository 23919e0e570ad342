"""The look of a table in a room: boxes grow with the room, text also with the setting.

`unit` is the size of a box's pixel, `scale` the size of a text's pixel; their ratio decides which
parts give way first.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize

from valeria_desktop.ui.paint.look import TEXT_SIZES, Look

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

ROOM = QSize(1280, 720)
"""The window that a table is drawn for at 100 %, in pixels."""
_WIDEST = 2.0  # the greatest ratio of text to its boxes


class Squeeze(IntEnum):
    """The stages in which a table gives way as text grows larger than its boxes."""

    A = 0
    """Everything is as drawn."""
    B = 1
    """The story is short, meters are narrow."""
    C = 2
    """Rivals are shields and numbers, the story is one line, only the power in use is shown."""
    D = 3
    """Rivals stand in the bar on top, tracks two by two."""
    E = 4
    """The market and your board are two leaves."""

    @classmethod
    def of(cls, share: float) -> Squeeze:
        """Return the stage for a ratio of text to its boxes."""
        for stage, most in _MOST.items():
            if share <= most:
                return stage
        return cls.E


_MOST = {Squeeze.A: 1.05, Squeeze.B: 1.20, Squeeze.C: 1.40, Squeeze.D: 1.70}


class RoomLook(Look):
    """The program's look in a room of some size: nothing is larger than the room can hold."""

    def __init__(
        self, look: Look, parent: QObject | None = None, *, widest: float = _WIDEST
    ) -> None:
        """Follow a look, in a room as drawn until `fit` is called.

        `widest` limits the ratio of text to its boxes; with 1, text is never larger.
        """
        super().__init__(parent)
        self._wished = look
        self._widest = widest
        self.unit = 1.0
        look.changed.connect(self._follow)
        self._follow()

    @property
    def squeeze(self) -> Squeeze:
        """The stage in which the table gives way."""
        return Squeeze.of(self.scale / self.unit)

    @property
    def wished_scale(self) -> float:
        """The program's text size, which the room may not have room for."""
        return self._wished.scale

    def fit(self, room: QSize) -> None:
        """Limit the size to what a room of this size can hold."""
        unit = unit_of(room)
        if unit != self.unit:
            self.unit = unit
            self._follow()

    def _follow(self) -> None:
        """Report a change even without one: the program's style has just reset all fonts."""
        self._take_colours(self._wished)
        self.letters = self._wished.letters
        wished = max(1.0, self.unit) * min(self._wished.scale, largest_text(self.unit))
        self._scale = min(wished, self._widest * self.unit)
        self._apply()

    def box(self, size: float) -> float:
        """Return the length of a box in pixels; text size doesn't change it."""
        return size * self.unit


def unit_of(room: QSize) -> float:
    """Return the size of a box's pixel in a room."""
    return min(room.width() / ROOM.width(), room.height() / ROOM.height()) or 1.0


def largest_text(unit: float) -> float:
    """Return the largest offered text size for a size of boxes: 150 % at 1024×768."""
    fitting = [size for size in TEXT_SIZES if max(1.0, unit) * size <= _WIDEST * unit]
    return max(fitting, default=min(TEXT_SIZES))
