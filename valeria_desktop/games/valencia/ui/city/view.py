"""The city as a view: arrows and mouse, and where everything lies for what flies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QHelpEvent, QPainter
from PySide6.QtWidgets import QAbstractItemView, QApplication

from valeria_desktop.games.valencia.rules.at import AtBush, AtCell
from valeria_desktop.games.valencia.ui.city.grid import CityGrid
from valeria_desktop.games.valencia.ui.city.layout import layout_of
from valeria_desktop.games.valencia.ui.city.light import Light
from valeria_desktop.games.valencia.ui.city.model import CityRole
from valeria_desktop.games.valencia.ui.city.offers import offers_of
from valeria_desktop.ui.kit.plain import explain_beside

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent, QResizeEvent

    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.games.valencia.ui.city.place import Bush, Cell
    from valeria_desktop.kernel.at import At
    from valeria_desktop.ui.kit.room import RoomLook
    from valeria_desktop.ui.kit.rows import Index
    from valeria_desktop.ui.place.shaking import Shaking

    Target = AtCell | AtBush
    Action = QAbstractItemView.CursorAction

_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
_BY_KEYS = {
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
}
_SIZE, _LEAST = (554, 329), (450, 290)
_REST = 700  # milliseconds until what the arrows went to is explained
_SHINE = 900


class CityView(CityGrid):
    """Shows the city; tells what is pointed at and what is chosen.

    Its rows and columns are the cells, or the bushes while one of them is to be chosen.
    """

    target_chosen = Signal(object)
    """Somebody clicked what is lit, or pressed Enter on it."""
    option_chosen = Signal(str)
    """Somebody showed both ends of a way: the id of the option."""
    refused = Signal(object)
    """Somebody who is asked tried to choose what isn't lit."""
    pointed = Signal(object)
    """The mouse or the arrows went to a cell or a bush, or to none."""

    def __init__(self, look: RoomLook) -> None:
        """Show nothing yet."""
        super().__init__(look)
        self._look = look
        self._scene: Scene | None = None
        self._pressed: Target | None = None
        self._told: Target | None = None
        self.light = Light(self)
        """What comes over members beside what is new."""
        self._rest = QTimer(self, singleShot=True, interval=_REST)
        self.setModel(self.city)
        self.setAccessibleName(self.tr("The city"))
        for moved in (self.shaking.valueChanged, self.shaking.stateChanged):
            moved.connect(self.viewport().update)
        self.light.valueChanged.connect(self._shine)
        self.light.finished.connect(self.rest)
        self._rest.timeout.connect(self._explain_focus)
        look.changed.connect(self._look_changed)

    # --- what is shown

    def show_scene(self, scene: Scene) -> None:
        """Show a scene; a hint given before no longer holds."""
        offers = offers_of(scene)
        if offers != evolve(self.offers, picked=None):
            self._painter.offers = offers
        self._painter.hinted = None
        self._scene, self._painter.seats = scene, scene.seats
        self._show(scene)
        if self._painter.layout is None or self._painter.layout.city is not scene.view.table.city:
            self._lay_out()

    def _show(self, scene: Scene) -> None:
        self.city.show(scene, self.offers)
        self.bushes.show(scene, self.offers)
        self._turn_to(self.offers)
        self.viewport().update()

    @property
    def shaking(self) -> Shaking:
        """What shakes a cell, by its number, or all of them."""
        return self._painter.shaking

    def hint(self, at: At | None = None) -> None:
        """Mark what the adviser would choose, if it lies in the city; None marks nothing."""
        self._painter.hinted = at if isinstance(at, AtCell | AtBush) else None
        self.viewport().update()

    def glow(self, cells: Iterable[int]) -> None:
        """Let warm light come over members once, and go again."""
        self.wake(cells)
        self.light.shine(_SHINE)

    def wake(self, cells: Iterable[int]) -> None:
        """Lift members in warm light until they rest."""
        self.light.stop()
        self._painter.woken, self._painter.warmth = frozenset(cells), 1.0
        self.viewport().update()

    def rest(self) -> None:
        """Let everything stand still."""
        self.shaking.stop()
        self.wake(())

    def _shine(self) -> None:
        self._painter.warmth = self.light.warmth
        self.viewport().update()

    def _look_changed(self) -> None:
        self.updateGeometry()
        self._lay_out()

    def _lay_out(self) -> None:
        if self._scene is not None:
            city = self._scene.view.table.city
            self._painter.layout = layout_of(city, self.viewport().size())
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        self._painter.focused = self.current_target if self.hasFocus() else None
        painter = QPainter(self.viewport())
        self._painter.paint(painter, self.viewport().rect())
        painter.end()

    def sizeHint(self) -> QSize:
        return QSize(*(round(self._look.box(side)) for side in _SIZE))

    def minimumSizeHint(self) -> QSize:
        return QSize(*_LEAST)

    def words_of(self, target: Target | None) -> str:
        """Say all about a cell or a bush, line by line."""
        place: Cell | Bush | None = None
        if isinstance(target, AtCell):
            place = self.city.place(target.cell)
        elif isinstance(target, AtBush):
            place = self.bushes.place(target.bush)
        return "\n".join(place.lines) if place else ""

    # --- pointing and choosing

    def choose(self, target: At | None) -> None:
        """Choose a target, show one end of a way, or be refused."""
        if not isinstance(target, AtCell | AtBush) or self._scene is None:
            return
        if target not in self.offers.lit:
            if self._scene.is_asked:
                self.refused.emit(target)
            return
        answer = self.offers.answer(target)
        if answer is None:
            self._painter.offers = self.offers.picking(target)
            self._show(self._scene)
        elif isinstance(answer, str):
            self.option_chosen.emit(answer)
        else:
            self.target_chosen.emit(answer)

    def _point(self) -> None:
        """Tell what is pointed at, if that is something else than before."""
        target = self._painter.hovered or (self.current_target if self.hasFocus() else None)
        self.viewport().update()
        if target != self._told:
            self._told = target
            self.pointed.emit(target)

    def _hover(self, target: Target | None) -> None:
        if target != self._painter.hovered:
            self._painter.hovered = target
            is_lit = target in self.offers.lit
            shape = Qt.CursorShape.PointingHandCursor if is_lit else Qt.CursorShape.ArrowCursor
            self.viewport().setCursor(shape)
            self._point()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hover(self.target_at(event.position().toPoint()))
        super().mouseMoveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self._pressed = self.target_at(event.position().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        target, pressed = self.target_at(event.position().toPoint()), self._pressed
        self._pressed = None
        if event.button() is Qt.MouseButton.LeftButton and target == pressed:
            self.choose(target)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover(None)

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            explain_beside(self.viewport(), self.words_of(self.target_at(event.pos())))
            return False  # and the viewport shows what was explained
        return super().viewportEvent(event)

    def _explain_focus(self) -> None:
        """Explain what the arrows went to, as where the mouse rests."""
        layout, target = self._painter.layout, self.current_target
        if self.hasFocus() and layout is not None and target is not None:
            at = layout.box(target).center().toPoint()
            event = QHelpEvent(QEvent.Type.ToolTip, at, self.viewport().mapToGlobal(at))
            QApplication.sendEvent(self.viewport(), event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER:
            self.choose(self.current_target)
        elif event.key() == Qt.Key.Key_Escape and self.offers.picked is not None:
            self.choose(self.offers.picked)
        elif event.text().strip() or event.key() == Qt.Key.Key_Space:
            event.ignore()  # they belong to the table, not to a search in here
        else:
            super().keyPressEvent(event)
            self._rest.start()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        is_lit = self.currentIndex().data(CityRole.IS_LIT)
        if event.reason() in _BY_KEYS and not is_lit and self.offers.lit:
            self.setCurrentIndex(self._first())
        self._point()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._rest.stop()
        self._point()

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self._point()
