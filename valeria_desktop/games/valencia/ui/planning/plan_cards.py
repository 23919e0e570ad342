"""The cards of a plan; the player drags them from place to place, or moves them by keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve, frozen
from PySide6.QtCore import QCoreApplication, QEvent, QModelIndex, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QAbstractItemView, QApplication

from valeria_desktop.games.valencia.rules.at import AtCard
from valeria_desktop.games.valencia.rules.model.parts import AUCTIONS
from valeria_desktop.games.valencia.ui.cards.card_words import card_sentence
from valeria_desktop.games.valencia.ui.cards.frames import paint_frames
from valeria_desktop.games.valencia.ui.cards.influence_card import paint_card
from valeria_desktop.games.valencia.ui.paint.trays import paint_capsule, paint_tray
from valeria_desktop.games.valencia.ui.planning.arrangement import HAND, Arrangement
from valeria_desktop.games.valencia.ui.planning.plan_layout import plan_layout_of
from valeria_desktop.ui.paint.brush import CENTRE, Brush
from valeria_desktop.ui.paint.ruler import fitted
from valeria_desktop.ui.paint.strokes import paint_cap
from valeria_desktop.ui.pieces.piece import LaidPart, Part, Piece, PieceMood
from valeria_desktop.ui.pieces.spread import Spread
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent

    from valeria_desktop.games.valencia.rules.model.cards import Card
    from valeria_desktop.games.valencia.rules.model.parts import RoundPart
    from valeria_desktop.games.valencia.ui.planning.plan_layout import PlanLayout
    from valeria_desktop.ui.paint.parchment import ParchmentLook
    from valeria_desktop.ui.pieces.piece import PartRoom


_DIGITS = "123456789"
_NEW_KEY = "N"
MARK_KEY = "M"
_WAYS = {
    QAbstractItemView.CursorAction.MoveRight: QPointF(1, 0),
    QAbstractItemView.CursorAction.MoveLeft: QPointF(-1, 0),
    QAbstractItemView.CursorAction.MoveUp: QPointF(0, -1),
    QAbstractItemView.CursorAction.MoveDown: QPointF(0, 1),
}


@frozen
class PlanScene:
    """The contents of the view: a plan, and the place under a dragged card."""

    seat: int
    plan: Arrangement
    signs: tuple[str, ...] = ()
    """The icons of the round's auctions, A to G."""
    is_laid: bool = False
    """Whether the plan is made and can't be changed."""
    target: int | None = None
    """The place under the dragged card; None while no card is dragged."""
    onto: int | None = None
    """The card of the hand under a dragged one: they would make a stack."""


@frozen
class _Face:
    card: Card
    shown: float
    """The visible width of the card, in pixels."""


class PlanCardsPart(Part[PlanScene]):
    """Lays and paints the hand, and the stacks after it."""

    keeps = keeps_ground = takes_enter = False

    def __init__(self) -> None:
        self.dragged: AtCard | None = None

    def laid(self, scene: PlanScene, room: PartRoom) -> LaidPart:
        lying = plan_layout_in(scene, room)
        return LaidPart(
            pieces=tuple(
                _piece(scene, lying, number, place)
                for place, tray in enumerate((scene.plan.hand, *scene.plan.trays))
                for number in tray
            ),
            name=QCoreApplication.translate("CardsView", "Your cards"),
            heading=QCoreApplication.translate("CardsModel", "Cards"),
            ground=(scene, lying),
        )

    def paint_ground(self, brush: Brush, box: QRectF, laid: LaidPart) -> None:
        scene, lying = laid.ground
        paint_places(brush, scene, lying)

    def paint_piece(self, brush: Brush, box: QRectF, piece: Piece, mood: PieceMood) -> None:
        if piece.at != self.dragged and not box.isEmpty():
            paint_card(brush, box, piece.face.card, mood, shown=piece.face.shown)


def plan_layout_in(scene: PlanScene, room: PartRoom) -> PlanLayout:
    """Return the places of a plan's cards in a room."""
    box = QRectF(0, 0, room.size.width(), room.size.height())
    return plan_layout_of(scene.plan, box, room.unit, room.text, is_laid=scene.is_laid)


def _piece(scene: PlanScene, lying: PlanLayout, number: int, place: int) -> Piece:
    card = scene.plan.cards[number]
    box, shown = lying.cards.get(number, (QRectF(), 0.0))
    words = _sentence(scene.plan, card, place)
    return Piece(
        at=AtCard(scene.seat, number),
        box=box,
        name=tell(card.words()),
        words=words,
        face=_Face(card, shown),
        told=words,
        touch=QRectF(box.left(), box.top(), shown, box.height()),
    )


def _sentence(plan: Arrangement, card: Card, place: int) -> str:
    if place == HAND:
        return QCoreApplication.translate("CardsModel", "{card}, in hand.").format(
            card=card_sentence(card)
        )
    said = QCoreApplication.translate(
        "CardsModel", "{card}, in stack {number}, which counts {sum}."
    ).format(card=card_sentence(card), number=place, sum=plan.sum_of(place))
    mark = plan.marks[place - 1]
    if mark is None:
        return said
    words = QCoreApplication.translate("CardsModel", "{said} You mean it for step {letter}.")
    return words.format(said=said, letter=mark.letter)


class CardsView(Spread[PlanScene]):
    """Shows a plan, and lets its player change it."""

    part: PlanCardsPart
    changed = Signal()
    mark_asked = Signal(int)
    """The player wants to say for which auction the stack of this number is meant."""

    def __init__(self, look: ParchmentLook, seat: int, signs: tuple[str, ...] = ()) -> None:
        super().__init__(look, PlanCardsPart())
        self._seat, self._signs = seat, signs
        self._pressed_at: QPointF | None = None
        self._pointer = QPointF()
        self.show_scene(PlanScene(seat, Arrangement(), signs))

    @property
    def _planned(self) -> PlanScene:
        assert self.scene is not None  # noqa: S101 - a plan is shown from the beginning
        return self.scene

    @property
    def plan(self) -> Arrangement:
        """The division of the cards."""
        return self._planned.plan

    @property
    def is_laid(self) -> bool:
        """Whether the plan is made and can't be changed."""
        return self._planned.is_laid

    @property
    def number(self) -> int | None:
        """The number of the card with the focus."""
        at = self.current
        return at.card if isinstance(at, AtCard) else None

    def card_at(self, number: int) -> AtCard:
        """Return the address of a card."""
        return AtCard(self._seat, number)

    def show_plan(self, plan: Arrangement, *, is_laid: bool | None = None) -> None:
        """Show a plan; the focus stays on the same card."""
        at = self.current
        is_laid = self.is_laid if is_laid is None else is_laid
        self.show_scene(evolve(self._planned, plan=plan, is_laid=is_laid))
        if self.laid.piece_of(at) is not None:
            self.setCurrentIndex(self.pieces.index_of(at))

    def point_at_newest(self) -> None:
        """Choose the card that was drawn last: it has the last number."""
        newest = self.card_at(len(self.plan.cards) - 1)
        self.setCurrentIndex(self.pieces.index_of(newest))

    # --- changes

    def put(self, number: int, place: int) -> None:
        """Put a card into a place, and say that to a screen reader."""
        if self.is_laid or not 0 <= place <= len(self.plan.trays) + 1:
            return
        self.arrange(self.plan.put(number, place))
        self._say_place(number)

    def _say_place(self, number: int) -> None:
        piece = self.laid.piece_of(self.card_at(number))
        assert piece is not None  # noqa: S101 - every card lies somewhere
        self.say(piece.words)

    def arrange(self, plan: Arrangement) -> None:
        """Show a changed plan, and tell the sheet."""
        self.show_plan(plan)
        self.changed.emit()

    def _put_current(self, place: int) -> None:
        if self.number is not None:
            self.put(self.number, place)

    # --- places

    def lying(self) -> PlanLayout:
        """Return the places of the plan's cards."""
        return plan_layout_in(self._planned, self._room())

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Return the nearest card in a direction; a card aside of it counts as farther away."""
        here, way = self.laid.piece_of(self.current), _WAYS.get(action)
        if way is None or here is None:
            return super().moveCursor(action, modifiers)
        best, nearest = here, 0.0
        for piece in self._each():
            by = piece.reach.center() - here.reach.center()
            ahead = by.x() * way.x() + by.y() * way.y()
            aside = abs(by.x() * way.y()) + abs(by.y() * way.x())
            distance = ahead + 3 * aside
            if ahead > 1 and (best is here or distance < nearest):
                best, nearest = piece, distance
        return self.pieces.index_of(best.at)

    # --- the dragged card

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        piece = self.laid.piece_of(self.part.dragged)
        if piece is None:
            return
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        box = QRectF(piece.box)
        box.moveCenter(self._pointer)
        brush = Brush(painter, self.look, self.unit)
        paint_onto(brush, self._planned, self.lying())
        paint_card(brush, box, piece.face.card, PieceMood(is_hovered=True))
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if event.button() is Qt.MouseButton.LeftButton:
            self._pressed_at = event.position()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._pointer = event.position()
        if self.part.dragged is not None:
            self._aim()
            return
        super().mouseMoveEvent(event)
        if self._pressed_at is None or self.is_laid or not event.buttons():
            return
        far = (event.position() - self._pressed_at).manhattanLength()
        at = self.at(self._pressed_at.toPoint())
        if isinstance(at, AtCard) and far >= QApplication.startDragDistance():
            self.part.dragged = at
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
            self._aim()

    def _aim(self) -> None:
        """Mark the place under the dragged card."""
        dragged = self.part.dragged
        target = None if dragged is None else self.lying().place_at(self._pointer)
        onto = None if dragged is None else self._other_at(dragged.card, self._pointer)
        self.show_scene(evolve(self._planned, target=target, onto=onto))
        self.viewport().update()

    def _other_at(self, number: int, point: QPointF) -> int | None:
        """Return the card of the hand at a point, if the card of a number comes from there, too.

        A card that comes back from a stack joins the hand, wherever it is let go there.
        """
        hand = self.plan.hand
        found = self.lying().card_at(point, hand) if number in hand else None
        return None if found == number else found

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        dragged, pressed = self.part.dragged, self._pressed_at
        self._let_go()
        place = self.lying().place_at(event.position())
        if dragged is not None:
            self._drop(dragged.card, place, self._other_at(dragged.card, event.position()))
            return
        super().mouseReleaseEvent(event)
        is_click = pressed is not None and event.button() is Qt.MouseButton.LeftButton
        marked = self.lying().mark_at(event.position())
        if is_click and marked is not None and not self.is_laid:
            self.mark_asked.emit(marked)
            return
        on_card = self.indexAt(event.position().toPoint()).isValid()
        if is_click and not on_card and place is not None:
            self._put_current(place)

    def _drop(self, number: int, place: int | None, other: int | None) -> None:
        """Put a dragged card into a place, or onto another card of the hand as a new stack."""
        if other is not None:
            self.arrange(self.plan.together(number, other))
            self._say_place(number)
        elif place is not None:
            self.put(number, place)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Put a card of the hand into a new stack, and a card of a stack back into the hand."""
        at = self.at(event.position().toPoint())
        if isinstance(at, AtCard):
            is_in_hand = at.card in self.plan.hand
            self.put(at.card, len(self.plan.trays) + 1 if is_in_hand else HAND)

    def _let_go(self) -> None:
        self._pressed_at = self.part.dragged = None
        self.viewport().unsetCursor()
        self._aim()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        if not QApplication.mouseButtons():
            self._let_go()

    # --- the keys

    def take_key(self, key: str) -> bool:
        """Move the focused card to the place of a key; return whether the key has a place."""
        if key == MARK_KEY:
            self._ask_for_mark()
            return True
        if key == _NEW_KEY:
            place = len(self.plan.trays) + 1
        elif key and key in _DIGITS:
            place = int(key)
        else:
            return False
        if self.number is not None:
            self._put_and_go_on(self.number, place)
        return True

    def _ask_for_mark(self) -> None:
        """Ask for which auction the stack of the focused card is meant."""
        place = HAND if self.number is None else self.plan.place_of(self.number)
        if place != HAND:
            self.mark_asked.emit(place)

    def _put_and_go_on(self, number: int, place: int) -> None:
        """Put a card into a place; the focus goes from a card of the hand to the next one."""
        hand = self.plan.hand
        here = hand.index(number) if number in hand else None
        self.put(number, place)
        left = self.plan.hand
        if here is not None and left and left != hand:
            following = self.card_at(left[min(here, len(left) - 1)])
            self.setCurrentIndex(self.pieces.index_of(following))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Backspace:
            self._put_current(HAND)
        else:
            super().keyPressEvent(event)


# --- painting


_WRAP = CENTRE | Qt.TextFlag.TextWordWrap
_LINE = 22
_TARGET = PieceMood(is_lit=True)
_KEYS = 9


def paint_places(brush: Brush, scene: PlanScene, lying: PlanLayout) -> None:
    """Paint the hand's frame, the trays, and the place of a new stack."""
    if not scene.is_laid:
        _paint_hand(brush, scene, lying)
        _paint_new(brush, scene, lying)
    for place in range(1, len(lying.trays) + 1):
        _paint_tray(brush, scene, lying, place)


def paint_onto(brush: Brush, scene: PlanScene, lying: PlanLayout) -> None:
    """Frame the card of the hand that a dragged one would make a stack with."""
    if scene.onto is not None:
        paint_frames(brush, lying.seen(scene.onto), _TARGET, 7 * brush.unit)


def _paint_hand(brush: Brush, scene: PlanScene, lying: PlanLayout) -> None:
    painter, look = brush.painter, brush.look
    painter.setPen(QPen(QColor(look.palette.line), 1.4 * brush.unit, Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(lying.hand, 7 * brush.unit, 7 * brush.unit)
    words = QCoreApplication.translate("PlanSheet", "In hand")
    line = QRectF(lying.hand)
    line.setTop(line.bottom() - _LINE * look.scale)
    painter.setFont(fitted(look.font(14), words, line.width() - 4, line.height()))
    painter.setPen(QColor(look.palette.quiet))
    painter.drawText(line, int(CENTRE), words)
    _paint_target(brush, lying.hand, is_target=scene.target == HAND and scene.onto is None)


def _paint_new(brush: Brush, scene: PlanScene, lying: PlanLayout) -> None:
    if lying.new is None:
        return
    painter, palette = brush.painter, brush.look.palette
    painter.setPen(QPen(QColor(palette.quiet), 1.6 * brush.unit, Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(lying.new, 7 * brush.unit, 7 * brush.unit)
    words = QCoreApplication.translate("PlanSheet", "New stack")
    room = lying.new.adjusted(4 * brush.unit, 0, -4 * brush.unit, 0)
    longest = max(words.split(), key=len)
    painter.setFont(fitted(brush.look.font(14), longest, room.width(), room.height()))
    painter.setPen(QColor(palette.quiet))
    painter.drawText(room, int(_WRAP), words)
    _paint_key(brush, lying.new, "N")
    _paint_target(brush, lying.new, is_target=scene.target == len(lying.trays) + 1)


def _paint_tray(brush: Brush, scene: PlanScene, lying: PlanLayout, place: int) -> None:
    fan = lying.trays[place - 1]
    paint_tray(brush, fan.tray)
    if not scene.is_laid:
        if place <= _KEYS:
            _paint_key(brush, fan.tray, str(place))
        _paint_mark(brush, scene, lying.marks[place - 1], scene.plan.marks[place - 1])
    paint_capsule(brush, fan.sum, str(scene.plan.sum_of(place)), brush.look.scale)
    _paint_target(brush, fan.tray, is_target=scene.target == place)


def _paint_target(brush: Brush, box: QRectF, *, is_target: bool) -> None:
    if is_target:
        paint_frames(brush, box, _TARGET, 7 * brush.unit)


def _paint_key(brush: Brush, tray: QRectF, key: str) -> None:
    """Paint the key of a place above the left end of its upper edge."""
    painter, look = brush.painter, brush.look
    painter.setFont(look.bold(14))
    at = QRectF(tray).topLeft()
    at.setY(tray.top() - look.px(14))
    paint_cap(painter, look, at, key, QColor(look.palette.ink))


def _paint_mark(brush: Brush, scene: PlanScene, box: QRectF, mark: RoundPart | None) -> None:
    """Paint the letter and the sign of the step a stack is meant for, or a place for them."""
    if box.isEmpty():
        return
    painter, look = brush.painter, brush.look
    radius = box.height() / 2
    painter.setBrush(QColor(look.palette.raised) if mark else Qt.BrushStyle.NoBrush)
    style = Qt.PenStyle.SolidLine if mark else Qt.PenStyle.DashLine
    colour = look.palette.ink if mark else look.palette.quiet
    painter.setPen(QPen(QColor(colour), 1.4 * brush.unit, style))
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), radius, radius)
    inside = box.adjusted(0.3 * radius, 0, -0.3 * radius, 0)
    if mark is None:
        brush.icon("flag", inside.adjusted(0, 5, 0, -5), look.palette.quiet)
        return
    left, right = QRectF(inside), QRectF(inside)
    left.setWidth(inside.width() * 0.4)
    right.setLeft(left.right())
    painter.setFont(fitted(look.bold(14), mark.letter, left.width(), left.height()))
    painter.setPen(QColor(look.palette.ink))
    painter.drawText(left, int(CENTRE), mark.letter)
    brush.icon(scene.signs[AUCTIONS.index(mark)], right.adjusted(0, 3, 0, -3), look.palette.ink)
