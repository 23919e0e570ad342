"""The first evening with a box: the Herald tells what is new, with the very cards."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from valeria_desktop.games.valeria.ui.cards.portrait import CardPortrait
from valeria_desktop.games.valeria.ui.herald import HERALD
from valeria_desktop.kernel.phrases import as_listed, say
from valeria_desktop.ui.controls.aloud import ALOUD
from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.button_faces import ButtonKind
from valeria_desktop.ui.controls.choices import make_exclusive
from valeria_desktop.ui.controls.page import Sheet
from valeria_desktop.ui.controls.text import Heading, Text
from valeria_desktop.ui.paint.pictures import put_picture
from valeria_desktop.ui.paint.strokes import ENTER
from valeria_desktop.ui.voice.voice import bust_of, paint_voice_bust
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtGui import QPaintEvent

    from valeria_desktop.games.valeria.files.box import Box
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.paint.parchment import ParchmentLook

_WIDE, _GAP = 900, 12
_HIGH, _BETWEEN, _APART = 34, 4, 20
"""The height of a box's button, and the distances of buttons and of their column, in pixels of
text."""
_WORDS = 19
_CARD, _EDGE = 3, 2
"""The shares of the width for a card, and for the room at each side of a card alone: in the whole
width it would not stand upright."""


@frozen
class Told:
    """A step of the first evening: of a box, in the Herald's words, about some cards."""

    box: str
    words: str
    cards: tuple[Card, ...]


def told_of(box: Box, sets: Iterable[str]) -> list[Told]:
    """Return what is told of sets, box by box."""
    names = list(sets)
    cards = box.cards_of(frozenset(names)).by_id
    return [
        Told(
            tell(say(facts.name)), tell(say(step.words)), tuple(cards[each] for each in step.cards)
        )
        for facts in map(box.facts_of, names)
        for step in facts.evening
    ]


def turns_of(box: Box, sets: Iterable[str]) -> tuple[str, ...]:
    """Return those of some sets that have a guided turn."""
    return tuple(name for name in sets if box.facts_of(name).guided)


class EveningSteps(QWidget):
    """The Herald, who tells one step after the other on parchment."""

    finished = Signal()
    """All steps are told, or the player wants no more of them."""
    turns_asked = Signal(tuple)
    """All steps are told, and the player wants the guided turns of these boxes."""

    def __init__(self, look: ParchmentLook, end: str) -> None:
        """Begin without steps; `end` are the words on the button of the last step."""
        super().__init__()
        self.look = look
        self._end = end
        self._steps: list[Told] = []
        self._turns: tuple[str, ...] = ()
        self._at = 0
        self.title = Heading(self.look, "", 24)
        self.words = Text(self.look, "", _WORDS)
        self.count = Text(self.look, "", 14, is_quiet=True)
        self.cards = (CardPortrait(self.look), CardPortrait(self.look))
        self.back = Button(self.look, self.tr("Back"), icon="left")
        self.skip = Button(self.look, self.tr("Skip"), icon="skip")
        self.on = Button(self.look, icon="right")
        """Leaves the rest of a box untold, and goes on with the next box by its name."""
        self.next = Button(self.look, key=ENTER, kind=ButtonKind.PRIMARY)
        self._lay_out()
        self.next.clicked.connect(self.go_on)
        self.back.clicked.connect(lambda: self._show(self._at - 1))
        self.skip.clicked.connect(self.finished)
        self.on.clicked.connect(lambda: self._show(self._next_box() or self._at))

    def _lay_out(self) -> None:
        px = self.look.px
        said = QVBoxLayout()
        said.addWidget(self.title)
        said.addWidget(self.words)
        said.addStretch(1)
        head = QHBoxLayout()
        head.setSpacing(px(_GAP))
        head.addWidget(_Bust(self.look), 0, Qt.AlignmentFlag.AlignTop)
        head.addLayout(said, 1)
        self._row = cards = QHBoxLayout()
        cards.setSpacing(px(_GAP))
        cards.addStretch(0)
        for card in self.cards:
            cards.addWidget(card, _CARD)
        cards.addStretch(0)
        foot = QHBoxLayout()
        foot.addWidget(self.count, 1)
        for button in (self.back, self.skip, self.on, self.next):
            foot.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(_GAP))
        column.addLayout(head)
        column.addLayout(cards, 1)
        column.addLayout(foot)

    def show_steps(self, steps: list[Told], turns: tuple[str, ...] = ()) -> None:
        """Begin to tell; after the last step there are guided turns of some boxes."""
        self._steps, self._turns = steps, turns
        self.begin()

    def begin(self) -> None:
        """Tell the first step."""
        self._show(0)

    def go_on(self) -> None:
        """Tell the next step; after the last one lead through a turn, or finish."""
        if self._at + 1 < len(self._steps):
            self._show(self._at + 1)
        elif self._turns:
            self.turns_asked.emit(self._turns)
        else:
            self.finished.emit()

    def _next_box(self) -> int | None:
        """Return the first step of the next box; None where the next step is that, or none is."""
        box, later = self._steps[self._at].box, range(self._at + 2, len(self._steps))
        if self._steps[self._at + 1 : self._at + 2] and self._steps[self._at + 1].box != box:
            return None
        return next((each for each in later if self._steps[each].box != box), None)

    def _show(self, number: int) -> None:
        self._at = number
        step, of_all = self._steps[number], len(self._steps)
        self.title.setText(step.box)
        self.words.setText(step.words)
        words = self.tr("{number} of {all}")
        self.count.setText(words.format(number=number + 1, all=of_all))
        for at, portrait in enumerate(self.cards):
            portrait.show_card(step.cards[at] if at < len(step.cards) else None)
            portrait.setVisible(at < len(step.cards))
        is_last = number + 1 == of_all
        for edge in (0, self._row.count() - 1):  # a card alone is as large as each of two
            self._row.setStretch(edge, _EDGE if len(step.cards) == 1 else 0)
        end = self.tr("A guided turn") if self._turns else self._end
        self.next.setText(end if is_last else self.tr("Next"))
        self.back.setEnabled(number > 0)
        self.skip.setText(self._end if is_last else self.tr("Skip"))
        self.skip.setVisible(bool(self._turns) or not is_last)
        later = self._next_box()
        self.on.setVisible(later is not None)
        if later is not None:
            self.on.setText(self.tr("On to {box}").format(box=self._steps[later].box))
        seen = [portrait.accessibleName() for portrait in self.cards if portrait.card]
        said = " ".join((f"{step.box}.", step.words, *seen))
        self.next.setAccessibleDescription(said)
        if self.isVisible():
            self.next.setFocus(Qt.FocusReason.TabFocusReason)
            ALOUD.say(self, said)


class _Bust(QWidget):
    """The Herald, who speaks."""

    def __init__(self, look: ParchmentLook) -> None:
        super().__init__()
        self._look = look
        self._fit()
        look.changed.connect(self._fit)

    def _fit(self) -> None:
        wide, high = bust_of(self._look)
        self.setFixedSize(QSize(round(wide), round(high)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        box = QRectF(self.rect()).adjusted(2, 2, -4, -5)
        paint_voice_bust(painter, box, max(1.0, self._look.unit), HERALD)
        painter.end()


class FirstEvening(QWidget):
    """The sheet of the first evening in the middle of its page."""

    def __init__(self, look: Look, end: str) -> None:
        super().__init__()
        self.sheet = Sheet(look, is_lit=True)
        self.steps = EveningSteps(self.sheet.look, end)
        inside = QVBoxLayout()
        inside.addWidget(self.steps)
        self.sheet.lay_within(inside)
        self.sheet.setMaximumWidth(look.px(_WIDE))
        row = QHBoxLayout(self)
        row.addStretch(1)
        row.addWidget(self.sheet, 100)
        row.addStretch(1)


def _paint_lid(name: str, painter: QPainter, box: QRectF) -> None:
    put_picture(painter, box, f"lids/{name}.svg")


class EveningsPage(Sheet):
    """The first evenings of all boxes, to be heard again."""

    def __init__(self, look: Look, box: Box) -> None:
        super().__init__(look)
        self._box = box
        told = {
            name: tell(say(box.facts_of(name).name))
            for name in box.sets
            if box.facts_of(name).evening
        }
        self.buttons = {
            name: Button(self.look, told[name])
            for name in sorted(told, key=lambda name: as_listed(told[name]))
        }
        self.steps = EveningSteps(self.look, self.tr("Once more"))
        row = QHBoxLayout()
        row.setSpacing(self.look.px(_APART))
        row.addWidget(self._list_of_boxes())
        row.addWidget(self.steps, 1)
        self.lay_within(row)
        self.steps.finished.connect(self.steps.begin)
        first = next(iter(self.buttons))
        self.setFocusProxy(self.buttons[first])
        self.buttons[first].setChecked(True)
        self.tell_of(first)

    def _list_of_boxes(self) -> QScrollArea:
        """Return a column of the boxes with their lids; large text makes it scroll."""
        column = QVBoxLayout()
        column.setSpacing(self.look.px(_BETWEEN))
        column.setContentsMargins(0, 0, 0, 0)
        scroll = QScrollArea()
        for name, button in self.buttons.items():
            button.set_picture(partial(_paint_lid, name))
            button.set_height(_HIGH)
            make_exclusive(button)
            button.clicked.connect(lambda _=False, name=name: self.tell_of(name))
            button.toggled.connect(lambda _, at=button: scroll.ensureWidgetVisible(at))
            column.addWidget(button)
        column.addStretch(1)
        inside = QWidget()
        inside.setLayout(column)
        scroll.setWidget(inside)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

        def fit() -> None:
            bar = scroll.verticalScrollBar().sizeHint().width()
            scroll.setFixedWidth(inside.sizeHint().width() + bar)

        self.look.changed.connect(fit)
        fit()
        return scroll

    def tell_of(self, name: str) -> None:
        """Tell of a box from the beginning."""
        self.steps.show_steps(told_of(self._box, [name]), turns_of(self._box, [name]))
