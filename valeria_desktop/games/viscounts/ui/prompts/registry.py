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

_PROMPTS: Mapping[type[Presenter], tuple[Prompt, ...]] = {
    PairPresenter: (Prompt.PAIR,),
    CardsPresenter: (Prompt.PLAY,),
    RidePresenter: (Prompt.RIDE,),
    ActionPresenter: (Prompt.ACTION,),
    NumbersPresenter: (Prompt.TRADE, Prompt.WORKERS, Prompt.PAY, Prompt.RESOURCE),
    RealmPresenter: (
        *(Prompt.SPOT, Prompt.SECTION, Prompt.WORKER),
        *(Prompt.HIRE, Prompt.MANUSCRIPT),
    ),
    OneColumnPresenter: (
        *(Prompt.DISMISS, Prompt.SQUARE, Prompt.LINK, Prompt.BUMP),
        *(Prompt.DISCARD, Prompt.DESTROY, Prompt.WAY),
    ),
    AnswersPresenter: (Prompt.RECRUIT, Prompt.DESTROY_FIRST, Prompt.FLIP),
    ArrangePresenter: (Prompt.REARRANGE,),
    OrderPresenter: (Prompt.ORDER,),
}
PRESENTERS: Mapping[str, type[Presenter]] = {
    prompt: kind for kind, prompts in _PROMPTS.items() for prompt in prompts
}
"""The presenters by prompt."""
