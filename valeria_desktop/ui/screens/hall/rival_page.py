"""The rival's page at the right of the hall, and the list of all rivals and players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QSizePolicy,
    QSpacerItem,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.button_faces import ButtonKind
from valeria_desktop.ui.controls.drawn_button import DrawnButton
from valeria_desktop.ui.controls.page import Sheet
from valeria_desktop.ui.controls.text import Heading, Text
from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.paint.busts import Bust, paint_bust
from valeria_desktop.ui.paint.materials import INK
from valeria_desktop.ui.paint.ruler import fitted
from valeria_desktop.ui.paint.style_sheet import CLEAR
from valeria_desktop.ui.screens.hall.rival_parts import (
    PORTRAIT,
    EveningsFlight,
    FactsTable,
    HeadToHead,
    Portrait,
    Speech,
    paint_shield_of,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QResizeEvent

    from valeria_desktop.session.rivalries import RivalKey
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.screens.hall.rival_card import RivalCard, RivalWriter

RISES = 38.0
"""How far the portrait stands over the sheet's upper edge, in units."""
_GAP = 5


class RivalButton(DrawnButton):
    """A rival in the list: face, name and head-to-head."""

    def __init__(self, look: Look, card: RivalCard, words: str) -> None:
        """Show a rival."""
        super().__init__(look)
        self.card = card
        self.setText(card.name)
        self.setAccessibleName(f"{card.name}. {words}")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(220), self._look.px(46))

    def draw(self, painter: QPainter, whole: QRectF) -> None:
        look, px = self._look, self._look.px
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        box = whole.adjusted(2, 2, -2, -2)
        if self.underMouse() or self.hasFocus():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(look.palette.raised))
            painter.drawRoundedRect(box, 5, 5)
        side = box.height() - px(4)
        face = QRectF(box.left() + px(4), box.top() + px(2), side, side)
        brush = Brush(painter, look, look.scale)
        if self.card.picture:
            paint_bust(painter, face, Bust(self.card.picture))
        else:
            paint_shield_of(brush, self.card.shield, face.adjusted(px(3), 0, -px(3), 0))
        tally = self.card.tally
        score = f"{tally.won} : {tally.lost}" if tally is not None else ""
        painter.setPen(QColor(INK))
        painter.setFont(look.title_font(20))
        wide = painter.fontMetrics().horizontalAdvance(score) + px(8)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(box.adjusted(0, 0, -px(8), 0), right, score)
        room = QRectF(
            face.right() + px(10), box.top(), box.width() - side - wide - px(24), box.height()
        )
        painter.setFont(fitted(look.title_font(20), self.card.name, room.width(), room.height()))
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(room, left, self.card.name)
        self.draw_focus(painter, whole.adjusted(1, 1, -1, -1), 6)


class RivalPage(QWidget):
    """Shows one rival, or the list of all."""

    listed = Signal()
    """The list of all rivals is to be shown: time to bring it up to date."""
    asked_again = Signal(str, str)
    """The game's id, and the bot to play against."""
    rival_asked = Signal(object)
    """The key of another rival to show."""

    def __init__(self, look: Look, writer: RivalWriter) -> None:
        """Make an empty page."""
        super().__init__()
        self._look, self._writer = look, writer
        self.card: RivalCard | None = None
        self.sheet = Sheet(look)
        self.sheet.setParent(self)
        parchment = self.sheet.look
        self.portrait = Portrait(parchment, self._unit, self)
        self.name, self.manner = (
            Heading(parchment, "", 29),
            Text(parchment, "", 15.5, is_quiet=True),
        )
        self.name.setWordWrap(True)
        self.score, self.speech = HeadToHead(parchment), Speech(parchment)
        self.evenings = Heading(parchment, "", 18)
        self.flight, self.facts = EveningsFlight(parchment), FactsTable(parchment)
        self.pending = Text(parchment, self.tr("Looking through all evenings…"), 15, is_quiet=True)
        self.fair = Text(parchment, "", 15.5)
        self.take_fair = Button(parchment, "")
        self.again = Button(parchment, "", kind=ButtonKind.PRIMARY)
        self.all = Button(parchment, self.tr("All rivals"))
        self._rivals: list[RivalButton] = []
        self._lay_out()
        self.all.clicked.connect(self.show_all)
        self.again.clicked.connect(self._ask_again)
        self.take_fair.clicked.connect(self._ask_fair)
        look.changed.connect(self._fit)

    def _unit(self) -> float:
        return self.sheet.look.unit

    # --- layout

    def _lay_out(self) -> None:
        self._stack = QStackedLayout(self.sheet)
        self._one, self._many = QWidget(), QWidget()
        self._stack.addWidget(self._one)
        self._stack.addWidget(self._many)
        column = QVBoxLayout(self._one)
        column.setSpacing(_GAP)
        head = QHBoxLayout()
        self._beside = QSpacerItem(0, 0)
        head.addItem(self._beside)
        self._head = head
        beside = QVBoxLayout()
        beside.setSpacing(1)
        for part in (self.name, self.manner, self.score):
            beside.addWidget(part)
        beside.addStretch(1)
        head.addLayout(beside, 1)
        column.addLayout(head)
        column.addWidget(self._scrolled(self._body()), 1)
        offer = QHBoxLayout()
        offer.addWidget(self.fair, 1)
        offer.addWidget(self.take_fair)
        column.addLayout(offer)
        row = QHBoxLayout()
        row.addWidget(self.again, 3)
        row.addWidget(self.all, 2)
        column.addLayout(row)
        self._column = column
        self._lay_out_list()

    def _body(self) -> QWidget:
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_GAP)
        for part in (self.speech, self.evenings, self.flight, self.facts, self.pending):
            column.addWidget(part)
        column.addStretch(1)
        return body

    def _lay_out_list(self) -> None:
        self._heading = Heading(self.sheet.look, self.tr("Rivals and players"), 24)
        self._list = QWidget()
        self._listed = QVBoxLayout(self._list)
        self._listed.setContentsMargins(0, 0, 0, 0)
        self._listed.setSpacing(2)
        self._listed.addStretch(1)
        column = QVBoxLayout(self._many)
        column.addWidget(self._heading)
        column.addWidget(self._scrolled(self._list), 1)
        self._list_column = column

    def _scrolled(self, inside: QWidget) -> QScrollArea:
        area = QScrollArea()
        area.setWidget(inside)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setStyleSheet(CLEAR)
        area.viewport().setAutoFillBackground(False)
        inside.setAutoFillBackground(False)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        return area

    def _fit(self) -> None:
        unit, edge = self._unit(), self.sheet.edge()
        rises = round(RISES * unit)
        self.sheet.setGeometry(QRect(0, rises, self.width(), max(0, self.height() - rises)))
        size = PORTRAIT * unit
        self.portrait.setGeometry(edge, 0, size.width(), size.height())
        self.portrait.raise_()
        room = size.width() + round(12 * unit), size.height() - rises - edge
        self._beside.changeSize(*room)
        self._head.invalidate()
        for column in (self._column, self._list_column):
            column.setContentsMargins(edge, edge, edge, edge)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    # --- one rival

    def show_card(self, card: RivalCard | None) -> None:
        """Show a rival's page; None shows nothing."""
        self.card = card
        self.sheet.setVisible(card is not None)
        self.portrait.setVisible(card is not None)
        if card is None:
            return
        writer = self._writer
        self.name.setText(card.name)
        self.manner.setText(card.manner)
        self.portrait.show_card(card)
        self.score.show_card(card, writer.head_words(card))
        self.speech.say(card.remark, card.plate)
        self.evenings.setText(self._evenings(len(card.results)))
        self.flight.show_card(card, writer.flight_words(card))
        facts = ". ".join(writer.fact_words(card, fact) for fact in card.facts)
        self.facts.show_card(card, facts)
        self.pending.setVisible(not card.is_whole)
        self._show_fair(card)
        again = self.tr("Ask {name} again") if card.bot else self.tr("Play alone again")
        self.again.setText(again.format(name=card.name))
        self.again.setVisible(self._may_ask)
        self._stack.setCurrentWidget(self._one)
        self._fit()

    def _evenings(self, number: int) -> str:
        if not number:
            return self.tr("No finished evening yet")
        words = self.tr("One evening") if number == 1 else self.tr("{number} evenings")
        return words.format(number=number)

    @property
    def _may_ask(self) -> bool:
        card = self.card
        return card is not None and bool(card.key.game)

    def _show_fair(self, card: RivalCard) -> None:
        words = self._writer.fair_words(card)
        self.fair.setText(words)
        self.fair.setVisible(bool(words))
        fair = card.fair
        is_other = fair is not None and fair.offered != fair.level
        self.take_fair.setVisible(is_other)
        if fair is not None and is_other:
            level = self._writer.level(fair.offered)
            self.take_fair.setText(self.tr("As {level}").format(level=level))

    def _ask_again(self) -> None:
        if (card := self.card) is not None and self._may_ask:
            self.asked_again.emit(card.key.game, card.bot)

    def _ask_fair(self) -> None:
        if (card := self.card) is not None and card.fair is not None:
            self.asked_again.emit(card.key.game, self._writer.at_level(card, card.fair.offered))

    # --- all rivals

    def list_rivals(self, cards: Sequence[RivalCard]) -> None:
        """List all rivals and players."""
        for button in self._rivals:
            self._listed.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._rivals = []
        for place, card in enumerate(cards):
            button = RivalButton(self.sheet.look, card, self._writer.head_words(card))
            button.clicked.connect(lambda _=False, key=card.key: self._choose(key))
            self._listed.insertWidget(place, button)
            self._rivals.append(button)

    @property
    def rivals(self) -> Sequence[RivalButton]:
        """The buttons of all rivals and players."""
        return self._rivals

    def show_all(self) -> None:
        """Show the list, with the focus on the rival shown until now."""
        self.listed.emit()
        self.portrait.hide()
        self._stack.setCurrentWidget(self._many)
        key = self.card.key if self.card is not None else None
        shown = next((each for each in self._rivals if each.card.key == key), None)
        if (first := shown or next(iter(self._rivals), None)) is not None:
            first.setFocus()

    def _choose(self, key: RivalKey) -> None:
        self.rival_asked.emit(key)
        self.all.setFocus()
