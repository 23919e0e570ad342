"""Steps over the pieces of a part by the arrows, Home, End and Tab."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex
from PySide6.QtWidgets import QAbstractItemView

from valeria_desktop.ui.pieces.piece import Walk

if TYPE_CHECKING:
    from collections.abc import Iterable

    from valeria_desktop.kernel.at import At
    from valeria_desktop.ui.controls.rows import Index
    from valeria_desktop.ui.pieces.model import PiecesModel
    from valeria_desktop.ui.pieces.piece import Piece

_Action = QAbstractItemView.CursorAction
_STEPS = {
    _Action.MoveUp: (-1, 0),
    _Action.MoveDown: (1, 0),
    _Action.MoveLeft: (0, -1),
    _Action.MoveRight: (0, 1),
}
_ENDS = {_Action.MoveHome: 0, _Action.MoveEnd: -1}


def walked(
    pieces: PiecesModel, here: Index, action: _Action, *, seeks_lit: bool
) -> QModelIndex | None:
    """Return the piece that a key goes to; None if Qt's own rows decide, as in any list."""
    step, each = _STEPS.get(action), pieces.laid.listed
    if each and action in _ENDS:
        return pieces.index_of(each[_ENDS[action]].at)
    if step is None or pieces.laid.walk is Walk.LINE:
        return None
    if pieces.laid.walk is Walk.GRID:
        return _next_cell(pieces, here, step)
    known = pieces.piece(here)
    if known is None:
        return first_piece(pieces, seeks_lit=seeks_lit)
    return _nearest(pieces, known, step)


def _next_cell(pieces: PiecesModel, here: Index, step: tuple[int, int]) -> QModelIndex:
    """Return the next piece in a direction, over empty cells and other cells of the same piece."""
    known, index = pieces.piece(here), pieces.index(here.row(), here.column())
    while index.isValid():
        index = pieces.index(index.row() + step[0], index.column() + step[1])
        piece = pieces.piece(index)
        if piece is not None and piece != known:
            return index
    return pieces.index(here.row(), here.column())


def _nearest(pieces: PiecesModel, here: Piece, step: tuple[int, int]) -> QModelIndex:
    """Return the nearest piece in a direction.

    Sideways it lies in the same row. Up or down it lies in the same column if one does.
    """
    (down, right), box, found = step, here.box, []
    for piece in pieces.laid.listed:
        away = piece.box.center() - box.center()
        ahead, aside = (away.y() * down, abs(away.x())) if down else (away.x() * right, 0.0)
        is_in_row = abs(away.y()) < box.height()
        if ahead > 0 and (down or is_in_row):
            found.append((aside >= box.width(), ahead, aside, piece.at))
    at = min(found, key=lambda each: each[:3], default=(False, 0, 0, here.at))[3]
    return pieces.index_of(at)


_CONE = 1.74
"""How far beside a direction a lit piece may lie, as a share of its distance ahead: 60°."""


def next_lit(pieces: PiecesModel, here: At | None, action: _Action) -> QModelIndex | None:
    """Return the nearest lit piece in a direction; what lies beside the direction counts twice.

    None if no piece is lit, or the key has no direction.
    """
    step, known = _STEPS.get(action), pieces.laid.piece_of(here)
    lit = [piece for piece in pieces.laid.listed if piece.is_lit]
    if step is None or known is None or not lit:
        return None
    (down, right), ahead = step, {}
    for piece in lit:
        way = piece.box.center() - known.box.center()
        far = way.x() * right + way.y() * down
        aside = abs(way.x() * down) + abs(way.y() * right)
        if far > 0 and aside <= far * _CONE:
            ahead[far + 2 * aside] = piece.at
    return pieces.index_of(ahead[min(ahead)] if ahead else known.at)


def first_piece(pieces: PiecesModel, *, seeks_lit: bool) -> QModelIndex:
    """Return a lit piece if the part seeks one and has one, else the first piece."""
    each: Iterable[Piece] = pieces.laid.listed
    if seeks_lit:
        each = sorted(each, key=lambda piece: not piece.is_lit)
    return next((pieces.index_of(piece.at) for piece in each), QModelIndex())


def lit_piece(pieces: PiecesModel, here: QModelIndex) -> QModelIndex:
    """Return the current piece if it is lit or none is, else the first lit piece."""
    known = pieces.piece(here)
    if known is not None and known.is_lit:
        return here
    lit = (pieces.index_of(piece.at) for piece in pieces.laid.listed if piece.is_lit)
    return next(lit, here)
