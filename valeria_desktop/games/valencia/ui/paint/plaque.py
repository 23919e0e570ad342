"""Paints a rival's plaque into the boxes of its layout."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor

from valeria_desktop.games.valencia.rules.at import Asset
from valeria_desktop.games.valencia.ui.cards.dyes import paint_back, paint_member
from valeria_desktop.games.valencia.ui.cards.influence_card import paint_card
from valeria_desktop.games.valencia.ui.parts.plaque_layout import (
    NAME,
    SIGN,
    SMALL,
    heap_words,
    total_words,
)
from valeria_desktop.games.valencia.ui.parts.rival_plaque import RivalStatus, name_of, status_words
from valeria_desktop.games.valencia.ui.parts.steps import paint_worth
from valeria_desktop.ui.paint.busts import Bust
from valeria_desktop.ui.paint.shields import BOT, paint_seat_sign
from valeria_desktop.ui.pieces.piece import FLAT
from valeria_desktop.ui.place.faced_plaques import paint_leaning
from valeria_desktop.ui.place.plaque import (
    LEFT,
    PlaqueOwner,
    elided,
    paint_plaque_board,
    paint_plaque_focus,
    paint_plaque_words,
)

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.ui.parts.plaque_layout import PlaqueLayout
    from valeria_desktop.games.valencia.ui.parts.rival_plaque import Plaque
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.paint.ruler import Ruler
    from valeria_desktop.ui.place.faces import ShownFace
    from valeria_desktop.ui.place.plaque import Bearing

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
NEUTRAL = "#8a8780"
"""The grey of Nina's shield, which is no player's colour."""
_SIGNS = {
    RivalStatus.ASKED: "reveal",
    RivalStatus.WAITS: "wait",
    RivalStatus.PASSED: "pass",
    RivalStatus.TO_COME: "clock",
    RivalStatus.AWAITED: "deck",
}
_MOST_BEHIND = 3
_BEHIND = QPointF(2.6, 0)


def plaque_colour(look: Look, plaque: Plaque) -> QColor:
    """Return the colour of a player, or the grey of Nina."""
    return QColor(NEUTRAL) if plaque.colour is None else look.player(plaque.colour)


def paint_plaque(
    brush: Brush, plaque: Plaque, places: PlaqueLayout, ruler: Ruler, bearing: Bearing
) -> None:
    """Paint a rival's plaque: board, shield, name, numbers, stacks and bid."""
    paint_plaque_board(brush, places.board, _owner_of(brush, plaque), bearing)
    if places.face.isEmpty():
        paint_seat_sign(brush, plaque_colour(brush.look, plaque), plaque.sign, places.shield)
    _paint_name(brush, plaque, places, ruler)
    for asset, box in places.numbers.items():
        _paint_number(brush, box, (plaque, asset), ruler)
    for box, size in zip(places.stacks, plaque.stacks, strict=False):
        if not box.isEmpty():
            _paint_stack(brush, box, plaque, size, ruler)
    _paint_heap(brush, plaque, places, ruler)
    _paint_cards(brush, plaque, places)
    _paint_total(brush, plaque, places, ruler)
    _paint_status(brush, plaque, places, ruler)
    if bearing.has_focus:
        paint_plaque_focus(brush, places.board)


def paint_plaque_face(brush: Brush, plaque: Plaque, places: PlaqueLayout, shown: ShownFace) -> None:
    """Paint a character's bust with the shield at its corner, and the figure on that."""
    if places.face.isEmpty():
        return
    rim = plaque_colour(brush.look, plaque).name()
    bust = Bust(plaque.portrait, shown.expression, rim)
    shield = paint_leaning(brush, places, shown, bust, plaque.sign)
    if plaque.has_figure and places.figure.isEmpty():
        brush.icon("figure", _corner(shield))


def _owner_of(brush: Brush, plaque: Plaque) -> PlaqueOwner:
    colour = plaque_colour(brush.look, plaque).name()
    return PlaqueOwner(plaque.seat, colour, is_active=plaque.is_asked)


def _paint_name(brush: Brush, plaque: Plaque, places: PlaqueLayout, ruler: Ruler) -> None:
    line = places.name
    if not line.isEmpty():
        font = ruler.title(NAME, line.height() / ruler.unit)
        right = line.right() if places.level.isEmpty() else places.level.left()
        room = (places.figure.left() if plaque.has_figure else right) - line.left()
        words = elided(font, name_of(plaque), room + 2)
        paint_plaque_words(brush, line, words, font, brush.look.palette.ink)
    if plaque.has_figure and (places.face.isEmpty() or not places.figure.isEmpty()):
        box = places.figure
        brush.icon("figure", _corner(places.shield) if box.isEmpty() else box)
    _paint_level(brush, plaque, places, ruler)


def _paint_level(brush: Brush, plaque: Plaque, places: PlaqueLayout, ruler: Ruler) -> None:
    """Paint the sign of a bot and its level behind the name."""
    box = places.level
    if box.isEmpty():
        return
    quiet, unit = brush.look.palette.quiet, ruler.unit
    side = ruler.size(SMALL + 2, box.height() / unit)
    sign = QRectF(box.left() + 6 * unit, box.center().y() - side / 2, side, side)
    brush.icon(BOT, sign, quiet)
    font = ruler.plain(SMALL, box.height() / unit)
    words = QRectF(sign.right() + 4 * unit, box.top(), box.right() - sign.right(), box.height())
    paint_plaque_words(brush, words, plaque.level, font, quiet)


def _corner(shield: QRectF) -> QRectF:
    """Return a corner of the shield: the figure stands there where there is no name."""
    side = shield.width() * 0.55
    return QRectF(shield.right() - side * 0.7, shield.top() - side * 0.1, side, side)


def _paint_number(brush: Brush, box: QRectF, what: tuple[Plaque, Asset], ruler: Ruler) -> None:
    """Paint the points so far on a seal, a number of members or privileges beside its sign."""
    plaque, asset = what
    number: int = plaque.points if asset is Asset.PRESTIGE else getattr(plaque, asset)
    size = ruler.size(SIGN + 2, box.height() / ruler.unit)
    if asset is Asset.PRESTIGE:
        wide = min(box.width(), box.height(), size * 1.35)
        top = box.center().y() - wide / 2
        paint_worth(brush, QRectF(box.left(), top, wide, wide), number)
        return
    sign = QRectF(box.left(), box.center().y() - size / 2, size, size)
    if asset is Asset.MEMBERS and plaque.sitting is not None:
        paint_member(brush, sign.adjusted(-2, -2, 2, 2), plaque.sitting)
    else:
        brush.icon("privilege", sign)
    font = ruler.bold(SIGN, box.height() / ruler.unit)
    room = QRectF(sign.right() + 2.5 * ruler.unit, box.top(), box.width(), box.height())
    paint_plaque_words(brush, room, str(number), font, brush.look.palette.ink)


def _paint_stack(brush: Brush, box: QRectF, plaque: Plaque, size: int, ruler: Ruler) -> None:
    """Paint the backs of a stack, the lower ones shifted, and below them their number."""
    if plaque.sitting is None:
        return
    behind = min(size - 1, _MOST_BEHIND)
    for number in range(behind, -1, -1):
        paint_back(brush, box.translated(_BEHIND * (number * brush.unit)), plaque.sitting)
    foot = QRectF(box.left(), box.bottom(), box.width(), ruler.size(15, 17))
    small = ruler.bold(SMALL, foot.height() / ruler.unit)
    brush.write(foot, str(size), small, brush.look.palette.ink)


def _paint_heap(brush: Brush, plaque: Plaque, places: PlaqueLayout, ruler: Ruler) -> None:
    box = places.heap
    if box.isEmpty():
        return
    side = ruler.size(SIGN, 22)
    ink = brush.look.palette.ink
    brush.icon("stack", QRectF(box.left(), box.center().y() - side / 2, side, side), ink)
    brush.painter.setFont(ruler.bold(SMALL, 20))
    brush.painter.setPen(QColor(ink))
    words = box.adjusted(side + 3 * ruler.unit, 0, 4, 0)
    brush.painter.drawText(words, LEFT, heap_words(plaque))


def _paint_cards(brush: Brush, plaque: Plaque, places: PlaqueLayout) -> None:
    """Paint the revealed cards; the visible part of each card in a fan shows its contents."""
    lefts = [box.left() for box in places.cards[1:]]
    for box, card, following in zip(places.cards, plaque.cards, [*lefts, None], strict=False):
        seen = box.width() if following is None else min(box.width(), following - box.left())
        paint_card(brush, box, card, FLAT, shown=seen)


def _paint_total(brush: Brush, plaque: Plaque, places: PlaqueLayout, ruler: Ruler) -> None:
    box = places.total
    if plaque.cards and not box.isEmpty():
        font = ruler.bold(SIGN, box.height() / ruler.unit)
        brush.write(box, total_words(plaque), font, brush.look.palette.ink, _RIGHT)


def _paint_status(brush: Brush, plaque: Plaque, places: PlaqueLayout, ruler: Ruler) -> None:
    box = places.status
    if box.isEmpty():
        return
    tokens = brush.look.palette
    colour = tokens.lit if plaque.status is RivalStatus.ASKED else tokens.quiet
    sign = QRectF(box.left(), box.top(), box.height(), box.height())
    brush.icon(_SIGNS[plaque.status], sign, colour)
    if places.has_status_words:
        brush.painter.setFont(ruler.plain(SMALL, 24))
        brush.painter.setPen(QColor(colour))
        words = QRectF(sign.right() + 5 * ruler.unit, box.top(), box.width(), box.height())
        brush.painter.drawText(words, LEFT, status_words(plaque))
