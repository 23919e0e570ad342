"""The boxes of a player's things on your board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect

from valeria_desktop.games.valencia.rules.at import Asset, AtPlayer, OfPlayer

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valencia.rules.at import Owned
    from valeria_desktop.games.valencia.ui.own.board import OwnBoard


class OwnPlaces:
    """Finds things on a board as it stands now, in the coordinates of a widget around it."""

    def __init__(self, board: OwnBoard) -> None:
        self._board = board

    def box_of(self, at: Owned, within: QWidget) -> QRect | None:
        """Return the box of a thing; None if it doesn't lie here, or is another player's."""
        board = self._board
        if at.seat != board.seat:
            return None
        part = self._part_of(at)
        if part is not None:
            around, box = part
            return QRect(around.mapTo(within, box.topLeft()), box.size())
        views = board.goods, board.stacks, board.piles, board.quarter.tasks
        boxes = (view.box_of(at, within) for view in views)
        return next((box for box in boxes if box is not None), None)

    def _part_of(self, at: Owned) -> tuple[QWidget, QRect] | None:
        """Return the part of the board that shows a thing, and the thing's box in that part.

        None for what lies in a view of pieces, which finds it.
        """
        board = self._board
        if isinstance(at, AtPlayer):
            return board, board.rect()
        return self._part_of_asset(at.asset) if isinstance(at, OfPlayer) else None

    def _part_of_asset(self, asset: Asset) -> tuple[QWidget, QRect] | None:
        board, head, quarter = self._board, self._board.head, self._board.quarter
        if asset in board.tracks:
            track, hidden = board.tracks[asset], board.hidden_coins
            if track.isHidden():
                return hidden, hidden.icon_box().toAlignedRect()
            return track, track.token_rect()
        parts: dict[Asset, tuple[QWidget, QRect]] = {
            Asset.MEMBERS: (head, head.members_rect()),
            Asset.FIGURE: (head, head.rect()),
            Asset.PRIVILEGES: (quarter, quarter.privileges_rect()),
        }
        if quarter.isHidden():  # a chip stands for what lies there
            houses, tasks = board.chips
            parts[Asset.PRIVILEGES] = houses, houses.rect()
            parts[Asset.TASKS] = tasks, tasks.rect()
        return parts.get(asset)
