"""The others live: a plaque for each rival, from the viewer's left hand on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QSizePolicy

from valeria_desktop.games.valeria.rules.at import AMOUNTS, OfCard, OfSeat, OfTrack, Owned
from valeria_desktop.games.valeria.ui.boards.chevron import Chevron
from valeria_desktop.games.valeria.ui.boards.others_delegate import OthersDelegate, moved
from valeria_desktop.games.valeria.ui.boards.players import PlayerRole, PlayersModel
from valeria_desktop.games.valeria.ui.boards.whereabouts import box_of_card, card_on
from valeria_desktop.ui.kit.room import RoomLook, Squeeze

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QResizeEvent
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.ui.boards.places import Places
    from valeria_desktop.games.valeria.ui.boards.plaque import Plaque
    from valeria_desktop.games.valeria.ui.cards.mood import Chip
    from valeria_desktop.ui.kit.look import Look
    from valeria_desktop.ui.kit.rows import Index

_WIDTH, _HEIGHT, _LINE = 1260, 62, 44
_ALONE = 908
_GAP = 8
_CHEVRON = 40
_OPENING = {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}


class OtherBoards(QListView):
    """The plaques of all sides but the viewer's."""

    seat_opened = Signal(int)
    seat_pointed = Signal(int, QRect)
    """A rival that the mouse or the focus is on, and where it is in here; -1 for nobody."""
    cards_asked = Signal(int)
    """A rival whose cards are to be seen at once; -1 for nobody's any more."""
    _pointed = _asked = -1  # of the class: Qt tells a view that it lost the focus while it goes

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look if isinstance(look, RoomLook) else RoomLook(look, self)
        self._scene: Scene | None = None
        self.players = PlayersModel()
        self._delegate = OthersDelegate(self._look, self)
        self.setModel(self.players)
        self.players.tell_of_rows(self.viewport().update)  # Qt lays rows out first, and later
        self.players.dataChanged.connect(
            lambda first, _last: self.viewport().update(self.visualRect(first))
        )
        self.setItemDelegate(self._delegate)
        self.setAccessibleName(self.tr("The other players' boards"))
        self.chevron = Chevron(self._look, self)
        self.chevron.clicked.connect(self._ask_for_next)
        self._lie_in_a_row()
        self._look.changed.connect(self._fit)
        self._look.changed.connect(self.updateGeometry)  # a layout asks how high it is only then

    def _lie_in_a_row(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(False)
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        for hide in (self.setHorizontalScrollBarPolicy, self.setVerticalScrollBarPolicy):
            hide(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.viewport().setAutoFillBackground(False)

    # --- what is shown

    def show_scene(self, scene: Scene) -> None:
        """Show all sides but the viewer's."""
        self._scene = scene
        self.players.show(scene)
        if self.hasFocus():
            self._begin()
        self._fit()

    def forget(self) -> None:
        """Show nobody again, as before a game."""
        self._scene = None
        self.players.forget()
        self.rest()

    def wake(self, woken: Mapping[int, Mapping[int, Chip]]) -> None:
        """Light what a roll wakes: for each seat the numbers, and which chip wakes them."""
        self._delegate.woken = {seat: dict(numbers) for seat, numbers in woken.items()}
        self.viewport().update()

    def rest(self) -> None:
        """Let everything lie again."""
        self.wake({})

    def tell_of(self, seat: int) -> None:
        """Have a rival wear its colour while the story tells of it; -1 for nobody."""
        if seat != self._delegate.told:
            self._delegate.told = seat
            self.viewport().update()

    def _begin(self) -> None:
        """Let the arrows start from the first of the others."""
        if not self.currentIndex().isValid():
            self.setCurrentIndex(self.players.index(0))

    # --- sizes

    def _fit(self) -> None:
        """Share the width between the plaques, and in the bar on top with the chevron."""
        wide = round(self._look.box(_CHEVRON)) if self._look.squeeze >= Squeeze.D else 0
        if wide != self.viewportMargins().right():
            self.setViewportMargins(0, 0, wide, 0)
        self.chevron.setVisible(wide > 0)
        self.chevron.setGeometry(self.width() - wide, 0, wide, self.viewport().height())
        cell, gap = self._cell()
        if (cell, gap) != (self._delegate.cell, self._delegate.gap):
            self._delegate.cell, self._delegate.gap = cell, gap
            self.scheduleDelayedItemsLayout()
            self.viewport().update()

    def _cell(self) -> tuple[QSize, int]:
        room, number = self.viewport().size(), max(1, self.players.rowCount())
        gap = round(self._look.box(_GAP if self._look.squeeze < Squeeze.D else 4))
        height = min(room.height(), round(self._look.box(_HEIGHT)))
        wide = (room.width() + gap) // number
        rows = self.players.rows
        if len(rows) == 1 and not rows[0].side.is_rival and self._look.squeeze < Squeeze.D:
            wished = round(self._look.box(_ALONE))
            if self._look.squeeze < Squeeze.C:
                wished = max(wished, self._delegate.width_needed(rows[0], height))
            wide = min(wide, wished + gap)
        return QSize(wide, height), gap

    def sizeHint(self) -> QSize:
        high = _HEIGHT if self._look.squeeze < Squeeze.C else _LINE
        return QSize(round(self._look.box(_WIDTH)), round(self._look.box(high)))

    def minimumSizeHint(self) -> QSize:
        number = max(1, self.players.rowCount())
        return QSize(round(self._look.box(_LINE)) * number, round(self._look.box(40)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _ask_for_next(self) -> None:
        """Have the cards of one rival after the other seen, and then nobody's."""
        seats = [*(row.seat for row in self.players.rows), -1]
        after = seats.index(self._asked) + 1 if self._asked in seats else 0
        self._asked = seats[after % len(seats)]
        self.cards_asked.emit(self._asked)

    # --- places, for what flies

    def box_of(self, at: OfSeat | OfTrack | OfCard, within: QWidget) -> QRect | None:
        """Return the box of what a rival has in a widget; None for what no plaque shows.

        Where a card is still to come, that is where it will be found.
        """
        plaque = self._plaque_of(at.seat)
        if plaque is None:
            return None
        box = self._box_of(plaque.seat)
        if at == OfSeat(plaque.seat):
            return QRect(self.viewport().mapTo(within, box.topLeft()), box.size())
        places = self._delegate.places(plaque, QRectF(box))
        if isinstance(at, OfCard):
            found = box_of_card(places, plaque, at.card, self._scene)
        else:
            found = _box_of_thing(places, at)
        return None if found.isEmpty() else self._within(found, within)

    def card_at(self, point: QPoint) -> OfCard | None:
        """Return the card that is seen at a point of the view; None if there is none."""
        index = self.indexAt(point)
        plaque = index.data(PlayerRole.PLAQUE) if index.isValid() else None
        if plaque is None:
            return None
        places = self._delegate.places(
            plaque, QRectF(self._delegate.box_in(self.visualRect(index)))
        )
        card = card_on(places, plaque, QPointF(point))
        return None if card is None else OfCard(card.id, plaque.seat)

    @property
    def is_alone(self) -> bool:
        """Whether there is but one rival."""
        return self.players.rowCount() == 1

    def _within(self, box: QRectF, within: QWidget) -> QRect:
        return moved(box, self.viewport().mapTo(within, self.viewport().rect().topLeft()))

    def _box_of(self, seat: int) -> QRect:
        index = self.players.index_of(str(seat))
        return self._delegate.box_in(self.visualRect(index)) if index.isValid() else QRect()

    def _plaque_of(self, seat: int | None) -> Plaque | None:
        return next((row for row in self.players.rows if row.seat == seat), None)

    # --- mouse and keys

    def _seat(self, index: Index) -> int:
        return int(index.data(PlayerRole.SEAT)) if index.isValid() else -1

    def _point(self, seat: int) -> None:
        if seat != self._pointed:
            self._pointed = self._asked = seat
            self.seat_pointed.emit(seat, self._box_of(seat) if seat >= 0 else QRect())

    def _open(self, index: Index) -> None:
        if index.isValid():
            self.seat_opened.emit(self._seat(index))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        index = self.indexAt(event.position().toPoint())
        over = Qt.CursorShape.PointingHandCursor if index.isValid() else Qt.CursorShape.ArrowCursor
        self.setCursor(over)
        self._point(self._seat(index))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if event.button() is Qt.MouseButton.LeftButton:
            self._open(self.indexAt(event.position().toPoint()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point(-1)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._begin()
        self._point(self._seat(self.currentIndex()))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._point(-1)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if self.hasFocus():
            self._point(self._seat(current))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _OPENING:
            self._open(self.currentIndex())
        elif event.text().strip():
            event.ignore()  # letters and digits belong to the window, not to a search in here
        else:
            super().keyPressEvent(event)


def _box_of_thing(places: Places, at: OfSeat | OfTrack) -> QRectF:
    """Return the box of a name or an amount; where an amount has no room, that of the score."""
    what = at.what if isinstance(at, OfSeat) else None
    if what is Owned.HEAD:
        return places.head
    if what not in AMOUNTS:
        return QRectF()
    found = places.amounts.get(what.value, QRectF())
    for other in (places.score, places.scale, places.board):
        found = found if not found.isEmpty() else other
    return found
