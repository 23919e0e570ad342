"""A large picture of a part of the city: a place in the middle, its neighbours around."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import field, frozen
from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen

from valeria_desktop.games.valencia.rules.at import AtBush, AtCell
from valeria_desktop.games.valencia.ui.paint.city import CityPainting, LaidCity
from valeria_desktop.games.valencia.ui.paint.city_ground import paint_ground, tile_in
from valeria_desktop.games.valencia.ui.paint.city_marks import paint_pointed
from valeria_desktop.games.valencia.ui.parts.city_layout import CityLayout, city_layout_of
from valeria_desktop.games.valencia.ui.parts.city_places import bushes_of, cells_of
from valeria_desktop.ui.paint.materials import materials_of
from valeria_desktop.ui.paint.palette import CARD_INK
from valeria_desktop.ui.zoom.picture import ZoomPicture

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable

    from valeria_desktop.games.valencia.rules.model.city import City
    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.ui.paint.brush import Brush


_CELL = 54
_AROUND_SPACE, _AROUND_SITE, _AROUND_BUSH, _AROUND_CENTRE = 2.3, 1.7, 2.2, 3.2  # cells across
_RADIUS = 10.0


@frozen
class CityPicture(ZoomPicture):
    """A picture of a part of the city; equal pictures look the same."""

    target: AtCell | AtBush
    known: Hashable
    """All data that the picture depends on."""
    scene: Scene = field(eq=False)

    @property
    def size(self) -> QSize:
        """The size of the picture, in units."""
        return QSize(300, 300)

    def draw(self, brush: Brush, box: QRectF) -> None:
        """Paint the city enlarged through a window, as sharp as on the table."""
        layout = _laid(self.scene)
        focus = _focus_of(self.target, layout)
        larger = box.width() / (_across(self.target, layout.city) * layout.high)
        painter = brush.painter
        path = QPainterPath()
        path.addRoundedRect(box.adjusted(1, 1, -1, -1), _RADIUS, _RADIUS)
        painter.save()
        painter.setClipPath(path)
        painter.fillRect(box, QColor(materials_of(brush.look).board_rim))
        painter.translate(box.topLeft())
        painter.scale(larger, larger)
        painter.translate(-_corner_of(focus, box.size() / larger, layout.board))
        self._paint_city(brush, layout, larger, focus)
        painter.restore()
        painter.setPen(QPen(QColor(CARD_INK), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)

    def _paint_city(self, brush: Brush, layout: CityLayout, larger: float, focus: QRectF) -> None:
        shown = LaidCity(layout, cells_of(self.scene), bushes_of(self.scene))
        fine = brush.of_unit(layout.unit)
        fine.ratio = brush.ratio * larger
        # a stored picture of the ground would be too coarse
        CityPainting(fine, shown, lambda ground: paint_ground(ground, layout)).paint_city()
        if isinstance(self.target, AtCell):
            boxes = map(layout.cell, range(len(layout.city.cells)))
            _paint_veil(fine, (box for box in boxes if not box.intersects(focus)))
            paint_pointed(fine, tile_in(focus, fine.unit))


def _paint_veil(brush: Brush, boxes: Iterable[QRectF]) -> None:
    """Paint a veil over the cells around the one that is looked at."""
    tones = materials_of(brush.look)
    veil = QColor(tones.veil)
    veil.setAlphaF(tones.veil_share)
    for box in boxes:
        brush.painter.fillRect(box, veil)


def city_picture(scene: Scene, target: AtCell | AtBush) -> CityPicture:
    """Return the picture of a cell or a bush with its neighbours."""
    view = scene.view
    known = id(view.table.city), view.city, view.palms, view.fountains, scene.seats
    return CityPicture(target, known, scene)


def _laid(scene: Scene) -> CityLayout:
    """Return the layout of a city with cells of their drawn size."""
    city = scene.view.table.city
    return city_layout_of(city, QSize((city.width + 1) * _CELL, (city.height + 1) * _CELL))


def _corner_of(focus: QRectF, window: QSizeF, board: QRectF) -> QPointF:
    """Return the corner of a window around a focus; the window stays on the board if possible."""
    seen = QRectF(QPointF(), window)
    seen.moveCenter(focus.center())
    left = max(board.left(), min(seen.left(), board.right() - seen.width()))
    top = max(board.top(), min(seen.top(), board.bottom() - seen.height()))
    return QPointF(left, top)


def _across(target: AtCell | AtBush, city: City) -> float:
    """Return the number of cells across the picture."""
    if isinstance(target, AtBush):
        return _AROUND_BUSH
    if target.cell in city.centre:
        return _AROUND_CENTRE
    return _AROUND_SITE if city.cells[target.cell] is None else _AROUND_SPACE


def _focus_of(target: AtCell | AtBush, layout: CityLayout) -> QRectF:
    """Return the box of the place in a layout."""
    if isinstance(target, AtCell):
        return layout.cell(target.cell)
    side = layout.high / 2
    middle: QPointF = layout.bush(target.bush)
    return QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
