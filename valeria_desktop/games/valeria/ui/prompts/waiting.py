"""What the table waits for while Dukes are chosen, and before they are revealed."""

from __future__ import annotations

from valeria_desktop.ui.prompts.waiting import Waiting


class DukesWaiting(Waiting):
    """Says what is about to happen with the Dukes."""

    def advice(self) -> str:
        if self.scene.is_over:
            return self.tr("The Dukes are about to be revealed.")
        if not self.scene.turn:
            return self.tr("The Dukes are being chosen.")
        return super().advice()
