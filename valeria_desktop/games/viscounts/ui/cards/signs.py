"""The names of Viscounts' icons, by the words of its rules.

Other games have drawings named after gold and any resource, so a few signs have a name of their
own. A name is in the art of one game only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.rules.model.kinds import (
    Action,
    BuildingType,
    Icon,
    Moment,
    Paper,
    Resource,
    Ribbon,
)
from valeria_desktop.games.viscounts.rules.model.things import Tallied

if TYPE_CHECKING:
    from collections.abc import Mapping

    from valeria_desktop.games.viscounts.rules.model.things import Manuscript

SILVER_PRICE = "silver-price"
"""A plain coin: prices stand on it, as a number never stands over a pattern."""
SILVER, VIRTUE, CORRUPTION = "silver", "virtue", "corruption"
TURN_OVER, DISCARD, DESTROY = "turn-over", "discard", "destroy"
REARRANGE, SHUFFLE, HIRE, DISMISS = "rearrange", "shuffle", "hire", "dismiss"
CASTLE, CASTLE_MOVE, PAWN, LEADER = "castle", "castle-move", "pawn", "leader"
MANUSCRIPT, BONUS_CARD = "manuscript", "bonus-card"
AT_ONCE, STANDING, DROP_OFF = "at-once", "standing", "drop-off"
CORNER = "corner"
COLLISION, NO_CRIMINALS = "collision", "no-criminals"
POVERTY, PROSPERITY = "poverty", "prosperity"
LINK, GROUND, MARKET = "link", "ground", "market"
HORSESHOE, HAND, SCHEME, FOCUS = "horseshoe", "hand-of-cards", "scheme", "focus"
VISCOUNT, RECONSTRUCTED, POINTS = "viscount", "reconstructed", "points"

AMOUNTS: Mapping[str, str] = {
    "corruption": CORRUPTION,
    "virtue": VIRTUE,
    "silver": SILVER,
    "ink": "ink",
    "stone": "stone",
    "gold": "ingot",
    "any": "any-resource",
    "resource": "any-resource",
    "deed": "deed",
    "debt": "debt",
}
"""The sign of each amount that a player may gain, in the order of gaining (WK18, WK87)."""
_ACTIONS = {
    Action.TRADE: MARKET,
    Action.BUILD: "building",
    Action.WORKERS: PAWN,
    Action.TRANSCRIBE: MANUSCRIPT,
}
_MOMENTS = {
    Moment.AFTER_TRADE: _ACTIONS[Action.TRADE],
    Moment.AFTER_BUILD: _ACTIONS[Action.BUILD],
    Moment.AFTER_WORKERS: _ACTIONS[Action.WORKERS],
    Moment.AFTER_TRANSCRIBE: _ACTIONS[Action.TRANSCRIBE],
    Moment.COLLISION: COLLISION,
    Moment.FLIP_DEBT: "paid-debt",
    Moment.GAIN_DEBT: "debt",
    Moment.HIRE: HIRE,
    Moment.FLIP: TURN_OVER,
    Moment.GAIN_SCHEME: SCHEME,
    Moment.SHUFFLE: SHUFFLE,
}
_TALLIES = {
    Tallied.BUILDINGS: "building",
    Tallied.RESOURCES: "any-resource",
    Tallied.FLIPPED_DEBTS: "paid-debt",
    Tallied.FLIPPED_DEEDS: "approved-deed",
    Tallied.INNER_WORKERS: CASTLE,
}


def sign_of_resource(resource: Resource) -> str:
    """Return the icon of a resource."""
    return AMOUNTS[resource.value]


def sign_of_piece(piece: str) -> str:
    """Return the icon of a piece of a payment: silver, a resource or a merchant."""
    return AMOUNTS.get(piece, piece)


def sign_of_icon(icon: Icon) -> str:
    """Return the icon of a kind of townsfolk."""
    return icon.value


def sign_of_action(action: Action) -> str:
    """Return the icon of a primary action."""
    return _ACTIONS[action]


def sign_of_moment(moment: Moment) -> str:
    """Return the icon of a moment at which standing powers work."""
    return _MOMENTS[moment]


def sign_of_building(kind: BuildingType) -> str:
    """Return the icon of a type of building."""
    return kind.value.replace("_", "-")


def sign_of_ribbon(ribbon: Ribbon) -> str:
    """Return the icon of a manuscript's ribbon, which bears its letter."""
    return f"ribbon-{ribbon.value}"


def sign_of_book(book: Manuscript) -> str:
    """Return the icon of a manuscript: its ribbon, if it has one."""
    return MANUSCRIPT if book.ribbon is None else sign_of_ribbon(book.ribbon)


def sign_of_paper(paper: Paper, *, is_flipped: bool) -> str:
    """Return the icon of a debt or a deed: a paid debt is crossed out, an approved deed ticked."""
    if not is_flipped:
        return paper.value
    return "paid-debt" if paper is Paper.DEBT else "approved-deed"


def sign_of_tally(what: Tallied) -> str:
    """Return the icon of the things that manuscripts count for points."""
    return _TALLIES.get(what, what.value)
