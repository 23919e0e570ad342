"""The one view of things on a table: it shows a part's pieces, by mouse, keys and screen reader."""

from __future__ import annotations

import math
from contextlib import nullcontext
from typing import TYPE_CHECKING, Generic

from attrs import evolve
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
    QHelpEvent,
    QPainter,
)
from PySide6.QtWidgets import QAbstractItemView, QFrame

from valeria_desktop.kernel.at import At
from valeria_desktop.ui.controls.aloud import ALOUD, tell_focused_item
from valeria_desktop.ui.controls.focus import untold
from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.paint.kept import KeptPictures
from valeria_desktop.ui.paint.parchment import ParchmentLook
from valeria_desktop.ui.paint.room_look import RoomLook
from valeria_desktop.ui.paint.style_sheet import CLEAR
from valeria_desktop.ui.pieces.answers import NO_ANSWERS, Answers
from valeria_desktop.ui.pieces.model import PiecesModel
from valeria_desktop.ui.pieces.painter import PartPainter
from valeria_desktop.ui.pieces.piece import NOTHING, LaidPart, PartRoom, PieceMood, S, Sight
from valeria_desktop.ui.pieces.walk import first_piece, lit_piece, walked
from valeria_desktop.ui.pieces.whole_view import WholeView

if TYPE_CHECKING:
    from PySide6.QtGui import (
        QFocusEvent,
        QKeyEvent,
        QMouseEvent,
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

_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
_SINKS = 2.0  # how far a pressed piece sinks, in units
_OF_THE_TABLE = {Qt.Key.Key_Space, *_ENTER}
_BY_KEYS = {
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
}


class Spread(WholeView, Generic[S]):
    """Shows a part of a table, and reports the player's choices in it."""

    chosen = Signal(object)
    """The address of a lit piece that the player clicked or pressed Enter on."""
    way_chosen = Signal(str)
    """The id of an option whose two ends the player chose."""
    refused = Signal(object)
    """The address of an unlit piece that the asked player tried to choose."""
    opened = Signal(object)
    """The address of a piece to open, which the player clicked or pressed Enter on."""
    pointed = Signal(object)
    """The address of the piece under the mouse or with the focus; None without one."""
    said = Signal(str)
    """A sentence for a player who doesn't see the pieces."""
    relaid = Signal()
    """The pieces have other places, or some look different."""

    def __init__(self, look: Look, part: Part[S], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look, self.part = look, part
        self.pieces = PiecesModel(part.words_of, self)
        self.answers: Answers = NO_ANSWERS
        self._unit = 0.0
        self._scene: S | None = None
        self._hinted: At | None = None
        self._hovered: At | None = None
        self._pressed: At | None = None
        self._taken: At | None = None
        self._told: At | None = None
        self._tells_itself = False
        """Whether a screen reader is told of the piece by other means than its focus."""
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
        if answers != evolve(self.answers, picked=None):
            self.answers = answers
        self.lay()

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
        self.pieces.show(
            NOTHING if self._scene is None else self.part.laid(self._scene, self._room())
        )
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

    def _room(self) -> PartRoom:
        answers = self.answers
        return PartRoom(
            QSizeF(self.room_size), self.look, self.unit, answers.lit, self._hinted, answers.picked
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
        self.setVerticalScrollBarPolicy(
            policy.ScrollBarAsNeeded if is_seen else policy.ScrollBarAlwaysOff
        )
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
        seen = [piece for piece in self._each() if region.intersects(self._reach(piece))]
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

    # --- choosing

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

    def focus_on(self, at: At) -> None:
        """Move the focus to a piece."""
        self.setCurrentIndex(self.pieces.index_of(at))
        self.take_keys(Qt.FocusReason.OtherFocusReason)

    def take_keys(
        self,
        reason: Qt.FocusReason = Qt.FocusReason.ShortcutFocusReason,
        *,
        is_told: bool = False,
    ) -> None:
        """Take the focus, and tell a screen reader of the piece at once.

        It hears of the view itself only with `is_told`.
        """
        if self.hasFocus():
            return
        self._tells_itself = True
        with nullcontext() if is_told else untold():
            self.setFocus(reason)
        self._tells_itself = False
        self.tell_focus()

    def choose(self, at: At | None) -> None:
        """Choose a thing, open it, pick an end of a move, or report a refusal."""
        piece = self.laid.piece_of(at)
        if piece is None or at is None or self._scene is None:
            return
        if piece.opens:
            self.opened.emit(at)
        elif piece.is_lit:
            self._answer(at)
        elif self.may_refuse:
            self.refused.emit(at)

    @property
    def may_refuse(self) -> bool:
        """Whether an unlit piece tells why it is refused: by default while the viewer is asked."""
        return bool(getattr(self._scene, "is_asked", False))

    def _answer(self, at: At) -> None:
        answer = self.answers.answer(at)
        if isinstance(answer, str):
            self.way_chosen.emit(answer)
        elif answer is None and self.answers.ways:
            self.answers = self.answers.picking(at)
            self.lay()
        else:
            self.chosen.emit(at)

    def say(self, sentence: str) -> None:
        """Let a screen reader say a sentence."""
        self.said.emit(sentence)
        ALOUD.say(self, sentence)

    def _point(self) -> None:
        """Report the pointed thing, if it is another than before."""
        at = self._hovered
        if at is None and self.hasFocus():
            at = self.current
        if at != self._told:
            self._told = at
            self.pointed.emit(at)

    def _hover(self, at: At | None) -> None:
        if at == self._hovered:
            return
        self._update(self._hovered, at)
        self._hovered = at
        piece = self.laid.piece_of(at)
        is_hand = piece is not None and piece.can_be_pressed
        shape = Qt.CursorShape.PointingHandCursor if is_hand else Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(shape)
        self._point()

    def _update(self, *things: At | None) -> None:
        """Repaint some pieces."""
        if self.part.is_one_picture:
            self.viewport().update()
            return
        for piece in map(self.laid.piece_of, things):
            if piece is not None:
                self.viewport().update(self._reach(piece))

    # --- mouse and keys

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            piece = self.laid.piece_of(self.at(event.pos()))
            if piece is not None:
                box = self._seen(piece.box)
                if self.part.show_help(event, self.viewport(), piece, box):
                    return True
        return super().viewportEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._hover(self.at(event.position().toPoint()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self._pressed = self.at(event.position().toPoint())
        self._update(self._pressed)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        at, pressed = self.at(event.position().toPoint()), self._pressed
        self._pressed = None
        self._update(pressed)
        if event.button() is Qt.MouseButton.LeftButton and at == pressed:
            self.choose(at)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        picked = self.answers.picked
        if event.key() in _ENTER and self.part.takes_enter:
            self.choose(self.current)
        elif event.key() == Qt.Key.Key_Escape and picked is not None:
            self.choose(picked)
        elif event.text().strip() or event.key() in _OF_THE_TABLE:
            event.ignore()  # letters, digits, Space and Enter belong to the table
        else:
            super().keyPressEvent(event)

    def moveCursor(self, action: Action, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        seeks_lit = self.part.seeks_lit
        found = walked(self.pieces, self.currentIndex(), action, seeks_lit=seeks_lit)
        return super().moveCursor(action, modifiers) if found is None else found

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self.part.seeks_lit and event.reason() in _BY_KEYS:
            self.setCurrentIndex(lit_piece(self.pieces, self.currentIndex()))
        self._update(self.current)
        self._point()
        if not self._tells_itself:
            QTimer.singleShot(0, self, self.tell_focus)  # Qt tells of the view after this

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._update(self.current)
        self._point()

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        for piece in map(self.pieces.piece, (current, previous)):
            if piece is not None:
                self._update(piece.at)
        self._point()
        self.tell_focus()

    def tell_focus(self) -> None:
        """Tell a screen reader of the piece that has the focus."""
        ats = [piece.at for piece in self.laid.listed]
        if self.current in ats:
            tell_focused_item(self, ats.index(self.current))


def unit_of(look: Look) -> float:
    """Return the size of a box's pixel: on a page, the size of a text's pixel."""
    return look.unit if isinstance(look, RoomLook | ParchmentLook) else look.scale
