"""The question of an auction: reveal a stack, pass, or wait for the other players."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QVBoxLayout, QWidget

from valeria_desktop.games.valencia.rules.model.cards import sum_of
from valeria_desktop.games.valencia.rules.model.options import PASS, WAIT, Reveal
from valeria_desktop.games.valencia.rules.model.parts import part_words
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.ui.cards.card_words import cards_words
from valeria_desktop.games.valencia.ui.cards.dyes import paint_pile
from valeria_desktop.games.valencia.ui.cards.influence_card import paint_card
from valeria_desktop.games.valencia.ui.parts.steps import guild_of
from valeria_desktop.games.valencia.ui.planning.intents import Intents, as_laid
from valeria_desktop.ui.controls.button_faces import ButtonKind
from valeria_desktop.ui.controls.columns import Columns
from valeria_desktop.ui.controls.large_button import LargeButton
from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.pieces.piece import FLAT
from valeria_desktop.ui.prompts.list import ListPresenter
from valeria_desktop.ui.voice.voice import is_tight
from valeria_desktop.ui.words.label import explain_beside
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtGui import QPainter

    from valeria_desktop.games.valencia.rules.model.cards import Card
    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.games.valencia.rules.view import View
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.ui.controls.button import Button
    from valeria_desktop.ui.prompts.presenter import Presenter

_HIGH, _LOW, _SLIM, _FAN = 34, 22, 0.72, 0.42
"""The height of a card, also where the sheet is short of room; its width and its part in a fan, as
shares of that."""
_MOST = 5  # cards; more cards lie closer in the same room
_WORDS, _WORDS_OF_BACKS = 20, 18
"""The size of a stack's sum; of its number of cards, so that three piles stand side by side."""
_MANY, _AIR, _LITTLE_AIR = 6, 8, 3
"""The number of stacks that scrolled in a sheet short of room (1280 x 720 at 150 %), and the room
above and below a stack's cards: as many have little. With the look button one less scrolled."""


class BidPresenter(ListPresenter):
    """Shows your stacks with their sums; in company only while you hold the look button."""

    most_columns = 3
    intents = Intents()
    """The plans of all seats: the stacks stand here as they lie on the board."""

    def fill(self) -> QWidget:
        laid = as_laid(self.scene, self.intents.plan_of(self._view))
        self._laid = {stack.number: stack for stack in laid}
        self._stacks: dict[str, _StackButton] = {}
        self._others: list[Button] = []
        """The other answers; where the sheet is short of room, they stand beside the last stack."""
        box = QWidget()
        rows = QVBoxLayout(box)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        stacks = QWidget()
        self._columns = Columns(stacks, most=3, gap=0)
        reveals = [each for each in self.decision.options if isinstance(each, Reveal)]
        is_packed = self._is_tight and len(reveals) >= _MANY - self.is_watched
        self._air = _LITTLE_AIR if is_packed else _AIR
        for reveal in sorted(reveals, key=self._called):
            self._columns.addWidget(self._stack_button(reveal))
        rows.addWidget(stacks)
        for option, icon, key in ((PASS, "pass", "P"), (WAIT, "wait", "L")):
            if option in self.decision.options:
                self._others.append(self._plain_button(option, icon, key))
        self._place_others(rows)
        return box

    def _place_others(self, rows: QVBoxLayout) -> None:
        """Lay the other answers below the stacks; before others, beside the look button."""
        if self._is_tight:
            for button in self._others:
                self._columns.addWidget(button)
        elif self.is_watched:
            for button in self._others:
                self.footer_row.insertWidget(self.footer_row.count() - 1, button, 1)
        else:
            rest = QWidget()
            columns = Columns(rest, most=2, gap=0)
            for button in self._others:
                columns.addWidget(button)
            rows.addWidget(rest)

    @property
    def _is_tight(self) -> bool:
        return is_tight(self.look)

    def _called(self, option: Reveal) -> int:
        return self._laid[option.stack].called

    def _plain_button(self, option: Option, icon: str, key: str) -> Button:
        button = self.offer(option, icon="" if self._is_tight else icon, key=key)
        if option == WAIT:
            privileges = self._view.players[self.seat].privileges
            is_short = self._is_tight or self.is_watched
            words = self.tr("Wait") if is_short else self.tr("Wait for a privilege")
            button.setText(words)
            button.set_tail((str(privileges), "privilege"))
        return button

    def _stack_button(self, option: Reveal) -> Button:
        cards = self._cards_of(option)
        button = _StackButton(self, option, cards, self.next_digit(), self._air)
        self._stacks[option.id] = button
        self.answer_with(button, option)
        self._say_stack(button, is_open=not self.is_watched)
        return button

    @property
    def _view(self) -> View:
        view: View = self.scene.view
        return view

    def _cards_of(self, option: Reveal) -> tuple[Card, ...]:
        return self._view.own.stacks[option.stack]

    # --- words of the question

    def heading(self) -> str:
        view = self._view
        name = tell(part_words(view.part, guild_of(view, view.part)))
        return self.tr("{step}: reveal a stack?").format(step=name)

    def note(self) -> str:
        if self.is_covered:
            return self.advice()
        scene: Scene = self.scene
        bids = [
            self.tr("{player} {sum}").format(player=_name_of(scene, bid.seat), sum=total)
            for bid, total in zip(scene.view.bids, scene.sums, strict=True)
        ]
        return ", ".join(bids) if bids else self.tr("Nobody has revealed a stack yet.")

    # --- cover

    def cover(self) -> None:
        """Cover the stacks: only their numbers of cards, which everyone sees, are shown."""
        self.is_covered = True
        for button in self._stacks.values():
            self._say_stack(button, is_open=False)
            button.set_hinted(hinted=False)
        self._stand_in(sorted(self._stacks.values(), key=lambda each: self._called(each.option)))
        self.changed.emit()

    def uncover(self) -> None:
        """Show the cards in the planned order; each stack keeps its key."""
        self.is_covered = False
        for button in self._stacks.values():
            self._say_stack(button, is_open=True)
        by_number = {button.option.stack: button for button in self._stacks.values()}
        self._stand_in([by_number[number] for number in self._laid if number in by_number])
        self.changed.emit()

    def _stand_in(self, buttons: Sequence[_StackButton]) -> None:
        """Let the stacks stand in an order, and the Tab key walk in it."""
        others = self._others if self._is_tight else ()
        self._columns.put_in_order([*buttons, *others])
        for before, after in pairwise(buttons):
            QWidget.setTabOrder(before, after)

    def _say_stack(self, button: _StackButton, *, is_open: bool) -> None:
        option = button.option
        words = tell(option.words())
        if is_open:
            cards, total = cards_words(button.cards), str(_sum_of(self.scene, button.cards))
            words = self.tr("Reveal stack {number}: {cards}; sum {sum}.")
            if cards == total:  # a card alone is its own sum
                words = self.tr("Reveal stack {number}: {cards}.")
            words = words.format(number=self._called(option), cards=cards, sum=total)
        button.show_cards(_sum_of(self.scene, button.cards), is_open=is_open)
        button.setAccessibleName(words)
        explain_beside(button, words)


def bid_presenters_of(plans: Intents) -> Mapping[str, type[Presenter]]:
    """Return the presenter of a table's auctions, whose players planned in this way."""

    class Bidding(BidPresenter):
        intents = plans

    return {Prompt.BID: Bidding}


class _StackButton(LargeButton):
    """A button of a stack: its cards as a fan with their sum, or a pile of backs."""

    def __init__(
        self,
        presenter: BidPresenter,
        option: Reveal,
        cards: tuple[Card, ...],
        key: str,
        air: float,
    ) -> None:
        """Show a stack with room above and below its cards."""
        self.option, self.cards = option, cards
        self._is_open = False
        self._seat = presenter.scene.seats[presenter.seat]
        self._card_high = _LOW if is_tight(presenter.look) else _HIGH
        size = _size_of(1, self._card_high)
        words = _WORDS_OF_BACKS if presenter.is_watched else _WORDS
        super().__init__(presenter.look, "", self._paint_cards, size, key=key, words=words, air=air)
        self.set_kind(ButtonKind.NORMAL)

    def show_cards(self, total: int, *, is_open: bool) -> None:
        """Show the cards with their sum, or a pile with the number of cards."""
        self._is_open = is_open
        self.set_size(_size_of(len(self.cards) if is_open else 1, self._card_high))
        self.setText(str(total) if is_open else f"×{len(self.cards)}")
        self.update()

    def _paint_cards(self, painter: QPainter, box: QRectF) -> None:
        brush = Brush(painter, self._look, box.height() / self._card_high)
        wide = box.height() * _SLIM
        if not self._is_open:
            pile = QRectF(box.left(), box.top(), wide, box.height())
            paint_pile(brush, pile, self._seat, len(self.cards))
            return
        apart = (box.width() - wide) / max(1, len(self.cards) - 1)
        for number, card in enumerate(self.cards):
            place = QRectF(box.left() + number * apart, box.top(), wide, box.height())
            is_last = number == len(self.cards) - 1
            paint_card(brush, place, card, FLAT, shown=None if is_last else max(apart, 6.0))


def _size_of(cards: int, high: float) -> tuple[float, float]:
    """Return the size of a picture of this number of cards of a height, in units."""
    return _SLIM * high * (1 + _FAN * (min(cards, _MOST) - 1)), high


def _sum_of(scene: Scene, cards: tuple[Card, ...]) -> int:
    """Return the sum of a stack, after the cards that others revealed."""
    return sum_of(cards, (card for bid in scene.view.bids for card in bid.cards))


def _name_of(scene: Scene, seat: int) -> str:
    return scene.names[seat] if seat >= 0 else "Nina"
