"""The voice's sheet about a moment of a replay: which it is, what came after, and where to go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QCheckBox, QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.button_faces import ButtonKind
from valeria_desktop.ui.controls.page import Sheet
from valeria_desktop.ui.controls.text import Heading, Text
from valeria_desktop.ui.log.log_list import LogList
from valeria_desktop.ui.paint.parchment import paint_sheet
from valeria_desktop.ui.paint.strokes import ENTER
from valeria_desktop.ui.replay.later import LaterModel
from valeria_desktop.ui.voice.bust import LeaningBust
from valeria_desktop.ui.voice.voice import is_tight
from valeria_desktop.ui.words.label import explain_beside

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.voice.voice import Voice

_TITLE, _REASON, _NEXT, _NOTE = 23, 16, 14.5, 13.5
_BUTTON, _GAP, _COLUMNS = 40, 5, 2
_NOTE_SHARE = 0.5
_TIGHT = 1.2
"""The ratio of text to its boxes from which the list needs the room of the line above it."""


class _Line(QWidget):
    """A line between two parts of a sheet."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.setFixedHeight(3)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect().adjusted(0, 1, 0, -1), QColor(self._look.palette.line))
        painter.end()


class _Note(QFrame):
    """A few words on a darker piece of the sheet."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.words = Text(look, "", _NOTE)
        row = QVBoxLayout(self)
        edge = look.px(6)
        row.setContentsMargins(edge + 2, edge - 2, edge, edge - 2)
        row.addWidget(self.words)

    def show_words(self, words: str) -> None:
        """Show words, or nothing."""
        self.words.setText(words)
        self.setVisible(bool(words))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tone = QColor(self._look.palette.line)
        tone.setAlphaF(_NOTE_SHARE)
        painter.setPen(QColor(0, 0, 0, 0))
        painter.setBrush(tone)
        painter.drawRoundedRect(QRectF(self.rect()), 6, 6)
        painter.end()


class PastSheet(Sheet):
    """Says which moment is shown and what came after; offers to play on from it."""

    play_on_asked = Signal()
    left = Signal()

    def __init__(self, look: Look, page: QWidget) -> None:
        """Make the sheet of a page; the face leans out of it over the page."""
        super().__init__(look)
        self.setParent(page)
        self._is_lit = False
        self.agreements: list[QCheckBox] = []
        self._can_play_on = False
        on = self.look
        self.bust = LeaningBust(on, self)
        self.title = Heading(on, "", _TITLE)
        self.title.setWordWrap(True)
        self.reason = Text(on, "", _REASON)
        self.next = Text(on, "", _NEXT, is_quiet=True)
        self.later = LaterModel()
        self.list = LogList(on)
        self.list.setModel(self.later)
        self.list.setAccessibleName(self.tr("What came after"))
        self.list.keeps_to_end = False
        self.later.modelReset.connect(self.list.scrollToTop)
        self.unveiled = Text(on, "", _NOTE)
        self.note = _Note(on)
        self._agreeing = QGridLayout()
        self.play_on = Button(on, self.tr("Play on from here"), icon="play")
        self.play_on.clicked.connect(self.play)
        self.back = Button(on, self.tr("Back"), icon="left", key="Esc")
        self.back.clicked.connect(self.left)
        self._lay_out()
        on.changed.connect(self._restyle)
        self._restyle()

    def _lay_out(self) -> None:
        column = self._column = QVBoxLayout(self)
        head = QVBoxLayout()
        head.addWidget(self.title)
        head.addWidget(self.reason)
        head.addStretch(1)
        self._head = QHBoxLayout()
        self._head.setSpacing(0)
        self._beside, self._strut = QWidget(), QWidget()
        self._head.addWidget(self._beside)
        self._head.addLayout(head, 1)
        self._head.addWidget(self._strut)
        column.addLayout(self._head)
        column.addWidget(_Line(self.look))
        column.addWidget(self.next)
        column.addWidget(self.list, 1)
        for part in (self.unveiled, self.note):
            column.addWidget(part)
        column.addLayout(self._agreeing)
        for button in (self.play_on, self.back):
            button.set_height(_BUTTON)
            column.addWidget(button)

    def _restyle(self) -> None:
        edge, px = self.edge(), self.look.px
        self._column.setContentsMargins(edge, edge, edge, edge - px(4))
        self._column.setSpacing(px(_GAP))
        inside = self.bust.inside
        self._beside.setFixedWidth(max(0, round(inside.width()) - edge))
        self._strut.setFixedSize(0, max(0, round(inside.height()) - edge))
        high = _BUTTON * (0.85 if is_tight(self.look) else 1.0)
        self._draw_icons()
        for button in (self.play_on, self.back):
            button.set_height(high)
        for box in self.agreements:
            box.setFont(self.look.font(15))

    # --- whose voice, and what it offers

    def use(self, voice: Voice | None) -> None:
        """Speak with another face, or with none."""
        self.bust.show_face(voice)
        self._restyle()

    def offer(self, *, rewinds: bool, people: tuple[Seat, ...] = ()) -> None:
        """Offer to rewind the game on the table, if these people agree; or only to play on."""
        self._is_lit = rewinds
        self.play_on.set_kind(ButtonKind.PRIMARY if rewinds else ButtonKind.NORMAL)
        self.play_on.set_key(ENTER if rewinds else "")
        self.back.setText(self.tr("Back to now") if rewinds else self.tr("Back"))
        for box in self.agreements:
            self._agreeing.removeWidget(box)
            box.hide()
            box.deleteLater()
        self.agreements = [self._agreement(seat.name) for seat in people]
        for number, box in enumerate(self.agreements):
            self._agreeing.addWidget(box, *divmod(number, _COLUMNS))
        self._restyle()
        self._show_agreement()
        self.update()

    def _draw_icons(self) -> None:
        """Draw signs on the buttons, unless the words need all the room."""
        has_room = self.look.scale <= _TIGHT * self.look.unit
        self.play_on.set_icon("play" if has_room else "")
        back = "skip" if self._is_lit else "left"
        self.back.set_icon(back if has_room else "")

    def _agreement(self, name: str) -> QCheckBox:
        box = QCheckBox(self.tr("{name} agrees").format(name=name))
        box.toggled.connect(self._show_agreement)
        return box

    @property
    def is_agreed(self) -> bool:
        """Whether all people agree."""
        return all(box.isChecked() for box in self.agreements)

    def allow(self, *, can_play_on: bool) -> None:
        """Allow to play on from the moment shown, or not."""
        self._can_play_on = can_play_on
        self._show_agreement()

    def _show_agreement(self) -> None:
        self.play_on.setEnabled(self.is_agreed and self._can_play_on)
        words = "" if self.is_agreed else self.tr("Everyone at the table has to agree")
        explain_beside(self.play_on, words)

    def play(self) -> None:
        """Play on from here, if that is allowed and all people agree."""
        if self.play_on.isEnabled():
            self.play_on_asked.emit()

    # --- the moment

    def say(self, title: str, reason: str, following: str, note: str) -> None:
        """Say which moment it is, and what was chosen then."""
        self.title.setText(title)
        self.reason.setText(reason)
        self.next.setText(following)
        has_room = self.look.scale <= _TIGHT * self.look.unit
        self.next.setVisible(bool(following) and has_room)
        self.note.show_words(note)

    def unveil(self, words: str) -> None:
        """Tell the secrets of a finished game, or nothing."""
        self.unveiled.setText(words)
        self.unveiled.setVisible(bool(words))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self._kept.paint(
            painter,
            self.rect(),
            (0, (self.look.materials, self._is_lit), self.look.unit),
            lambda brush, box: paint_sheet(
                brush.painter, QRectF(box), self.look, is_lit=self._is_lit
            ),
        )
        painter.end()
