"""The look of what must be seen whole: as large as is wished, as far as its room allows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize

from valeria_desktop.ui.kit.look import Look

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

_STEPS = (0.8, 0.9, 1.0, 1.15, 1.3, 1.5, 1.75, 2.0)
ROOM = QSize(1280, 650)
"""What the table needs at 100 %: a window of 1280×720 without its menus, at any size of those."""


class FittedLook(Look):
    """The program's look, never larger than what a room of some size can hold.

    It goes by steps, so that a window being drawn larger is styled anew a
    few times and not at every pixel.
    """

    def __init__(self, look: Look, stretch: float = 1.0, parent: QObject | None = None) -> None:
        """Follow a look; with `stretch` a room holds so much more, as what it shows scrolls."""
        super().__init__(parent)
        self._wished = look
        self._stretch = stretch
        self._limit = max(_STEPS)
        look.changed.connect(self._follow)
        self._follow()

    def fit(self, room: QSize) -> None:
        """Keep to what a room of this size can hold."""
        share = min(room.width() / ROOM.width(), room.height() / ROOM.height())
        fitting = [scale for scale in _STEPS if scale <= share * self._stretch]
        self._limit = max(fitting, default=min(_STEPS))
        if min(self._wished.scale, self._limit) != self.scale:
            self._follow()

    def _follow(self) -> None:
        """Tell it even if nothing differs: the program's style has just reset all fonts."""
        self._theme = "dark" if self._wished.is_dark else "light"
        self._scale = min(self._wished.scale, self._limit)
        self._apply()
