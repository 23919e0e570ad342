"""The pools of sets: public amounts at the mat's lower edge, on the leaf of their set."""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING

from attrs import evolve, frozen
from PySide6.QtCore import QCoreApplication, QRect, QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QPainter, QPen

from valeria_desktop.games.valeria.rules.at import AtPool
from valeria_desktop.games.valeria.rules.model.amounts import Amounts, Resource, kind_words
from valeria_desktop.games.valeria.rules.model.pools import POOLS, amounts_in
from valeria_desktop.games.valeria.ui.parts.drawn_leaf import drawn_leaf
from valeria_desktop.kernel.phrases import capital
from valeria_desktop.kernel.signs import Mark
from valeria_desktop.ui.paint.brush import paint_marks
from valeria_desktop.ui.paint.focus_ring import paint_focus_ring
from valeria_desktop.ui.paint.look import LEAST_TARGET
from valeria_desktop.ui.paint.materials import GOLD, INK
from valeria_desktop.ui.paint.palette import CARD_INK
from valeria_desktop.ui.pieces.piece import Asked, LaidPart, Piece
from valeria_desktop.ui.pieces.spread import Spread
from valeria_desktop.ui.typed import as_a
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valeria.rules.layout import Layout
    from valeria_desktop.games.valeria.rules.model.pools import Pool
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.rules.view import View
    from valeria_desktop.games.valeria.ui.table.plan import TablePlan
    from valeria_desktop.kernel.at import At
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.pieces.piece import PartRoom, PieceMood

_WIDE, _HIGH, _ASIDE = 150, 17, 4
"""The size of a pool, and its distance from the mat's left edge, in units."""
_UNDER = 8
"""The part of a pool that lies under the mat, in units; the rest lies on its hem."""
_PAPER = "#e9dcbc"
_SIGNS = 14
_KINDS = 3
"""The least number of kinds for which a pool has room."""


def leaf_of_pool(layout: Layout, pool: Pool) -> str:
    """Return the leaf on which a pool is shown: the first one where its own isn't laid."""
    return pool.leaf if pool.leaf in layout.leaves else next(iter(layout.leaves))


def pools_on(view: View, leaf: str) -> tuple[Pool, ...]:
    """Return the pools of a leaf."""
    table = view.table
    return tuple(pool for pool in table.catalog.pools if leaf_of_pool(table.layout, pool) == leaf)


def room_of_pools(plan: TablePlan, number: int) -> QRect | None:
    """Return the box of pools: on the mat's lower edge, at its left; None without a mat."""
    if not plan.tiles:
        return None
    unit = plan.unit
    wide, high = round(_WIDE * unit) * number, max(LEAST_TARGET, round(_HIGH * unit))
    bottom = min(plan.board.top() - 1, plan.mat.bottom() + round(_UNDER * unit))
    return QRect(plan.mat.left() + round(_ASIDE * unit), bottom - high, wide, high)


def box_on_leaf(plan: TablePlan, leaf: str) -> QRect | None:
    """Return the box of the pools on a leaf that a set draws; None on another leaf."""
    drawn = drawn_leaf(leaf)
    if drawn is None or plan.leaf_bars is None:
        return None
    room = room_under_bars(plan.mat, plan.leaf_bars)
    boxes = drawn.boxes(QSizeF(room.size())).pools.values()
    whole = reduce(QRectF.united, boxes, QRectF())
    return whole.toRect().translated(room.topLeft()) if boxes else None


def room_under_bars(mat: QRect, bars: QRect) -> QRect:
    """Return the mat's box under the bars of its leaves."""
    return QRect(mat.left(), bars.bottom() + 1, mat.width(), mat.bottom() - bars.bottom())


def words_of_pool(pool: Pool, amounts: Amounts, kind: str = "") -> str:
    """Say what lies in a pool in a sentence, or what lies there of one kind."""
    name = tell(capital(pool.title()))
    if kind and not amounts:
        words = QCoreApplication.translate("Pools", "{pool}: no {kind}.")
        return words.format(pool=name, kind=tell(kind_words([Resource(kind)])))
    if not amounts:
        return QCoreApplication.translate("Pools", "{pool}: nothing lies there.").format(pool=name)
    words = QCoreApplication.translate("Pools", "{pool}: {amounts}.")
    return words.format(pool=name, amounts=tell(amounts.words()))


@frozen
class _Lying:
    amounts: Amounts
    kind: str = ""

    @property
    def number(self) -> int:
        """How many of its kind lie there."""
        return dict(self.amounts).get(self.kind, 0)


class PoolsPart(Asked["Scene"]):
    """Lays out each pool of the shown leaf as one piece, or on a drawn leaf one for each kind."""

    drawn = least = QSize(_WIDE, _HIGH)

    def __init__(self) -> None:
        self.leaf = ""
        """The shown leaf of the centre."""

    def laid(self, scene: Scene, room: PartRoom) -> LaidPart:
        pools = pools_on(scene.view, self.leaf)
        if not pools:
            return LaidPart()
        if drawn_leaf(self.leaf) is not None:
            return self._by_kind(scene, room, pools)
        wide, high = room.size.width() / len(pools), _HIGH * room.unit
        top = max(0.0, room.size.height() - high)
        pieces = []
        for number, pool in enumerate(pools):
            amounts = amounts_in(scene.view.pools, pool.tag)
            words, at = words_of_pool(pool, amounts), AtPool(pool.tag)
            box = QRectF(number * wide, top, wide, min(high, room.size.height()))
            touch = QRectF(number * wide, 0, wide, room.size.height())
            piece = _piece(room, at, box, (tell(capital(pool.title())), words), amounts)
            pieces.append(evolve(piece, told=words, touch=touch))
        return LaidPart(pieces=tuple(pieces), columns=len(pieces), name=_name())

    def _by_kind(self, scene: Scene, room: PartRoom, pools: tuple[Pool, ...]) -> LaidPart:
        """Lay what lies in each pool of each kind, side by side; an empty pool is one piece.

        A kind that can be put in has a piece, too.
        """
        lying = [each for pool in pools for each in _piles(scene.view, pool, room)]
        wide, high = room.size.width() / max(_KINDS, len(lying)), room.size.height()
        left = (room.size.width() - wide * len(lying)) / 2
        pieces = []
        for number, (pool, at, amounts) in enumerate(lying):
            box = QRectF(left + number * wide, 0, wide, high)
            words = words_of_pool(pool, amounts, at.kind)
            pieces.append(evolve(_piece(room, at, box, (words, words), amounts), told=words))
        whole = QRectF(0, 0, room.size.width(), high)
        spots: dict[At, QRectF] = {AtPool(pool.tag): whole for pool in pools}
        return LaidPart(pieces=tuple(pieces), columns=len(pieces), name=_name(), spots=spots)

    def paint_piece(self, brush: Brush, box: QRectF, piece: Piece, mood: PieceMood) -> None:
        painter, unit = brush.painter, brush.unit
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if (drawn := drawn_leaf(self.leaf)) is not None:
            lying = as_a(_Lying, piece.face)
            drawn.paint_pile(brush, box, (lying.kind, lying.number), mood)
            return
        inside = box.adjusted(unit, unit, -unit, -unit)
        painter.setPen(QPen(QColor(GOLD if mood.is_lit else CARD_INK), 1.4 * unit))
        painter.setBrush(QColor(_PAPER))
        painter.drawRoundedRect(inside, 4 * unit, 4 * unit)
        lying = as_a(_Lying, piece.face)
        marks = (Mark("pool"), *(lying.amounts.signs() or (Mark(text="0"),)))
        paint_marks(brush, inside, marks, _SIGNS * unit, INK)
        if mood.is_focused:
            edge = 2 * unit
            paint_focus_ring(painter, box.adjusted(edge, edge, -edge, -edge), 4, 2 * unit)


def _piles(view: View, pool: Pool, room: PartRoom) -> list[tuple[Pool, AtPool, Amounts]]:
    """Return what lies in a pool, or can be put there, of each kind; else the pool itself."""
    lying = dict(amounts_in(view.pools, pool.tag))
    kinds = [each for each in Resource if each in lying or AtPool(pool.tag, each) in room.lit]
    if not kinds:
        return [(pool, AtPool(pool.tag), Amounts())]
    return [(pool, AtPool(pool.tag, kind), Amounts.of(kind, lying.get(kind, 0))) for kind in kinds]


def placed_in_pool(at: AtPool, layout: Layout) -> AtPool:
    """Return where a way's address lies: only a drawn leaf has a piece for each kind."""
    is_drawn = drawn_leaf(leaf_of_pool(layout, POOLS[at.pool])) is not None
    return at if is_drawn else AtPool(at.pool)


def _piece(
    room: PartRoom, at: AtPool, box: QRectF, said: tuple[str, str], amounts: Amounts
) -> Piece:
    name, words = said
    face = _Lying(amounts, at.kind)
    is_lit, is_hinted = any(_is_in(each, at) for each in room.lit), _is_in(room.hinted, at)
    return Piece(at, box, name, words, face=face, is_lit=is_lit, is_hinted=is_hinted)


def _is_in(at: At | None, piece: AtPool) -> bool:
    """Return whether an address is that of a piece, or a kind in the pool that it stands for."""
    return at == piece or (isinstance(at, AtPool) and not piece.kind and at.pool == piece.pool)


def _name() -> str:
    return QCoreApplication.translate("Pools", "Pools")


class PoolsView(Spread["Scene"]):
    """Shows the pools of the shown leaf at the edge of the mat."""

    part: PoolsPart

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, PoolsPart(), parent)
        self.hide()

    @property
    def number(self) -> int:
        """The number of pools on the shown leaf."""
        return len(self.laid.listed)

    def box_in(self, plan: TablePlan) -> QRect | None:
        """Return the box of the shown leaf's pools on a table; None without pools or a mat."""
        if not self.number:
            return None
        return box_on_leaf(plan, self.part.leaf) or room_of_pools(plan, self.number)

    def show_leaf(self, leaf: str) -> None:
        """Show the pools of another leaf."""
        self.part.leaf = leaf
        self.lay()
        self.viewport().update()

    def forget(self) -> None:
        super().forget()
        self.hide()
