"""Paying a citizen with Gold, Strength and Magic in any mix (FF12): three counters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.ui.prompts.pay import MAGIC, Counters, PayPresenter
from valeria_desktop.ui.words.label import explain_beside

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import Qt

    from valeria_desktop.games.valeria.rules.model.amounts import Amounts
    from valeria_desktop.games.valeria.rules.model.options import Pay
    from valeria_desktop.ui.controls.button import Button


def mixes(payments: Sequence[Amounts]) -> bool:
    """Return whether payments divide one number among Gold, Strength and Magic."""
    totals = {each.gold + each.strength + each.magic for each in payments}
    kinds = any(each.gold for each in payments) and any(each.strength for each in payments)
    return len(totals) == 1 and kinds and not any(each.more for each in payments)


class MixPresenter(PayPresenter):
    """Offers each mix of three resources: Strength or Gold for what Magic doesn't pay."""

    @property
    def _split_kinds(self) -> tuple[str, ...]:
        return (MAGIC,)

    @property
    def _left_kinds(self) -> tuple[str, ...]:
        return "gold", "strength", MAGIC

    def _build_more(self) -> None:
        """Add the counters of Gold and Strength, set to the first payment."""
        self._by_parts = {
            (each.amounts.magic, each.amounts.strength): each for each in self._payments
        }
        magics = [magic for magic, _ in self._by_parts]
        self.split.setRange(min(magics), max(magics))
        first = self._payments[0].amounts
        self.real = Counters(self.look, ("gold", "strength"), self._total - first.magic)
        self.real.setAccessibleName(self.tr("How much of the rest you pay in Strength."))
        explain_beside(self.real, self.tr("Left and right change how much you pay in Strength."))
        self.column.addWidget(self.real)
        self._fit_real()
        self.real.setValue(first.strength)
        self.split.valueChanged.connect(self._fit_real)
        self.real.valueChanged.connect(self._show_split)

    def _fit_real(self) -> None:
        """Let Gold and Strength pay what Magic leaves of the price."""
        magic = self.split.value()
        parts = [strength for each, strength in self._by_parts if each == magic]
        self.real.divide(self._total - magic, min(parts), max(parts))

    @property
    def payment(self) -> Pay:
        return self._by_parts[self.split.value(), self.real.value()]

    def _move_one(self, button: Button, key: Qt.Key) -> bool:
        """Move one unit between Gold and Strength with left and right."""
        return self._moves(self.real, button, key)

    def show_hint(self, option_id: str) -> None:
        """Set the counters to the hinted payment."""
        for payment in self._payments:
            if payment.id == option_id:
                self.split.setValue(payment.amounts.magic)
                self.real.setValue(payment.amounts.strength)
                self.confirm.set_hinted(hinted=True)

    def advice(self) -> str:
        return self.tr("Left and right move Gold and Strength; a number is how much Magic you pay.")
