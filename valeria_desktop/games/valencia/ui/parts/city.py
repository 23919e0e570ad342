"""The city: cells, and bushes where four cells meet; with members, palms and fountains."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QCoreApplication, QEvent, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication

from valeria_desktop.games.valencia.rules.at import AtBush, AtCell, at_cell
from valeria_desktop.games.valencia.ui.paint.city import CityPainting, LaidCity, paint_marks
from valeria_desktop.games.valencia.ui.paint.city_ground import paint_ground
from valeria_desktop.games.valencia.ui.parts.city_layout import city_layout_of
from valeria_desktop.games.valencia.ui.parts.city_places import (
    CityBush,
    CityCell,
    Stance,
    bushes_of,
    cells_of,
)
from valeria_desktop.kernel.at import At
from valeria_desktop.ui.pieces.piece import Asked, LaidPart, Piece
from valeria_desktop.ui.pieces.spread import Spread
from valeria_desktop.ui.words.label import tell_beside

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex, QPoint
    from PySide6.QtGui import QFocusEvent
    from PySide6.QtWidgets import QAbstractItemView, QWidget

    from valeria_desktop.games.valencia.rules.model.city import City
    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.games.valencia.ui.parts.city_layout import CityLayout
    from valeria_desktop.kernel.things import Thing
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.paint.kept import KeptPictures
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.pieces.piece import PartRoom, Sight

    Action = QAbstractItemView.CursorAction

_LEAST = QSize(450, 290)  # pixels
_REST = 700  # ms until the place with the focus is explained
_GROUND, _STILL = "ground", "still"


class CityPart(Asked["Scene"]):
    """Lays and paints the city; its table holds the cells, or the bushes while one is an option."""

    drawn = QSize(554, 329)
    is_one_picture = True
    seeks_lit = True
    views = 1

    def __init__(self) -> None:
        self.gains: dict[int, int] = {}
        """The points that a member of yours on each free space would add, while they are shown."""
        self.has_tips = True
        """Whether the pointed space says what it costs and brings."""

    # --- places

    def laid(self, scene: Scene, room: PartRoom) -> LaidPart:
        city = scene.view.table.city
        stance = _stance(room)
        layout = city_layout_of(city, room.size.toSize())
        cells, bushes = cells_of(scene, stance), bushes_of(scene, stance)
        is_about_bushes = any(isinstance(at, AtBush) for at in stance.lit)
        spaces = tuple(_piece_of_cell(cell, layout, room) for cell in cells)
        points = tuple(
            _piece_of_bush(bush, layout, room, is_found=is_about_bushes) for bush in bushes
        )
        laid = _by_bushes(city, points) if is_about_bushes else _by_cells(city, spaces)
        return evolve(
            laid,
            unlisted=spaces if is_about_bushes else points,
            name=QCoreApplication.translate("City", "The city"),
            ground=LaidCity(layout, cells, bushes, tuple(self.gains.items())),
        )

    def words_of(self, piece: Piece) -> str:
        return " ".join(piece.face.lines)

    def show_help(self, event: QHelpEvent, view: QWidget, piece: Piece, box: QRectF) -> bool:
        del box
        tell_beside(event, view, "\n".join(piece.face.lines))
        return True

    # --- painting

    def paint_together(self, brush: Brush, kept: KeptPictures, sight: Sight) -> None:
        shown, hovered = sight.laid.ground, sight.hovered
        if not isinstance(shown, LaidCity):
            return
        layout = shown.layout

        def paint_kept_ground(below: Brush) -> None:
            thing = (_GROUND, layout, layout.unit)
            kept.paint(below.painter, sight.box, thing, lambda made, _: paint_ground(made, layout))

        painting = CityPainting(
            brush=brush.of_unit(layout.unit),
            shown=shown,
            paint_ground=paint_kept_ground,
            raised=hovered if hovered in sight.answers.lit else None,
            pointed=sight.pointed if isinstance(sight.pointed, AtBush) else None,
            has_tips=self.has_tips,
        )
        kept.paint(
            brush.painter,
            sight.box,
            (_STILL, (shown, painting.raised, painting.pointed), layout.unit),
            lambda still, _: evolve(painting, brush=still).paint_city(),
        )
        paint_marks(painting, sight)


def _stance(room: PartRoom) -> Stance:
    lit = frozenset(at for at in room.lit if isinstance(at, AtCell | AtBush))
    return Stance(lit, room.picked)


def _piece_of_cell(cell: CityCell, layout: CityLayout, room: PartRoom) -> Piece:
    return Piece(
        at=cell.at,
        box=layout.cell(cell.at.cell),
        name=cell.name,
        words="",  # made only when they are wanted: there are many cells
        face=cell,
        is_lit=cell.state.is_lit,
        is_hinted=cell.at == room.hinted,
    )


def _piece_of_bush(bush: CityBush, layout: CityLayout, room: PartRoom, *, is_found: bool) -> Piece:
    """Return a bush's piece; the mouse finds it while a bush is an option, else only cells."""
    return Piece(
        at=bush.at,
        box=QRectF(layout.palm(bush.at.bush).toRect()),
        name=bush.name,
        words="",
        face=bush,
        is_lit=bush.state.is_lit,
        is_hinted=bush.at == room.hinted,
        touch=layout.reach(bush.at.bush) if is_found else QRectF(),
        is_round=is_found,
    )


def _by_cells(city: City, cells: tuple[Piece, ...]) -> LaidPart:
    found = {cell.at: cell for cell in cells}
    row = QCoreApplication.translate("City", "Row {number}")
    column = QCoreApplication.translate("City", "Column {number}")
    return LaidPart(
        pieces=tuple(found[at_cell(city, number)] for number in range(len(city.cells))),
        columns=city.width,
        rows=tuple(row.format(number=number) for number in range(1, city.height + 1)),
        headings=tuple(column.format(number=number) for number in range(1, city.width + 1)),
    )


def _by_bushes(city: City, bushes: tuple[Piece, ...]) -> LaidPart:
    """Return a table of the bushes between rows and columns; the central fountain has none."""
    found: dict[At, Piece] = {bush.at: bush for bush in bushes}
    columns, rows = city.width - 1, city.height - 1
    row = QCoreApplication.translate("City", "Between rows {number} and {next}")
    column = QCoreApplication.translate("City", "Between columns {number} and {next}")
    return LaidPart(
        pieces=tuple(found.get(AtBush(number)) for number in range(columns * rows)),
        columns=columns,
        rows=tuple(row.format(number=at, next=at + 1) for at in range(1, rows + 1)),
        headings=tuple(column.format(number=at, next=at + 1) for at in range(1, columns + 1)),
    )


class CityView(Spread["Scene"]):
    """Shows the city; explains the place under the mouse, and the place where the arrows rest."""

    part: CityPart

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, CityPart(), parent)
        self._rest = QTimer(self, singleShot=True, interval=_REST)
        self._rest.timeout.connect(self._explain_focus)
        self._meant: At | None = None

    def keep(self, at: At | None) -> None:
        """Keep a place pointed at while neither mouse nor keys point at a lit one."""
        if at != self._meant:
            self._meant = at
            self.viewport().update()

    def show_tips(self, *, is_shown: bool) -> None:
        """Say at the pointed space what it costs and brings, unless a close look says it."""
        if is_shown is not self.part.has_tips:
            self.part.has_tips = is_shown
            self.viewport().update()

    def _sight(self) -> Sight:
        sight = super()._sight()
        if self._meant is None or sight.pointed in sight.answers.lit:
            return sight
        return evolve(sight, hovered=self._meant)

    def show_gains(self, gains: dict[int, int]) -> None:
        """Lay on free spaces what a member of yours there would add; nothing for none."""
        if gains != self.part.gains:
            self.part.gains = gains
            self.lay()
            self.viewport().update()

    def minimumSizeHint(self) -> QSize:
        return _LEAST

    def looked_under(self, point: QPoint) -> At | None:
        """Return the address at a point: a bush or a palm only close to its middle."""
        shown = self.laid.ground
        bush = shown.layout.bush_at(point.toPointF()) if isinstance(shown, LaidCity) else None
        return bush or self.at(point)

    def looked_box(self, thing: At | Thing | None) -> QRect:
        found = self.box_of(thing, self.viewport()) if isinstance(thing, At) else None
        return QRect() if found is None else found

    def moveCursor(self, action: Action, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        self._rest.start()
        return super().moveCursor(action, modifiers)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._rest.stop()

    def _explain_focus(self) -> None:
        view, current = self.viewport(), self.current
        box = None if current is None else self.box_of(current, view)
        if box is not None and self.hasFocus():
            at = box.center()
            event = QHelpEvent(QEvent.Type.ToolTip, at, view.mapToGlobal(at))
            QApplication.sendEvent(view, event)
