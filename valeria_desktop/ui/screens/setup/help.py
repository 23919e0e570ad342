"""Whether players may ask what would be best, in the game that is set up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QVBoxLayout, QWidget

from valeria_desktop.ui.kit.controls import Text
from valeria_desktop.ui.kit.fields import Selector, labelled
from valeria_desktop.ui.kit.plain import explain_beside

if TYPE_CHECKING:
    from valeria_desktop.session.draft import Draft
    from valeria_desktop.ui.kit.look import Look


class HelpEditor(QWidget):
    """Help is allowed, or there is none."""

    def __init__(self, look: Look, draft: Draft) -> None:
        """Show the draft's choice."""
        super().__init__()
        self._draft = draft
        self.choice = Selector(look, self.tr("Help"))
        self.choice.offer(((self.tr("allowed"), False), (self.tr("none"), True)))
        words = self.tr(
            "Without help nobody is told what would be best, in this game; the history says so."
        )
        self.about = Text(look, words, 14, is_quiet=True)
        self.choice.setAccessibleDescription(words)
        explain_beside(self.choice, words)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(2))
        column.addWidget(labelled(look, self.tr("Help"), self.choice))
        column.addWidget(self.about)
        self.choice.activated.connect(self._chosen)

    def refresh(self) -> None:
        """Show the draft again."""
        self.choice.show_value(self._draft.without_help)
        self._tell()

    def _chosen(self) -> None:
        self._draft.without_help = bool(self.choice.currentData())
        self._tell()

    def _tell(self) -> None:
        """Say what it means where it was chosen; else there is more room for who plays."""
        self.about.setVisible(self._draft.without_help)
