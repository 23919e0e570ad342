"""A player's board: who it is, four tracks, the tableau, totals, and peeking at the own Duke."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from valeria_desktop.games.valeria.ui.boards.header import NamePlate, Totals
from valeria_desktop.games.valeria.ui.boards.peek import DukePanel, PeekButton
from valeria_desktop.games.valeria.ui.boards.rival import RivalTally
from valeria_desktop.games.valeria.ui.boards.shields import side_colour
from valeria_desktop.games.valeria.ui.boards.sides import (
    KINDS,
    Side,
    amount_of,
    sentence_of,
    side_of,
)
from valeria_desktop.games.valeria.ui.boards.tableau_view import TableauView
from valeria_desktop.games.valeria.ui.boards.tracks import Track

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.cards import Duke
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.ui.kit.look import Look

TABLEAU = "tableau"
_WIDTH, _HEIGHT = 762, 190


class Board(QWidget):
    """The board of one side; with `peeks` its player can look at the own Duke."""

    card_pointed = Signal(object)
    peek_began = Signal(int)
    peek_ended = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None, *, peeks: bool = True) -> None:
        super().__init__(parent)
        self._look = look
        self._peeks = peeks
        self._side: Side | None = None
        self._game: object = None
        self.plate = NamePlate(look)
        self.totals = Totals(look)
        self.peek = PeekButton(look)
        self.tracks = {kind: Track(look, kind) for kind in KINDS}
        self.tally = RivalTally(look)
        self.tableau = TableauView(look)
        self.tableau.card_pointed.connect(self.card_pointed)
        self._lay_out()
        self._panel = DukePanel(look, self)
        self.peek.held.connect(self._peek_began)
        self.peek.let_go.connect(self._peek_ended)
        self.peek.hide()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        look.changed.connect(self._look_changed)
        self._look_changed()

    def _lay_out(self) -> None:
        self.head = QHBoxLayout()
        self.head.addWidget(self.plate, 1)
        self.head.addWidget(self.totals)
        self.head.addWidget(self.peek, 0, Qt.AlignmentFlag.AlignVCenter)
        left = QVBoxLayout()
        left.setSpacing(2)
        for track in self.tracks.values():
            left.addWidget(track)
        left.addWidget(self.tally)
        body = QHBoxLayout()
        body.addLayout(left, 9)
        body.addWidget(self.tableau, 11)
        whole = QVBoxLayout(self)
        whole.addLayout(self.head)
        whole.addLayout(body, 1)

    def _look_changed(self) -> None:
        px, whole = self._look.px, self.layout()
        if whole is not None:
            whole.setContentsMargins(px(14), px(7), px(9), px(8))
            whole.setSpacing(px(4))
        self.update()

    # --- what it shows

    @property
    def seat(self) -> int:
        """Whose board it is, or -1."""
        return -1 if self._side is None else self._side.seat

    @property
    def duration(self) -> int:
        """How long tokens move, in milliseconds."""
        return next(iter(self.tracks.values())).duration

    @duration.setter
    def duration(self, duration: int) -> None:
        for track in self.tracks.values():
            track.duration = duration

    def show_scene(self, scene: Scene, seat: int) -> None:
        """Show a side as it is in a scene."""
        before, side = self._side, side_of(scene, seat)
        is_other = before is None or before.seat != seat or scene.seats is not self._game
        if is_other:
            self.peek.release()
        self._side, self._game = side, scene.seats
        self.tableau.show_scene(scene, seat)
        if side == before:
            return
        self.plate.show_side(side)
        self.totals.show_side(side)
        self._show_amounts(side, at_once=is_other)
        self.peek.setVisible(self._peeks and scene.setup.has_dukes and _is_person(side))
        self.setAccessibleName(sentence_of(side))
        self.update()

    def forget(self) -> None:
        """Show nobody again; without it the next game of the same seats would look like a move."""
        self.peek.release()
        self._side = self._game = None
        self.tableau.tableau.forget()

    def _show_amounts(self, side: Side, *, at_once: bool) -> None:
        for kind, track in self.tracks.items():
            track.setVisible(not side.is_rival)
            track.show_value(amount_of(side, kind), at_once=at_once)
        self.tally.setVisible(side.is_rival)
        self.tally.show_side(side)

    # --- peeking

    def _peek_began(self) -> None:
        self.peek_began.emit(self.seat)

    def _peek_ended(self) -> None:
        self._panel.conceal()
        self.peek_ended.emit()

    def show_duke(self, duke: Duke | None) -> None:
        """Show a Duke to who is peeking; to nobody else."""
        if self.peek.is_held:
            self._panel.setGeometry(self.tableau.geometry())
            self._panel.reveal(duke)

    @property
    def shown_duke(self) -> Duke | None:
        """The Duke that can be seen now."""
        return self._panel.duke

    # --- where things are, for what flies

    def rect_of(self, kind: str, within: QWidget) -> QRect:
        """Give where a resource's token or the tableau is, in the coordinates of a widget."""
        if kind == TABLEAU or (self._side is not None and self._side.is_rival):
            return QRect(
                self.tableau.mapTo(within, self.tableau.rect().topLeft()), self.tableau.size()
            )
        token = self.tracks[kind].token_rect()
        return QRect(self.tracks[kind].mapTo(within, token.topLeft()), token.size())

    def rect_of_card(self, card_id: str, within: QWidget) -> QRect:
        """Give where a card lies, in the coordinates of a widget; the tableau if nowhere."""
        return self.tableau.rect_of_card(card_id, within)

    # --- itself

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(_WIDTH), self._look.px(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(640), self._look.px(176))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        unit = min(self.width() / _WIDTH, self.height() / _HEIGHT)
        for strip in (self.plate, self.totals, self.tally):
            strip.resize_to(unit)
        for track in self.tracks.values():
            track.resize_to(unit)
        self._panel.setGeometry(self.tableau.geometry())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.EnabledChange:
            self.peek.release()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens, side = self._look.palette, self._side
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        is_active = side is not None and side.is_active
        painter.setPen(QPen(QColor(tokens.lit if is_active else tokens.line), 2))
        painter.setBrush(QColor(tokens.panel))
        painter.drawRoundedRect(box, 8, 8)
        if side is not None:
            band = QRectF(box.left() + 2.5, box.top() + 8, self._look.px(5), box.height() - 16)
            painter.fillRect(band, side_colour(self._look, side))
        painter.end()


def _is_person(side: Side) -> bool:
    return not side.is_rival and not side.is_bot
