"""The base of all presenters: what a question looks like, and how it is answered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from valeria_desktop.kernel.decision import Privacy
from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.button_faces import ButtonKind
from valeria_desktop.ui.paint.strokes import ENTER
from valeria_desktop.ui.words.label import explain_beside
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.scene import Scene
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.paint.parchment import ParchmentLook
    from valeria_desktop.ui.prompts.sheet import PromptSheet


class GameSource(Protocol):
    """What tells more of the game than its scene does: the controller."""

    @property
    def session(self) -> Session | None:
        """The game on the table, to be looked at."""


_DIGITS = "1234567890"
_ARROWS = {
    Qt.Key.Key_Left: QPoint(-1, 0),
    Qt.Key.Key_Right: QPoint(1, 0),
    Qt.Key.Key_Up: QPoint(0, -1),
    Qt.Key.Key_Down: QPoint(0, 1),
}
_LIST_HEIGHT = 37


class Presenter(QWidget):
    """Shows one open question; a subclass for each kind builds what is answered with."""

    chosen = Signal(str)
    row_asked = Signal(str)
    back_asked = Signal()
    changed = Signal()
    """What it shows has another size or says something else."""
    sheet_asked = Signal()
    """The sheet that was put aside is wanted again."""

    can_go_back = False
    is_covered = False
    """It doesn't say what others may not read."""
    lost_focus = False
    """It took away the button that had the focus."""
    corner: Button | None = None
    """What stands beside the title."""

    def __init__(
        self, look: ParchmentLook, scene: Scene, decision: Decision, looking: GameSource
    ) -> None:
        """Show the question of a scene to the seat that is asked."""
        super().__init__()
        self.look = look
        self.scene: Any = scene
        self.decision = decision
        self.looking = looking
        self.choices: dict[str, Button] = {}
        self.keys: dict[Qt.Key, Button] = {}
        self.default: Button | None = None
        self.footer = QWidget()
        self.footer_row = QHBoxLayout(self.footer)
        self.footer_row.setContentsMargins(0, 0, 0, 0)
        self.footer_row.setSpacing(0)
        self.footer_row.addStretch(1)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(0)  # the frames of what has the focus part the buttons
        self.build()

    # --- what a subclass says

    def build(self) -> None:
        """Make what the question is answered with."""
        raise NotImplementedError

    def question(self) -> str:
        """Say the question, to stand after the name of who is asked."""
        return tell(self.decision.words(), self.scene.names)

    @property
    def seat(self) -> int:
        """Who is asked."""
        return self.decision.seat

    def content(self) -> QWidget:
        """Return the widget itself."""
        return self

    def title(self) -> str:
        """Say who is asked what."""
        return self.tr("{name} — {question}").format(
            name=self.scene.seats[self.seat].name, question=self.question()
        )

    def advice(self) -> str:
        """Say what to click or press."""
        return self.tr("Press a number, or click.")

    def heading(self) -> str:
        """Write what is asked; the shield beside it says whom."""
        question = self.question()
        return f"{question[:1].upper()}{question[1:]}"

    def note(self) -> str:
        """Write what else there is to know; keys are written on what they press."""
        return ""

    def go_back(self) -> None:
        """Step back to what was asked before."""
        self.back_asked.emit()

    def show_hint(self, option_id: str) -> None:
        """Mark the choice that is hinted at."""
        for other, button in self.choices.items():
            button.set_hinted(hinted=other == option_id)

    def show_taken(self, option_id: str) -> None:
        """Show which choice was taken, while nothing happens yet; or none any more."""
        for other, button in self.choices.items():
            button.set_taken(taken=other == option_id)

    @property
    def first_focus(self) -> QWidget | None:
        """What the keyboard begins with."""
        return self.default or next(iter(self.buttons), None)

    def point_out(self, options: Sequence[Option]) -> None:
        """Let some choices stand out, to be chosen between."""
        ids = [option.id for option in options]
        for option_id, button in self.choices.items():
            button.set_kind(ButtonKind.PRIMARY if option_id in ids else ButtonKind.NORMAL)
        self.choices[ids[0]].setFocus(Qt.FocusReason.OtherFocusReason)

    # --- what others may not read

    @property
    def is_watched(self) -> bool:
        """Whether people sit before the screen who may not read all of it."""
        people = sum(seat.is_person for seat in self.scene.seats)
        return self.decision.question.privacy is not Privacy.PUBLIC and people > 1

    def cover(self) -> None:
        """Say nothing that others may not read."""
        self.is_covered = True

    def uncover(self) -> None:
        """Say it, as the asked player looks."""
        self.is_covered = False

    def make_sheet(self, window: QWidget) -> PromptSheet | None:
        """Make what is shown over the table to the asked player, if this question has it."""
        return None

    # --- making choices

    def words(self, option: Option) -> str:
        """Say an option with the players' names."""
        return tell(option.words(), self.scene.names)

    def offer(
        self,
        option: Option,
        text: str = "",
        *,
        icon: str = "",
        kind: ButtonKind = ButtonKind.NORMAL,
        key: str | None = None,
    ) -> Button:
        """Make the button of an option; it takes the next free digit unless it has a key."""
        words = self.words(option)
        shown = self.next_digit() if key is None else key
        button = Button(self.look, text or words, icon=icon, key=shown, kind=kind)
        button.set_height(_LIST_HEIGHT)
        self.answer_with(button, option)
        return button

    def answer_with(self, button: Button, option: Option) -> None:
        """Let a button that shows its key answer with an option."""
        words, text = self.words(option), button.text()
        button.setAccessibleName(self.tr("{choice}.").format(choice=words))
        explain_beside(button, "" if text == words else words)
        button.clicked.connect(lambda: self.chosen.emit(option.id))
        self.choices[option.id] = button
        self.adopt(button, button.key)

    def adopt(self, button: Button, key: str = "") -> None:
        """Let a button be reached by arrows, and pressed with the key it shows."""
        button.arrows = self.go
        if key == ENTER:
            self.default = button
        elif key:
            self.keys[Qt.Key(ord(key))] = button

    def next_digit(self) -> str:
        """Return the first digit that no choice has yet; nothing after ten."""
        return next((digit for digit in _DIGITS if Qt.Key(ord(digit)) not in self.keys), "")

    def make_back(self, text: str) -> Button:
        """Make the button that steps back."""
        button = Button(self.look, text, key="Esc", kind=ButtonKind.QUIET)
        button.setAccessibleName(self.tr("{choice}.").format(choice=text))
        button.set_height(_LIST_HEIGHT)
        button.clicked.connect(self.go_back)
        self.adopt(button)
        return button

    def forget_choices(self) -> None:
        """Take away everything that was built."""
        self.lost_focus = any(button.hasFocus() for button in self.buttons)
        self.choices.clear()
        self.keys.clear()
        self.default = None
        while self.column.count():
            item = self.column.takeAt(0)
            widget = item.widget() if item else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self.corner = None

    # --- keys

    @property
    def heard(self) -> Iterable[Qt.Key]:
        """The keys that it takes wherever the focus is, beside the digits."""
        return self.keys

    @property
    def buttons(self) -> list[Button]:
        """The buttons that can be pressed, as they stand."""
        found = [*self.findChildren(Button), *self.footer.findChildren(Button)]
        found += [self.corner] if self.corner else []
        return [b for b in found if b.isVisibleTo(b.window()) and b.isEnabled()]

    def take_key(self, key: Qt.Key) -> bool:
        """Press what a key stands for; tell whether there was something."""
        button = self.keys.get(key)
        if key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            button = self.default
        if button is None or not button.isEnabled():
            return False
        button.click()
        return True

    def go(self, button: Button, key: Qt.Key) -> bool:
        """Let arrows go from button to button as they stand."""
        arrow = _ARROWS.get(key)
        if arrow is not None and (next_one := self._neighbour(button, arrow)) is not None:
            next_one.setFocus(Qt.FocusReason.TabFocusReason)
        return arrow is not None

    def _neighbour(self, button: Button, arrow: QPoint) -> Button | None:
        """Find the nearest button in a direction; what lies aside counts as farther away."""
        here = button.mapToGlobal(button.rect().center())
        best: tuple[int, Button] | None = None
        for other in self.buttons:
            way = other.mapToGlobal(other.rect().center()) - here
            ahead = QPoint.dotProduct(way, arrow)
            aside = abs(way.x() * arrow.y()) + abs(way.y() * arrow.x())
            distance = ahead + 2 * aside
            if ahead > 0 and (best is None or distance < best[0]):
                best = distance, other
        return best[1] if best else None
