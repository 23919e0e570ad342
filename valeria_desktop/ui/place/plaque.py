"""A rival's plaque: its wood, a name, numbers beside signs; each game paints its own things."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF

from valeria_desktop.ui.paint.focus_ring import paint_focus_ring
from valeria_desktop.ui.paint.materials import GOLD, materials_of
from valeria_desktop.ui.place.board_wood import (
    WOOD_BEYOND,
    paint_light,
    paint_plaque_wood,
    wood_of,
)

if TYPE_CHECKING:
    from PySide6.QtGui import QFont

    from valeria_desktop.ui.paint.brush import Brush

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


@frozen
class PlaqueOwner:
    """The owner of a plaque, as far as the wood shows it."""

    seat: int
    colour: str
    is_active: bool
    """Whether gold and light are on it: the owner has the turn, or is asked."""
    is_lord: bool = False


@frozen
class Bearing:
    """The marks of a plaque just now, apart from its owner's goods."""

    is_hovered: bool = False
    has_focus: bool = False
    is_told: bool = False
    """Whether the story tells of this player: then the plaque has a ring in the player's colour."""


def paint_plaque_board(brush: Brush, board: QRectF, owner: PlaqueOwner, bearing: Bearing) -> None:
    """Paint the wood from a kept picture, because the things on it change often.

    The ring is of gold for the active player, of the player's colour for the one that the story
    tells of.
    """
    look, beyond = brush.look, math.ceil(WOOD_BEYOND * brush.unit)
    is_light = owner.is_active or bearing.is_hovered
    wood = wood_of(look, is_active=is_light, is_lord=owner.is_lord)
    ring = _ring_of(brush, owner, bearing)

    def draw(piece: Brush, box: QRectF) -> None:
        inside = box.adjusted(beyond, beyond, -beyond, -beyond)
        paint_plaque_wood(piece, inside, wood, ring, str(owner.seat))
        if owner.is_active:
            paint_light(piece, inside, is_dark=look.is_dark)

    around = board.adjusted(-beyond, -beyond, beyond, beyond)
    depends = (paint_plaque_board, wood, ring, owner.seat, owner.is_active)
    brush.piece_of(depends, around, draw)


def _ring_of(brush: Brush, owner: PlaqueOwner, bearing: Bearing) -> str:
    if bearing.is_told:
        return owner.colour
    if owner.is_active:
        return GOLD
    return materials_of(brush.look).parchment_line if bearing.is_hovered else ""


def paint_plaque_focus(brush: Brush, board: QRectF) -> None:
    """Paint a dashed line inside a focused plaque."""
    painter, inset = brush.painter, 3.5 * brush.unit
    paint_focus_ring(painter, board.adjusted(inset, inset, -inset, -inset), 6)


def paint_plaque_words(brush: Brush, line: QRectF, words: str, font: QFont, ink: str) -> None:
    """Write a name or a number at the left of a line."""
    brush.painter.setFont(font)
    brush.painter.setPen(QColor(ink))
    brush.painter.drawText(line, LEFT, words)


def elided(font: QFont, words: str, room: float) -> str:
    """Return words cut to a width, with dots for the missing rest."""
    return QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, room)
