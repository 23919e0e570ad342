"""The gallery over the set-up page, where a player chooses a seat's guest and its level."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from valeria_desktop.bots.levels import has_quick
from valeria_desktop.bots.registry import LEVELS, USUAL_LEVEL, levels_of, with_leaning
from valeria_desktop.kernel.setups import sets_of
from valeria_desktop.session.guests import SURPRISE
from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.choices import Choices
from valeria_desktop.ui.controls.focus import neighbour, stops_in
from valeria_desktop.ui.controls.page import Sheet
from valeria_desktop.ui.controls.text import Heading, Text
from valeria_desktop.ui.screens.setup.cast import GuestButton
from valeria_desktop.ui.words.bot_words import BotWords

if TYPE_CHECKING:
    from PySide6.QtGui import QMouseEvent, QPaintEvent

    from valeria_desktop.session.draft import Draft
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.screens.setup.cast import Cast

_WIDTH, _MARGIN = 900, 14
_COLUMNS = 2
_NARROW = 560
_ROWS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_SIDEWAYS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class Gallery(QWidget):
    """Covers its page; a click or Enter chooses a guest, and Esc changes nothing."""

    changed = Signal()
    closed = Signal()

    def __init__(self, look: Look, draft: Draft, cast: Cast, page: QWidget) -> None:
        """Make a hidden gallery over a page."""
        super().__init__(page)
        self._look, self._draft, self._cast = look, draft, cast
        self._index = 0
        self._before: QWidget | None = None
        self._words = BotWords(self)
        self.sheet = Sheet(look)
        self.sheet.setParent(self)
        paper = self.sheet.look
        self.heading = Heading(paper, "", 24)
        self.buttons = {guest.id: GuestButton(paper, guest) for guest in cast.guests}
        self.levels = Choices(paper, self.tr("Level"))
        names = self._words.levels()
        self.levels.offer((names[level], level) for level in levels_of(draft.rules))
        self.about = Text(paper, "", 15)
        self.surprise = Button(paper, self.tr("Surprise me"), icon="random")
        self.close_button = Button(paper, self.tr("Close"), key="Esc")
        self._guests = QWidget()
        self._grid = QGridLayout(self._guests)
        self._scroll = QScrollArea()
        self._lay_out()
        self._connect()
        page.installEventFilter(self)
        self.hide()

    def _lay_out(self) -> None:
        px, edge = self._look.px, self.sheet.edge()
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(px(3))
        self._scroll.setWidget(self._guests)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        foot = QHBoxLayout()
        foot.addWidget(self.surprise)
        foot.addStretch(1)
        foot.addWidget(self.close_button)
        column = QVBoxLayout(self.sheet)
        column.setContentsMargins(edge, edge - px(4), edge, edge - px(4))
        column.setSpacing(px(6))
        column.addWidget(self.heading)
        column.addWidget(self.levels)
        column.addWidget(self.about)
        column.addWidget(self._scroll, 1)
        column.addLayout(foot)

    def _connect(self) -> None:
        for name, button in self.buttons.items():
            button.clicked.connect(lambda _=False, name=name: self._chosen(name))
            button.installEventFilter(self)
        self.levels.chosen.connect(self._level_chosen)
        self.surprise.clicked.connect(lambda: self._chosen(SURPRISE))
        self.close_button.clicked.connect(self.leave)
        self._look.changed.connect(self._stand)

    # --- opening and closing

    def open_for(self, index: int) -> None:
        """Ask for the guest of a seat."""
        self._index = index
        self._before = self.window().focusWidget()
        number = index + 1
        self.heading.setText(self.tr("Who plays player {number}?").format(number=number))
        self.setAccessibleName(self.heading.text())
        self._refresh()
        self._stand()
        self.show()
        self.raise_()
        here = self._draft.guests.of(self._bot)
        first = self.buttons.get(here) or next(iter(self.buttons.values()))
        first.setFocus(Qt.FocusReason.PopupFocusReason)
        self._scroll.ensureWidgetVisible(first)

    def leave(self) -> None:
        """Close the gallery, and give the focus back to the widget that had it."""
        if self.isHidden():
            return
        self.hide()
        if self._before is not None:
            self._before.setFocus(Qt.FocusReason.PopupFocusReason)
        self.closed.emit()

    # --- choices

    @property
    def _bot(self) -> str | None:
        draft = self._draft
        return (draft.chosen if draft.is_solo else draft.seats)[self._index].bot

    @property
    def _level(self) -> str:
        return self._draft.guests.level_of(self._bot) or USUAL_LEVEL

    def _chosen(self, guest: str) -> None:
        self._draft.invite(self._index, with_leaning(self._level, guest))
        self.changed.emit()
        self.leave()

    def _level_chosen(self, level: object) -> None:
        guests = self._draft.guests
        guest = SURPRISE if guests.is_surprise(self._bot) else guests.of(self._bot)
        if not guest:
            guest = guests.free(self._draft.seats)
        self._draft.invite(self._index, with_leaning(str(level), guest))
        self._refresh()
        self.changed.emit()

    # --- the guests shown

    def _refresh(self) -> None:
        level = self._level
        self.levels.show_value(level)
        self.about.setText(self.said_of(level))
        for name, button in self.buttons.items():
            at = self._seat_of(name)
            words = ""
            if at is not None and at != self._index:
                words = self.tr("plays player {number}").format(number=at + 1)
            button.show_seated(words, is_here=at == self._index)

    def _seat_of(self, guest: str) -> int | None:
        draft = self._draft
        bots = (seat.bot for seat in draft.chosen)
        found = (index for index, bot in enumerate(bots) if draft.guests.of(bot) == guest)
        return next(found, None)

    def said_of(self, level: str) -> str:
        """Return the words for a level's manner, and its wins if they were measured."""
        manner = self._words.manners()[level]
        if level == LEVELS[-1] and sets_of(self._draft.setup) and has_quick(self._draft.rules):
            manner = f"{manner} {self._words.with_sets()}"
        share = self._cast.shares.get(level)
        if share is None:
            return manner
        wins = self.tr("Wins {share} of 100 games against the knight.")
        return f"{manner} {wins.format(share=round(share))}"

    # --- places and keys

    def _stand(self) -> None:
        """Cover the page, with the sheet in its middle."""
        page = self.parentWidget()
        if page is None:
            return
        self.setGeometry(page.rect())
        room = page.rect().adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        wide = min(self._look.px(_WIDTH), room.width())
        self._arrange(_COLUMNS if wide >= self._look.px(_NARROW) else 1)
        self.sheet.setFixedWidth(wide)
        rows = -(-len(self.buttons) // self._columns)
        tall = sum(part.sizeHint().height() for part in (self.heading, self.levels, self.surprise))
        tall += self.about.heightForWidth(wide - 2 * self.sheet.edge())
        each = next(iter(self.buttons.values())).sizeHint().height() + self._look.px(3)
        tall += rows * each + 2 * self.sheet.edge() + self._look.px(22)
        box = QRect(0, 0, wide, min(tall, room.height()))
        box.moveCenter(room.center())
        self.sheet.setGeometry(box)

    _columns = 0

    def _arrange(self, columns: int) -> None:
        if columns != self._columns:
            self._columns = columns
            for number, button in enumerate(self.buttons.values()):
                self._grid.addWidget(button, number // columns, number % columns)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize and watched is self.parentWidget():
            self._stand()
        elif isinstance(watched, GuestButton):
            if event.type() is QEvent.Type.FocusIn:
                self._scroll.ensureWidgetVisible(watched)
            elif isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
                return self._took_key(watched, Qt.Key(event.key()))
        return super().eventFilter(watched, event)

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002, FBT001 - Qt's name
        """Keep the focus inside the gallery, in a circle."""
        stop = neighbour(stops_in((self,)), self.window().focusWidget(), 1 if next else -1)
        if stop is not None:
            stop.setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        # no other key: the page below must not hear any

    def _took_key(self, button: GuestButton, key: Qt.Key) -> bool:
        """Go to another guest or choose one, before the list scrolls; return whether it did."""
        if key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            button.click()
        elif key in _SIDEWAYS:
            self._go(button, _SIDEWAYS[key])
        elif key in _ROWS:
            self._go(button, _ROWS[key] * self._columns)
        else:
            return False
        return True

    def _go(self, button: GuestButton, step: int) -> None:
        shown = list(self.buttons.values())
        at = shown.index(button) + step
        if 0 <= at < len(shown):
            shown[at].setFocus(Qt.FocusReason.TabFocusReason)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self.sheet.geometry().contains(event.position().toPoint()):
            self.leave()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(0, 0, 0, 120))
        painter.end()
