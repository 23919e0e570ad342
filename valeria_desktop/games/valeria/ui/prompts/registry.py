"""The presenter of each kind of question, and the panels between questions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.model.options import Pay
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.ui.prompts.acts import ActPresenter
from valeria_desktop.games.valeria.ui.prompts.dice import ChangePresenter, RollPresenter
from valeria_desktop.games.valeria.ui.prompts.duke import DukePresenter, KeepsakePresenter
from valeria_desktop.games.valeria.ui.prompts.lists import (
    ColumnPresenter,
    EventPresenter,
    FillPresenter,
    OrderPresenter,
    PaymentPresenter,
    SurrenderPresenter,
)
from valeria_desktop.games.valeria.ui.prompts.mix import MixPresenter, mixes
from valeria_desktop.games.valeria.ui.prompts.pauses import DukesWaiting, LeftoverTurn, TurnSeen
from valeria_desktop.games.valeria.ui.prompts.pay import PayPresenter, divides
from valeria_desktop.games.valeria.ui.prompts.uses import UsePresenter
from valeria_desktop.ui.prompts.waiting import Pauses

if TYPE_CHECKING:
    from collections.abc import Mapping

    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.ui.paint.parchment import ParchmentLook
    from valeria_desktop.ui.prompts.panel import PresenterMaker
    from valeria_desktop.ui.prompts.presenter import GameSource, Presenter


def _of_payment(
    look: ParchmentLook, scene: Scene, decision: Decision, looking: GameSource
) -> Presenter:
    """Return counters, if payments divide a price step by step; else a list."""
    payments = [option.amounts for option in decision.options if isinstance(option, Pay)]
    if divides(payments):
        return PayPresenter(look, scene, decision, looking)
    kind = MixPresenter if mixes(payments) else PaymentPresenter
    return kind(look, scene, decision, looking)


PRESENTERS: Mapping[str, PresenterMaker] = {
    Prompt.DUKE: DukePresenter,
    Prompt.KEEP: KeepsakePresenter,
    Prompt.ROLL: RollPresenter,
    Prompt.CHANGE_DICE: ChangePresenter,
    Prompt.ORDER_EVENTS: EventPresenter,
    Prompt.USE: UsePresenter,
    Prompt.ACT: ActPresenter,
    Prompt.PAY: _of_payment,
    Prompt.FILL: FillPresenter,
    Prompt.ATTACK_ORDER: OrderPresenter,
    Prompt.ATTACK_COLUMN: ColumnPresenter,
    Prompt.CAPTURE: SurrenderPresenter,
    Prompt.LORD_TAKES: SurrenderPresenter,
}
PAUSES = Pauses(DukesWaiting, LeftoverTurn, TurnSeen)
