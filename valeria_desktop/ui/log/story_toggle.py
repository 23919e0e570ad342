"""A button that brings the story up over other things of a table, or puts it away again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut

from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.words.label import explain_beside

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.ui.paint.room_look import RoomLook

STORY_KEY = "J"
_HIGH, _WITHIN = 32, 4


class StoryToggle(Button):
    """Turns between some things of a table and the story; each game says which things."""

    turned = Signal()

    def __init__(self, look: RoomLook, table: QWidget) -> None:
        """Make a hidden button over a table."""
        super().__init__(look, "", icon="log", key=STORY_KEY)
        self.setParent(table)
        self._room_look = look
        self.is_wished = False
        """Whether the player wants to see the story."""
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its key works from everywhere
        self.set_height(_HIGH)
        self.clicked.connect(self.turn)
        self._shortcut = QShortcut(QKeySequence(STORY_KEY), table)
        self._shortcut.setAutoRepeat(False)
        self._shortcut.setEnabled(False)
        self._shortcut.activated.connect(self.turn)
        self._name()
        self.hide()

    def words(self) -> str:
        """Return the effect of the button now, in words."""
        raise NotImplementedError

    def turn(self) -> None:
        """Show the story, or put it away."""
        self.is_wished = not self.is_wished
        self._name()
        self.turned.emit()

    def forget(self) -> None:
        """Put the story away: another game begins."""
        self.is_wished = False
        self._name()

    def stand_in(self, box: QRect | None, *, is_offered: bool = True) -> None:
        """Stand in the upper right corner of a box; without one, only the key works."""
        self._shortcut.setEnabled(is_offered)
        self.setVisible(box is not None and is_offered)
        if box is not None:
            within = round(self._room_look.box(_WITHIN))
            size = self.sizeHint()
            left, top = box.right() - size.width() - within, box.top() + within
            self.setGeometry(QRect(left, top, size.width(), size.height()))
            self.raise_()

    def _name(self) -> None:
        words = f"{self.words()}."
        self.setAccessibleName(words)
        explain_beside(self, words)
