"""The presenter of each kind of Valencia's questions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.ui.prompts.bid import BidPresenter
from valeria_desktop.games.valencia.ui.prompts.lists import (
    AnswersPresenter,
    MapPresenter,
    OneColumnPresenter,
)
from valeria_desktop.games.valencia.ui.prompts.pauses import PartWaiting
from valeria_desktop.ui.prompts.waiting import Pauses

if TYPE_CHECKING:
    from collections.abc import Mapping

    from valeria_desktop.ui.prompts.presenter import Presenter

PRESENTERS: Mapping[str, type[Presenter]] = {
    Prompt.BID: BidPresenter,
    Prompt.POWER: OneColumnPresenter,
    Prompt.KEEP_CARD: AnswersPresenter,
    Prompt.SIT: OneColumnPresenter,
    Prompt.GOOD: AnswersPresenter,
    Prompt.PLACE: MapPresenter,
    Prompt.SHARE: MapPresenter,
    Prompt.SELL: OneColumnPresenter,
    Prompt.MOVE: MapPresenter,
    Prompt.PALM: MapPresenter,
    Prompt.FOUNTAIN: MapPresenter,
    Prompt.ABILITY: OneColumnPresenter,
    Prompt.KEEP_TASK: OneColumnPresenter,
    Prompt.RECALL: AnswersPresenter,
    Prompt.DEARER: OneColumnPresenter,
    Prompt.MOVE_PALM: MapPresenter,
}
"""The presenters by prompt; tasks and plans have sheets of their own (ui/planning)."""
PAUSES = Pauses(PartWaiting)
