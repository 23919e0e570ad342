"""Paints the city from what its models say: ground, tiles that can be chosen, who stands there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect

from valeria_desktop.games.valencia.rules.at import AtBush, AtCell
from valeria_desktop.games.valencia.ui.city.ground import paint_ground
from valeria_desktop.games.valencia.ui.city.offers import NO_OFFERS, Offers
from valeria_desktop.games.valencia.ui.city.painting import Painting
from valeria_desktop.ui.kit.brush import Brush
from valeria_desktop.ui.kit.kept import KeptPictures
from valeria_desktop.ui.place.shaking import Shaking

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from PySide6.QtGui import QPainter

    from valeria_desktop.games.valencia.ui.city.layout import Layout
    from valeria_desktop.games.valencia.ui.city.model import BushModel, CityModel
    from valeria_desktop.games.valencia.ui.city.place import Bush, Cell
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.kit.look import Look

    Target = AtCell | AtBush

_GROUND, _STILL = "ground", "still"


class CityPainter(QObject):
    """Knows what is laid over the city; its models know all else."""

    def __init__(
        self, look: Look, models: tuple[CityModel, BushModel], parent: QObject | None = None
    ) -> None:
        """Paint what models show."""
        super().__init__(parent)
        self._look = look
        self._cells, self._bushes = models
        self._kept = KeptPictures(look)
        self.layout: Layout | None = None
        self.seats: Sequence[Seat] = ()
        self.offers: Offers = NO_OFFERS
        self.hovered: Target | None = None
        self.focused: Target | None = None
        self.hinted: Target | None = None
        self.woken: frozenset[int] = frozenset()
        """Cells with members that are lifted in warm light."""
        self.warmth = 1.0
        """How much of that light there is."""
        self.shaking = Shaking(self)

    def paint(self, painter: QPainter, room: QRect) -> None:
        """Paint all of it into a widget of a size."""
        layout = self.layout
        if layout is None:
            return
        painter.setRenderHint(painter.RenderHint.Antialiasing)
        brush = Brush(painter, self._look, layout.unit)
        painting = Painting(self, brush, layout, room)
        if self.woken or self.shaking.is_shaking:
            painting.paint_city()
        else:
            self._paint_still(brush, layout, room)
        painting.paint_marks()

    def _paint_still(self, brush: Brush, layout: Layout, room: QRect) -> None:
        """Paint the city from a kept picture of it as it stands."""
        raised = self.hovered if self.hovered in self.offers.lit else None
        pointed = self.pointed if isinstance(self.pointed, AtBush) else None
        shown = tuple(self.cells), tuple(self.bushes), tuple(self.seats), raised, pointed
        self._kept.paint(
            brush.painter,
            room,
            (_STILL, (shown, layout.grid.getRect()), layout.unit),
            lambda still, _room: Painting(self, still, layout, room).paint_city(),
        )

    @property
    def pointed(self) -> Target | None:
        """Give what is meant: what the mouse is over, or else what has the focus."""
        return self.hovered or self.focused

    @property
    def cells(self) -> Iterable[Cell]:
        """All cells, that of the central fountain once."""
        known = self.layout
        rest = known.city.centre - {min(known.city.centre)} if known else frozenset()
        return (cell for cell in self._cells.places if cell.number not in rest)

    @property
    def bushes(self) -> Iterable[Bush]:
        """All bushes."""
        return self._bushes.places

    def paint_ground(self, brush: Brush, layout: Layout, room: QRect) -> None:
        """Paint what never changes from its kept picture."""
        depends = layout.city, layout.grid.getRect()
        self._kept.paint(
            brush.painter,
            room,
            (_GROUND, depends, layout.unit),
            lambda ground, _room: paint_ground(ground, layout),
        )
