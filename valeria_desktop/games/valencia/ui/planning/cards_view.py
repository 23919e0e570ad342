"""The cards of a plan, which are dragged from place to place, or sent there by keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QEvent, QModelIndex, QPointF, QRectF, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QApplication

from valeria_desktop.games.valencia.rules.at import AtCard
from valeria_desktop.games.valencia.ui.cards.words import card_sentence
from valeria_desktop.games.valencia.ui.own.flat_view import FlatModel, FlatView
from valeria_desktop.games.valencia.ui.planning.arrangement import HAND, Arrangement
from valeria_desktop.games.valencia.ui.planning.cards_paint import PlanPainter
from valeria_desktop.games.valencia.ui.planning.lying import lie
from valeria_desktop.ui.kit.words import tell

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent, QMouseEvent

    from valeria_desktop.games.valencia.rules.model.cards import Card
    from valeria_desktop.games.valencia.ui.planning.lying import Lying
    from valeria_desktop.ui.kit.brush import Brush
    from valeria_desktop.ui.kit.parchment import ParchmentLook

_DIGITS = "123456789"
_NEW_KEY = "N"
_WAYS = {
    QAbstractItemView.CursorAction.MoveRight: QPointF(1, 0),
    QAbstractItemView.CursorAction.MoveLeft: QPointF(-1, 0),
    QAbstractItemView.CursorAction.MoveUp: QPointF(0, -1),
    QAbstractItemView.CursorAction.MoveDown: QPointF(0, 1),
}


@frozen
class CardRow:
    """A card, and where it lies."""

    key: AtCard
    card: Card
    place: int
    sum: int

    @property
    def number(self) -> int:
        """Its number in the plan, wherever it lies."""
        return self.key.card


class CardsModel(FlatModel[CardRow]):
    """The cards of a plan, the hand first and then stack by stack."""

    def heading(self) -> str:
        return self.tr("Cards")

    def title(self, row: CardRow) -> str:
        return tell(row.card.words())

    def sentence(self, row: CardRow) -> str:
        card = card_sentence(row.card)
        if row.place == HAND:
            return self.tr("{card}, in the hand.").format(card=card)
        return self.tr("{card}, in stack {number}, which counts {sum}.").format(
            card=card, number=row.place, sum=row.sum
        )


class CardsView(FlatView[CardRow]):
    """Shows a plan that its player changes."""

    changed = Signal()

    def __init__(self, look: ParchmentLook, seat: int) -> None:
        """Lie before the player of a seat, with no cards yet."""
        super().__init__(look, CardsModel())
        self._seat = seat
        self.plan = Arrangement()
        self.is_laid = False
        """Whether nothing can be changed any more."""
        self._pressed: QPointF | None = None
        self._dragged: int | None = None
        self.pointer = QPointF()
        self._painter = PlanPainter(self)
        self.setAccessibleName(
            self.tr(
                "Cards: arrows go from one to the next, a digit puts it into that stack, N into a "
                "new one, Backspace back into the hand."
            )
        )

    def show_plan(self, plan: Arrangement) -> None:
        """Show another plan, the same card with the focus."""
        at = self.current
        self.plan = plan
        rows = [self._row(number, HAND) for number in plan.hand]
        for place, tray in enumerate(plan.trays, 1):
            rows += [self._row(number, place) for number in tray]
        self.show_rows(self, rows)
        if at is not None:
            self.setCurrentIndex(self.rows.index_of(self.at(at)))
        self.begin()
        self.viewport().update()

    def _row(self, number: int, place: int) -> CardRow:
        total = 0 if place == HAND else self.plan.sum_of(place)
        return CardRow(self.at(number), self.plan.cards[number], place, total)

    def at(self, number: int) -> AtCard:
        """Return the address of a card of the plan."""
        return AtCard(self._seat, number)

    @property
    def current(self) -> int | None:
        """The card that the keys are on."""
        row = self.currentIndex().row()
        return self.rows.rows[row].number if 0 <= row < self.rows.rowCount() else None

    @property
    def dragged(self) -> int | None:
        """The card that is being dragged."""
        return self._dragged

    def pointed_at(self, index: QModelIndex) -> AtCard | None:
        """Return the address of a row's card, to be looked at closely."""
        return self.rows.rows[index.row()].key if index.isValid() else None

    # --- changing it

    def put(self, number: int, place: int) -> None:
        """Put a card somewhere, and say it."""
        if self.is_laid or not 0 <= place <= len(self.plan.trays) + 1:
            return
        self.arrange(self.plan.put(number, place))
        row = next(row for row in self.rows.rows if row.number == number)
        self.say(self.rows.sentence(row))

    def arrange(self, plan: Arrangement) -> None:
        """Take another plan for this one."""
        self.show_plan(plan)
        self.changed.emit()

    # --- where everything is

    def lying(self) -> Lying:
        """Give where everything lies."""
        look, room = self.look, QRectF(self.rect())
        return lie(self.plan, room, look.unit, look.scale, is_laid=self.is_laid)

    def boxes(self) -> Sequence[QRectF]:
        cards = self.lying().cards
        nowhere = QRectF(), 0.0
        return [
            QRectF(box.left(), box.top(), shown, box.height())
            for box, shown in (cards.get(row.number, nowhere) for row in self.rows.rows)
        ]

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Go to the nearest card that way; what lies aside counts as farther away."""
        here, way = self.currentIndex().row(), _WAYS.get(action)
        if way is None or here < 0:
            return super().moveCursor(action, modifiers)
        boxes = self.boxes()
        best, nearest = here, 0.0
        for row, box in enumerate(boxes):
            by = box.center() - boxes[here].center()
            ahead = by.x() * way.x() + by.y() * way.y()
            aside = abs(by.x() * way.y()) + abs(by.y() * way.x())
            distance = ahead + 3 * aside
            if ahead > 1 and (best == here or distance < nearest):
                best, nearest = row, distance
        return self.rows.index(best)

    # --- painting

    def paint_rows(self, brush: Brush) -> None:
        self._painter.paint(brush)

    # --- the mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if event.button() is Qt.MouseButton.LeftButton:
            self._pressed = event.position()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.pointer = event.position()
        if self._dragged is not None:
            self.viewport().update()
            return
        super().mouseMoveEvent(event)
        if self._pressed is None or self.is_laid or not event.buttons():
            return
        far = (event.position() - self._pressed).manhattanLength()
        row = self.indexAt(self._pressed.toPoint()).row()
        if row >= 0 and far >= QApplication.startDragDistance():
            self._dragged = self.rows.rows[row].number
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
            self.viewport().update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        dragged, pressed = self._dragged, self._pressed
        self._let_go()
        place = self.lying().place_at(event.position())
        if dragged is not None:
            if place is not None:
                self.put(dragged, place)
            return
        super().mouseReleaseEvent(event)
        is_click = pressed is not None and event.button() is Qt.MouseButton.LeftButton
        on_card = self.indexAt(event.position().toPoint()).isValid()
        if is_click and not on_card and place is not None and self.current is not None:
            self.put(self.current, place)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Put a card of the hand into a new stack, and one of a stack back."""
        row = self.indexAt(event.position().toPoint()).row()
        if row < 0:
            return
        card = self.rows.rows[row]
        self.put(card.number, len(self.plan.trays) + 1 if card.place == HAND else HAND)

    def _let_go(self) -> None:
        self._pressed = self._dragged = None
        self.viewport().unsetCursor()
        self.viewport().update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        if not QApplication.mouseButtons():
            self._let_go()

    # --- the keys

    def take_key(self, key: str) -> bool:
        """Send the card with the focus where a key says; tell whether it is such a key."""
        if key == _NEW_KEY:
            place = len(self.plan.trays) + 1
        elif key and key in _DIGITS:
            place = int(key)
        else:
            return False
        if self.current is not None:
            self._put_and_go_on(self.current, place)
        return True

    def _put_and_go_on(self, number: int, place: int) -> None:
        """Put a card somewhere; from the hand the keys go on to its next card."""
        hand = self.plan.hand
        at = hand.index(number) if number in hand else None
        self.put(number, place)
        left = self.plan.hand
        if at is not None and left and left != hand:
            following = left[min(at, len(left) - 1)]
            self.setCurrentIndex(self.rows.index_of(self.at(following)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Backspace:
            if self.current is not None:
                self.put(self.current, HAND)
            return
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            event.ignore()  # the sheet knows whether the plan is made
            return
        super().keyPressEvent(event)
