"""The sheet of a win: a chip for each gain, and one answer for all that aren't declined."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from valeria_desktop.games.valencia.rules.at import AtCell, AtSeat
from valeria_desktop.games.valencia.rules.model.guild import FIRST_GUILD_SEAT, MERCHANTS
from valeria_desktop.games.valencia.rules.model.options import NOTHING
from valeria_desktop.games.valencia.rules.win import WinAnswer, win_of
from valeria_desktop.games.valencia.ui.cards.dyes import paint_member
from valeria_desktop.games.valencia.ui.parts.steps import good_words
from valeria_desktop.games.valencia.ui.prompts.lists import SEAT_ICONS, TO_CITY
from valeria_desktop.games.valencia.ui.winning import win_words
from valeria_desktop.games.valencia.ui.winning.offered import spaces_of
from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.button_faces import ButtonKind
from valeria_desktop.ui.controls.chips import Chip, ChipRow
from valeria_desktop.ui.controls.columns import Columns
from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.paint.busts import Expression
from valeria_desktop.ui.paint.strokes import ENTER
from valeria_desktop.ui.prompts.bubble import sentence
from valeria_desktop.ui.prompts.presenter import Presenter
from valeria_desktop.ui.words.label import explain_beside

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from valeria_desktop.games.valencia.rules.model.options import Settle
    from valeria_desktop.games.valencia.rules.win import Win
    from valeria_desktop.games.valencia.ui.winning.script import WinScript
    from valeria_desktop.kernel.at import At
    from valeria_desktop.ui.controls.button import Picture
    from valeria_desktop.ui.paint.look import Look

_BUTTON = 44
_TO_CITY = Qt.Key.Key_C
_NOTHING = WinAnswer(False, False, None)


class WinPresenter(Presenter):
    """Asks for one answer to a whole win, or to the rest of a win."""

    script: WinScript
    stands_below = True

    def build(self) -> None:
        """Make the chips, and below them the buttons."""
        win = win_of(self.scene.view)
        assert win is not None  # noqa: S101 - only wins are asked in this way
        self.win: Win = win
        is_open = not self.scene.is_shared
        self._spaces = {each.at: each for each in spaces_of(win, is_open=is_open)}
        self.here: Settle | None = None
        """The space that was pointed at last: the answer settles there."""
        self._declines = False
        """Whether the player declined all of it."""
        if len(self._spaces) == 1:
            self.here = next(iter(self._spaces.values()))
        self.column.addWidget(self._make_chips())
        self.column.addWidget(self._make_buttons())
        self._one_of_two(self._settling)
        self._tell_answer()

    # --- the chips

    def _make_chips(self) -> QWidget:
        box = QWidget()
        row = ChipRow(box, gap=self.look.px(1))
        win = self.win
        self._seat = self._good = self._settling = None
        self.pay: Chip | None = None
        if win.sit is not None:
            # the sign of a guild's seat is that of its good
            is_of_guild = FIRST_GUILD_SEAT <= win.sit.place < MERCHANTS
            sign = "council" if is_of_guild else SEAT_ICONS[win.sit.place]
            self._seat = self._chip(self.tr("seat"), _of_emblem(self.look, sign))
        if win.has_good and win.guild is not None:
            sign = win.guild.sign
            self._good = self._chip(good_words(win.guild), _of_emblem(self.look, sign))
        if self._spaces:
            self._settling = self._chip(self.tr("settle"), self._of_member)
            self.pay = Chip(self.look, "", _of_coins(self.look), can_decline=False)
        for chip in (*self.chips, self.pay):
            if chip is not None:
                row.addWidget(chip)
        return box

    def _chip(self, words: str, picture: Picture) -> Chip:
        chip = Chip(self.look, words, picture)
        chip.toggled.connect(lambda _is_on: self._toggled(chip))
        digit = self.next_digit()
        self.adopt(chip, digit)
        return chip

    @property
    def chips(self) -> list[Chip]:
        """The chips of things that can be declined."""
        return [each for each in (self._seat, self._good, self._settling) if each is not None]

    def _of_member(self, painter: QPainter, box: QRectF) -> None:
        paint_member(Brush(painter, self.look, 1.0), box, self.scene.seats[self.seat])

    def _toggled(self, chip: Chip) -> None:
        self._one_of_two(chip if chip.is_on else None)
        self._tell_answer()

    def _one_of_two(self, chosen: Chip | None) -> None:
        """Decline the other of two things: good and space, or the last member's seat and space."""
        pair: tuple[Chip | None, ...] = ()
        if self.win.is_either:
            pair = self._good, self._settling
        elif self.win.sit is not None and not self.win.members_left(sits=True):
            pair = self._seat, self._settling
        if chosen is not None and chosen in pair:
            for other in pair:
                if other is not None and other is not chosen:
                    other.setChecked(False)

    # --- the buttons

    def _make_buttons(self) -> QWidget:
        box = QWidget()
        columns = Columns(box, most=2, gap=0)
        self.go_on = Button(self.look, "", key=ENTER, kind=ButtonKind.PRIMARY)
        self.go_on.clicked.connect(self._go)
        self.adopt(self.go_on, ENTER)
        words = win_words.neither_words(len(self.chips))
        self.none = Button(self.look, words, key="N", kind=ButtonKind.QUIET)
        self.none.setAccessibleName(self.tr("{choice}.").format(choice=words))
        self.none.clicked.connect(lambda: self._answer(_NOTHING))
        self.adopt(self.none, "N")
        self.choices[NOTHING.id] = self.none
        for button in (self.go_on, self.none):
            button.set_height(_BUTTON)
            columns.addWidget(button)
        return box

    def _tell_answer(self) -> None:
        """Say on chips and button what the answer would be now."""
        price, place = self._price(), self.here
        if self.pay is not None:
            self.pay.setText(self.tr("pay {number}").format(number=price))
            self.pay.setVisible(self._settles)
            self.pay.updateGeometry()
        for chip in self.chips:
            words = self.tr("{thing}: taken.") if chip.is_on else self.tr("{thing}: declined.")
            chip.setAccessibleName(words.format(thing=chip.text()))
            key = next((chr(key) for key, each in self.keys.items() if each is chip), "")
            hint = self.tr("Decline it ({key})") if chip.is_on else self.tr("Take it ({key})")
            explain_beside(chip, hint.format(key=key))
        self.go_on.setText(self._go_words())
        said = self._go_words()
        if self._settles and place is not None:
            said = self.words(place)
        self.go_on.setAccessibleName(self.tr("{choice}.").format(choice=said))
        self.go_on.setEnabled(any(chip.is_on for chip in self.chips))
        self.changed.emit()

    def _price(self) -> str:
        """Return the price of the pointed space, or the least and the most of all."""
        if self.here is not None:
            return str(self.here.price)
        prices = [each.price for each in self._spaces.values()]
        least, most = min(prices, default=0), max(prices, default=0)
        return str(least) if least == most else f"{least}–{most}"

    def _go_words(self) -> str:
        if not self._settles:
            return win_words.take_words(sits=_is_on(self._seat), takes=_is_on(self._good))
        return self.tr("Settle here") if self.here is not None else self.tr("Choose a space")

    @property
    def _settles(self) -> bool:
        return _is_on(self._settling)

    # --- answering

    def _go(self) -> None:
        """Answer with the pointed space; without one, move the focus to the city."""
        if not self._settles:
            self._answer(WinAnswer(_is_on(self._seat), _is_on(self._good), None))
        elif self.here is None:
            self.row_asked.emit(TO_CITY)
        else:
            self._settle(self.here)

    def _settle(self, place: Settle) -> None:
        """Settle on a space, with all that isn't declined; refuse a price above the purse."""
        if place.price > self.win.coins:
            self.refused.emit(place.at)
            return
        if self._settling is not None:
            self._settling.setChecked(True)
        self._answer(WinAnswer(_is_on(self._seat), _is_on(self._good), place))

    def _answer(self, answer: WinAnswer) -> None:
        self._declines = answer == _NOTHING
        self.chosen.emit(self.script.wish_answer(self.scene, answer))

    def choose_at(self, at: At) -> bool:
        if (place := self._spaces.get(at)) is not None:
            self._settle(place)
        elif isinstance(at, AtSeat) and self._seat is not None:
            self._seat.setChecked(True)
            self._answer(WinAnswer(True, _is_on(self._good), None))
        return True

    def point_at(self, at: At | None) -> None:
        """Remember a space under the mouse or with the focus as the place of the answer."""
        place = None if at is None else self._spaces.get(at)
        if place is not None and place != self.here:
            self.here = place
            self._tell_answer()

    @property
    def kept(self) -> AtCell | None:
        """The address of the space on which the answer settles; None without one."""
        return AtCell(self.here.cell) if self.here is not None and self._settles else None

    # --- words

    @property
    def mood(self) -> Expression | None:
        return Expression.SPEAKS

    def note(self) -> str:
        has_space = bool(self._spaces)
        things = len(self.chips)
        how = win_words.how_to(self.win, has_space=has_space, things=things)
        return f"{win_words.brings(self.win, has_space=has_space)} {how}".strip()

    def advice(self) -> str:
        return self.note()

    def show_hint(self, option_id: str) -> None:
        super().show_hint(option_id)
        decision = self.decision
        found = [each for each in decision.options if each.id == option_id and each != NOTHING]
        marked = {"sit": self._seat, "good": self._good}
        for chip in self.chips:
            is_settling = chip is self._settling and any(each.at in self._spaces for each in found)
            chip.set_hinted(hinted=bool(found) and (marked.get(option_id) is chip or is_settling))
        self._give_gold_to(declining=option_id == NOTHING.id)

    def show_taken(self, option_id: str) -> None:
        """Mark the pressed button: the first link of an answer may be "nothing" for the seat."""
        declines = bool(option_id) and self._declines
        self.none.set_taken(taken=declines)
        self._give_gold_to(declining=declines)

    def _give_gold_to(self, *, declining: bool) -> None:
        """Leave heavy gold to one of both buttons: "this one"."""
        self.go_on.set_kind(ButtonKind.NORMAL if declining else ButtonKind.PRIMARY)

    # --- keys

    @property
    def heard(self) -> Iterable[Qt.Key]:
        return [*self.keys, *([_TO_CITY] if self._spaces else [])]

    def take_key(self, key: Qt.Key) -> bool:
        """Go to the city with its key, as from any question about a space."""
        if key == _TO_CITY and self._spaces:
            self.row_asked.emit(TO_CITY)
            return True
        return super().take_key(key)

    def title(self) -> str:
        return sentence(super().title())

    def question(self) -> str:
        return win_words.heading_of(self.scene) or super().question()

    def heading(self) -> str:
        name = self.scene.seats[self.seat].name if self.names_asked else ""
        return win_words.heading_of(self.scene, name) or super().heading()


def _is_on(chip: Chip | None) -> bool:
    return chip is not None and chip.is_on


def _of_emblem(look: Look, name: str) -> Picture:
    def paint(painter: QPainter, box: QRectF) -> None:
        Brush(painter, look, 1.0).emblem(name, box)

    return paint


def _of_coins(look: Look) -> Picture:
    def paint(painter: QPainter, box: QRectF) -> None:
        Brush(painter, look, 1.0).icon("coins", box)

    return paint
