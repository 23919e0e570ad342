"""The button that shows answers only one player may read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.ui.kit.button import Kind
from valeria_desktop.ui.kit.held import HeldButton
from valeria_desktop.ui.kit.plain import explain_beside

if TYPE_CHECKING:
    from valeria_desktop.ui.kit.look import Look


class LookButton(HeldButton):
    """Checked while someone looks: its key is held, or it is pressed and not yet again."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, self.tr("Look"), Kind.QUIET)
        words = self.tr(
            "Hold the D key to read your answers, or press this button; press again to hide them."
        )
        self.setAccessibleName(words)
        explain_beside(self, words)
        self.setCheckable(True)
        self.held.connect(lambda: self.setChecked(True))
        self.let_go.connect(lambda: self.setChecked(False))

    def release(self) -> None:
        """Hide them, however they were shown."""
        super().release()
        self.setChecked(False)
