"""The things of hinted options: an icon, the words, and what is paid in silver."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from valeria_desktop.games.viscounts.rules.model.castle_options import AtCastle, BumpAt, ShiftWorker
from valeria_desktop.games.viscounts.rules.model.options import (
    SHUFFLE_FIRST,
    Arrange,
    BuildOn,
    CastOff,
    CastOffTop,
    ChooseAction,
    ChooseResource,
    Dismiss,
    FlipPaper,
    Hire,
    PlayCard,
    RideTo,
    SendWorkers,
    Spend,
    TakeBuilding,
    TakeManuscript,
    TakePair,
    TradeTimes,
    UseLink,
)
from valeria_desktop.games.viscounts.ui.cards import signs
from valeria_desktop.games.viscounts.ui.cards.powers import marks
from valeria_desktop.ui.coach.hint_rows import HintThing
from valeria_desktop.ui.paint.brush import Mark, number
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.kernel.options import Option

_ICONS: dict[type, Callable[[Any], str]] = {
    ChooseAction: lambda option: signs.sign_of_action(option.action),
    ChooseResource: lambda option: signs.sign_of_resource(option.resource),
    FlipPaper: lambda option: signs.sign_of_paper(option.paper, is_flipped=True),
    TakeBuilding: lambda option: signs.sign_of_building(option.square.building),
    BuildOn: lambda option: next(
        (mark.icon for mark in marks(option.spot.effect) if mark.icon), signs.GROUND
    ),
    CastOff: lambda option: signs.DESTROY if option.destroys else signs.DISCARD,
    CastOffTop: lambda option: signs.DESTROY if option.destroys else signs.DISCARD,
    TakeManuscript: lambda option: signs.sign_of_book(option.manuscript),
    Dismiss: lambda _: signs.DISMISS,
    Hire: lambda _: signs.HIRE,
    Arrange: lambda _: signs.REARRANGE,
    AtCastle: lambda _: signs.CASTLE,
    SendWorkers: lambda _: signs.PAWN,
}
"""The sign of each kind of answers that has one on its button, too."""
_MORE = {
    PlayCard: signs.HAND,
    TakePair: signs.VISCOUNT,
    RideTo: signs.HORSESHOE,
    TradeTimes: signs.MARKET,
    BumpAt: signs.PAWN,
    ShiftWorker: signs.CASTLE_MOVE,
    UseLink: signs.LINK,
}


def hint_thing(option: Option, names: tuple[str, ...]) -> HintThing:
    """Describe an option of any question."""
    silver = getattr(option, "silver", 0) if isinstance(option, RideTo | Hire | Dismiss) else 0
    return HintThing(
        tell(option.words(), names),
        icon=_hinted_icon(option),
        price=(number(silver), Mark(signs.SILVER)) if silver else (),
        price_words=str(silver) if silver else "",
    )


def _hinted_icon(option: Option) -> str:
    """Return an answer's sign; what is paid with has its own."""
    if isinstance(option, Spend):
        return signs.sign_of_piece(option.what)
    return icon_of(option) or _MORE.get(type(option), "")


def icon_of(option: Option) -> str:
    """Return the sign of an answer, as on its button; "" for one without."""
    if option == SHUFFLE_FIRST:
        return signs.SHUFFLE
    find = _ICONS.get(type(option))
    return "" if find is None else find(option)
