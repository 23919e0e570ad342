"""The things of hinted options: a card's emblem and name, with the price as it will be paid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.at import OfCard
from valeria_desktop.games.valeria.rules.model.options import (
    ActAt,
    GainResource,
    KeepCard,
    Pay,
    UseWay,
)
from valeria_desktop.games.valeria.rules.model.price import ways_of_any
from valeria_desktop.kernel.signs import Mark, number
from valeria_desktop.ui.coach.hint_rows import HintThing
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valeria.rules.model.amounts import Amounts
    from valeria_desktop.games.valeria.rules.view import PlayerView, View
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.signs import Marks


def hint_thing(
    option: Option, plan: tuple[Option, ...], view: View, names: Sequence[str] = ()
) -> HintThing | None:
    """Describe an option about a card or a resource; None for any other option."""
    match option:
        case ActAt():
            paid = payment(option, plan, view.players[view.seat])
            words = tell(paid.words()) if paid else ""
            return HintThing(
                option.card.name, option.card.id, price=_marks(paid), price_words=words
            )
        case GainResource():
            return HintThing(tell(option.words()), icon=option.resource.value)
        case UseWay():
            return HintThing(tell(option.words(), names), option.cause.id)
        case KeepCard():
            return HintThing(tell(option.words()), option.card.id)
    if isinstance(option.at, OfCard):
        return HintThing(tell(option.words(), names), option.at.card)
    return None


def payment(option: ActAt, plan: tuple[Option, ...], player: PlayerView) -> Amounts:
    """Return the price as it will be paid: as the plan pays it, or with the least Magic (T16)."""
    if plan and isinstance(plan[0], Pay):
        return plan[0].amounts
    return ways_of_any(option.prices, player)[0].amounts


def _marks(paid: Amounts) -> Marks:
    found: list[Mark] = []
    for kind, amount in paid:
        found += [number(amount), Mark(kind)]
    return tuple(found) or (number(0), Mark("gold"))
