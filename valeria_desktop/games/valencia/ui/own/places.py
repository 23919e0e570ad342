"""The boxes of a player's things on the own board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPoint, QRect

from valeria_desktop.games.valencia.rules.at import (
    Asset,
    AtGood,
    AtPlayer,
    AtStack,
    AtTask,
    OfPlayer,
)

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valencia.rules.at import Owned
    from valeria_desktop.games.valencia.ui.own.board import OwnBoard
    from valeria_desktop.games.valencia.ui.own.flat_view import FlatView

_PILES = {Asset.DECK, Asset.USED}


class OwnPlaces:
    """Finds things on a board as it stands now, in the coordinates of a widget around it."""

    def __init__(self, board: OwnBoard) -> None:
        self._board = board
        self._rows: dict[type[Owned], FlatView[Any]] = {
            AtGood: board.goods,
            AtStack: board.stacks,
            AtTask: board.quarter.tasks,
        }

    def box_of(self, at: Owned, within: QWidget) -> QRect | None:
        """Return the box of a thing; None if it doesn't lie here, or is another player's."""
        board = self._board
        if at.seat != board.seat:
            return None
        if isinstance(at, AtPlayer):
            return _in(board, board.rect(), within)
        if isinstance(at, OfPlayer):
            return self._of_asset(at, within)
        rows = self._rows.get(type(at))
        return None if rows is None else rows.box_of(at, within)

    def _of_asset(self, at: OfPlayer, within: QWidget) -> QRect | None:
        if at.asset in _PILES:
            return self._board.piles.box_of(at, within)
        found = self._part_of(at.asset)
        return None if found is None else _in(*found, within)

    def _part_of(self, asset: Asset) -> tuple[QWidget, QRect] | None:
        """Return the part of the board that shows an asset, and the asset's box in that part."""
        board, head = self._board, self._board.head
        if asset in board.tracks:
            track, hidden = board.tracks[asset], board.hidden_coins
            if track.isHidden():
                return hidden, hidden.icon_box().toAlignedRect()
            return track, track.token_rect()
        return {
            Asset.MEMBERS: (head, head.members_rect()),
            Asset.FIGURE: (head, head.rect()),
            Asset.STACKS: (board.stacks, board.stacks.rect()),
            Asset.TASKS: self._in_quarter(Asset.TASKS),
            Asset.PRIVILEGES: self._in_quarter(Asset.PRIVILEGES),
        }.get(asset)

    def _in_quarter(self, asset: Asset) -> tuple[QWidget, QRect]:
        """Find what lies in the quarter; where that is closed, the chip that stands for it."""
        quarter, is_task = self._board.quarter, asset is Asset.TASKS
        if quarter.isHidden():
            chip = self._board.chips[is_task]
            return chip, chip.rect()
        if is_task:
            return quarter.tasks, quarter.tasks.rect()
        return quarter, quarter.privileges_rect()


def _in(part: QWidget, box: QRect, within: QWidget) -> QRect:
    corner: QPoint = part.mapTo(within, box.topLeft())
    return QRect(corner, box.size())
