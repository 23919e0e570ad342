"""The reason for the first option of a question whose options are as good as each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.coach.payments import reasons_to_pay
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.kernel.coaching import Reason, ReasonKind
from valeria_desktop.kernel.phrases import say

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.view import View


def plain_reasons(view: View) -> tuple[Reason, ...]:
    """Return why the first option will do: of payments, and of the order of attacks (D4)."""
    decision = view.decision
    if decision is not None and decision.prompt is Prompt.ATTACK_ORDER:
        words = say("Both dice attack; you choose only which is first.")
        return (Reason(ReasonKind.BRINGS, words, 0.0, cause="order"),)
    return reasons_to_pay(view)
