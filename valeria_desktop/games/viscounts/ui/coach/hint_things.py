"""The things of hinted options: an icon, the words, and what is paid in silver."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.rules.model.options import (
    SHUFFLE_FIRST,
    Arrange,
    AtCastle,
    BuildOn,
    BumpAt,
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
    ShiftWorker,
    Spend,
    TakeBuilding,
    TakeManuscript,
    TakePair,
    TradeTimes,
    UseLink,
)
from valeria_desktop.games.viscounts.ui.cards import signs
from valeria_desktop.ui.coach.hint_rows import HintThing
from valeria_desktop.ui.paint.brush import Mark, number
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from valeria_desktop.kernel.options import Option

_ICONS: dict[type[Option], str] = {
    PlayCard: signs.HAND,
    TakePair: signs.VISCOUNT,
    RideTo: signs.HORSESHOE,
    TradeTimes: signs.MARKET,
    BuildOn: signs.GROUND,
    SendWorkers: signs.PAWN,
    BumpAt: signs.PAWN,
    AtCastle: signs.CASTLE_MOVE,
    ShiftWorker: signs.CASTLE_MOVE,
    UseLink: signs.LINK,
    Hire: signs.HIRE,
    Dismiss: signs.DISMISS,
    TakeManuscript: signs.MANUSCRIPT,
    Arrange: signs.REARRANGE,
}


def hint_thing(option: Option, names: tuple[str, ...]) -> HintThing:
    """Describe an option of any question."""
    silver = getattr(option, "silver", 0) if isinstance(option, RideTo | Hire | Dismiss) else 0
    return HintThing(
        tell(option.words(), names),
        icon=icon_of(option),
        price=(number(silver), Mark(signs.SILVER)) if silver else (),
        price_words=str(silver) if silver else "",
    )


def icon_of(option: Option) -> str:
    """Return the sign of what an option does; "" for one that does nothing."""
    icon = next((icon for kind, icon in _ICONS.items() if isinstance(option, kind)), "")
    if option == SHUFFLE_FIRST:
        icon = signs.SHUFFLE
    match option:
        case ChooseAction():
            icon = signs.sign_of_action(option.action)
        case TakeBuilding():
            icon = signs.sign_of_building(option.square.building)
        case ChooseResource():
            icon = signs.sign_of_resource(option.resource)
        case Spend():
            icon = signs.sign_of_piece(option.what)
        case FlipPaper():
            icon = signs.sign_of_paper(option.paper, is_flipped=True)
        case CastOff() | CastOffTop():
            icon = signs.DESTROY if option.destroys else signs.DISCARD
    return icon
