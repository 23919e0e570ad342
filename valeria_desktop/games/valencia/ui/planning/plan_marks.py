"""A strip with the auctions of a round, to mark a stack with the one that it is meant for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QHBoxLayout

from valeria_desktop.games.valencia.rules.model.parts import AUCTIONS, part_words
from valeria_desktop.games.valencia.ui.parts.steps import guild_of, signs_of
from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.button_faces import ButtonKind
from valeria_desktop.ui.paint.parchment import paint_sheet
from valeria_desktop.ui.words.label import explain_beside
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valencia.rules.model.parts import RoundPart
    from valeria_desktop.games.valencia.rules.view import View
    from valeria_desktop.ui.paint.parchment import ParchmentLook

_NONE_KEY = "0"
_BUTTON, _EDGE = 36, 6


def auction_signs(view: View) -> tuple[str, ...]:
    """Return the icon of each auction of a view's round, A to G."""
    return tuple(signs_of(part, guild_of(view, part), None)[0] for part in AUCTIONS)


class MarkStrip(QFrame):
    """Offers the seven auctions of a round, by mouse and by their letters."""

    chosen = Signal(int, object)
    """The number of a stack, and the step that it is meant for; None for no step."""
    closed = Signal()

    def __init__(self, look: ParchmentLook, view: View, parent: QWidget) -> None:
        """Make a hidden strip for the round of a view."""
        super().__init__(parent)
        self._look = look
        self._place, self._around = 0, parent
        self.keys: dict[str, Button] = {}
        """The buttons by their keys."""
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(*(look.px(_EDGE),) * 4)
        row.setSpacing(look.px(3))
        for part, sign in zip(AUCTIONS, auction_signs(view), strict=True):
            button = Button(look, "", icon=sign, key=part.letter)
            step = tell(part_words(part, guild_of(view, part)))
            self._add(button, part, f"{part.letter}: {step}")
        nothing = Button(look, "", icon="close", key=_NONE_KEY, kind=ButtonKind.QUIET)
        self._add(nothing, None, self.tr("Meant for no step"))
        self.hide()

    def _add(self, button: Button, step: RoundPart | None, words: str) -> None:
        button.setAccessibleName(f"{words}.")
        explain_beside(button, words)
        button.set_height(_BUTTON)
        button.arrows = self._go
        button.clicked.connect(lambda: self._choose(step))
        self.keys[button.key] = button
        self._row.addWidget(button)

    def open_for(self, place: int, mark: RoundPart | None, over: QRectF) -> None:
        """Open the strip for a stack, as near to a box in the strip's parent as there is room."""
        self._place = place
        self.adjustSize()
        room = self._around.rect()
        left = round(over.center().x() - self.width() / 2)
        left = max(room.left() + 4, min(left, room.right() - self.width() - 4))
        self.move(QPoint(left, max(room.top() + 4, round(over.bottom()) + self._look.px(2))))
        self.show()
        self.raise_()
        key = _NONE_KEY if mark is None else mark.letter
        first = self.keys[AUCTIONS[0].letter] if mark is None else self.keys[key]
        first.setFocus(Qt.FocusReason.PopupFocusReason)

    def take_key(self, key: str) -> bool:
        """Press the button of a key; return whether the strip has one."""
        button = self.keys.get(key)
        if button is not None:
            button.click()
        return button is not None

    def leave(self) -> None:
        """Close the strip."""
        if not self.isHidden():
            self.hide()
            self.closed.emit()

    def _choose(self, step: RoundPart | None) -> None:
        place = self._place
        self.leave()
        self.chosen.emit(place, step)

    def _go(self, button: Button, key: Qt.Key) -> bool:
        """Focus the button beside another; return whether the key is an arrow."""
        by = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}.get(key)
        if by is not None:
            buttons = list(self.keys.values())
            other = buttons[(buttons.index(button) + by) % len(buttons)]
            other.setFocus(Qt.FocusReason.TabFocusReason)
        return by is not None

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_sheet(painter, QRectF(self.rect()), self._look, is_lit=False)
        painter.end()
