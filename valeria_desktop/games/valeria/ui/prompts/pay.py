"""Paying: how much Magic helps, on a row of what is paid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from valeria_desktop.games.valeria.rules.model.options import Action, Pay
from valeria_desktop.games.valeria.rules.turn.standing import Payment, payment_of
from valeria_desktop.games.valeria.ui.prompts.split import SplitSlider
from valeria_desktop.ui.kit.button import Button, Kind
from valeria_desktop.ui.kit.controls import Text
from valeria_desktop.ui.kit.plain import explain_beside
from valeria_desktop.ui.kit.strokes import ENTER
from valeria_desktop.ui.kit.typed import as_a
from valeria_desktop.ui.prompts.presenter import Presenter

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.amounts import Amounts


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
        self.split = SplitSlider(self.look, self._kind, self._total)
        self.split.setRange(first.magic, self._payments[-1].amounts.magic)
        self.split.setAccessibleName(self.tr("How much Magic helps to pay."))
        explain_beside(
            self.split, self.tr("Left and right, or a number, change how much Magic helps.")
        )
        self._words = Text(self.look, "", 16)
        self.column.addSpacing(self.look.px(4))
        self.column.addWidget(self._words)
        self.column.addWidget(self.split)
        self._add_buttons()
        self.split.valueChanged.connect(self._show_split)
        self.split.setValue(first.magic)
        self._show_split()

    def _add_buttons(self) -> None:
        self.footer_row.insertWidget(0, self.make_back(self.tr("Cancel")))
        verb = {
            Action.SLAY: self.tr("Slay"),
            Action.RECRUIT: self.tr("Recruit"),
            Action.BUILD: self.tr("Build"),
        }[self._paid.action]
        icon = self._paid.action.value
        self.confirm = Button(self.look, verb, icon=icon, key=ENTER, kind=Kind.PRIMARY)
        self.confirm.set_height(36)
        self.confirm.clicked.connect(self._confirm)
        self.adopt(self.confirm, ENTER)
        self.footer_row.addWidget(self.confirm)

    @property
    def payment(self) -> Pay:
        """The split that is shown."""
        return self._payments[self.split.value() - self.split.minimum()]

    def _confirm(self) -> None:
        self.chosen.emit(self.payment.id)

    def _show_split(self) -> None:
        amounts = self.payment.amounts
        self._words.setText(
            self.tr("Pay {price} for {card}: {split}").format(
                price=self._total, card=self.card_name, split=self._split_words(amounts)
            )
        )
        self.confirm.setAccessibleName(
            self.tr("{verb} {card}: {choice}.").format(
                verb=self.confirm.text(), card=self.card_name, choice=self.words(self.payment)
            )
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
    def first_focus(self) -> SplitSlider:
        """Begin with the split."""
        return self.split

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
