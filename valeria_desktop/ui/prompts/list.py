"""Any question as a list: one button for each option."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from valeria_desktop.kernel.decision import Privacy
from valeria_desktop.ui.controls.button_faces import ButtonKind
from valeria_desktop.ui.controls.columns import Columns
from valeria_desktop.ui.controls.peek import HeldButton
from valeria_desktop.ui.prompts.presenter import Presenter
from valeria_desktop.ui.words.label import explain_beside

if TYPE_CHECKING:
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.ui.controls.button import Button
    from valeria_desktop.ui.paint.look import Look


class LookButton(HeldButton):
    """Is checked while a player looks: while its key is held, or between two clicks."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, self.tr("Look"), ButtonKind.QUIET)
        words = self.tr(
            "Hold the D key to read your answers, or press this button; press again to hide them."
        )
        self.setAccessibleName(words)
        explain_beside(self, words)
        self.setCheckable(True)
        self.held.connect(lambda: self.setChecked(True))
        self.let_go.connect(lambda: self.setChecked(False))

    def release(self) -> None:
        """Hide the answers, whether the key or a click showed them."""
        super().release()
        self.setChecked(False)


_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
_NO_LIMIT = (1 << 24) - 1  # Qt's QWIDGETSIZE_MAX


class ListPresenter(Presenter):
    """Offers every option as a line; secret options are covered until the player looks."""

    most_columns = 2
    enters_first = False
    """Whether Enter takes the first option."""
    look_button: LookButton | None = None
    """The button that shows the secret answers while it is held."""

    def build(self) -> None:
        """Offer the answers, covered where others sit before the screen."""
        self._box = self.fill()
        self.column.addWidget(self._box)
        if self.enters_first:
            self.default = next(iter(self.choices.values()), None)
        if not self.is_watched:
            return
        self.cover()
        if self.decision.question.privacy is Privacy.PEEK:
            self.look_button = LookButton(self.look)
            self.look_button.toggled.connect(self._look)
            self.adopt(self.look_button)
            self.footer_row.addWidget(self.look_button)

    def fill(self) -> QWidget:
        """Return a box with one button for each option."""
        box = QWidget()
        columns = Columns(box, most=self.most_columns, gap=0)
        for option in self.decision.options:
            columns.addWidget(self.line(option))
        return box

    def line(self, option: Option) -> Button:
        """Return the button of an option."""
        return self.offer(option)

    def said(self, option: Option) -> str:
        """Return the text of an option's button."""
        return self.words(option)

    # --- secrets

    def _look(self, looks: bool) -> None:  # noqa: FBT001 - Qt's signal gives it
        if looks:
            self.uncover()
        else:
            self.cover()

    def cover(self) -> None:
        """Show only the number of options, and not even that where the number is a secret."""
        super().cover()
        for number, button in enumerate(self.choices.values(), start=1):
            words = self.tr("Answer {number}").format(number=number)
            self._say(button, words, words)
            button.set_hinted(hinted=False)
        if self.decision.question.hides_number:
            self.show_box(is_shown=False)
        self.changed.emit()

    def uncover(self) -> None:
        """Show the options to the asked player."""
        super().uncover()
        for option in self.decision.options:
            if option.id in self.choices:
                self._say(self.choices[option.id], self.said(option), self.words(option))
        self.show_box(is_shown=True)
        self.changed.emit()

    def take_key(self, key: Qt.Key) -> bool:
        """Answer with a key; covered answers have no default, and hidden ones have no keys."""
        is_blind = self.decision.question.hides_number or key in _ENTER
        return not (self.is_covered and is_blind) and super().take_key(key)

    def show_box(self, *, is_shown: bool) -> None:
        """Show the options, or hide them and take their room: a sheet shows all that has room."""
        self._box.setMaximumHeight(_NO_LIMIT if is_shown else 0)
        for button in self.choices.values():
            button.setVisible(is_shown)

    def _say(self, button: Button, text: str, words: str) -> None:
        button.setText(text)
        button.setAccessibleName(self.tr("{choice}.").format(choice=words))
        explain_beside(button, "")
        button.updateGeometry()

    def advice(self) -> str:
        if self.is_covered and self.decision.question.privacy is Privacy.PEEK:
            return self.tr("Hold D to read your answers when nobody else is looking.")
        return super().advice()

    def note(self) -> str:
        return self.advice() if self.is_covered else ""
