"""Where a rival's things lie on the strip: what flies to them comes to the very sign or card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from valeria_desktop.games.viscounts.rules import at as address
from valeria_desktop.games.viscounts.rules.model.kinds import Paper
from valeria_desktop.games.viscounts.rules.model.zones import LINE, TRACK

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.at import Owned
    from valeria_desktop.games.viscounts.ui.parts.rivals import RivalStrip, StripBoxes

_OF_PLAYER = {
    address.Asset.SILVER: ("purse", 0, 4),
    address.Asset.INK: ("purse", 1, 4),
    address.Asset.STONE: ("purse", 2, 4),
    address.Asset.GOLD: ("purse", 3, 4),
    address.Asset.HAND: ("cards", 0, 3),
    address.Asset.DISCARD: ("cards", 2, 3),
    address.Asset.WORKERS: ("workers", 0, 1),
    address.Asset.MANUSCRIPTS: ("ribbons", 0, 1),
    address.Asset.LEADER: ("shield", 0, 1),
    address.Asset.VISCOUNT: ("shield", 0, 1),
}
"""For each asset the row that shows it, its place there, and how many are in the row."""
_SQUARES = 3
"""Squares in a row, and rows of them."""


def spot_on(strip: RivalStrip, places: StripBoxes, at: Owned) -> QRectF:
    """Return the box of a thing on a strip; an empty one where the strip doesn't show it."""
    name, place, parts = _spot(strip, at)
    found = _part(getattr(places, name), place, parts)
    if isinstance(at, address.OfSquare) and not found.isEmpty():
        found.setHeight(found.height() / _SQUARES)
        found.translate(0, found.height() * ((at.square - 1) // _SQUARES))
    return found


def _spot(strip: RivalStrip, at: Owned) -> tuple[str, int, int]:
    """Return the row that shows a thing, its place there, and how many are in the row."""
    match at:
        case address.OfPlayer(asset=asset):
            return _OF_PLAYER[asset]
        case address.OfTrack(space=space):
            return "track", space - 1, TRACK
        case address.OfPapers(paper=paper):
            return "papers", int(paper is Paper.DEED), len(Paper)
        case address.OfSquare(square=square):
            return "squares", (square - 1) % _SQUARES, _SQUARES
    if isinstance(at, address.OfLine):
        return "line", at.space, LINE
    line = [] if strip.player is None else [card and card.id for card in strip.player.line]
    card = at.card if isinstance(at, address.OfCard) else ""
    return ("line", line.index(card), LINE) if card in line else ("cards", 1, 3)


def _part(room: QRectF, at: int, parts: int) -> QRectF:
    """Return one of the equal parts of a row, from its left end."""
    wide = room.width() / parts
    return QRectF(room.left() + at * wide, room.top(), wide, room.height())
