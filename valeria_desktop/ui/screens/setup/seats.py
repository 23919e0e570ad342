"""Who plays: a row for each seat with sign, colour, name, and person or bot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from valeria_desktop.bots.registry import bots_of
from valeria_desktop.kernel.foreign import plain
from valeria_desktop.kernel.seats import LONGEST_NAME, Seat
from valeria_desktop.session.draft import next_of
from valeria_desktop.ui.kit.brush import Brush
from valeria_desktop.ui.kit.fields import Selector, TextField
from valeria_desktop.ui.kit.plain import explain_beside
from valeria_desktop.ui.kit.signs import paint_sign
from valeria_desktop.ui.screens.setup.seat_words import SeatWords

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from valeria_desktop.session.draft import Draft
    from valeria_desktop.ui.kit.look import Look


class SignButton(QAbstractButton):
    """The sign of a player on a field of the player's colour."""

    def __init__(self, look: Look, *, shows_sign: bool) -> None:
        """Show the sign, or else the colour alone."""
        super().__init__()
        self._look = look
        self._shows_sign = shows_sign
        self._seat: Seat | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        look.changed.connect(self.updateGeometry)

    def show_seat(self, seat: Seat) -> None:
        """Show a seat."""
        self._seat = seat
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(34), self._look.px(36))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._seat is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        colour = self._look.player(self._seat.colour)
        tokens = self._look.palette
        if self._shows_sign:
            brush = Brush(painter, self._look, self._look.scale)
            slim = box.width() * 0.04
            paint_sign(brush, colour, self._seat.sign.value, box.adjusted(slim, 0, -slim, 0))
        else:
            painter.setPen(QPen(QColor(tokens.lit if self.underMouse() else tokens.ink), 1.5))
            painter.setBrush(colour)
            painter.drawRoundedRect(box.adjusted(3, 3, -3, -3), 6, 6)
        if self.hasFocus():
            painter.setPen(QPen(QColor(tokens.focus), 2, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 7, 7)
        painter.end()


class SeatRow(QWidget):
    """One seat."""

    changed = Signal()

    def __init__(self, look: Look, draft: Draft, index: int) -> None:
        """Show a seat of the draft."""
        super().__init__()
        self._look = look
        self._draft = draft
        self._index = index
        self._words = SeatWords(self)
        number = index + 1
        self.sign = SignButton(look, shows_sign=True)
        self.colour = SignButton(look, shows_sign=False)
        self.name = TextField(look, self.tr("Name of player {number}").format(number=number))
        self.name.setMaxLength(LONGEST_NAME)
        self.kind = Selector(look, self.tr("Who plays player {number}").format(number=number))
        self._lay_out()
        self.refresh()
        self.sign.clicked.connect(self._next_sign)
        self.colour.clicked.connect(self._next_colour)
        self.name.textEdited.connect(self._named)
        self.name.editingFinished.connect(self.refresh)
        self.kind.activated.connect(self._kind_chosen)
        look.changed.connect(self._draw_icons)

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(self._look.px(4))
        explain_beside(self.sign, self.tr("Another sign"))
        explain_beside(self.colour, self.tr("Another colour"))
        bots = ((self._bot_words(bot), bot) for bot in bots_of(self._draft.rules))
        self.kind.offer([(self.tr("Person"), None), *bots])
        self._draw_icons()
        self.name.setMinimumWidth(self._look.px(60))
        self.kind.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        for widget in (self.sign, self.colour, self.name, self.kind):
            row.addWidget(widget, int(widget is self.name))

    def _draw_icons(self) -> None:
        for row in range(self.kind.count()):
            icon = "bot" if self.kind.itemData(row) else "person"
            self.kind.setItemIcon(row, self._look.qicon(icon))

    def _bot_words(self, bot: str) -> str:
        words = {"random": self.tr("Bot: plays anything"), "greedy": self.tr("Bot: plays well")}
        return words.get(bot, bot)

    def refresh(self) -> None:
        """Show the draft's seat again."""
        seat = self._draft.seats[self._index]
        number = self._index + 1
        sign = self.tr("Sign of player {number}: {sign}. Press for another.")
        self.sign.setAccessibleName(sign.format(number=number, sign=self._words.signs()[seat.sign]))
        colour = self.tr("Colour of player {number}: {colour}. Press for another.")
        self.colour.setAccessibleName(
            colour.format(number=number, colour=self._words.colours()[seat.colour])
        )
        self.sign.show_seat(seat)
        self.colour.show_seat(seat)
        if self.name.text().strip() != seat.name and not self._is_being_named:
            self.name.setText(seat.name)
        self.kind.show_value(seat.bot)

    @property
    def _is_being_named(self) -> bool:
        """Whether the old name has been taken away to write another."""
        return self.name.hasFocus() and not self.name.text().strip()

    def _change(self, seat: Seat) -> None:
        self._draft.change_seat(self._index, seat)
        self.changed.emit()

    def _next_sign(self) -> None:
        seat = self._draft.seats[self._index]
        self._change(evolve(seat, sign=next_of(seat.sign)))

    def _next_colour(self) -> None:
        seat = self._draft.seats[self._index]
        self._change(evolve(seat, colour=next_of(seat.colour)))

    def _named(self, typed: str) -> None:
        if (name := plain(typed)) != typed:
            self.name.setText(name)
        if name.strip():
            self._change(evolve(self._draft.seats[self._index], name=name.strip()))

    def _kind_chosen(self, index: int) -> None:
        seat = self._draft.seats[self._index]
        self._change(evolve(seat, bot=self.kind.itemData(index)))


class SeatsEditor(QWidget):
    """All seats that take part."""

    changed = Signal()

    def __init__(self, look: Look, draft: Draft) -> None:
        """Show the draft's seats."""
        super().__init__()
        self._draft = draft
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(3))
        self.rows = [SeatRow(look, draft, index) for index in range(len(draft.seats))]
        for row in self.rows:
            row.changed.connect(self._row_changed)
            column.addWidget(row)
        self.refresh()

    def refresh(self) -> None:
        """Show the draft again."""
        for index, row in enumerate(self.rows):
            row.setVisible(index < self._draft.players)
            row.kind.setVisible(not self._draft.is_solo)
            row.refresh()

    def _row_changed(self) -> None:
        self.refresh()
        self.changed.emit()
