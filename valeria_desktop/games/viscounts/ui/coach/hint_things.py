"""The things of hinted options: an icon, the words, and what is paid in silver."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from valeria_desktop.games.viscounts.rules.model import castle_options as castle
from valeria_desktop.games.viscounts.rules.model import options as chosen
from valeria_desktop.games.viscounts.ui.cards import signs
from valeria_desktop.games.viscounts.ui.cards.powers import marks
from valeria_desktop.kernel.signs import Mark, number
from valeria_desktop.ui.coach.hint_rows import HintThing
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.kernel.options import Option

_ICONS: dict[type, Callable[[Any], str]] = {
    chosen.ChooseAction: lambda option: signs.sign_of_action(option.action),
    chosen.ChooseResource: lambda option: signs.sign_of_resource(option.resource),
    chosen.FlipPaper: lambda option: signs.sign_of_paper(option.paper, is_flipped=True),
    chosen.TakeBuilding: lambda option: signs.sign_of_building(option.square.building),
    chosen.BuildOn: lambda option: next(
        (mark.icon for mark in marks(option.spot.effect) if mark.icon), signs.GROUND
    ),
    chosen.CastOff: lambda option: signs.DESTROY if option.destroys else signs.DISCARD,
    chosen.CastOffTop: lambda option: signs.DESTROY if option.destroys else signs.DISCARD,
    chosen.TakeManuscript: lambda option: signs.sign_of_book(option.manuscript),
    chosen.Dismiss: lambda _: signs.DISMISS,
    chosen.Hire: lambda _: signs.HIRE,
    chosen.Arrange: lambda _: signs.REARRANGE,
    castle.AtCastle: lambda _: signs.CASTLE,
    chosen.SendWorkers: lambda _: signs.PAWN,
}
"""The sign of each kind of answers that has one on its button, too."""
_MORE = {
    chosen.PlayCard: signs.HAND,
    chosen.TakePair: signs.VISCOUNT,
    chosen.RideTo: signs.HORSESHOE,
    chosen.TradeTimes: signs.MARKET,
    castle.BumpAt: signs.PAWN,
    castle.ShiftWorker: signs.CASTLE_MOVE,
    chosen.UseLink: signs.LINK,
}
_PAID = chosen.RideTo | chosen.Hire | chosen.Dismiss


def hint_thing(option: Option, names: tuple[str, ...]) -> HintThing:
    """Describe an option of any question."""
    silver = getattr(option, "silver", 0) if isinstance(option, _PAID) else 0
    return HintThing(
        tell(option.words(), names),
        icon=_hinted_icon(option),
        price=(number(silver), Mark(signs.SILVER)) if silver else (),
        price_words=str(silver) if silver else "",
    )


def _hinted_icon(option: Option) -> str:
    """Return an answer's sign; what is paid with has its own."""
    if isinstance(option, chosen.Spend):
        return signs.sign_of_piece(option.what)
    return icon_of(option) or _MORE.get(type(option), "")


def icon_of(option: Option) -> str:
    """Return the sign of an answer, as on its button; "" for one without."""
    if option == chosen.SHUFFLE_FIRST:
        return signs.SHUFFLE
    find = _ICONS.get(type(option))
    return "" if find is None else find(option)
