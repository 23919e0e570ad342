"""A sheet for a moment: what was chosen, what was better, and ways to look at it and to play on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from valeria_desktop.coach.notable import NotableKind
from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.page import Sheet
from valeria_desktop.ui.controls.text import Text
from valeria_desktop.ui.paint.parchment import paint_sheet
from valeria_desktop.ui.screens.review.moment_parts import (
    ChancesLine,
    MomentPicture,
    SealStamp,
    Title,
)
from valeria_desktop.ui.words.label import explain_beside

if TYPE_CHECKING:
    from PySide6.QtCore import QObject, SignalInstance
    from PySide6.QtGui import QPaintEvent

    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.screens.end.end_art import EndArt
    from valeria_desktop.ui.screens.review.moment_story import MomentStory

_BUTTON = 40.0
_TURNS = {QEvent.Type.FocusIn, QEvent.Type.FocusOut, QEvent.Type.Enter, QEvent.Type.Leave}
"""The events after which another sheet may be in front."""


class Rule(QWidget):
    """A thin line on parchment."""

    def __init__(self, sheet: Sheet) -> None:
        """Draw a line on a sheet."""
        super().__init__()
        self._look = sheet.look
        self.setFixedHeight(3)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(QPen(QColor(self._look.palette.line), 1.2))
        painter.drawLine(0, 1, self.width(), 1)
        painter.end()


class MomentSheet(Sheet):
    """Shows one moment; its first button leads to the replay."""

    moment_asked = Signal(int)
    """The number of choices before the moment that the player wants to see."""
    play_on_asked = Signal(int)
    """The number of choices before the moment that the player wants to play on from."""

    def __init__(self, look: Look) -> None:
        """Make a sheet without a moment."""
        super().__init__(look)
        made = self.look
        self.story: MomentStory | None = None
        self.picture = MomentPicture(made)
        self.label = Text(made, "", 15, is_quiet=True)
        self.head = Title(made, 20)
        self.did = Text(made, "", 16)
        self.chances = ChancesLine(made)
        self.better = Title(made, 17)
        self.why = Text(made, "", 15.5)
        self.seal = SealStamp(made)
        self.open = Button(made, self.tr("Look at it"))
        self.play_on = Button(made, self.tr("Play on from here"), icon="play")
        self._words, self._reason, self._buttons = QWidget(), QWidget(), QWidget()
        self._rule = Rule(self)
        self._grid = QGridLayout(self)
        self._fill()
        self.lay(is_broad=False)
        self.open.clicked.connect(lambda: self._emit(self.moment_asked))
        self.play_on.clicked.connect(lambda: self._emit(self.play_on_asked))
        self.look.changed.connect(self._restyle)
        self._restyle()

    def _fill(self) -> None:
        """Put the words, the reason and the buttons into boxes, which stand in two ways."""
        words = QVBoxLayout(self._words)
        words.setContentsMargins(0, 0, 0, 0)
        words.setSpacing(2)
        for part in (self.label, self.head, self.did):
            words.addWidget(part)
        words.addStretch(1)
        words.addWidget(self.chances)
        reason, told = QHBoxLayout(self._reason), QVBoxLayout()
        reason.setContentsMargins(0, 0, 0, 0)
        told.setSpacing(1)
        told.addWidget(self.better)
        told.addWidget(self.why)
        told.addStretch(1)
        reason.addLayout(told, 1)
        reason.addWidget(self.seal, 0, Qt.AlignmentFlag.AlignTop)
        buttons = QHBoxLayout(self._buttons)
        buttons.setContentsMargins(0, 0, 0, 0)
        buttons.setSpacing(2)
        buttons.addWidget(self.open, 2)
        buttons.addWidget(self.play_on, 3)
        for button in (self.open, self.play_on):
            button.set_height(_BUTTON)
            button.installEventFilter(self)

    def lay(self, *, is_broad: bool) -> None:
        """Stand as a high sheet, or as a broad one with the reason beside the words."""
        for part in (self.picture, self._words, self._rule, self._reason, self._buttons):
            self._grid.removeWidget(part)
        self._rule.setVisible(not is_broad)
        if is_broad:
            self._grid.addWidget(self.picture, 0, 0, 2, 1)
            self._grid.addWidget(self._words, 0, 1, 2, 1)
            self._grid.addWidget(self._reason, 0, 2)
            self._grid.addWidget(self._buttons, 1, 2)
        else:
            self._grid.addWidget(self.picture, 0, 0)
            self._grid.addWidget(self._words, 0, 1)
            self._grid.addWidget(self._rule, 1, 0, 1, 2)
            self._grid.addWidget(self._reason, 2, 0, 1, 2)
            self._grid.addWidget(self._buttons, 3, 0, 1, 2)
        stretches = ((0, 0), (1, 5), (2, 6 if is_broad else 0))
        for column, stretch in stretches:
            self._grid.setColumnStretch(column, stretch)
        self._grid.setRowStretch(0, 3)
        self._grid.setRowStretch(2, 0 if is_broad else 2)

    def _restyle(self) -> None:
        edge, unit = round(0.82 * self.edge()), self.look.unit
        self._grid.setContentsMargins(edge, edge, edge, edge - 2)
        self._grid.setHorizontalSpacing(round(12 * unit))
        self._grid.setVerticalSpacing(round(7 * unit))

    # --- what is shown

    def show_story(self, story: MomentStory, art: EndArt) -> None:
        """Show a moment."""
        if story == self.story:
            return
        self.story = story
        self.picture.show_story(story, art)
        self.label.setText(story.label)
        self.head.setText(story.head)
        self.did.setText(story.did)
        self.did.setVisible(bool(story.did))
        self.chances.show_story(story)
        self.better.setText(self._better(story))
        self.better.setVisible(bool(self.better.text()))
        self.why.setText(story.why)
        self.seal.show_trust(story.trust)
        self.open.set_key(str(story.number))
        self._name(story)

    def _better(self, story: MomentStory) -> str:
        if story.kind is NotableKind.LUCK:
            return ""
        if not story.better:
            return self.tr("Nothing was better")
        return self.tr("Better: {choice}").format(choice=story.better)

    def _name(self, story: MomentStory) -> None:
        """Name the sheet and its buttons for a screen reader: the whole moment in sentences."""
        seal = self.seal.accessibleName()
        better = self.better.accessibleName()
        told = f"{better}, {seal}." if better and seal else f"{better}." if better else ""
        sentences = (
            f"{story.label}.",
            f"{self.head.accessibleName()}.",
            story.did,
            told,
            story.why,
        )
        whole = " ".join(each for each in (*sentences, story.chances_words) if each)
        words = self.tr("Moment {number}. {words}").format(number=story.number, words=whole)
        self.setAccessibleName(words)
        self.open.setAccessibleName(self.tr("Look at it. {moment}").format(moment=words))
        explain_beside(self.open, self.tr("Look at this moment in the replay"))
        explain_beside(self.play_on, self.tr("Play on from this moment, before the choice"))
        named = self.tr("Play on from here, round {round}").format(round=story.round)
        self.play_on.setAccessibleName(named)

    def _emit(self, signal: SignalInstance) -> None:
        if self.story is not None:
            signal.emit(self.story.choices)

    # --- in front: the sheet with the focus or below the mouse has the golden frame

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _TURNS:
            self.update()
        return super().eventFilter(watched, event)

    def event(self, event: QEvent) -> bool:
        if event.type() in _TURNS:
            self.update()
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        is_lit = self.underMouse() or self.open.hasFocus() or self.play_on.hasFocus()
        painter = QPainter(self)
        self._kept.paint(
            painter,
            self.rect(),
            (0, (self.look.materials, is_lit), self.look.unit),
            lambda brush, box: paint_sheet(brush.painter, box, self.look, is_lit=is_lit),
        )
        painter.end()
