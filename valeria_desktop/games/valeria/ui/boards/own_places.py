"""The boxes of what lies on a player's board, and of a card that comes there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect

from valeria_desktop.games.valeria.rules.at import AMOUNTS, OfCard, OfSeat, OfTrack, Owned
from valeria_desktop.games.valeria.rules.model.cards import Citizen, Domain, Foe, Starter
from valeria_desktop.games.valeria.ui.boards.whereabouts import card_named

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.ui.boards.board import Board
    from valeria_desktop.ui.place.track import Track

_SLAIN = {Owned.BEAM, Owned.NEXT_TROPHY}


class OwnPlaces:
    """Finds things on a board as it stands now, in the coordinates of a widget around it."""

    def __init__(self, board: Board) -> None:
        self._board = board

    def box_of(self, at: OfSeat | OfTrack | OfCard, within: QWidget, scene: Scene) -> QRect | None:
        """Return the box of a thing; None if it doesn't lie on this board."""
        if at.seat != self._board.seat:
            return None
        if isinstance(at, OfCard):
            return self._of_card(at, within) or self._of_coming(at, within, scene)
        if isinstance(at, OfTrack):
            track = self._track(at.amount)
            return None if track is None else _within(track, within)
        return self._of_thing(at, within)

    def _of_thing(self, at: OfSeat, within: QWidget) -> QRect | None:
        board = self._board
        parts = {None: board, Owned.HEAD: board.head, Owned.DUKE: board.peek}
        if at.what in parts:
            part = parts[at.what]
            return None if part.isHidden() else _within(part, within)
        if at.what in AMOUNTS:
            return self._of_token(at.what, within)
        if at.what is Owned.TABLEAU:
            return self._of_tableau(within)
        if at.what is Owned.KINGDOM:
            halves = OfSeat(at.seat, Owned.HILLS), OfSeat(at.seat, Owned.BEAM)
            return _around(self._in_kingdom(half, within) for half in halves)
        return self._in_kingdom(at, within)

    def _track(self, amount: Owned) -> Track | None:
        """Return the track of an amount; the Dark Lord has none."""
        return None if self._board.has_no_tracks else self._board.tracks[amount.value]

    def _of_token(self, amount: Owned, within: QWidget) -> QRect | None:
        track = self._track(amount)
        if track is None:
            return None
        token = track.token_rect()
        return QRect(track.mapTo(within, token.topLeft()), token.size())

    def _of_card(self, at: OfCard, within: QWidget) -> QRect | None:
        board = self._board
        for view in (board.kingdom, board.tableau):
            if view.isVisibleTo(board) and (found := view.box_of(at, within)) is not None:
                return found
        return None

    def _of_coming(self, at: OfCard, within: QWidget, scene: Scene) -> QRect | None:
        """Return where a card will lie that is on its way; None if there is no such card."""
        board, card = self._board, card_named(scene, at.card)
        if card is None:
            return None
        if isinstance(card, Domain | Foe):
            what = Owned.NEXT_TROPHY if isinstance(card, Foe) else Owned.NEXT_DOMAIN
            return self._in_kingdom(OfSeat(board.seat, what), within)
        if isinstance(card, Citizen | Starter) and board.tableau.isVisibleTo(board):
            return board.tableau.box_of_next(card.numbers, within)
        return _within(board.head, within)

    def _in_kingdom(self, at: OfSeat, within: QWidget) -> QRect | None:
        board = self._board
        if board.kingdom.isVisibleTo(board):
            return board.kingdom.box_of(at, within)
        return _within(board.chips[at.what in _SLAIN], within)

    def _of_tableau(self, within: QWidget) -> QRect:
        """Return what the cards of the tableau cover of it; all of it while they aren't seen."""
        board, whole = self._board, _within(self._board.tableau, within)
        groups = board.tableau.tableau.groups
        cards = (OfCard(group.card.id, board.seat) for group in groups)
        found = _around(self._of_card(card, within) for card in cards)
        return whole if found is None else found.intersected(whole)


def _within(part: QWidget, within: QWidget) -> QRect:
    return QRect(part.mapTo(within, part.rect().topLeft()), part.size())


def _around(boxes: Iterable[QRect | None]) -> QRect | None:
    """Return the box around all boxes that are seen; None if none of them is."""
    whole = QRect()
    for box in boxes:
        whole = whole if box is None else whole.united(box)
    return whole if whole.isValid() else None
