"""The button on the round table that brings the story up in place of the bids."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut

from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.button_faces import ButtonKind
from valeria_desktop.ui.words.label import explain_beside

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.ui.table.plan import TablePlan
    from valeria_desktop.games.valencia.ui.table.screen import TableScreen
    from valeria_desktop.ui.paint.room_look import RoomLook

STORY_KEY = "J"
_HIGH, _WITHIN = 32, 4


class StoryKey(Button):
    """Turns between the bids of an auction and the story of the game."""

    turned = Signal()

    def __init__(self, look: RoomLook, table: TableScreen) -> None:
        """Make a hidden button over a table."""
        super().__init__(look, "", icon="log", key=STORY_KEY, kind=ButtonKind.QUIET)
        self.setParent(table)
        self._table = table
        self._room_look = look
        self.is_wished = False
        """Whether the player wants to see the story, not the bids."""
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its key works from everywhere
        self.set_height(_HIGH)
        self.clicked.connect(self.turn)
        self._shortcut = QShortcut(QKeySequence(STORY_KEY), table)
        self._shortcut.setAutoRepeat(False)
        self._shortcut.setEnabled(False)
        self._shortcut.activated.connect(self.turn)
        self._name()
        self.hide()

    def turn(self) -> None:
        """Show the story, or the bids again."""
        self.is_wished = not self.is_wished
        self._name()
        self.turned.emit()

    def forget(self) -> None:
        """Show bids in auctions: another game begins."""
        self.is_wished = False
        self._name()

    def stand(self, plan: TablePlan) -> None:
        """Stand in the upper right corner of the round table, where there is one."""
        box, has_auction = plan.auction, self._table.bids.has_auction
        self._shortcut.setEnabled(has_auction)
        self.setVisible(box is not None and has_auction)
        if box is not None:
            within = round(self._room_look.box(_WITHIN))
            size = self.sizeHint()
            left, top = box.right() - size.width() - within, box.top() + within
            self.setGeometry(QRect(left, top, size.width(), size.height()))
            self.raise_()

    def _name(self) -> None:
        words = self.tr("Show the bids") if self.is_wished else self.tr("Show the story")
        self.setAccessibleName(f"{words}.")
        explain_beside(self, words)
