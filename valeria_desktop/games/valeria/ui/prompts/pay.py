"""Paying: two counters divide a price between Magic and another resource."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QSlider, QWidget

from valeria_desktop.games.valeria.rules.at import AtPlace
from valeria_desktop.games.valeria.rules.model.amounts import Amounts, amount_words
from valeria_desktop.games.valeria.rules.model.options import Action, Pay
from valeria_desktop.games.valeria.rules.turn.agenda import Payment, payment_of
from valeria_desktop.kernel.phrases import join, say
from valeria_desktop.kernel.signs import Mark, number
from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.button_faces import ButtonKind, Mien, SheetFace
from valeria_desktop.ui.controls.columns import Columns, PairLayout
from valeria_desktop.ui.paint.strokes import ENTER
from valeria_desktop.ui.prompts.presenter import Presenter
from valeria_desktop.ui.typed import as_a
from valeria_desktop.ui.words.flow import Flow
from valeria_desktop.ui.words.label import explain_beside
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QEvent

    from valeria_desktop.kernel.phrases import Phrase
    from valeria_desktop.ui.paint.look import Look


MAGIC = "magic"
_HEIGHT, _WIDTH = 52, 112
_SIGN, _NUMBER, _STEP = 26, 22, 26
_OFF = 0.76  # share of ink in a sign that does nothing now: 4.5:1 on parchment
_MIDDLE = Qt.AlignmentFlag.AlignCenter


class Counters(QSlider):
    """One counter or two, whose value is the amount of the last; for a screen reader, a slider."""

    def __init__(self, look: Look, kinds: tuple[str, ...], total: int) -> None:
        """Make counters of these resources, which pay `total` together."""
        super().__init__(Qt.Orientation.Horizontal)
        self._look = look
        self._face = SheetFace(look)
        self._kinds = kinds
        self._total = total
        self._pointed: tuple[str, int] | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setPageStep(1)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        px = self._look.px
        return QSize(len(self._kinds) * px(_WIDTH), px(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(_WIDTH), self._look.px(_HEIGHT))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._look.px(_HEIGHT) * (len(self._kinds) if self._stacks_at(width) else 1)

    def _stacks_at(self, width: int) -> bool:
        """Return whether one counter stands below the other at a width, in pixels."""
        return width < len(self._kinds) * self._look.px(_WIDTH)

    def divide(self, total: int, least: int, most: int) -> None:
        """Pay another total together, of which the last resource pays a part within bounds."""
        self._total = total
        self.setRange(least, most)
        self.update()

    def amount(self, kind: str) -> int:
        """Return the amount that is paid in a resource."""
        return self.value() if kind == self._kinds[-1] else self._total - self.value()

    def step_of(self, kind: str, step: int) -> QRectF:
        """Return the box of the button for one more (1) or one less (-1) of a resource."""
        box = self._box(kind)
        width = self._look.px(_STEP) + self._face.inset
        if step > 0:
            return QRectF(box.right() - width, box.top(), width, box.height())
        return QRectF(box.left(), box.top(), width, box.height())

    def _box(self, kind: str) -> QRectF:
        number, whole = self._kinds.index(kind), self.size().toSizeF()
        if self._stacks_at(self.width()):
            part = whole.height() / len(self._kinds)
            return QRectF(0, number * part, whole.width(), part)
        part = whole.width() / len(self._kinds)
        return QRectF(number * part, 0, part, whole.height())

    def _can(self, kind: str, step: int) -> bool:
        value = self.value() + self._change(kind, step)
        return self.minimum() <= value <= self.maximum()

    def _change(self, kind: str, step: int) -> int:
        """Return the change of the value for one more or one less of a resource."""
        return step if kind == self._kinds[-1] else -step

    # --- mouse

    def _step_at(self, at: QPointF) -> tuple[str, int] | None:
        for kind in self._kinds:
            for step in (-1, 1):
                if self._can(kind, step) and self.step_of(kind, step).contains(at):
                    return kind, step
        return None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        step = self._step_at(event.position())
        if event.button() is Qt.MouseButton.LeftButton and step is not None:
            self.setValue(self.value() + self._change(*step))
            self._point_at(self._step_at(event.position()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point_at(self._step_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point_at(None)

    def _point_at(self, step: tuple[str, int] | None) -> None:
        self._pointed = step
        hand = Qt.CursorShape.PointingHandCursor if step else Qt.CursorShape.ArrowCursor
        self.setCursor(hand)
        self.update()

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for kind in self._kinds:
            self._paint_counter(painter, kind)
        if self.hasFocus():
            self._face.paint_focus(painter, QRectF(self.rect()))
        painter.end()

    def _paint_counter(self, painter: QPainter, kind: str) -> None:
        px, look = self._look.px, self._look
        colours = self._face.colours(Mien(ButtonKind.NORMAL, True, False, False))
        box = self._face.paint_box(painter, self._box(kind), colours, is_down=False)
        side, number = px(_SIGN), str(self.amount(kind))
        font = look.bold(_NUMBER)
        wide = QFontMetricsF(font).horizontalAdvance(number)
        left = box.center().x() - (side + px(6) + wide) / 2
        icon = look.icon(kind, side, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(round(left), round(box.center().y() - side / 2)), icon)
        painter.setFont(font)
        painter.setPen(colours.text)
        room = QRectF(left + side + px(6), box.top(), wide + 1, box.height())
        painter.drawText(room, _MIDDLE, number)
        for step, words in ((-1, "−"), (1, "+")):
            self._paint_step(painter, kind, step, words)

    def _paint_step(self, painter: QPainter, kind: str, step: int, words: str) -> None:
        place, inset = self.step_of(kind, step), self._face.inset
        colour = QColor(self._look.palette.ink)
        if not self._can(kind, step):
            colour.setAlphaF(_OFF)
        elif self._pointed == (kind, step):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self._look.palette.lit))
            painter.drawRoundedRect(place.adjusted(inset, 2 * inset, -inset, -2 * inset), 5, 5)
        painter.setPen(colour)
        painter.setFont(self._look.bold(_NUMBER))
        painter.drawText(place, _MIDDLE, words)


class LeftAfter(QWidget):
    """The resources that a payment leaves."""

    def __init__(self, look: Look) -> None:
        """Make an empty line."""
        super().__init__()
        self._look = look
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._left: tuple[tuple[str, int], ...] = ()

    def show_left(self, *left: tuple[str, int]) -> None:
        """Show the amount left of each resource."""
        self._left = left
        self.update()

    @property
    def _flows(self) -> tuple[Flow, Flow]:
        marks = tuple(mark for kind, left in self._left for mark in (number(left), Mark(kind)))
        words = (Mark(text=self.tr("left after paying")),)
        return Flow(self._look, words, 13.5, is_bold=False), Flow(self._look, marks, 15.5)

    def sizeHint(self) -> QSize:
        words, marks = self._flows
        width = max(words.width, marks.width) + self._look.px(8)
        return QSize(round(width), round(words.line_height + marks.line_height))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        words, marks = self._flows
        is_one = self._is_one_line(width)
        return round(marks.line_height + (0 if is_one else words.line_height))

    def _is_one_line(self, width: int) -> bool:
        words, marks = self._flows
        return words.width + marks.width + self._look.px(20) <= width

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        (words, marks), tokens, left = self._flows, self._look.palette, self._look.px(6)
        middle, wide = self.height() / 2, self.width() - left
        above = QRectF(left, middle - words.line_height, wide, words.line_height)
        below = QRectF(left, middle, wide, marks.line_height)
        if self._is_one_line(self.width()):
            above = QRectF(left, 0, wide, self.height())
            below = above.adjusted(words.width + left, 0, 0, 0)
        words.paint(painter, above, QColor(tokens.quiet))
        marks.paint(painter, below, QColor(tokens.ink))
        painter.end()


def divides(payments: Sequence[Amounts]) -> bool:
    """Return whether payments divide a price between Magic and one resource, step by step.

    Tokens of tracks may be paid beside them, in each payment the same.
    """
    return len({each.more for each in payments}) == 1 and all(
        after.magic == before.magic + 1
        and after.gold + after.strength == before.gold + before.strength - 1
        and 0 in {before.gold, before.strength}
        and not (before.gold and after.strength)
        and not (before.strength and after.gold)
        for before, after in pairwise(payments)
    )


class PayPresenter(Presenter):
    """Offers every division of a price between its resource and Magic."""

    can_go_back = True

    def build(self) -> None:
        """Show counters for the price, set to the payment with the least Magic."""
        self._paid = as_a(Payment, payment_of(self.decision))
        self._payments = [o for o in self.decision.options if isinstance(o, Pay)]
        first = self._payments[0].amounts
        by_strength = any(payment.amounts.strength for payment in self._payments)
        self._kind = "strength" if self._paid.action is Action.SLAY or by_strength else "gold"
        self._total = first.gold + first.strength + first.magic
        self.split = Counters(self.look, self._split_kinds, self._total)
        self.split.setRange(first.magic, self._payments[-1].amounts.magic)
        self.split.setAccessibleName(self.tr("How much of the price you pay in Magic."))
        explain_beside(
            self.split, self.tr("Left and right, or a number, change how much you pay in Magic.")
        )
        self._build_more()
        self.left_after = LeftAfter(self.look)
        row = QWidget()
        PairLayout(row, self.split, self.left_after)
        self.column.addWidget(row)
        self.column.addWidget(self._answers())
        self.split.valueChanged.connect(self._show_split)
        self.split.setValue(first.magic)
        self._show_split()

    @property
    def _split_kinds(self) -> tuple[str, ...]:
        """The resources of the first counters; Magic is the last."""
        return self._kind, MAGIC

    @property
    def _left_kinds(self) -> tuple[str, ...]:
        """The resources of which the player sees what a payment leaves."""
        return self._kind, MAGIC

    def _build_more(self) -> None:
        """Add what a payment in more resources needs."""

    def _answers(self) -> QWidget:
        verb = tell(self._paid.action.words())
        self.confirm = Button(self.look, verb, key=ENTER, kind=ButtonKind.PRIMARY)
        self.confirm.clicked.connect(self._confirm)
        self.adopt(self.confirm, ENTER)
        back = self.make_back(self.tr("Not now"))
        back.set_kind(ButtonKind.NORMAL)
        box = QWidget()
        columns = Columns(box, most=2, gap=0)
        for button in (self.confirm, back):
            button.set_height(48)
            button.arrows = self._move_one
            columns.addWidget(button)
        return box

    def _move_one(self, button: Button, key: Qt.Key) -> bool:
        """Move one unit with left and right; without a choice, move the focus instead."""
        return self._moves(self.split, button, key)

    def _moves(self, counters: Counters, button: Button, key: Qt.Key) -> bool:
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(key, 0)
        if step and counters.minimum() < counters.maximum():
            counters.setValue(counters.value() + step)
            return True
        return self.go(button, key)

    @property
    def payment(self) -> Pay:
        """The payment that the counters show."""
        return self._payments[self.split.value() - self.split.minimum()]

    def _confirm(self) -> None:
        self.chosen.emit(self.payment.id)

    def _show_split(self) -> None:
        amounts = self.payment.amounts
        said = self.tr("Pay {price} for {card}: {split}").format(
            price=tell(self._price), card=self.card_name, split=self._split_words(amounts)
        )
        self.split.setAccessibleDescription(said)
        deed = self._paid.action.said.deed(self.card_name, self.payment.words())
        self.confirm.setAccessibleName(tell(deed))
        own = self.scene.view.players[self.seat]
        self.left_after.show_left(
            *((kind, getattr(own, kind) - getattr(amounts, kind)) for kind in self._left_kinds)
        )

    def _split_words(self, amounts: Amounts) -> str:
        names = {
            "gold": self.tr("{number} Gold"),
            "strength": self.tr("{number} Strength"),
            "magic": self.tr("{number} Magic"),
        }
        tokens = {tag: tell(amount_words(tag, number)) for tag, number in amounts.more}
        return " + ".join(
            tokens[kind] if kind in tokens else names[kind].format(number=number)
            for kind, number in amounts
        )

    @property
    def _price(self) -> Phrase:
        """The number of resources, and the tokens beside them."""
        more = Amounts(more=self._payments[0].amounts.more)
        if not more:
            return say("{number}", number=self._total)
        return say("{number} + {tokens}", number=self._total, tokens=more.words())

    @property
    def card_name(self) -> str:
        """The names of the cards to pay for: usually one."""
        cards = map(self.scene.view.top, (self._paid.place, *self._paid.also))
        return tell(join([say("{card}", card=card.name) for card in cards if card]))

    @property
    def first_focus(self) -> Button:
        """The button that pays; left and right move units from there too."""
        return self.confirm

    def take_key(self, key: Qt.Key) -> bool:
        """Take a digit as the amount of Magic."""
        digit = key - Qt.Key.Key_0
        if self.split.minimum() <= digit <= self.split.maximum() and digit in range(10):
            self.split.setValue(digit)
            return True
        return super().take_key(key)

    def show_hint(self, option_id: str) -> None:
        """Set the counters to the hinted payment."""
        for payment in self._payments:
            if payment.id == option_id:
                self.split.setValue(payment.amounts.magic)
                self.confirm.set_hinted(hinted=True)

    def advice(self) -> str:
        return self.tr("Left and right, or a number, change how much you pay in Magic.")

    def heading(self) -> str:
        offer = self._paid.action.said.offer
        return tell(offer(self.card_name, self._price))

    def note(self) -> str:
        """Return how copies or powers changed the printed price, in words."""
        quote = self.scene.quotes.get(self._paid.place)
        card = quote.card if quote is not None else None
        more = quote.price.gold - quote.base if quote is not None else 0
        if more > 0 and card is not None and card.comes_in_copies:
            words = self.tr("{base}, plus {more} for your copies")
            return words.format(base=self._total - more, more=more)
        if more:
            return self.tr("{base} printed").format(base=self._total - more)
        others = any(isinstance(option.at, AtPlace) for option in self.scene.instead)
        return self.tr("or click another card instead") if others else ""
