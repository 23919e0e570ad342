"""Where things are on a board, for what flies: tracks, cards, and where a card will come to lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect

from valeria_desktop.games.valeria.rules.at import OfCard, OfSeat, Owned
from valeria_desktop.games.valeria.rules.model.cards import Citizen, Domain, Foe, Starter

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.ui.boards.board import Board

TABLEAU, HILLS, BEAM = "tableau", "hills", "beam"
"""Where things fly to besides tracks and cards: what is built, and what was slain."""


class OwnPlaces:
    """Finds them on a board as it stands now, in the coordinates of a widget around it."""

    def __init__(self, board: Board) -> None:
        self._board = board

    def rect_of(self, kind: str, within: QWidget) -> QRect:
        """Give where a resource's token, tableau, hills or beam are."""
        board = self._board
        if kind in {HILLS, BEAM}:
            if board.kingdom.isVisibleTo(board):
                what = Owned.BEAM if kind == BEAM else Owned.HILLS
                return self._in_kingdom(what, within)
            return _within(board.chips[kind == BEAM], within)
        if kind == TABLEAU or board.has_no_tracks:
            return _within(board.tableau, within)
        track = board.tracks[kind]
        token = track.token_rect()
        return QRect(track.mapTo(within, token.topLeft()), token.size())

    def rect_of_card(self, card_id: str, within: QWidget) -> QRect | None:
        """Give where a card lies; None if it lies nowhere here."""
        board, at = self._board, OfCard(card_id, self._board.seat)
        for view in (board.kingdom, board.tableau):
            if view.isVisibleTo(board) and (found := view.box_of(at, within)) is not None:
                return found
        return None

    def _in_kingdom(self, what: Owned, within: QWidget) -> QRect:
        kingdom = self._board.kingdom
        return kingdom.box_of(OfSeat(kingdom.kingdom.seat, what), within) or QRect()

    def rect_for(self, card: Card, within: QWidget) -> QRect:
        """Give where a card lies, or where one that comes will lie."""
        board = self._board
        if (lies := self.rect_of_card(card.id, within)) is not None:
            return lies
        if isinstance(card, Domain | Foe):
            is_slain = isinstance(card, Foe)
            if board.kingdom.isVisibleTo(board):
                what = Owned.NEXT_TROPHY if is_slain else Owned.NEXT_DOMAIN
                return self._in_kingdom(what, within)
            return self.rect_of(BEAM if is_slain else HILLS, within)
        if isinstance(card, Citizen | Starter) and board.tableau.isVisibleTo(board):
            return board.tableau.box_of_next(card.numbers, within)
        return _within(board.head, within)


def _within(part: QWidget, within: QWidget) -> QRect:
    return QRect(part.mapTo(within, part.rect().topLeft()), part.size())
