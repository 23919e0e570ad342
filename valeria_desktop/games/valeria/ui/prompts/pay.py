"""Paying: how much Magic helps, on a row of what is paid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from valeria_desktop.games.valeria.rules.at import AtPlace
from valeria_desktop.games.valeria.rules.model.cards import Citizen, Domain
from valeria_desktop.games.valeria.rules.model.options import Action, Pay
from valeria_desktop.games.valeria.rules.turn.standing import Payment, payment_of
from valeria_desktop.games.valeria.ui.prompts.counters import MAGIC, Counters
from valeria_desktop.ui.kit.button import Button, Kind
from valeria_desktop.ui.kit.columns import Beside, Columns
from valeria_desktop.ui.kit.flow import Flow
from valeria_desktop.ui.kit.marks import Mark, number
from valeria_desktop.ui.kit.plain import explain_beside
from valeria_desktop.ui.kit.strokes import ENTER
from valeria_desktop.ui.kit.typed import as_a
from valeria_desktop.ui.prompts.presenter import Presenter

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.amounts import Amounts
    from valeria_desktop.ui.kit.look import Look


class LeftAfter(QWidget):
    """What is left of the resources that a price is paid with."""

    def __init__(self, look: Look) -> None:
        """Show nothing yet."""
        super().__init__()
        self._look = look
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._left: tuple[tuple[str, int], ...] = ()

    def show_left(self, *left: tuple[str, int]) -> None:
        """Show how much is left of each kind."""
        self._left = left
        self.update()

    @property
    def _flows(self) -> tuple[Flow, Flow]:
        marks = tuple(mark for kind, left in self._left for mark in (number(left), Mark(kind)))
        words = (Mark(text=self.tr("left after it")),)
        return Flow(self._look, words, 13.5, is_bold=False), Flow(self._look, marks, 15.5)

    def sizeHint(self) -> QSize:
        words, marks = self._flows
        width = max(words.width, marks.width) + self._look.px(8)
        return QSize(round(width), round(words.line_height + marks.line_height))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        words, marks = self._flows
        is_one = self._is_one_line(width)
        return round(marks.line_height + (0 if is_one else words.line_height))

    def _is_one_line(self, width: int) -> bool:
        words, marks = self._flows
        return words.width + marks.width + self._look.px(20) <= width

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        (words, marks), tokens, left = self._flows, self._look.palette, self._look.px(6)
        middle, wide = self.height() / 2, self.width() - left
        above = QRectF(left, middle - words.line_height, wide, words.line_height)
        below = QRectF(left, middle, wide, marks.line_height)
        if self._is_one_line(self.width()):
            above = QRectF(left, 0, wide, self.height())
            below = above.adjusted(words.width + left, 0, 0, 0)
        words.paint(painter, above, QColor(tokens.quiet))
        marks.paint(painter, below, QColor(tokens.ink))
        painter.end()


class PayPresenter(Presenter):
    """Offers every split of a price between what it is in and Magic."""

    can_go_back = True

    def build(self) -> None:
        """Show the price as a row, the split that keeps most Magic chosen already."""
        self._paid = as_a(Payment, payment_of(self.decision))
        self._payments = [o for o in self.decision.options if isinstance(o, Pay)]
        first = self._payments[0].amounts
        self._kind = "strength" if self._paid.action is Action.SLAY else "gold"
        self._total = first.gold + first.strength + first.magic
        self.split = Counters(self.look, self._kind, self._total)
        self.split.setRange(first.magic, self._payments[-1].amounts.magic)
        self.split.setAccessibleName(self.tr("How much Magic helps to pay."))
        explain_beside(
            self.split, self.tr("Left and right, or a number, change how much Magic helps.")
        )
        self.left_after = LeftAfter(self.look)
        row = QWidget()
        Beside(row, self.split, self.left_after)
        self.column.addWidget(row)
        self.column.addWidget(self._answers())
        self.split.valueChanged.connect(self._show_split)
        self.split.setValue(first.magic)
        self._show_split()

    def _answers(self) -> QWidget:
        verb = {
            Action.SLAY: self.tr("Slay"),
            Action.RECRUIT: self.tr("Recruit"),
            Action.BUILD: self.tr("Build"),
        }[self._paid.action]
        self.confirm = Button(self.look, verb, key=ENTER, kind=Kind.PRIMARY)
        self.confirm.clicked.connect(self._confirm)
        self.adopt(self.confirm, ENTER)
        back = self.make_back(self.tr("Not now"))
        back.set_kind(Kind.NORMAL)
        box = QWidget()
        columns = Columns(box, most=2, gap=0)
        for button in (self.confirm, back):
            button.set_height(48)
            button.arrows = self._move_one
            columns.addWidget(button)
        return box

    def _move_one(self, button: Button, key: Qt.Key) -> bool:
        """Left and right move one wherever the focus is, as long as there is something to move."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(key, 0)
        if step and self.split.minimum() < self.split.maximum():
            self.split.setValue(self.split.value() + step)
            return True
        return self.go(button, key)

    @property
    def payment(self) -> Pay:
        """The split that is shown."""
        return self._payments[self.split.value() - self.split.minimum()]

    def _confirm(self) -> None:
        self.chosen.emit(self.payment.id)

    def _show_split(self) -> None:
        amounts = self.payment.amounts
        said = self.tr("Pay {price} for {card}: {split}").format(
            price=self._total, card=self.card_name, split=self._split_words(amounts)
        )
        self.split.setAccessibleDescription(said)
        self.confirm.setAccessibleName(
            self.tr("{verb} {card}: {choice}.").format(
                verb=self.confirm.text(), card=self.card_name, choice=self.words(self.payment)
            )
        )
        own = self.scene.view.players[self.seat]
        self.left_after.show_left(
            *((kind, getattr(own, kind) - getattr(amounts, kind)) for kind in (self._kind, MAGIC))
        )

    def _split_words(self, amounts: Amounts) -> str:
        names = {
            "gold": self.tr("{number} Gold"),
            "strength": self.tr("{number} Strength"),
            "magic": self.tr("{number} Magic"),
        }
        return " + ".join(names[kind].format(number=number) for kind, number in amounts)

    @property
    def card_name(self) -> str:
        """Name the card that is paid for."""
        card = self.scene.view.top(self._paid.place)
        return card.name if card else ""

    @property
    def first_focus(self) -> Button:
        """Begin with what pays; left and right move one from there as well."""
        return self.confirm

    def take_key(self, key: Qt.Key) -> bool:
        """Take a number as how much Magic helps."""
        digit = key - Qt.Key.Key_0
        if self.split.minimum() <= digit <= self.split.maximum() and digit in range(10):
            self.split.setValue(digit)
            return True
        return super().take_key(key)

    def show_hint(self, option_id: str) -> None:
        """Set the split that is hinted at."""
        for payment in self._payments:
            if payment.id == option_id:
                self.split.setValue(payment.amounts.magic)
                self.confirm.set_hinted(hinted=True)

    def advice(self) -> str:
        return self.tr("Left and right, or a number, change how much Magic helps.")

    def heading(self) -> str:
        heading = {
            Action.SLAY: self.tr("Slay {card} for {price}"),
            Action.RECRUIT: self.tr("Recruit {card} for {price}"),
            Action.BUILD: self.tr("Build {card} for {price}"),
        }[self._paid.action]
        return heading.format(card=self.card_name, price=self._total)

    def note(self) -> str:
        """Say what copies or powers change of the price that is printed."""
        quote = self.scene.quotes.get(self._paid.place)
        card = quote.card if quote is not None else None
        more = quote.price.gold - quote.base if quote is not None else 0
        if more > 0 and isinstance(card, Citizen):
            words = self.tr("{base}, and {more} for those you have")
            return words.format(base=self._total - more, more=more)
        if more and isinstance(card, Citizen | Domain):
            return self.tr("{base} is printed").format(base=self._total - more)
        others = any(isinstance(option.at, AtPlace) for option in self.scene.instead)
        return self.tr("or click another card instead") if others else ""
