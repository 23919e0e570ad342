"""The centre as a view: arrows and mouse, and where everything lies for what flies."""

from __future__ import annotations

from functools import reduce
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

from valeria_desktop.games.valeria.rules.at import AtPlace, AtRow
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
    from valeria_desktop.kernel.at import At
    from valeria_desktop.ui.kit.look import Look
    from valeria_desktop.ui.kit.rows import Index
    from valeria_desktop.ui.place.shaking import Shaking

_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


class CentreView(QTableView):
    """Shows the places; tells which one is pointed at and which one is chosen."""

    chosen = Signal(object)
    """Somebody clicked a lit stack or pressed Enter on it: its address."""
    refused = Signal(object)
    """Somebody tried to choose a stack that isn't lit: its address."""
    pointed = Signal(object)
    """The mouse or the arrows came to a stack: its address, or None."""

    def __init__(self, look: Look) -> None:
        """Show an empty table."""
        super().__init__()
        self._look = look
        self._delegate = CentreDelegate(look, self)
        self._pointed: At | None = None
        self._pressed: At | None = None
        self._cards: tuple[QRect, ...] = ()
        self._reaches: dict[At, QRect] = {}
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
            self.viewport().update(self._reaches[place.data(CentreRole.AT)])

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
        indexes = {at: self.centre.index_of(at) for at in self.centre.addresses}
        self._reaches = {at: self._delegate.reach_of(index) for at, index in indexes.items()}
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
        late = [*delegate.woken, self.current, delegate.hovered]
        painter = QPainter(self.viewport())
        self._paint_all(painter, event.region(), self._reaches)
        delegate.is_painting_raised = True
        self._paint_all(painter, event.region(), reversed(dict.fromkeys(reversed(late))))
        delegate.is_painting_raised = False
        painter.end()

    def _paint_all(self, painter: QPainter, region: QRegion, stacks: Iterable[At | None]) -> None:
        for at in stacks:
            if at in self._reaches and region.intersects(self._reaches[at]):
                index = self.centre.index_of(at)
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
        self.help.hint(None)
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

    def wake(self, stacks: Mapping[At, Chip]) -> None:
        """Lift the cards that a roll wakes, in the colours of what wakes them."""
        self._delegate.woken = dict(stacks)
        self.viewport().update()

    def rest(self) -> None:
        """Lay down what was woken, and let everything lie still."""
        self.shaking.stop()
        self.wake({})

    # --- where everything is

    @property
    def current(self) -> AtPlace | None:
        """The stack that the arrows have gone to."""
        return self.at_index(self.currentIndex())

    def focus_on(self, at: At) -> None:
        """Move the focus to a stack."""
        self.setCurrentIndex(self.centre.index_of(at))
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def box_of(self, at: AtPlace | AtRow, within: QWidget) -> QRect | None:
        """Return the box of a stack's card or of a row in a widget; None if it isn't shown."""
        if isinstance(at, AtRow):
            cards = [self.box_of(AtPlace(place), within) for place in at.row.places]
            whole = reduce(QRect.united, [card for card in cards if card is not None], QRect())
            return whole if whole.isValid() else None
        index = self.centre.index_of(at)
        if not index.isValid():
            return None
        card = self._delegate.card_of(index).toRect()
        return QRect(self.viewport().mapTo(within, card.topLeft()), card.size())

    @staticmethod
    def at_index(index: Index) -> AtPlace | None:
        """Return the address at an index; None where nothing lies."""
        found: AtPlace | None = index.data(CentreRole.AT) if index.isValid() else None
        return found

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(850), self._look.px(455))

    def minimumSizeHint(self) -> QSize:
        return QSize(620, 330)

    # --- pointing and choosing

    def _point(self, at: At | None) -> None:
        if at != self._pointed:
            self._pointed = at
            self.pointed.emit(at)

    def _hover(self, at: At | None) -> None:
        if at != self._delegate.hovered:
            self._delegate.hovered = at
            self.viewport().update()

    def choose(self, at: At | None) -> None:
        """Choose a stack, or be refused."""
        if at is None:
            return
        is_lit = self.centre.index_of(at).data(CentreRole.IS_LIT)
        (self.chosen if is_lit else self.refused).emit(at)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        is_lit = index.isValid() and index.data(CentreRole.IS_LIT)
        shape = Qt.CursorShape.PointingHandCursor if is_lit else Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(shape)
        self._hover(self.at_index(index))
        self._point(self.at_index(index))
        super().mouseMoveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self._pressed = self.at_index(self.indexAt(event.position().toPoint()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        at = self.at_index(self.indexAt(event.position().toPoint()))
        if event.button() is Qt.MouseButton.LeftButton and at == self._pressed:
            self.choose(at)
        self._pressed = None

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover(None)
        self._point(self.current if self.hasFocus() else None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER:
            self.choose(self.current)
        elif event.text().strip() or event.key() == Qt.Key.Key_Space:
            event.ignore()  # they belong to the table, not to a search in here
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.viewport().update()
        self._point(self.current)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.viewport().update()
        if self.hasFocus():
            self._point(self.at_index(current))
