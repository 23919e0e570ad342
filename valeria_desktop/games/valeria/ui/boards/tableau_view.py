"""A tableau as a view of tiles in two rows, as large as all of them fit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, QObject, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from valeria_desktop.games.valeria.ui.boards.groups import GroupKind
from valeria_desktop.games.valeria.ui.boards.inside import GAP
from valeria_desktop.games.valeria.ui.boards.tableau import TableauModel, TableauRole
from valeria_desktop.games.valeria.ui.cards.face import owned_face_of
from valeria_desktop.games.valeria.ui.cards.hover import show_signs
from valeria_desktop.games.valeria.ui.cards.mood import Chip, Mood, Ribbon, ribbon_for
from valeria_desktop.games.valeria.ui.cards.paint import paint_tile, signs_of_card
from valeria_desktop.games.valeria.ui.cards.sliding import Sliding
from valeria_desktop.ui.kit.brush import Brush
from valeria_desktop.ui.kit.kept import KeptPictures
from valeria_desktop.ui.kit.materials import materials_of
from valeria_desktop.ui.kit.style import CLEAR

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QFocusEvent, QHelpEvent, QKeyEvent, QMouseEvent, QPaintEvent
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.ui.boards.groups import Group
    from valeria_desktop.games.valeria.ui.boards.inside import Inside
    from valeria_desktop.ui.kit.look import Look
    from valeria_desktop.ui.kit.rows import Index

_LEFT, _TOP = 4, 9.5  # of a cell, before its tile: for what is raised and what fans
_KINDS = (GroupKind.STARTER, GroupKind.CITIZEN)
_VIEWS = 4  # of two people in turn, under either of its powers
_BEYOND = 14  # what is raised, fans and hangs on a tile reaches so far beyond it


class TileDelegate(QStyledItemDelegate):
    """Paints a group as a tile in its state."""

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        """Paint with the program's look."""
        super().__init__(parent)
        self._look = look
        self.tile = QSizeF(112, 84)
        self.unit = 1.0
        self.is_brief = False
        self.sliding = Sliding(look, self)
        self.woken: dict[str, Chip] = {}
        self._kept = KeptPictures(look, each=_VIEWS)

    @property
    def ribbon(self) -> Ribbon:
        """Which of two powers counts now."""
        return self.sliding.ribbon

    def cell(self) -> QSize:
        """Give the size of a cell: a tile and the gaps round it."""
        gap = GAP * self.unit
        size = self.tile + gap
        return QSize(int(size.width()), int(size.height()))

    def tile_in(self, cell: QRect) -> QRectF:
        """Give where the tile of a cell lies at rest."""
        left, top = cell.left() + _LEFT * self.unit, cell.top() + _TOP * self.unit
        return QRectF(round(left), round(top), round(self.tile.width()), round(self.tile.height()))

    def mood_of(self, group: Group, state: QStyle.StateFlag) -> Mood:
        """Give the state of a group of cards."""
        return Mood(
            is_hovered=bool(state & QStyle.StateFlag.State_MouseOver),
            is_focused=bool(state & QStyle.StateFlag.State_HasFocus),
            is_new=group.is_new,
            woken=self.woken.get(group.card.id),
            ribbon=self.ribbon.on(owned_face_of(group.card)),
            count=group.count,
            is_brief=self.is_brief,
        )

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return self.cell()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        group: Group = index.data(TableauRole.GROUP)
        mood = self.mood_of(group, option.state)
        tile = self.tile_in(option.rect)
        beyond = round(_BEYOND * self.unit)
        box = tile.toAlignedRect().adjusted(-beyond, -beyond, beyond, beyond)
        inside = tile.translated(-box.topLeft().toPointF())
        self._kept.paint(
            painter,
            box,
            (group.key, mood, self.unit),
            lambda brush, _: paint_tile(
                brush.painter, inside, owned_face_of(group.card), self._look, mood
            ),
        )
        self.sliding.paint(painter, tile, owned_face_of(group.card), mood)

    def helpEvent(
        self,
        event: QHelpEvent,
        view: QAbstractItemView,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> bool:
        group = index.data(TableauRole.GROUP) if index.isValid() else None
        if group is None:
            return False
        mood = self.mood_of(group, QStyle.StateFlag.State_None)
        box = self.tile_in(option.rect)
        signs = signs_of_card(box, owned_face_of(group.card), self._look, mood)
        return show_signs(event, view.viewport(), signs)


class TableauView(QListView):
    """Shows a tableau."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._places = 0
        self._used: object = None
        self._hovered = -1
        self.tableau = TableauModel()
        self.delegate = TileDelegate(look, self)
        self.setModel(self.tableau)
        self.setItemDelegate(self.delegate)
        self.setAccessibleName(self.tr("Tableau"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setUniformItemSizes(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self.setStyleSheet(CLEAR)
        look.changed.connect(self.viewport().update)
        self.tableau.tell_of_changes(self.viewport().update)  # a tag hangs beyond its cell
        self.sliding.valueChanged.connect(self.viewport().update)

    @property
    def sliding(self) -> Sliding:
        """What slides when the turn passes."""
        return self.delegate.sliding

    def show_scene(self, scene: Scene, seat: int, news: frozenset[str] = frozenset()) -> None:
        """Show who stands in front of a seat, and which of their powers counts now."""
        before = self.sliding.ribbon
        self.sliding.lay(ribbon_for(scene, seat), seat)
        if self.sliding.ribbon is not before:
            self.viewport().update()
        self.tableau.show(scene, seat, news)
        if self.hasFocus():
            self._begin()

    def wake(self, woken: Mapping[str, Chip]) -> None:
        """Raise cards that a roll wakes."""
        self.delegate.woken = dict(woken)
        self.viewport().update()

    def rest(self) -> None:
        """Lay all cards down again."""
        self.wake({})

    def use(self, inside: Inside) -> None:
        """Lay tiles of a size, so many in a row."""
        delegate, places = self.delegate, inside.columns * inside.rows
        scrolls = self.tableau.rowCount() > places
        used = inside.tile, inside.unit, inside.is_brief, places, inside.tableau, scrolls
        if used == self._used:
            return
        self._used, self._places = used, places
        delegate.tile, delegate.unit = inside.tile, inside.unit
        delegate.is_brief = inside.is_brief
        bar = Qt.ScrollBarPolicy
        self.setVerticalScrollBarPolicy(
            bar.ScrollBarAsNeeded if scrolls else bar.ScrollBarAlwaysOff
        )
        self.setGeometry(inside.tableau)
        self.scheduleDelayedItemsLayout()
        self.viewport().update()

    def _begin(self) -> None:
        """Let the arrows start from the first card."""
        if not self.currentIndex().isValid():
            self.setCurrentIndex(self.tableau.index(0))

    def rect_of_card(self, card_id: str, within: QWidget) -> QRect | None:
        """Give where a card lies, in the coordinates of a widget around; None if nowhere."""
        index = self._index_of(card_id)
        return self._tile_in(self.visualRect(index), within) if index.isValid() else None

    def show_card(self, card_id: str) -> None:
        """Scroll to a card, where not all have room."""
        index = self._index_of(card_id)
        if index.isValid():
            self.scrollTo(index)

    def _index_of(self, card_id: str) -> QModelIndex:
        found = (self.tableau.index_of(f"{kind}:{card_id}") for kind in _KINDS)
        return next((index for index in found if index.isValid()), QModelIndex())

    def rect_of_next(self, numbers: tuple[int, ...], within: QWidget) -> QRect:
        """Give where a card of some numbers will lie that comes."""
        before = [
            group for group in self.tableau.rows if group.numbers and group.numbers <= numbers
        ]
        cell = self._cell_at(min(len(before), max(0, self._places - 1)))
        return self._tile_in(cell, within)

    def _tile_in(self, cell: QRect, within: QWidget) -> QRect:
        tile = self.delegate.tile_in(cell).toRect()
        return QRect(self.viewport().mapTo(within, tile.topLeft()), tile.size())

    def _cell_at(self, place: int) -> QRect:
        """Give the cell of a place, whether something lies there or not."""
        cell = self.delegate.cell()
        columns = max(1, self.viewport().width() // max(1, cell.width()))
        left, top = (place % columns) * cell.width(), (place // columns) * cell.height()
        return QRect(left, top, cell.width(), cell.height())

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        self._paint_places()
        super().paintEvent(event)

    def _paint_places(self) -> None:
        """Mark the places that wait for a card: hollows in the wood."""
        painter = QPainter(self.viewport())
        brush = Brush(painter, self._look, 1.0)
        for place in range(self.tableau.rowCount(), self._places):
            box = self.delegate.tile_in(self._cell_at(place))
            brush.piece((_paint_hollow, materials_of(self._look)), box, _paint_hollow)
        painter.end()

    # --- the mouse and the keys

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(390), self._look.px(140))

    def minimumSizeHint(self) -> QSize:
        return QSize(1, 1)

    def _hover(self, row: int) -> None:
        if row != self._hovered:
            self._hovered = row
            self.viewport().update()  # what is raised reaches beyond its cell

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._hover(self.indexAt(event.position().toPoint()).row())

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover(-1)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.viewport().update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._begin()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text().strip():
            event.ignore()  # letters and digits belong to the window, not to a search in here
            return
        super().keyPressEvent(event)


def _paint_hollow(brush: Brush, box: QRectF) -> None:
    made, hollow = materials_of(brush.look), QColor(materials_of(brush.look).board_cut)
    hollow.setAlpha(90)
    brush.painter.setBrush(hollow)
    brush.painter.setPen(QPen(QColor(made.board_rim), 1.4, Qt.PenStyle.DashLine))
    brush.painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), 6, 6)
