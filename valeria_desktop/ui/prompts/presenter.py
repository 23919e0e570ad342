"""The base of all presenters: the widget of a question, with its buttons and keys."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from valeria_desktop.kernel.decision import Privacy
from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.button_faces import ButtonKind
from valeria_desktop.ui.controls.focus import untold
from valeria_desktop.ui.paint.strokes import ENTER
from valeria_desktop.ui.words.label import explain_beside
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.scene import Scene
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.paint.busts import Expression
    from valeria_desktop.ui.paint.parchment import ParchmentLook
    from valeria_desktop.ui.prompts.sheet import PromptSheet

_OPENER = 56
"""Height of a button that opens a sheet, in pixels at 100 %."""


class GameSource(Protocol):
    """The controller, as the source of facts that a scene of the game lacks."""

    @property
    def session(self) -> Session | None:
        """The session on the table, for reading only."""


_DIGITS = "1234567890"
_ARROWS = {
    Qt.Key.Key_Left: QPoint(-1, 0),
    Qt.Key.Key_Right: QPoint(1, 0),
    Qt.Key.Key_Up: QPoint(0, -1),
    Qt.Key.Key_Down: QPoint(0, 1),
}
_LIST_HEIGHT = 37


class Presenter(QWidget):
    """Shows one open question; a subclass for each kind of question builds its buttons."""

    chosen = Signal(str)
    row_asked = Signal(str)
    back_asked = Signal()
    changed = Signal()
    """The question's widgets have another size or other words."""
    refused = Signal(object)
    """The address of a thing that is lit, though the player can't choose it."""
    sheet_asked = Signal()
    """The player wants to see the question's sheet."""

    stands_below = False
    """Whether the answers stand below the voice's bust, and not beside it."""
    can_go_back = False
    is_covered = False
    """Whether the secret words of the options are hidden."""
    lost_focus = False
    """Whether the button with the focus was taken away."""
    corner: Button | None = None
    """The button beside the title."""

    @property
    def mood(self) -> Expression | None:
        """The mood of the game's voice, which asks; None where the player's shield is shown."""
        return None

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
        self.column.setSpacing(0)  # the buttons' focus frames keep them apart
        self.build()

    # --- for subclasses

    def build(self) -> None:
        """Make the question's buttons."""
        raise NotImplementedError

    def question(self) -> str:
        """Return the question in words that follow the asked player's name."""
        return tell(self.decision.words(), self.scene.names)

    @property
    def seat(self) -> int:
        """The asked seat."""
        return self.decision.seat

    def content(self) -> QWidget:
        """Return the widget itself."""
        return self

    def title(self) -> str:
        """Return the asked player's name and the question."""
        return self.tr("{name} — {question}").format(
            name=self.scene.seats[self.seat].name, question=self.question()
        )

    def advice(self) -> str:
        """Return which keys answer the question."""
        return self.tr("Press a number.")

    @property
    def names_asked(self) -> bool:
        """Whether the heading names the asked player.

        Where people share the screen, a question on another's turn may be anyone's, and so may
        one from the game's voice, whose face takes the place of the player's shield.
        """
        is_plain = self.seat == self.scene.active and self.mood is None
        return self.scene.is_shared and not is_plain

    def heading(self) -> str:
        """Return the question as a heading; the shield beside it shows the asked player."""
        question = self.question()
        if self.names_asked:
            name = self.scene.seats[self.seat].name
            return self.tr("{name}, {question}").format(name=name, question=question)
        return f"{question[:1].upper()}{question[1:]}"

    def note(self) -> str:
        """Return the quiet line below the heading; buttons show their keys themselves."""
        return ""

    def go_back(self) -> None:
        """Ask to go back to the previous question."""
        self.back_asked.emit()

    def show_hint(self, option_id: str) -> None:
        """Mark the option that the adviser would choose."""
        for other, button in self.choices.items():
            button.set_hinted(hinted=other == option_id)

    def lay_out(self, option_id: str) -> bool:
        """Lay out what a hint advises, without an answer; return whether that can be done here."""
        del option_id
        return False

    def show_taken(self, option_id: str) -> None:
        """Mark the chosen option while nothing happens yet; the empty id marks none."""
        for other, button in self.choices.items():
            button.set_taken(taken=other == option_id)

    @property
    def first_focus(self) -> QWidget | None:
        """The widget that gets the keyboard's focus first."""
        return self.default or next(iter(self.buttons), None)

    def point_out(self, options: Sequence[Option]) -> None:
        """Highlight some of the options, and focus the first of them."""
        ids = [option.id for option in options]
        for option_id, button in self.choices.items():
            button.set_kind(ButtonKind.PRIMARY if option_id in ids else ButtonKind.NORMAL)
        self.choices[ids[0]].setFocus(Qt.FocusReason.OtherFocusReason)

    def choose_at(self, at: At) -> bool:
        """Answer with a part of the table in a way of its own; return whether there is one."""
        del at
        return False

    # --- secrets

    @property
    def is_watched(self) -> bool:
        """Whether the question is secret and several people sit before the screen."""
        people = sum(seat.is_person for seat in self.scene.seats)
        return self.decision.question.privacy is not Privacy.PUBLIC and people > 1

    def cover(self) -> None:
        """Hide the secret words of the options."""
        self.is_covered = True

    def uncover(self) -> None:
        """Show the secret words, while only the asked player looks."""
        self.is_covered = False

    def make_sheet(self, window: QWidget) -> PromptSheet | None:
        """Return the question's sheet over the table; None if it has no sheet."""
        return None

    def offer_sheet(self, words: str, icon: str) -> Button:
        """Return a new button in the prompt that opens the question's sheet, also by Enter."""
        button = Button(self.look, words, icon=icon, key=ENTER)
        button.set_kind(ButtonKind.PRIMARY)
        button.set_height(_OPENER)
        button.clicked.connect(self.sheet_asked)
        self.adopt(button, ENTER)
        self.column.addWidget(button)
        return button

    # --- making choices

    def words(self, option: Option) -> str:
        """Return the words of an option, with the players' names."""
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
        """Return the button of an option; without a key it gets the next free digit."""
        words = self.words(option)
        shown = self.next_digit() if key is None else key
        button = Button(self.look, text or words, icon=icon, key=shown, kind=kind)
        button.set_height(_LIST_HEIGHT)
        self.answer_with(button, option)
        return button

    def answer_with(self, button: Button, option: Option) -> None:
        """Make a click on a button, or the key it shows, answer with an option."""
        words = self.words(option)
        said = self.tr("{choice}.").format(choice=words)
        button.setAccessibleName(said)
        explain_beside(button, "" if button.text() == words else said)
        button.clicked.connect(lambda: self.chosen.emit(option.id))
        self.choices[option.id] = button
        self.adopt(button, button.key)

    def adopt(self, button: Button, key: str = "") -> None:
        """Make a button reachable by arrow keys, and let a key press it."""
        button.arrows = self.go
        if key == ENTER:
            self.default = button
        elif key:
            self.keys[Qt.Key(ord(key))] = button

    def next_digit(self) -> str:
        """Return the first digit without a button; the empty text after ten buttons."""
        return next((digit for digit in _DIGITS if Qt.Key(ord(digit)) not in self.keys), "")

    def make_back(self, text: str) -> Button:
        """Return the button that goes back to the previous question."""
        button = Button(self.look, text, key="Esc", kind=ButtonKind.QUIET)
        button.setAccessibleName(self.tr("{choice}.").format(choice=text))
        button.set_height(_LIST_HEIGHT)
        button.clicked.connect(self.go_back)
        self.adopt(button)
        return button

    def forget_choices(self) -> None:
        """Delete the widgets in the column, and forget the options' buttons and keys."""
        self.lost_focus = any(button.hasFocus() for button in self.buttons)
        self.choices.clear()
        self.keys.clear()
        self.default = None
        with untold():  # the focus is passed on as soon as the new buttons are there
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
        """The keys that answer from any focus in the window, beside the digits."""
        return self.keys

    @property
    def buttons(self) -> list[Button]:
        """The visible and enabled buttons."""
        found = [*self.findChildren(Button), *self.footer.findChildren(Button)]
        found += [self.corner] if self.corner else []
        return [b for b in found if b.isVisibleTo(b.window()) and b.isEnabled()]

    def take_key(self, key: Qt.Key) -> bool:
        """Press the button of a key; return whether the key has one."""
        button = self.keys.get(key)
        if key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            button = self.default
        if button is None or not button.isEnabled():
            return False
        button.click()
        return True

    def go(self, button: Button, key: Qt.Key) -> bool:
        """Focus the next button in an arrow key's direction; return whether it is an arrow key."""
        arrow = _ARROWS.get(key)
        if arrow is not None and (next_one := self._neighbour(button, arrow)) is not None:
            next_one.setFocus(Qt.FocusReason.TabFocusReason)
        return arrow is not None

    def _neighbour(self, button: Button, arrow: QPoint) -> Button | None:
        """Return the nearest button in a direction; a distance to the side counts twice."""
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
