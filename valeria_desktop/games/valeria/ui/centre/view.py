"""The centre as a view: arrows and mouse, and where everything lies for what flies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyle,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from valeria_desktop.games.valeria.ui.cards.mood import ribbon_for
from valeria_desktop.games.valeria.ui.centre.delegate import CentreDelegate
from valeria_desktop.games.valeria.ui.centre.grid import grid_of, grid_of_cards
from valeria_desktop.games.valeria.ui.centre.model import CentreModel, CentreRole

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from PySide6.QtGui import (
        QFocusEvent,
        QKeyEvent,
        QMouseEvent,
        QPaintEvent,
        QRegion,
        QResizeEvent,
    )

    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.ui.cards.mood import Chip
    from valeria_desktop.games.valeria.ui.cards.sliding import Sliding
    from valeria_desktop.games.valeria.ui.centre.help import Help
    from valeria_desktop.ui.kit.look import Look
    from valeria_desktop.ui.kit.rows import Index
    from valeria_desktop.ui.place.shaking import Shaking

NOWHERE = -1
_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


class CentreView(QTableView):
    """Shows the places; tells which one is pointed at and which one is chosen."""

    place_chosen = Signal(int)
    """Somebody clicked a lit place or pressed Enter on it."""
    place_refused = Signal(int)
    """Somebody tried to choose a place that isn't lit."""
    place_pointed = Signal(int)
    """The mouse or the arrows went to a place, or to none (-1)."""

    def __init__(self, look: Look) -> None:
        """Show an empty table."""
        super().__init__()
        self._look = look
        self._delegate = CentreDelegate(look, self)
        self._pointed = NOWHERE
        self._pressed = NOWHERE
        self._cards: tuple[QRect, ...] = ()
        self._reaches: dict[int, QRect] = {}
        self.centre = CentreModel(self)
        self.setModel(self.centre)
        self.setItemDelegate(self._delegate)
        self.setAccessibleName(self.tr("The centre stacks"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setMouseTracking(True)
        self.setTabKeyNavigation(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.hide()
            header.setMinimumSectionSize(1)
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.viewport().setAutoFillBackground(False)
        self.centre.modelReset.connect(self._lay_out)
        self.centre.dataChanged.connect(self._changed)
        moving = (self.shaking.valueChanged, self.shaking.stateChanged, self.sliding.valueChanged)
        for moved in (*moving, self.help.changed):
            moved.connect(self.viewport().update)
        look.changed.connect(self._look_changed)

    def _changed(self, place: Index) -> None:
        """Paint a place again; in the siege what lies below a pile is told elsewhere."""
        if self.centre.is_siege:
            self.viewport().update()
        else:
            self.viewport().update(self._reaches[self._place(place)])

    def _look_changed(self) -> None:
        self.updateGeometry()
        self._lay_out()

    def lay(self, room: QRect, cards: Sequence[QRect]) -> None:
        """Lie in a room of the parent, with the cards where they are given in it.

        The room is larger than the cards: what is raised and what lies below reaches beyond them.
        """
        self._cards = tuple(cards)
        self.setGeometry(room)
        self._lay_out()

    def _lay_out(self) -> None:
        """Give each card its place in the room there is."""
        whole, is_siege = self.viewport().size(), self.centre.is_siege
        grid = grid_of(whole, self._look, is_siege=is_siege)
        if self.centre.rowCount() and len(self._cards) == self.centre.places:
            corner = self.geometry().topLeft()
            cards = [QRectF(card.translated(-corner)) for card in self._cards]
            grid = grid_of_cards(cards, whole, grid.unit)
        self._delegate.grid = grid
        indexes = {number: self.centre.index_of(number) for number in self.centre.numbers}
        self._reaches = {number: self._delegate.reach_of(at) for number, at in indexes.items()}
        for header, sizes in (
            (self.horizontalHeader(), grid.widths),
            (self.verticalHeader(), grid.heights),
        ):
            for number, size in enumerate(sizes[: header.count()]):
                header.resizeSection(number, size)
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what lies over its neighbours after all else; Qt would go by pieces of a region."""
        delegate = self._delegate
        late = [*delegate.woken, self.current_place, delegate.hovered_place]
        painter = QPainter(self.viewport())
        self._paint_all(painter, event.region(), self._reaches)
        delegate.is_painting_raised = True
        self._paint_all(painter, event.region(), reversed(dict.fromkeys(reversed(late))))
        delegate.is_painting_raised = False
        painter.end()

    def _paint_all(self, painter: QPainter, region: QRegion, places: Iterable[int]) -> None:
        for place in places:
            if place in self._reaches and region.intersects(self._reaches[place]):
                index = self.centre.index_of(place)
                self._delegate.paint(painter, self._option_of(index), index)

    def _option_of(self, index: QModelIndex) -> QStyleOptionViewItem:
        option = QStyleOptionViewItem()
        option.rect = self.visualRect(index)
        option.state = QStyle.StateFlag.State_Enabled
        if self.hasFocus() and index == self.currentIndex():
            option.state |= QStyle.StateFlag.State_HasFocus
        return option

    # --- what is shown

    def show_scene(self, scene: Scene) -> None:
        """Show a scene; a hint given before no longer holds."""
        self.help.hint()
        self.centre.show(scene)
        self.sliding.lay(ribbon_for(scene, scene.viewer), scene.viewer)
        if not self.currentIndex().isValid():
            self.setCurrentIndex(self.centre.index(0, 0))

    @property
    def help(self) -> Help:
        """What is told of places to whoever asked."""
        return self._delegate.help

    @property
    def shaking(self) -> Shaking:
        """What shakes a card, or all of them."""
        return self._delegate.shaking

    @property
    def sliding(self) -> Sliding:
        """What slides when the turn passes."""
        return self._delegate.sliding

    def wake(self, places: Mapping[int, Chip]) -> None:
        """Lift the cards that a roll wakes, in the colours of what wakes them."""
        self._delegate.woken = dict(places)
        self.viewport().update()

    def rest(self) -> None:
        """Lay down what was woken, and let everything lie still."""
        self.shaking.stop()
        self.wake({})

    # --- where everything is

    @property
    def current_place(self) -> int:
        """The place that the arrows have gone to, or -1."""
        return self._place(self.currentIndex())

    def focus_place(self, place: int) -> None:
        """Move the focus to a place."""
        self.setCurrentIndex(self.centre.index_of(place))
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def rect_of(self, place: int, within: QWidget | None = None) -> QRect:
        """Give where the card of a place lies, in the window's coordinates or another's."""
        index = self.centre.index_of(place)
        if not index.isValid():
            return QRect()
        card = self._delegate.card_of(index).toRect()
        corner = self.viewport().mapTo(within or self.window(), card.topLeft())
        return QRect(corner, card.size())

    @staticmethod
    def _place(index: Index) -> int:
        place = index.data(CentreRole.PLACE) if index.isValid() else None
        return NOWHERE if place is None else int(place)

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(850), self._look.px(455))

    def minimumSizeHint(self) -> QSize:
        return QSize(620, 330)

    # --- pointing and choosing

    def _point(self, place: int) -> None:
        if place != self._pointed:
            self._pointed = place
            self.place_pointed.emit(place)

    def _hover(self, place: int) -> None:
        if place != self._delegate.hovered_place:
            self._delegate.hovered_place = place
            self.viewport().update()

    def choose(self, place: int) -> None:
        """Choose a place, or be refused."""
        if place == NOWHERE:
            return
        is_lit = self.centre.index_of(place).data(CentreRole.IS_LIT)
        (self.place_chosen if is_lit else self.place_refused).emit(place)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        is_lit = index.isValid() and index.data(CentreRole.IS_LIT)
        shape = Qt.CursorShape.PointingHandCursor if is_lit else Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(shape)
        self._hover(self._place(index))
        self._point(self._place(index))
        super().mouseMoveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self._pressed = self._place(self.indexAt(event.position().toPoint()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        place = self._place(self.indexAt(event.position().toPoint()))
        if event.button() is Qt.MouseButton.LeftButton and place == self._pressed:
            self.choose(place)
        self._pressed = NOWHERE

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover(NOWHERE)
        self._point(self.current_place if self.hasFocus() else NOWHERE)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER:
            self.choose(self.current_place)
        elif event.text().strip() or event.key() == Qt.Key.Key_Space:
            event.ignore()  # they belong to the table, not to a search in here
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.viewport().update()
        self._point(self.current_place)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.viewport().update()
        if self.hasFocus():
            self._point(self._place(current))
