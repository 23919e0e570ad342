"""Where what is looked at closely stands: beside what it shows, where there is room."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize

_GAP = 6


def beside(card: QRect, size: QSize, room: QRect, pointer: QPoint | None = None) -> QRect:
    """Return a place of a size in a room, right of a card, or left, or over it if it must be.

    Where it lies over the card, its left side does: the picture, through which the card can be
    clicked.
    """
    top = card.center().y() - size.height() // 2
    top = max(room.top(), min(top, room.bottom() + 1 - size.height()))
    right, left = card.right() + 1 + _GAP, card.left() - _GAP - size.width()
    if right + size.width() <= room.right() + 1:
        return QRect(QPoint(right, top), size)
    if left >= room.left():
        return QRect(QPoint(min(left, room.right() + 1 - size.width()), top), size)
    if pointer is not None and pointer.x() + _GAP + size.width() <= room.right() + 1:
        return QRect(QPoint(pointer.x() + _GAP, top), size)
    return QRect(QPoint(max(room.left(), room.right() + 1 - size.width()), top), size)
