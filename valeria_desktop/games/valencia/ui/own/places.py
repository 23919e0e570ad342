"""Where things are on the own board, for what flies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect

from valeria_desktop.games.valencia.ui.own.deck import DECK, USED

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valencia.ui.own.board import OwnBoard

_GOOD, _STACK = "good:", "stack:"


class OwnPlaces:
    """Finds them on a board as it stands now, in the coordinates of a widget around it."""

    def __init__(self, board: OwnBoard) -> None:
        self._board = board

    def rect_of(self, name: str, within: QWidget) -> QRect | None:
        """Give where a thing lies, by its name; None if there is none."""
        board = self._board
        if name in board.tracks:
            return self._of_track(name, within)
        if name.startswith(_GOOD):
            return board.goods.box_of(name, within)
        if name.startswith(_STACK):
            return board.stacks.cards_box(name, within)
        if name in {DECK, USED}:
            return board.piles.box_of(name, within)
        if name == "members":
            return _in(board.head, board.head.members_rect(), within)
        return self._in_quarter(name, within)

    def _of_track(self, name: str, within: QWidget) -> QRect:
        board = self._board
        track = board.tracks[name]
        if track.isHidden():
            return _in(board.hidden_coins, board.hidden_coins.icon_box().toAlignedRect(), within)
        return _in(track, track.token_rect(), within)

    def _in_quarter(self, name: str, within: QWidget) -> QRect | None:
        """Find what lies in the quarter; where that is closed, the chip that stands for it."""
        board, quarter = self._board, self._board.quarter
        if name not in {"tasks", "privileges", "quarter"}:
            return None
        if quarter.isHidden():
            chip = board.chips[name == "tasks"]
            return _in(chip, chip.rect(), within)
        if name == "tasks":
            return _in(quarter.tasks, quarter.tasks.rect(), within)
        if name == "privileges":
            return _in(quarter, quarter.privileges_rect(), within)
        return _in(quarter, quarter.sky_rect().toAlignedRect(), within)


def _in(part: QWidget, box: QRect, within: QWidget) -> QRect:
    corner: QPoint = part.mapTo(within, box.topLeft())
    return QRect(corner, box.size())
