"""A question that is not the game's: asked by the voice on parchment, with its answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QObject,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from valeria_desktop.kernel.signs import Mark
from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.button_faces import ButtonKind
from valeria_desktop.ui.controls.focus import Asking
from valeria_desktop.ui.controls.text import Heading, Text
from valeria_desktop.ui.paint.busts import Expression
from valeria_desktop.ui.paint.kept import KeptPictures
from valeria_desktop.ui.paint.parchment import ParchmentLook, margin_of, paint_sheet
from valeria_desktop.ui.paint.strokes import ENTER
from valeria_desktop.ui.voice.arrivals import Arrival, Arrivals
from valeria_desktop.ui.voice.bust import LeaningBust
from valeria_desktop.ui.voice.voice import is_tight
from valeria_desktop.ui.words.marked_line import MarkedLine

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QKeyEvent, QPaintEvent

    from valeria_desktop.kernel.signs import Marks
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.voice.voice import Voice

TITLE, REASON, COST = 23, 16, 15
"""The sizes of a voice's title, of its reason, and of the line of cost, in pixels at 100 %."""
_TITLES = (TITLE, 20, 18)
"""The sizes of a title: the first one in which it takes two lines at most."""
_BUTTON, _GAP = 48, 5
_ENTERS, _FROM = 180, 56.0
"""How long the sheet's arrival takes, in ms, and how far from the right it comes, in units."""
_WIDTH, _FOOT = 470, 16
_MARK, _LEAD = "?", ": "
"""What a title ends with, and what parts the deed from its thing: "Take back: build Keep?"."""


@frozen
class AskWay:
    """One of the answers to a question."""

    words: str
    go: Callable[[], object]
    is_final: bool = False
    """Whether this answer is irrevocable, so that Enter alone does not give it."""
    leaves: bool = False
    """Whether this answer leaves everything as it is, in words of its own, and is given by Esc."""
    marks: Marks = ()
    """Signs and words on the button in place of the words, which are still read out."""
    said: str = ""
    """The answer for a screen reader, where the button's words are too short."""


@frozen
class VoiceQuestion:
    """What the voice asks: one reason, one line of cost, and how sure it is."""

    title: str
    reason: str
    ways: Sequence[AskWay]
    cost: Marks = ()
    seal: Callable[[ParchmentLook, QWidget], QWidget] | None = None
    """Makes the seal with its word; None without one."""
    mood: Expression = Expression.SPEAKS
    """The face's mood."""
    said: str = ""
    """Everything in words for a screen reader; by default title and reason."""

    @property
    def sentence(self) -> str:
        """All words, for a screen reader."""
        return self.said or " ".join(filter(None, (self.title, self.reason)))


class AskRoom:
    """Where a question stands: a column of the table, or the foot of the window."""

    def __init__(self, look: ParchmentLook, window: QWidget) -> None:
        """Ask at the foot of a window until a table offers its column."""
        self._look, self._window = look, window
        self.column: Callable[[], QRect | None] = lambda: None
        """Returns the box that a question covers, in the window's coordinates."""
        self.takes: Callable[[int], object] = bool
        """Hears the height that a question needs in the column; 0 once it is gone."""

    def box_for(self, height_at: Callable[[int], int]) -> QRect:
        """Return the box of a sheet whose height depends on its width."""
        window, unit = self._window, self._look.unit
        box = self.column()
        if box is not None:
            high = height_at(box.width())
            self.takes(high)
            high = max(high, (self.column() or box).height())
            top = max(0, min(box.top(), window.height() - high))
            return QRect(QPoint(box.left(), top), QSize(box.width(), high))
        wide = min(max(self._look.px(_WIDTH), round(_WIDTH * unit)), window.width() - 2 * _FOOT)
        high = height_at(wide)
        return QRect((window.width() - wide) // 2, window.height() - high - _FOOT, wide, high)


class AskSheet(Asking):
    """Asks one question; the game waits behind it, and its table still takes mouse clicks."""

    said = Signal(str)
    """A new question in words, for a screen reader."""
    closed = Signal()
    """The question is answered or withdrawn."""

    def __init__(self, look: Look, window: QWidget, arrivals: Arrivals | None = None) -> None:
        """Make a hidden sheet in a window."""
        super().__init__(window)
        self._look = ParchmentLook(look, self)
        self._kept = KeptPictures(self._look)
        self._window = window
        self._asked: VoiceQuestion | None = None
        self._home = QPoint()
        self._ways: Sequence[AskWay] = ()
        self._title = self._rest = Heading(self._look, "", TITLE)
        self.buttons: list[Button] = []
        self.voice: Callable[[], Voice | None] = lambda: None
        """Returns the character who asks; None where nobody has a face."""
        self.room = AskRoom(self._look, window)
        self.bust = LeaningBust(self._look, self)
        arrivals = arrivals or Arrivals.at_once()
        self._arrival = Arrival(arrivals, _ENTERS, QEasingCurve.Type.OutCubic, self._move, self)
        self._arrival.ended.connect(self._arrived)
        self._column = QVBoxLayout(self)
        self.hide()
        window.installEventFilter(self)
        self._look.changed.connect(self._build_again)

    # --- asking

    def ask(self, sentence: str, ways: Sequence[AskWay]) -> None:
        """Ask a question, in larger letters than its explanation, and do the chosen answer."""
        asked, mark, about = sentence.partition(_MARK) if _MARK in sentence else ("", "", sentence)
        self.ask_this(VoiceQuestion(f"{asked}{mark}", about.strip(), ways, said=sentence))

    def ask_this(self, asked: VoiceQuestion) -> None:
        """Ask a question with a reason, and do the chosen answer."""
        if self._asked is not None:
            self._close()
        self._asked, self._ways = asked, asked.ways
        self.bust.show_face(self.voice(), asked.mood)
        self._build(asked)
        self.setAccessibleName(asked.sentence)
        self.stand()
        self.show()
        self.raise_()
        self.setFocus()  # keys that were meant for the game answer nothing on the way
        self._arrival.begin()
        self.said.emit(asked.sentence)

    def withdraw(self, ways: Sequence[AskWay]) -> None:
        """Close the question, if it still offers these answers: they no longer do anything."""
        if self._ways is ways:
            self._close()

    @property
    def first_focus(self) -> QWidget:
        """The button that Enter presses: never an irrevocable answer."""
        if not self.buttons or self._arrival.is_on_its_way:
            return self
        return self.buttons[-1 if self._is_final else 0]

    @property
    def _is_final(self) -> bool:
        return any(way.is_final for way in self._ways)

    # --- its parts

    def _build(self, asked: VoiceQuestion) -> None:
        self._clear()
        look, px = self._look, self._look.px
        margin = margin_of(look)
        self._column.setContentsMargins(margin, margin, margin, margin - px(4))
        self._column.setSpacing(px(_GAP))
        about = self._words_of(asked)
        is_tight_here = is_tight(look) and bool(asked.title)
        self._column.addLayout(self._beside_bust(None if is_tight_here else about))
        if is_tight_here:
            self._column.addLayout(about)
        self._add_facts(asked)
        self._column.addStretch(1)
        self._add_buttons(asked.ways)

    def _words_of(self, asked: VoiceQuestion) -> QVBoxLayout:
        """Write the title, and return the rest of a long one and the reason, below each other."""
        look, about = self._look, QVBoxLayout()
        about.setSpacing(look.px(2))
        self._title, self._rest = Heading(look, asked.title, TITLE), Heading(look, "", REASON)
        reason = Text(look, asked.reason, REASON)
        for label in (self._title, self._rest, reason):
            label.setWordWrap(True)
            if not label.text():
                label.hide()
        about.addWidget(self._rest)
        about.addWidget(reason)
        return about

    def _beside_bust(self, about: QVBoxLayout | None) -> QHBoxLayout:
        """Return the title beside the bust, and what it is about where that has room there.

        The bust's foot parts these words from those below.
        """
        look, inside, margin = self._look, self.bust.inside, margin_of(self._look)
        head = QVBoxLayout()
        head.setSpacing(look.px(2))
        head.addWidget(self._title)
        if about is not None:
            head.addLayout(about)
        head.addStretch(1)
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addSpacing(max(0, round(inside.width()) - margin))
        row.addLayout(head, 1)
        strut = QWidget()
        strut.setFixedSize(0, max(0, round(inside.height() - margin - 2 * look.unit)))
        row.addWidget(strut)
        return row

    def _add_facts(self, asked: VoiceQuestion) -> None:
        """Add the line of cost and the seal, side by side."""
        if not asked.cost and asked.seal is None:
            return
        row = QHBoxLayout()
        row.setSpacing(self._look.px(_GAP))
        if asked.cost:
            ink = self._look.palette.quiet
            row.addWidget(MarkedLine(self._look, asked.cost, ink, COST, is_bold=False), 1)
        else:
            row.addStretch(1)
        if asked.seal is not None:
            row.addWidget(asked.seal(self._look, self))
        self._column.addLayout(row)

    def _add_buttons(self, ways: Sequence[AskWay]) -> None:
        going = [way for way in ways if not way.leaves]
        leave = next((way for way in ways if way.leaves), AskWay(self.tr("Leave it"), bool))
        for number, way in enumerate(going):
            is_default = not number and not self._is_final
            button = self._button(way, ENTER if is_default else "", is_default=is_default)
            button.clicked.connect(lambda _=False, way=way: self._go(way))
        button = self._button(leave, ENTER if self._is_final else "Esc", is_default=self._is_final)
        button.clicked.connect(self._leave)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._row.setSpacing(0)
        for each in self.buttons:
            self._row.addWidget(each, max(1, each.sizeHint().width()))
        self._column.addLayout(self._row)

    def _button(self, way: AskWay, key: str, *, is_default: bool) -> Button:
        kind = ButtonKind.PRIMARY if is_default else ButtonKind.NORMAL
        button = Button(self._look, way.words, key=key, kind=kind)
        button.set_height(_BUTTON)
        button.set_marks(way.marks or (Mark(text=way.words),))
        button.setAccessibleName(way.said or way.words)
        button.arrows = self._arrow
        self.buttons.append(button)
        return button

    def _arrow(self, button: Button, key: Qt.Key) -> bool:
        """Go to the neighbouring answer; return whether the key is an arrow."""
        steps = {
            Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1,
        }  # fmt: skip
        if key in steps:
            at = self.buttons.index(button) + steps[key]
            self.buttons[at % len(self.buttons)].setFocus(Qt.FocusReason.TabFocusReason)
        return key in steps

    def _clear(self) -> None:
        self.buttons = []
        _empty(self._column)

    def _build_again(self) -> None:
        """Build everything anew in the sizes of the look."""
        if self._asked is not None and not self.isHidden():
            self._build(self._asked)
            self._stand_now_and_later()
            self.take_focus()

    # --- its place

    def _stand_now_and_later(self) -> None:
        """Take the place again, and once more when the table has its new sizes."""
        self._stand_again()
        QTimer.singleShot(0, self, self._stand_again)

    def _stand_again(self) -> None:
        if not self.isHidden():
            self.stand()

    def stand(self) -> None:
        """Take the place and the height that the words need."""
        box = self.room.box_for(self._height_at)
        self._home = box.topLeft()
        self.setFixedSize(box.size())
        self._move()

    def _height_at(self, width: int) -> int:
        """Return the least height at a width; answers stand below each other without room."""
        margins = self._column.contentsMargins()
        inside = width - margins.left() - margins.right()
        self._fit_title(
            width - margins.right() - max(margins.left(), round(self.bust.inside.width()))
        )
        wished = sum(each.sizeHint().width() for each in self.buttons)
        is_stacked = wished > inside or (is_tight(self._look) and len(self.buttons) > 1)
        way = QBoxLayout.Direction
        self._row.setDirection(way.TopToBottom if is_stacked else way.LeftToRight)
        self._column.invalidate()
        self._column.activate()
        return self._column.totalHeightForWidth(width)

    def _fit_title(self, width: int) -> None:
        """Write the title as large as it takes two lines beside the bust.

        Of one that takes more, only what is to be done is the title, and the thing stands below.
        """
        whole = self._asked.title if self._asked is not None else ""
        lead, colon, thing = whole.partition(_LEAD)
        if self._fits_title(whole, width) or not colon:
            self._rest.hide()
            return
        self._fits_title(f"{lead}{colon.rstrip()}", width)
        self._rest.setText(thing)
        self._rest.show()

    def _fits_title(self, words: str, width: int) -> bool:
        """Write words as the title in the first size with two lines at most, or in the last one."""
        title = self._title
        title.setText(words)
        for size in _TITLES:
            title.set_size(size)
            if title.heightForWidth(width) <= 2.2 * title.fontMetrics().lineSpacing():
                return True
        return False

    def _move(self) -> None:
        shift = round(self._arrival.way_left * _FROM * self._look.unit)
        self.move(self._home + QPoint(shift, 0))

    def _arrived(self) -> None:
        focus = self._window.focusWidget()  # what has it once the window is active
        is_answer = focus is not self and self.isAncestorOf(focus)
        if not self.isHidden() and not is_answer:
            self.first_focus.setFocus(Qt.FocusReason.OtherFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize and not self.isHidden():
            self._stand_now_and_later()
        return super().eventFilter(watched, event)

    # --- answering

    def _go(self, way: AskWay) -> None:
        self._close()
        way.go()

    def _leave(self) -> None:
        """Leave everything as it is, or do what this means for the question."""
        ways = self._ways
        self._close()
        for way in ways:
            if way.leaves:
                way.go()

    def _close(self) -> None:
        self._ways, self._asked = (), None
        self.hide()
        self.room.takes(0)
        self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif not event.isAutoRepeat() and not self._arrival.is_on_its_way:
            self._leave()

    def paintEvent(self, event: QPaintEvent) -> None:
        look, box = self._look, QRectF(self.rect())
        self._kept.paint_whole(
            self,
            (look.unit, look.materials),
            lambda painter: paint_sheet(painter, box, look, is_lit=True),
        )


def _empty(layout: QVBoxLayout | QBoxLayout) -> None:
    """Delete a layout's widgets, and those of the layouts in it."""
    while (item := layout.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            widget.hide()  # at once: Qt deletes it later
            widget.deleteLater()
        inner = item.layout()
        if isinstance(inner, QBoxLayout):
            _empty(inner)
