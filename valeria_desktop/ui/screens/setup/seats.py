"""The editor of the seats: a row for each with sign, colour, name, and person or bot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from valeria_desktop.bots.registry import bots_of, levels_of, with_leaning
from valeria_desktop.kernel.foreign import plain
from valeria_desktop.kernel.seats import LONGEST_NAME, Colour, Sign
from valeria_desktop.session.draft import next_of
from valeria_desktop.session.guests import SURPRISE
from valeria_desktop.ui.controls.drawn_button import DrawnButton
from valeria_desktop.ui.controls.fields import Selector, TextField
from valeria_desktop.ui.controls.text import Text
from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.paint.shields import paint_seat_sign
from valeria_desktop.ui.screens.setup.cast import NOBODY, SeatFace
from valeria_desktop.ui.words.bot_words import BotWords
from valeria_desktop.ui.words.label import explain_beside
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QResizeEvent

    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.session.draft import Draft
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.screens.setup.cast import Cast


class SeatWords(QObject):
    """The names of the players' colours and signs."""

    def colours(self) -> dict[Colour, str]:
        """Return the name of each colour."""
        return {
            Colour.VERMILLION: self.tr("vermilion"),
            Colour.SKY: self.tr("sky blue"),
            Colour.GREEN: self.tr("green"),
            Colour.YELLOW: self.tr("yellow"),
            Colour.PURPLE: self.tr("purple"),
            Colour.ORANGE: self.tr("orange"),
            Colour.BLUE: self.tr("blue"),
        }

    def signs(self) -> dict[Sign, str]:
        """Return the name of each sign."""
        return {
            Sign.ROSE: self.tr("rose"),
            Sign.OAK: self.tr("oak"),
            Sign.HERON: self.tr("heron"),
            Sign.WOLF: self.tr("wolf"),
            Sign.TOWER: self.tr("tower"),
        }


class SignButton(DrawnButton):
    """A button with a player's sign on a field of the player's colour."""

    def __init__(self, look: Look, *, shows_sign: bool) -> None:
        """Show the sign on the colour, or the colour alone."""
        super().__init__(look)
        self._shows_sign = shows_sign
        self._seat: Seat | None = None

    def show_seat(self, seat: Seat) -> None:
        """Show a seat."""
        self._seat = seat
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(34), self._look.px(36))

    def draw(self, painter: QPainter, whole: QRectF) -> None:
        if self._seat is None:
            return
        box = whole.adjusted(3, 3, -3, -3)
        colour = self._look.player(self._seat.colour)
        tokens = self._look.palette
        if self._shows_sign:
            brush = Brush(painter, self._look, self._look.scale)
            slim = box.width() * 0.04
            paint_seat_sign(brush, colour, self._seat.sign.value, box.adjusted(slim, 0, -slim, 0))
        else:
            painter.setPen(QPen(QColor(tokens.lit if self.underMouse() else tokens.ink), 1.5))
            painter.setBrush(colour)
            painter.drawRoundedRect(box.adjusted(3, 3, -3, -3), 6, 6)
        self.draw_focus(painter, whole.adjusted(1, 1, -1, -1), 7)


_WIDE, _GAP = 400, 4
"""Width of a row before its first `fit`, and gap between its parts, in pixels at 100 %."""


class SeatRow(QWidget):
    """The row of one seat."""

    changed = Signal()
    guest_asked = Signal(int)
    """The index of this seat, for which the player wants another guest."""

    def __init__(self, look: Look, draft: Draft, index: int, cast: Cast = NOBODY) -> None:
        """Show the draft's seat."""
        super().__init__()
        self._look = look
        self._draft, self._cast = draft, cast
        self._index = index
        self._words, self._bots = SeatWords(self), BotWords(self)
        number = index + 1
        self.sign = SignButton(look, shows_sign=True)
        self.colour = SignButton(look, shows_sign=False)
        self.face = SeatFace(look)
        self.name = TextField(look, self.tr("Name of player {number}").format(number=number))
        self.name.setMaxLength(LONGEST_NAME)
        self.kind = Selector(look, self.tr("Player {number}").format(number=number))
        self.about = Text(look, "", 14, is_quiet=True)
        self._offered: tuple[str, ...] = ()
        self._arms, self._line = QHBoxLayout(), QHBoxLayout()
        self._wide, self._is_stacked = self._look.px(_WIDE), False
        self._lay_out()
        self.refresh()
        self.sign.clicked.connect(self._next_sign)
        self.colour.clicked.connect(self._next_colour)
        self.face.clicked.connect(lambda: self.guest_asked.emit(index))
        self.name.textEdited.connect(self._named)
        self.name.editingFinished.connect(self.refresh)
        self.kind.activated.connect(self._kind_chosen)
        look.changed.connect(self._draw_icons)

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(self._look.px(_GAP))
        self.sign.beside = self.tr("Another sign")
        self.colour.beside = self.tr("Another colour")
        self.name.setMinimumWidth(self._look.px(60))
        self.kind.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._line.setSpacing(self._look.px(_GAP))
        self._line.addWidget(self.name, 1)
        self._line.addWidget(self.kind)
        column = QVBoxLayout()
        column.setSpacing(0)
        column.addLayout(self._line)
        column.addWidget(self.about)
        top = Qt.AlignmentFlag.AlignTop
        self._arms.setSpacing(self._look.px(_GAP))
        for widget in (self.sign, self.colour):
            self._arms.addWidget(widget, 0, top)
        self._arms.addStretch(1)
        row.addLayout(self._arms)
        row.addWidget(self.face, 0, top)
        row.addLayout(column, 1)

    def fit(self, width: int) -> None:
        """Put level below name, and colour below sign, if a width in pixels is too small."""
        self._wide = width
        self._stack()

    def _beside(self, *parts: QWidget) -> int:
        """Return the width that some parts take with their gaps, in pixels."""
        return sum(part.sizeHint().width() + self._look.px(_GAP) for part in parts)

    def _hold_about(self) -> None:
        """Keep room for all lines of the guest's text, as layouts forget hidden lines."""
        arms = (self.sign,) if self._is_stacked else (self.sign, self.colour)
        wide = max(1, self.width() - self._beside(*arms, self.face))
        self.about.setMinimumHeight(max(0, self.about.heightForWidth(wide)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._hold_about()

    def _stack(self) -> None:
        face = () if self.face.isHidden() else (self.face,)
        both = self.name.minimumWidth() + self._look.px(_GAP) + self.kind.sizeHint().width()
        left = self._beside(self.sign, self.colour, *face)
        self._is_stacked = not self.kind.isHidden() and self._wide < left + both
        direction = QHBoxLayout.Direction
        for line in (self._arms, self._line):
            line.setDirection(direction.TopToBottom if self._is_stacked else direction.LeftToRight)

    # --- offers

    def _offer(self, bot: str | None) -> None:
        """Offer a person, all levels, and other bots if there are no levels or one sits here."""
        rules = self._draft.rules
        levels = levels_of(rules)
        others = tuple(name for name in bots_of(rules) if not levels or name == bot)
        if (*levels, *others) == self._offered:
            return
        self._offered = (*levels, *others)
        names = self._bots.levels() | self._bots.kinds()
        bots = ((names.get(name, name), name) for name in self._offered)
        self.kind.offer([(self.tr("Person"), None), *bots])
        manners = self._bots.manners()
        for row, name in enumerate(self._offered, start=1):
            words = manners.get(name, "")
            self.kind.setItemData(row, words, Qt.ItemDataRole.AccessibleDescriptionRole)
        self._draw_icons()

    def _draw_icons(self) -> None:
        for row in range(self.kind.count()):
            icon = "bot" if self.kind.itemData(row) else "person"
            self.kind.setItemIcon(row, self._look.qicon(icon))

    # --- the seat shown

    @property
    def _seat(self) -> Seat:
        draft = self._draft
        return draft.chosen[0] if draft.is_solo and not self._index else draft.seats[self._index]

    def refresh(self) -> None:
        """Show the draft's seat again."""
        seat = self._seat
        self._offer(seat.bot)
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
        level = self._draft.guests.level_of(seat.bot)
        self.kind.show_value(level or seat.bot)
        manner = self._bots.manners().get(level or seat.bot or "", "")
        self.kind.setAccessibleDescription(manner)
        explain_beside(self.kind, self.kind.accessibleDescription())
        self._show_guest(seat.bot)

    def _show_guest(self, bot: str | None) -> None:
        """Show the seat's guest with portrait and manner."""
        guests = self._draft.guests
        guest, is_surprise = self._cast.guest(guests.of(bot)), guests.is_surprise(bot)
        has_guests = bot is not None and bool(self._cast.guests)
        self.face.setVisible(has_guests)
        self._stack()
        words = tell(guest.words) if guest is not None else ""
        if is_surprise:
            words = self.tr("Someone near this level. You'll see who when the game starts.")
        self.about.setText(words)
        self.about.setVisible(has_guests and bool(words))
        self._hold_about()
        self.face.show_guest(guest, "random" if is_surprise else "bot")
        who = guest.name if guest is not None else self.tr("someone")
        asks = self.tr("Player {number} is played by {who}. {words} Press to choose someone else.")
        said = asks.format(number=self._index + 1, who=who, words=words)
        self.face.setAccessibleName(said)
        self.face.beside = self.tr("Choose who plays here")

    @property
    def _is_being_named(self) -> bool:
        """Whether the player has cleared the name to write another."""
        return self.name.hasFocus() and not self.name.text().strip()

    # --- choices

    def _change(self, seat: Seat) -> None:
        self._draft.change_seat(self._index, seat)
        self.changed.emit()

    def _next_sign(self) -> None:
        self._change(evolve(self._seat, sign=next_of(self._seat.sign)))

    def _next_colour(self) -> None:
        self._change(evolve(self._seat, colour=next_of(self._seat.colour)))

    def _named(self, typed: str) -> None:
        if (name := plain(typed)) != typed:
            self.name.setText(name)
        if name.strip():
            self._change(evolve(self._seat, name=name.strip()))

    def _kind_chosen(self, index: int) -> None:
        """Seat a level: with the guest of this seat, or with a guest who has no seat yet."""
        draft, kind = self._draft, self.kind.itemData(index)
        guests, before = draft.guests, self._seat.bot
        if kind in levels_of(draft.rules):
            guest = SURPRISE if guests.is_surprise(before) else guests.of(before)
            kind = with_leaning(kind, guest or guests.free(draft.seats))
        draft.invite(self._index, kind)
        self.changed.emit()


class SeatsEditor(QWidget):
    """The rows of all seats in the game."""

    changed = Signal()
    guest_asked = Signal(int)
    """The index of a seat for which the player wants another guest."""

    def __init__(self, look: Look, draft: Draft, cast: Cast = NOBODY) -> None:
        """Show the draft's seats."""
        super().__init__()
        self._draft = draft
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(3))
        self.rows = list(self._made(look, cast))
        for row in self.rows:
            row.changed.connect(self._row_changed)
            row.guest_asked.connect(self.guest_asked)
            column.addWidget(row)
        self.refresh()

    def _made(self, look: Look, cast: Cast) -> Iterator[SeatRow]:
        for index in range(len(self._draft.seats)):
            yield SeatRow(look, self._draft, index, cast)

    def refresh(self) -> None:
        """Show the draft again; a lone player may be a bot if there are levels."""
        draft = self._draft
        for index, row in enumerate(self.rows):
            row.setVisible(index < draft.players)
            row.kind.setVisible(not draft.is_solo or bool(levels_of(draft.rules)))
            row.refresh()

    def fit(self, width: int) -> None:
        """Fit all rows to a width, in pixels."""
        for row in self.rows:
            row.fit(width)

    def _row_changed(self) -> None:
        self.refresh()
        self.changed.emit()
