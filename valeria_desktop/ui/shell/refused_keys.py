"""Keys of commands that can't be done now: Qt lets them say nothing, and these are to say why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QShortcut

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QWidget


class RefusedKeys:
    """Stand in for the keys of an action while it is switched off or out of sight."""

    def __init__(self, action: QAction, window: QWidget, answer: Callable[[], object]) -> None:
        """Be quiet until the action can't be done."""
        self._keys = [QShortcut(key, window) for key in action.shortcuts()]
        for key in self._keys:
            key.activated.connect(answer)
        self.listen(is_refused=False)

    def listen(self, *, is_refused: bool) -> None:
        """Answer, or leave the keys to the action."""
        for key in self._keys:
            key.setEnabled(is_refused)
