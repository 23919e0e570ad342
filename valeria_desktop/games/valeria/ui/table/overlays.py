"""Where things stand for a moment over the market: dice, a card that is told of, a recap."""

from __future__ import annotations

from attrs import frozen
from PySide6.QtCore import QRect, QRectF

from valeria_desktop.ui.table.frame import snapped

_DICE_WIDTH, _DICE_HEIGHT = 260, 140
_TOLD_WIDTH, _TOLD_HEIGHT = 250, 344
_WORDS_WIDTH, _WORDS_HEIGHT = 300, 126
_RECAP_WIDTH, _RECAP_MOST = 812, 380
_NOTICE_WIDTH, _NOTICE_HEIGHT = 360, 44
_LARGEST = 1.25
"""Words over the market grow so far with their text; then they wrap and scroll."""


@frozen
class Overlays:
    """They never cover bar, rivals or prompt."""

    dice: tuple[QRect, QRect, QRect]
    """A third of the mat each, of which the one where nothing woke is taken."""
    told: QRect
    words: QRect
    """What is told of the card, beside it or below."""
    recap: QRect
    zoom: QRect
    """The room that a card looked at closely may stand in."""
    notice: QRect


@frozen
class _Room:
    """What overlays stand in."""

    mat: QRect
    unit: float
    large: float


def overlays_of(mat: QRect, zoom: QRect, unit: float, large: float) -> Overlays:
    """Return the places over a mat; what is looked at closely has a room of its own."""
    edge, top = round(8 * unit), round(6 * unit)
    room = _Room(mat.adjusted(edge, top, -edge, -top), unit, min(large, _LARGEST) * unit)
    told, words = _told(room)
    return Overlays(
        dice=_dice(room),
        told=told,
        words=words,
        recap=_recap(room),
        zoom=zoom,
        notice=_notice(room),
    )


def _told(room: _Room) -> tuple[QRect, QRect]:
    """Return a card in the middle, and its words at its right; without room there, below."""
    mat, unit = room.mat, room.unit
    told = _card(room, mat.height())
    wide, high = min(_WORDS_WIDTH * room.large, mat.width()), _WORDS_HEIGHT * room.large
    words = QRectF(told.right() + 20 * unit, told.center().y() - high / 2, wide, high)
    if words.right() > mat.right():
        told = _card(room, mat.height() - high - 10 * unit)
        told.moveTop(mat.top())
        left = mat.center().x() - wide / 2
        words = QRectF(left, told.bottom() + 10 * unit, wide, high)
    return told, snapped(words)


def _card(room: _Room, height: float) -> QRect:
    share = min(room.unit, height / _TOLD_HEIGHT)
    return _middle(room.mat, _TOLD_WIDTH * share, _TOLD_HEIGHT * share)


def _recap(room: _Room) -> QRect:
    """Return the most that the sheet may take; it knows how much it has to tell."""
    width, height = _RECAP_WIDTH * room.large, _RECAP_MOST * room.large
    return _middle(room.mat, min(width, room.mat.width()), min(height, room.mat.height()))


def _notice(room: _Room) -> QRect:
    box = QRect(0, 0, round(_NOTICE_WIDTH * room.large), round(_NOTICE_HEIGHT * room.large))
    box.moveBottom(room.mat.bottom())
    box.moveLeft(room.mat.center().x() - box.width() // 2)
    return box


def _dice(room: _Room) -> tuple[QRect, QRect, QRect]:
    mat, third = room.mat, room.mat.width() / 3
    width = min(_DICE_WIDTH * room.unit, third - 4)
    left, middle, right = (
        _middle(
            QRectF(mat.left() + third * at, mat.top(), third, mat.height()),
            width,
            _DICE_HEIGHT * room.unit,
        )
        for at in range(3)
    )
    return left, middle, right


def _middle(room: QRect | QRectF, width: float, height: float) -> QRect:
    """Return a box of a size in the middle of a room."""
    centre = QRectF(room).center()
    return snapped(QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height))
