"""Whether a game uses the player's own files, and what is wrong with them."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from valeria_desktop.ui.controls.fields import Tick
from valeria_desktop.ui.controls.text import Slip
from valeria_desktop.ui.screens.setup.draft_editor import DraftEditor
from valeria_desktop.ui.words.label import explain_beside
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from valeria_desktop.content.own_files import OwnFilesFound
    from valeria_desktop.session.draft import OwnFilesDraft
    from valeria_desktop.ui.paint.look import Look

Own = TypeVar("Own", bound="OwnFilesDraft")


class OwnFilesEditor(QWidget):
    """A tick for games with the player's own files, and a line about their problems."""

    turned = Signal(bool)

    def __init__(self, look: Look, about: str) -> None:
        """Show no files yet; `about` says what they replace."""
        super().__init__()
        self.tick = Tick(look, self.tr("With your own files"), is_bold=True)
        self.tick.setAccessibleDescription(about)
        explain_beside(self.tick, about)
        self.tick.clicked.connect(self.turned)
        self.problem = Slip(look)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(2))
        column.addWidget(self.tick)
        column.addWidget(self.problem)

    def show_own(self, own: OwnFilesFound, *, are_used: bool) -> None:
        """Show the player's own files as they are now."""
        self.tick.setVisible(bool(own.name))
        self.tick.setChecked(are_used)
        self._tell(own.problems)

    def _tell(self, problems: tuple[str, ...]) -> None:
        """Tell the problems in the player's own files: our things take the place of faulty ones."""
        self.problem.setVisible(bool(problems))
        if not problems:
            return
        first, *others = map(tell, problems)
        words = self.tr("Your files: {problem} Ours is used instead.")
        if others:
            words = self.tr("Your files: {problem} Ours is used instead. ({number} more)")
        self.problem.setText(words.format(problem=first, number=len(others)))
        explain_beside(self.problem, "\n".join((first, *others)))


class OwnFilesDraftEditor(DraftEditor[Own]):
    """Choices about a draft, with the player's own files among them."""

    def __init__(self, look: Look, draft: Own, about: str) -> None:
        """Show no files yet; `about` says what they replace."""
        super().__init__(look, draft)
        self.files = OwnFilesEditor(look, about)
        self.files.turned.connect(self._own_chosen)

    def refresh(self) -> None:
        """Show the draft again, and the current problems in the player's own files."""
        self.files.show_own(self._draft.own, are_used=self._draft.uses_own)

    def _own_chosen(self, is_wanted: bool) -> None:  # noqa: FBT001 - a slot
        self._draft.uses_own = is_wanted
        self.changed.emit()
