"""The things of hinted options: a card's emblem and name, with the price as it will be paid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valeria.rules.at import OfCard, place_words
from valeria_desktop.games.valeria.rules.effects.centre import FreeFrom
from valeria_desktop.games.valeria.rules.model.options import (
    ActAt,
    GainResource,
    KeepCard,
    Pay,
    UseWay,
)
from valeria_desktop.games.valeria.rules.model.price import ways_of_any
from valeria_desktop.games.valeria.rules.model.purse import purse_of
from valeria_desktop.games.valeria.solo.effects import FromPile
from valeria_desktop.games.valeria.solo.options import AttackColumn, Hide, Surrender
from valeria_desktop.kernel.signs import Mark, number
from valeria_desktop.ui.coach.hint_rows import HintThing
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valeria.rules.model.amounts import Amounts
    from valeria_desktop.games.valeria.rules.model.effect import Effect
    from valeria_desktop.games.valeria.rules.view import PlayerView, View
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.signs import Marks


def hint_thing(
    option: Option, plan: tuple[Option, ...], view: View, names: Sequence[str] = ()
) -> HintThing | None:
    """Describe an option about a card or a resource; None for any other option."""
    match option:
        case ActAt():
            return _priced(option, payment(option, plan, view.players[view.seat]))
        case GainResource():
            return HintThing(tell(option.words()), icon=option.resource.value)
        case UseWay(way=way):
            return _free_card(way) or HintThing(tell(option.words(), names), option.cause.id)
        case KeepCard():
            return HintThing(tell(option.words()), option.card.id)
    if isinstance(option.at, OfCard):
        return HintThing(tell(option.words(), names), option.at.card)
    return _against_the_lord(option, view)


def _priced(option: ActAt, paid: Amounts) -> HintThing:
    words = tell(paid.words()) if paid else ""
    return HintThing(option.card.name, option.card.id, "", _marks(paid), words, is_name=True)


def _free_card(way: Effect) -> HintThing | None:
    """Describe a card that is gained for free; of the siege's piles any card may be (G5)."""
    if not isinstance(way, FreeFrom | FromPile):
        return None
    title = way.card.name
    if isinstance(way, FromPile):
        title = f"{title}, {tell(place_words(way.place))}"
    return HintThing(title, way.card.id, is_name=True)


def _against_the_lord(option: Option, view: View) -> HintThing | None:
    """Describe an option of a game for one player; None for any other option."""
    translate = QCoreApplication.translate
    match option:
        case Surrender():
            return HintThing(option.card.name, option.card.id, is_name=True)
        case Hide():
            words = translate("Hint", "Hide {hidden} under {card}")
            title = words.format(hidden=option.hidden.name, card=option.card.name)
            return HintThing(title, option.hidden.id)
        case AttackColumn():
            monster = view.top(option.place)
            title = translate("Hint", "Column {number}").format(number=option.place + 1)
            return HintThing(title, "" if monster is None else monster.id, is_name=True)
    return None


def payment(option: ActAt, plan: tuple[Option, ...], player: PlayerView) -> Amounts:
    """Return the price as it will be paid: as the plan pays it, or with the least Magic (T16)."""
    if plan and isinstance(plan[0], Pay):
        return plan[0].amounts
    return ways_of_any(option.prices, purse_of(player))[0].amounts  # with Tomes, too (CS11)


def _marks(paid: Amounts) -> Marks:
    found: list[Mark] = []
    for kind, amount in paid:
        found += [number(amount), Mark(kind)]
    return tuple(found) or (number(0), Mark("gold"))
