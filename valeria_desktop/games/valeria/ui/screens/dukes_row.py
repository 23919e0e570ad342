"""The row of all players' Dukes, above the score."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from valeria_desktop.games.valeria.ui.cards.portrait import CardPortrait
from valeria_desktop.games.valeria.ui.stage.finale import sides_of
from valeria_desktop.ui.controls.text import Heading
from valeria_desktop.ui.paint.strokes import paint_sign
from valeria_desktop.ui.screens.end.end_parts import Unveiling

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent

    from valeria_desktop.games.valeria.rules.model.cards import Duke
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.paint.look import Look

_HEIGHT = 152
_HEAD = 26
_SHAPE = 1.53  # shape of a tile with its margin: width by height
_LEAST = 84
_SIGN = 23
_RIVAL = "skull"


class SignMark(QWidget):
    """A player's sign, or the Dark Lord's."""

    def __init__(self, look: Look, seat: Seat | None) -> None:
        """Show the sign of a seat; None is the Dark Lord's."""
        super().__init__()
        self._look = look
        self._seat = seat
        look.changed.connect(self._look_changed)
        self._look_changed()

    def _look_changed(self) -> None:
        self.setFixedSize(self._look.px(_SIGN), self._look.px(_SIGN))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._seat is None:
            icon = self._look.icon(_RIVAL, self.width(), self.devicePixelRatioF())
            painter.drawPixmap(0, 0, icon)
        else:
            paint_sign(painter, self._look, QRectF(self.rect()), self._seat)
        painter.end()


class _Held(QWidget):
    """A player's name above their Duke."""

    def __init__(self, look: Look, name: str, seat: Seat | None) -> None:
        super().__init__()
        self.portrait = CardPortrait(look)
        head = QHBoxLayout()
        head.addStretch(1)
        head.addWidget(SignMark(look, seat))
        head.addWidget(Heading(look, name, 18))
        head.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(head)
        column.addWidget(self.portrait, 1)


class DukesRow(Unveiling):
    """All players' Dukes in a row."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._height = look.px(_HEIGHT)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(look.px(12))

    def fit(self, height: int) -> None:
        """Set the height of the cards, in pixels, but not below the least readable height."""
        self._height = max(self._look.px(_HEIGHT), height)
        for held in self._held():
            held.setMaximumWidth(round(self._height * _SHAPE))
        self.updateGeometry()

    def _held(self) -> list[_Held]:
        items = (self._row.itemAt(index) for index in range(self._row.count()))
        return [held for item in items if item and isinstance(held := item.widget(), _Held)]

    def sizeHint(self) -> QSize:
        height = self._height + self._look.px(_HEAD)
        return QSize(self._look.px(600), height if self._row.count() else 0)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(200), self._look.px(_LEAST) if self._row.count() else 0)

    @property
    def number(self) -> int:
        """The number of Dukes in the row."""
        return len(self._held())

    @property
    def portraits(self) -> tuple[CardPortrait, ...]:
        """The portraits in the order of the seats."""
        return tuple(held.portrait for held in self._held())

    def show_session(self, session: Session) -> None:
        """Show the Dukes of a finished game, the Dark Lord's among them."""
        self.lay([(side.name, side.seat, side.secret) for side in sides_of(session)])

    def lay(self, dukes: Sequence[tuple[str, Seat | None, Duke | None]]) -> None:
        """Show Dukes, each with the owner's name and seat (None is the Dark Lord's)."""
        while item := self._row.takeAt(0):
            if widget := item.widget():
                widget.setParent(None)
                widget.deleteLater()
        for name, seat, duke in dukes:
            if duke is not None:
                held = _Held(self._look, name, seat)
                held.portrait.show_card(duke)
                self._row.addWidget(held, 4)
        if self.number:
            self._row.addStretch(1)
        self.fit(self._height)
