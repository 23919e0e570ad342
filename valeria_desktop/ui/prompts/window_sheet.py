"""A sheet in the middle of a window, which asks one player alone; keys press its buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Protocol

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout

from valeria_desktop.ui.controls.aloud import ALOUD
from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.button_faces import ButtonKind
from valeria_desktop.ui.controls.focus import give_focus
from valeria_desktop.ui.controls.text import Heading, Text
from valeria_desktop.ui.paint.kept import KeptPictures
from valeria_desktop.ui.paint.parchment import paint_sheet
from valeria_desktop.ui.prompts.sheet import PromptSheet

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QPaintEvent
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.ui.paint.parchment import ParchmentLook

ASIDE_KEY = "T"
_ZOOM_KEY = Qt.Key.Key_Z
_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


class HeldZoom(Protocol):
    """Enlarges the cards on a sheet while a key is held."""

    def hold(self) -> None:
        """Begin to enlarge: the key is down."""

    def let_go(self) -> None:
        """Stop enlarging: the key is up again."""


class WindowSheet(PromptSheet):
    """A sheet over the table, in its wished size if the window has room for that."""

    answered: ClassVar = frozenset({_ZOOM_KEY})
    edge: ClassVar[int] = 20
    """Distance of the content from the sheet's edge, in pixels at 100 %."""
    again = Signal()
    """The player wants to take back all answers of the chain of questions."""
    turned = Signal()
    """The sheet was shown in the middle of the window, or put aside."""

    def __init__(
        self, look: ParchmentLook, window: QWidget, title: str, size: tuple[int, int]
    ) -> None:
        """Make a hidden sheet in a window; its size is in pixels at 100 %."""
        super().__init__(window)
        self.look = look
        self.setAccessibleName(title)
        self._window = window
        self._wished = size
        self._kept = KeptPictures(look)
        self.keys: dict[str, Button] = {}
        """The buttons, by the keys that they show."""
        self.default: Button | None = None
        """The button that Enter presses."""
        self.zoom: HeldZoom | None = None
        """The enlarger of the cards on the sheet, if it has one."""
        self.box = QVBoxLayout(self)
        self.box.setContentsMargins(*(look.px(self.edge),) * 4)
        self.box.setSpacing(look.px(8))
        self.heading = Heading(look, title, 24)
        self.heading.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.box.addWidget(self.heading)
        self.hint = Text(look, "", 15)
        self.hint.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.hint.setWordWrap(True)
        self.hint.hide()
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # Tab goes to what can be pressed on it
        window.installEventFilter(self)
        self.hide()

    # --- for subclasses

    @property
    def first_focus(self) -> QWidget:
        """The widget that gets the keyboard's focus first."""
        return self

    def take_key(self, key: str) -> bool:
        """Carry out a key that only this sheet has; return whether it has the key."""
        return False

    def show_hint(self, option_id: str) -> None:
        """Mark the option that the adviser would choose."""

    def lay_out(self, option_id: str) -> bool:
        """Lay out what a hint advises, without an answer; return whether that can be done here."""
        del option_id
        return False

    def say_hint(self, words: str) -> None:
        """Write the adviser's sentence; the empty text hides it."""
        self.hint.setText(words)
        self.hint.setVisible(bool(words))

    def waits(self) -> str:
        words = self.tr("Answer this first: {question} {key} sets the sheet aside.")
        question = self.accessibleName()
        stop = "" if question.endswith(("?", ".")) else "."
        return words.format(question=f"{question}{stop}", key=ASIDE_KEY)

    # --- its buttons

    def adopt(self, button: Button) -> Button:
        """Let the key that a button shows press it; return the button."""
        if button.key:
            self.keys[button.key.upper()] = button
        return button

    def make_aside(self) -> Button:
        """Return the button that puts the sheet aside."""
        button = Button(
            self.look, self.tr("Look at the table first"), key=ASIDE_KEY, kind=ButtonKind.QUIET
        )
        button.setAccessibleName(self.tr("Look at the table first; the sheet waits at the margin."))
        button.clicked.connect(self._put_aside)
        return self.adopt(button)

    def show_again(self) -> None:
        self._stand()
        self.show()
        self.raise_()
        self.focus_first()
        self.turned.emit()

    def focus_first(self) -> None:
        """Move the focus to the most useful widget."""
        give_focus(self.first_focus)

    def _put_aside(self) -> None:
        self.hide()
        self.turned.emit()  # the question may make its buttons anew before one gets the focus
        self.put_aside.emit()

    # --- size, keys, painting

    @property
    def margin(self) -> int:
        """The window's width and height that the sheet leaves free, in pixels."""
        return round(16 * self.look.unit)

    def _stand(self) -> None:
        look, window, margin = self.look, self._window.rect(), self.margin
        larger = max(look.unit, look.scale)
        wide, high = (round(side * larger) for side in self._wished)
        size = QSize(wide, high).boundedTo(QSize(window.width() - margin, window.height() - margin))
        place = QRect(0, 0, size.width(), size.height())
        place.moveCenter(window.center())
        self.setGeometry(place)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the sheet in the middle of the window."""
        if watched is self._window and event.type() is QEvent.Type.Resize:
            self._stand()
        return super().eventFilter(watched, event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == _ZOOM_KEY and self.zoom is not None:
            if not event.isAutoRepeat():
                self.zoom.let_go()
        else:
            super().keyReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.isAutoRepeat() or not self._is_kept(event):
            super().keyPressEvent(event)
            return
        key, button = event.text().upper(), None
        if event.key() in _ENTER:
            button = self.default
        elif event.key() == Qt.Key.Key_Escape:
            button = self.keys[ASIDE_KEY]
        elif event.key() == _ZOOM_KEY and self.zoom is not None:
            self.zoom.hold()
        elif not self.take_key(key):
            button = self.keys.get(key)
        if button is None or button.isHidden():
            return
        if button.isEnabled():
            button.click()
        else:
            ALOUD.say(self, button.accessibleName())  # which says what is still to be done

    def paintEvent(self, event: QPaintEvent) -> None:
        sheet = QRectF(self.rect())
        self._kept.paint_whole(
            self,
            self.look.unit,
            lambda painter: paint_sheet(painter, sheet, self.look, is_lit=True),
        )
