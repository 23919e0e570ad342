"""The one view of things on a table: it shows a part's pieces, by mouse, keys and screen reader."""

from __future__ import annotations

from contextlib import nullcontext
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    Qt,
    QTimer,
    Signal,
)

from valeria_desktop.ui.controls.aloud import ALOUD, tell_focused_item
from valeria_desktop.ui.controls.focus import untold
from valeria_desktop.ui.pieces.laid_view import LaidView
from valeria_desktop.ui.pieces.piece import S
from valeria_desktop.ui.pieces.walk import lit_piece, walked

if TYPE_CHECKING:
    from PySide6.QtGui import (
        QFocusEvent,
        QKeyEvent,
        QMouseEvent,
    )
    from PySide6.QtWidgets import QAbstractItemView

    from valeria_desktop.kernel.at import At
    from valeria_desktop.ui.controls.rows import Index

    Action = QAbstractItemView.CursorAction

_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
_OF_THE_TABLE = {Qt.Key.Key_Space, *_ENTER}
_BY_KEYS = {
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
}


class Spread(LaidView[S]):
    """Shows a part of a table, and reports the player's choices in it."""

    chosen = Signal(object)
    """The address of a lit piece that the player clicked or pressed Enter on."""
    way_chosen = Signal(str)
    """The id of an option whose two ends the player chose."""
    refused = Signal(object)
    """The address of an unlit piece that the asked player tried to choose."""
    opened = Signal(object)
    """The address of a piece to open, which the player clicked or pressed Enter on."""
    pointed = Signal(object)
    """The address of the piece under the mouse or with the focus; None without one."""
    said = Signal(str)
    """A sentence for a player who doesn't see the pieces."""

    _told: At | None = None
    _tells_itself = False
    """Whether a screen reader is told of the piece by other means than its focus."""

    # --- choosing

    def focus_on(self, at: At) -> None:
        """Move the focus to a piece."""
        self.setCurrentIndex(self.pieces.index_of(at))
        self.take_keys(Qt.FocusReason.OtherFocusReason)

    def take_keys(
        self,
        reason: Qt.FocusReason = Qt.FocusReason.ShortcutFocusReason,
        *,
        is_told: bool = False,
    ) -> None:
        """Take the focus, and tell a screen reader of the piece at once.

        It hears of the view itself only with `is_told`.
        """
        if self.hasFocus():
            return
        self._tells_itself = True
        with nullcontext() if is_told else untold():
            self.setFocus(reason)
        self._tells_itself = False
        self.tell_focus()

    def choose(self, at: At | None) -> None:
        """Choose a thing, open it, pick an end of a move, or report a refusal."""
        piece = self.laid.piece_of(at)
        if piece is None or at is None or self._scene is None:
            return
        if piece.opens:
            self.opened.emit(at)
        elif piece.is_lit:
            self._answer(at)
        elif self.may_refuse:
            self.refused.emit(at)

    @property
    def may_refuse(self) -> bool:
        """Whether an unlit piece tells why it is refused: by default while the viewer is asked."""
        return bool(getattr(self._scene, "is_asked", False))

    def _answer(self, at: At) -> None:
        answer = self.answers.answer(at)
        if isinstance(answer, str):
            self.way_chosen.emit(answer)
        elif answer is None and self.answers.ways:
            self.answers = self.answers.picking(at)
            self.lay()
        else:
            self.chosen.emit(at)

    def say(self, sentence: str) -> None:
        """Let a screen reader say a sentence."""
        self.said.emit(sentence)
        ALOUD.say(self, sentence)

    def _point(self) -> None:
        """Report the pointed thing, if it is another than before."""
        at = self._hovered
        if at is None and self.hasFocus():
            at = self.current
        if at != self._told:
            self._told = at
            self.pointed.emit(at)

    def _hover(self, at: At | None) -> None:
        if at == self._hovered:
            return
        self._update(self._hovered, at)
        self._hovered = at
        piece = self.laid.piece_of(at)
        is_hand = piece is not None and piece.can_be_pressed
        shape = Qt.CursorShape.PointingHandCursor if is_hand else Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(shape)
        self._point()

    # --- mouse and keys

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._hover(self.at(event.position().toPoint()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self._pressed = self.at(event.position().toPoint())
        self._update(self._pressed)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        at, pressed = self.at(event.position().toPoint()), self._pressed
        self._pressed = None
        self._update(pressed)
        if event.button() is Qt.MouseButton.LeftButton and at == pressed:
            self.choose(at)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        picked = self.answers.picked
        if event.key() in _ENTER and self.part.takes_enter:
            self.choose(self.current)
        elif event.key() == Qt.Key.Key_Escape and picked is not None:
            self.choose(picked)
        elif event.text().strip() or event.key() in _OF_THE_TABLE:
            event.ignore()  # letters, digits, Space and Enter belong to the table
        else:
            super().keyPressEvent(event)

    def moveCursor(self, action: Action, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        seeks_lit = self.part.seeks_lit
        found = walked(self.pieces, self.currentIndex(), action, seeks_lit=seeks_lit)
        return super().moveCursor(action, modifiers) if found is None else found

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self.part.seeks_lit and event.reason() in _BY_KEYS:
            self.setCurrentIndex(lit_piece(self.pieces, self.currentIndex()))
        self._update(self.current)
        self._point()
        if not self._tells_itself:
            QTimer.singleShot(0, self, self.tell_focus)  # Qt tells of the view after this

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._update(self.current)
        self._point()

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        for piece in map(self.pieces.piece, (current, previous)):
            if piece is not None:
                self._update(piece.at)
        self._point()
        self.tell_focus()

    def tell_focus(self) -> None:
        """Tell a screen reader of the piece that has the focus."""
        if not self.hasFocus():
            return
        ats = [piece.at for piece in self.laid.listed]
        if self.current in ats:
            tell_focused_item(self, ats.index(self.current))
