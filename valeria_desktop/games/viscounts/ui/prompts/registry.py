"""The presenter of each kind of Viscounts' questions; any other is shown as a plain list."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.rules.model.prompts import Prompt
from valeria_desktop.games.viscounts.ui.prompts.lists import (
    ActionPresenter,
    AnswersPresenter,
    ArrangePresenter,
    CardsPresenter,
    NumbersPresenter,
    OneColumnPresenter,
    OrderPresenter,
    PairPresenter,
    RealmPresenter,
)
from valeria_desktop.games.viscounts.ui.prompts.ride import RidePresenter

if TYPE_CHECKING:
    from collections.abc import Mapping

    from valeria_desktop.ui.prompts.presenter import Presenter

PRESENTERS: Mapping[str, type[Presenter]] = {
    Prompt.PAIR: PairPresenter,
    Prompt.PLAY: CardsPresenter,
    Prompt.RIDE: RidePresenter,
    Prompt.ACTION: ActionPresenter,
    Prompt.DISMISS: OneColumnPresenter,
    Prompt.TRADE: NumbersPresenter,
    Prompt.SQUARE: OneColumnPresenter,
    Prompt.SPOT: RealmPresenter,
    Prompt.WORKERS: NumbersPresenter,
    Prompt.PAY: NumbersPresenter,
    Prompt.LINK: OneColumnPresenter,
    Prompt.SECTION: RealmPresenter,
    Prompt.WORKER: RealmPresenter,
    Prompt.BUMP: OneColumnPresenter,
    Prompt.RECRUIT: AnswersPresenter,
    Prompt.HIRE: RealmPresenter,
    Prompt.DISCARD: OneColumnPresenter,
    Prompt.DESTROY: OneColumnPresenter,
    Prompt.DESTROY_FIRST: AnswersPresenter,
    Prompt.REARRANGE: ArrangePresenter,
    Prompt.FLIP: AnswersPresenter,
    Prompt.RESOURCE: NumbersPresenter,
    Prompt.WAY: OneColumnPresenter,
    Prompt.ORDER: OrderPresenter,
    Prompt.MANUSCRIPT: RealmPresenter,
}
"""The presenters by prompt."""
