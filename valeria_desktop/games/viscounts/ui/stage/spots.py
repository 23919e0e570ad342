"""Places that only motions come to: where figures stand on the realm, and birds on a track."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QRectF

from valeria_desktop.games.viscounts.rules.at import OfTrack, Owned
from valeria_desktop.games.viscounts.ui.board.layout import board_layout
from valeria_desktop.games.viscounts.ui.board.places import socket_at
from valeria_desktop.games.viscounts.ui.board.shape import RIM_WIDTH, outline
from valeria_desktop.games.viscounts.ui.paint.board import house_stand, rider_stand
from valeria_desktop.games.viscounts.ui.paint.castle import HIGH
from valeria_desktop.games.viscounts.ui.paint.conscience import rows_of
from valeria_desktop.games.viscounts.ui.parts.own import OwnGround
from valeria_desktop.games.viscounts.ui.parts.ring import RingGround
from valeria_desktop.kernel.at import At
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from PySide6.QtCore import QPointF, QRect
    from PySide6.QtGui import QPolygonF

    from valeria_desktop.games.viscounts.rules.model.kinds import BuildingType
    from valeria_desktop.games.viscounts.ui.board.layout import BoardLayout
    from valeria_desktop.games.viscounts.ui.table.screen import TableScreen


@frozen
class AtRealm(At):
    """The whole round board."""


@frozen
class AtRider(At):
    """A viscount's stand on a space, a number of places beside its middle."""

    space: int
    aside: float = 0.0


@frozen
class AtSocket(At):
    """A worker's stand in the first or the second tier, by its socket from 0."""

    position: int
    tier: int
    socket: int


@frozen
class AtHouse(At):
    """A house's stand on a ground."""

    spot: int
    kind: BuildingType


@frozen
class AtBird(Owned):
    """The stretch of road on a space of a player's track, from 1."""

    space: int


def realm_outline(room: QRectF) -> QPolygonF:
    """Return the outline of the painted lands in the box of the round board."""
    return board_layout(room, 1.0).sheet.polygon(outline(RIM_WIDTH - 1))


class RealmSpots:
    """Finds these places on a table."""

    def __init__(self, table: TableScreen) -> None:
        self._table = table

    def of_realm(self, at: AtRealm) -> QRect | None:
        """Return the box of the round board; None while another leaf is shown."""
        del at
        ring = self._table.ring
        return self._table.ground.box_of_widget(ring) if ring.isVisible() else None

    def of_figure(self, at: At) -> QRect | None:
        """Return a box with the figure's foot at the middle of its lower edge, and as high."""
        table, laid = self._table, self._table.ring.laid.ground
        if laid is None or not table.ring.isVisible():
            return None
        ground = as_a(RingGround, laid)
        foot, high = _stand(ground.layout, ground.castle or ground.layout, at)
        box = QRectF(foot.x() - high / 2, foot.y() - high, high, high).toAlignedRect()
        box.translate(table.ground.box_of_widget(table.ring.viewport()).topLeft())
        return box

    def of_bird(self, at: AtBird) -> QRect | None:
        """Return the box of the road on a player's track: a column has gains above it."""
        table = self._table
        view = table.ground.view_of(at)
        found: QRect | None = view.box_of(OfTrack(at.seat, at.space), table)
        if found is None or view is not table.own or view.laid.ground is None:
            return found
        zones = as_a(OwnGround, view.laid.ground).zones.track
        road = rows_of(QRectF(found), has_conditions=zones.has_conditions)[1]
        return road.toAlignedRect()


def _stand(layout: BoardLayout, castle: BoardLayout, at: At) -> tuple[QPointF, float]:
    match at:
        case AtRider(space, aside):
            return rider_stand(layout, space, aside)
        case AtHouse(spot, kind):
            return house_stand(layout, spot, kind)
        case AtSocket(position, tier, socket):
            sheet = castle.sheet
            return sheet.at(socket_at(position, tier, socket)), HIGH[tier] * sheet.unit
    raise TypeError(at)
