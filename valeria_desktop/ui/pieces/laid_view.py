"""A view of the pieces of a part as they lie: their places, and how they are painted."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Generic

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QAccessible,
    QHelpEvent,
    QPainter,
)
from PySide6.QtWidgets import QAbstractItemView, QFrame

from valeria_desktop.kernel.at import At
from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.paint.kept import KeptPictures
from valeria_desktop.ui.paint.parchment import ParchmentLook
from valeria_desktop.ui.paint.room_look import RoomLook
from valeria_desktop.ui.paint.style_sheet import CLEAR
from valeria_desktop.ui.pieces.answers import NO_ANSWERS, Answers
from valeria_desktop.ui.pieces.model import PiecesModel
from valeria_desktop.ui.pieces.painter import PartPainter
from valeria_desktop.ui.pieces.piece import NOTHING, LaidPart, PartRoom, PieceMood, S, Sight
from valeria_desktop.ui.pieces.walk import first_piece
from valeria_desktop.ui.pieces.whole_view import WholeView

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import (
        QPaintEvent,
        QRegion,
        QResizeEvent,
    )
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.kernel.things import Thing
    from valeria_desktop.ui.controls.rows import Index
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.pieces.piece import Part, Piece

    Action = QAbstractItemView.CursorAction

_SINKS = 2.0  # how far a pressed piece sinks, in units


class LaidView(WholeView, Generic[S]):
    """Shows the pieces of a part of a table in their states."""

    relaid = Signal()
    """The pieces have other places, or some look different."""

    def __init__(self, look: Look, part: Part[S], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look, self.part = look, part
        self.pieces = PiecesModel(part.words_of, self)
        self.answers: Answers = NO_ANSWERS
        self._unit = 0.0
        self._scene: S | None = None
        self._laid_for: tuple[object, PartRoom] | None = None
        """All that the pieces were laid for; None if any scene may have other pieces."""
        self._hinted: At | None = None
        self._hovered: At | None = None
        self._pressed: At | None = None
        self._taken: At | None = None
        self._kept = KeptPictures(look, each=part.views)
        self.setModel(self.pieces)
        self._lie_plainly()
        look.changed.connect(self._look_changed)

    def _lie_plainly(self) -> None:
        """Show no frame and no ground of Qt's own, and let Tab leave the view."""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setStyleSheet(CLEAR)
        self.setMouseTracking(True)
        self.setTabKeyNavigation(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        for policy in (self.setHorizontalScrollBarPolicy, self.setVerticalScrollBarPolicy):
            policy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)

    # --- scene and pieces

    @property
    def unit(self) -> float:
        """The size of a box's pixel: the look's, or this part's own."""
        return self._unit or unit_of(self.look)

    def use_unit(self, unit: float) -> None:
        """Lay the pieces in a size of this part's own."""
        if unit != self._unit:
            self._unit = unit
            self.lay()
            self.viewport().update()

    @property
    def laid(self) -> LaidPart:
        """The pieces as they lie now."""
        return self.pieces.laid

    @property
    def scene(self) -> S | None:
        """The scene that is shown; None before a game."""
        return self._scene

    def show_scene(self, scene: S) -> None:
        """Show a scene without the hint of the scene before."""
        self._scene, self._hinted, self._taken = scene, None, None
        answers = self.part.answers(scene)
        if answers != self.answers.unpicked:
            self.answers = answers
        if not self._is_laid():
            self.lay()

    def _is_laid(self) -> bool:
        """Return whether all pieces lie as they would if they were laid now."""
        if self._laid_for is None or not self.currentIndex().isValid():
            return False
        return self._laid_for == self._needed(self._room())

    def _needed(self, room: PartRoom) -> tuple[object, PartRoom] | None:
        """Return all that the pieces in a room depend on; None if the part doesn't say it."""
        seen = None if self._scene is None else self.part.seen(self._scene)
        return None if seen is None else (seen, room)

    def forget(self) -> None:
        """Show nothing, as before a game."""
        self._scene, self._hinted, self.answers = None, None, NO_ANSWERS
        self._kept.forget_last()
        self.lay()

    def hint(self, at: At | None) -> None:
        """Mark the thing that the adviser would choose; None marks nothing."""
        if at != self._hinted:
            self._hinted = at
            self.lay()

    def take(self, at: At | None) -> None:
        """Show a thing as pressed while its choice has no effect yet; None shows none."""
        before, self._taken = self._taken, at
        for each in (before, at):
            self._update(each)

    def lay(self) -> None:
        """Lay the pieces anew, and repaint those that have moved or changed."""
        before, current = self.laid, self.current
        self._drop_needless_bar()
        room = self._room()
        self._laid_for = self._needed(room)
        self.pieces.show(NOTHING if self._scene is None else self.part.laid(self._scene, room))
        laid = self.laid
        self.setAccessibleName(laid.name)
        known = self.viewport().size()
        self._fit_bar(laid)
        if not self.currentIndex().isValid() and laid.pieces:
            index = self.pieces.index_of(current)
            first = first_piece(self.pieces, seeks_lit=self.part.seeks_lit)
            self.setCurrentIndex(index if index.isValid() else first)
        if self._hovered is not None and laid.piece_of(self._hovered) is None:
            self._hovered = None
        self._paint_what_differs(before, laid)
        if self.viewport().size() != known and not self.viewport().isVisible():
            self.lay()  # no event tells an unseen viewport that a bar came or went

    @property
    def room_size(self) -> QSize:
        """The size of the room for the pieces, even before the view was first shown."""
        is_new = self.testAttribute(Qt.WidgetAttribute.WA_PendingResizeEvent)
        return self.maximumViewportSize() if is_new else self.viewport().size()

    def _drop_needless_bar(self) -> None:
        """Hide the scroll bar if all has room without it: its own width may keep it needed."""
        off, whole = Qt.ScrollBarPolicy.ScrollBarAlwaysOff, self.maximumViewportSize()
        if self._scene is None or self.verticalScrollBarPolicy() is off:
            return
        if self.part.laid(self._scene, self._room(whole)).height <= whole.height():
            self.setVerticalScrollBarPolicy(off)

    def _room(self, size: QSize | None = None) -> PartRoom:
        answers = self.answers
        return PartRoom(
            QSizeF(size or self.room_size),
            self.look,
            self.unit,
            answers.lit,
            self._hinted,
            answers.picked,
        )

    def let_follow(self, *, follows: bool) -> None:
        """Let new pictures follow a moment later: what can be chosen elsewhere is lit first."""
        self._kept.let_follow(self._paint_later if follows else None)

    def _paint_later(self, box: QRect) -> None:
        QTimer.singleShot(0, self, lambda: self.viewport().update(box))

    def _paint_what_differs(self, before: LaidPart, laid: LaidPart) -> None:
        if before != laid:
            self.relaid.emit()
        other = laid.differing(before)
        if other is None or self.part.is_one_picture:
            self.viewport().update()
            return
        for piece in other:
            self.viewport().update(self._reach(piece))

    def _look_changed(self) -> None:
        self.updateGeometry()
        self.lay()
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.lay()
        self.viewport().update()

    # --- places

    def box_of(self, at: At, within: QWidget) -> QRect | None:
        """Return the box of a thing at rest in another widget; None if it doesn't lie here."""
        found = self.laid.box_of(at)
        if found is None:
            return None
        box = self._seen(found).toAlignedRect()
        return QRect(self.viewport().mapTo(within, box.topLeft()), box.size())

    def at(self, point: QPoint) -> At | None:
        """Return the uppermost thing at a point of the viewport; None without one."""
        where = point.toPointF() + QPointF(0, self.verticalOffset())
        for piece in reversed(self._each()):
            if piece.is_touched(where):
                return piece.at
        return None

    def at_index(self, index: Index) -> At | None:
        """Return the address at an index; None where nothing lies."""
        piece = self.pieces.piece(index)
        return None if piece is None else piece.at

    def looked_at(self, index: Index) -> At | Thing | None:
        """Return the thing that a close look at an index's piece shows."""
        piece = self.pieces.piece(index)
        return None if piece is None else self.part.looked_at(piece)

    def looked_under(self, point: QPoint) -> At | Thing | None:
        """Return the thing that a close look at a point of the viewport shows."""
        return self.looked_at(self.indexAt(point))

    def looked_box(self, thing: At | Thing | None) -> QRect:
        """Return the viewport's box of a thing that is looked at closely."""
        return self.visualRect(self.pieces.index_of(thing)) if isinstance(thing, At) else QRect()

    def dataChanged(self, first: Index, last: Index, roles: Sequence[int] = ()) -> None:
        """Tell a screen reader only: `lay` has repainted what differs, and nothing is edited."""
        if QAccessible.isActive():
            super().dataChanged(first, last, roles)

    def visualRect(self, index: Index) -> QRect:
        piece = self.pieces.piece(index)
        return QRect() if piece is None else self._seen(piece.reach).toAlignedRect()

    def indexAt(self, point: QPoint) -> QModelIndex:
        return self.pieces.index_of(self.at(point))

    def _each(self) -> tuple[Piece, ...]:
        """Return each piece once, in the order in which they are painted."""
        return self.laid.each

    def _reach(self, piece: Piece) -> QRect:
        """Return the box that a piece may paint on in any state."""
        beyond = math.ceil((self.part.beyond + PieceMood(is_hovered=True).raised) * self.unit)
        box = self._seen(piece.box if piece.extent is None else piece.extent).toAlignedRect()
        return box.adjusted(-beyond, -beyond, beyond, beyond)

    def _seen(self, box: QRectF) -> QRectF:
        """Return a box as it is seen: scrolled, where not everything has room."""
        return box.translated(0, -self.verticalOffset())

    def verticalOffset(self) -> int:
        return self.verticalScrollBar().value()

    def scrollTo(
        self,
        index: Index,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        """Scroll as little as possible, until a piece is wholly visible."""
        piece, bar = self.pieces.piece(index), self.verticalScrollBar()
        if piece is not None and bar.maximum():
            low = math.ceil(piece.reach.bottom()) - self.viewport().height()
            bar.setValue(max(low, min(bar.value(), math.floor(piece.reach.top()))))

    def _fit_bar(self, laid: LaidPart) -> None:
        """Show a scroll bar exactly while not everything has room."""
        high, bar = self.viewport().height(), self.verticalScrollBar()
        scrolls = laid.height > high
        policy = Qt.ScrollBarPolicy
        is_seen = scrolls and self.part.shows_bar
        wanted = policy.ScrollBarAsNeeded if is_seen else policy.ScrollBarAlwaysOff
        if wanted is not self.verticalScrollBarPolicy():  # Qt lays out the view at each setting
            self.setVerticalScrollBarPolicy(wanted)
        bar.setRange(0, math.ceil(laid.height) - high if scrolls else 0)
        bar.setPageStep(high)
        bar.setSingleStep(round(laid.step) or max(1, high // 8))

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        del dx, dy
        self.viewport().update()

    def sizeHint(self) -> QSize:
        return self.part.drawn * self.unit

    def minimumSizeHint(self) -> QSize:
        return self.part.least * self.unit

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        brush = Brush(painter, self.look, self.unit)
        if self.part.is_one_picture:
            self.part.paint_together(brush, self._kept, self._sight())
        else:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painting = PartPainter(self.part, brush, self._kept, self.verticalOffset())
            painting.paint_ground(self.laid, self.viewport().rect())
            for piece, mood in self._painted(event.region()):
                painting.paint_piece(piece, mood, self._held(piece, mood))
        painter.end()

    def _sight(self) -> Sight:
        return Sight(
            laid=self.laid,
            box=self.viewport().rect(),
            answers=self.answers,
            hovered=self._hovered,
            focused=self.current if self.hasFocus() else None,
            hinted=self._hinted,
        )

    def _painted(self, region: QRegion) -> list[tuple[Piece, PieceMood]]:
        """Return the pieces that touch a region, the uppermost last."""
        seen = self._each()
        if region.boundingRect() != self.viewport().rect() or region.rectCount() > 1:
            seen = tuple(piece for piece in seen if region.intersects(self._reach(piece)))
        return sorted(((piece, self.mood_of(piece)) for piece in seen), key=self._height)

    def _height(self, painted: tuple[Piece, PieceMood]) -> tuple[bool, bool, bool]:
        """Return a piece's order in height: the highest piece is under the mouse."""
        piece, mood = painted
        is_raised = self.part.is_raised(piece, mood)
        return is_raised, is_raised and mood.is_hovered, is_raised and mood.is_focused

    def _held(self, piece: Piece, mood: PieceMood) -> QRectF:
        """Return the box of a piece in a state, as it is seen; a pressed piece sinks."""
        held = self._seen(self.part.held(piece, mood, self.unit))
        sinks = piece.at in {self._pressed, self._taken}
        return held.translated(0, _SINKS * self.unit) if sinks else held

    def mood_of(self, piece: Piece) -> PieceMood:
        """Return the state of a piece."""
        return PieceMood(
            is_lit=piece.is_lit,
            is_dim=piece.is_dim,
            is_hovered=piece.at == self._hovered,
            is_focused=self.hasFocus() and piece.at == self.current,
            is_hinted=piece.is_hinted,
        )

    def _update(self, *things: At | None) -> None:
        """Repaint some pieces."""
        if self.part.is_one_picture:
            self.viewport().update()
            return
        for piece in map(self.laid.piece_of, things):
            if piece is not None:
                self.viewport().update(self._reach(piece))

    # --- states

    @property
    def current(self) -> At | None:
        """The address that the keys have gone to."""
        return self.at_index(self.currentIndex())

    @property
    def hovered(self) -> At | None:
        """The address under the mouse."""
        return self._hovered

    @property
    def hinted(self) -> At | None:
        """The address that the adviser would choose."""
        return self._hinted

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            piece = self.laid.piece_of(self.at(event.pos()))
            if piece is not None:
                box = self._seen(piece.box)
                if self.part.show_help(event, self.viewport(), piece, box):
                    return True
        return super().viewportEvent(event)


def unit_of(look: Look) -> float:
    """Return the size of a box's pixel: on a page, the size of a text's pixel."""
    return look.unit if isinstance(look, RoomLook | ParchmentLook) else look.scale
