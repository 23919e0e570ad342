"""The screen of a new game: players, the side of the board, Odo's board, the player's own files."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from valeria_desktop.games.viscounts.bots.characters import CHARACTERS
from valeria_desktop.games.viscounts.game import catalog
from valeria_desktop.games.viscounts.rules.model.things import Source
from valeria_desktop.games.viscounts.rules.setup import BY_PLAYERS, FUTURES, Rival
from valeria_desktop.games.viscounts.ui.board.layout import board_layout
from valeria_desktop.games.viscounts.ui.board.life import BoardLife
from valeria_desktop.games.viscounts.ui.cards.card_words import known_of
from valeria_desktop.games.viscounts.ui.cards.fields import paint_mark
from valeria_desktop.games.viscounts.ui.cards.others import sign_of_focus
from valeria_desktop.games.viscounts.ui.cards.powers import marks_of_power
from valeria_desktop.games.viscounts.ui.paint.board import BoardPainting
from valeria_desktop.games.viscounts.ui.paint.pigments import pigments_of
from valeria_desktop.games.viscounts.ui.screens.setup_words import SetupWords
from valeria_desktop.ui.controls.choices import Choices
from valeria_desktop.ui.controls.picture_button import PictureChoices
from valeria_desktop.ui.controls.text import Heading, Slip
from valeria_desktop.ui.paint.brush import Brush, square
from valeria_desktop.ui.paint.kept import KeptPictures
from valeria_desktop.ui.paint.knife import rounded
from valeria_desktop.ui.place.guests import cast_of
from valeria_desktop.ui.screens.setup.draft_editor import DraftEditor
from valeria_desktop.ui.screens.setup.own_files import OwnFilesDraftEditor
from valeria_desktop.ui.screens.setup.table_page import TableSetupPage
from valeria_desktop.ui.words.label import describe

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from valeria_desktop.games.viscounts.draft import Draft
    from valeria_desktop.games.viscounts.rules.model.catalog import NeutralBoard
    from valeria_desktop.games.viscounts.rules.model.ring import Ring
    from valeria_desktop.ui.controls.button import Picture
    from valeria_desktop.ui.paint.look import Look

GROUND = "#5f4a7a"
_IVORY, _EDGE = "#f3e8cc", "#3f3054"
_IN_ROW = 3
_SQUARES, _FOOT = 0.72, 0.06
"""Side and foot of the squares as shares of the height: the tick of a choice is above them."""


def paint_rival_board(look: Look, board: NeutralBoard, painter: QPainter, box: QRectF) -> None:
    """Paint the focus on the left, and the nine squares on the right."""
    painter.fillRect(box, QColor(GROUND))
    brush = Brush(painter, look, box.height() / 96)
    left = QRectF(box.left(), box.top(), box.width() * 0.46, box.height())
    plate = square(left.center(), min(left.width(), left.height()) * 0.8)
    rounded(painter, plate, 8 * brush.unit, _EDGE)
    brush.icon(sign_of_focus(board), square(plate.center(), plate.width() * 0.78))
    side = min(box.width() * 0.5, box.height() * _SQUARES)
    step, top = side / _IN_ROW, box.bottom() - box.height() * _FOOT - side
    for place, each in enumerate(board.squares):
        corner = left.right() + place % _IN_ROW * step, top + place // _IN_ROW * step
        cell = QRectF(*corner, step, step).adjusted(1.5, 1.5, -1.5, -1.5)
        rounded(painter, cell, 4 * brush.unit, _IVORY)
        sign = next(mark.icon for mark in marks_of_power(each.power) if mark.icon)
        brush.icon(sign, square(cell.center(), cell.width() * 0.78))
    if board.source is not Source.FACT:
        paint_mark(brush, left.adjusted(0, 0, 0, -2))


_BOARD, _SMALL = (330, 224), (330, 118)
"""The sizes of both sides' pictures: in a game alone Odo's boards lie below them, in others the
chosen side as large as there is room."""
_RIVAL = (150, 96)


class LaidBoard(QWidget):
    """Shows the chosen side of the board as this deal lays it, in all the room there is."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look, self._kept = look, KeptPictures(look)
        self._ring: Ring | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        look.changed.connect(self.update)

    def show_ring(self, ring: Ring | None, words: str) -> None:
        """Show a ring, whose words a screen reader says."""
        self._ring = ring
        self.setAccessibleName(words)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        self._kept.paint_whole(self, self._ring, self._paint)

    def _paint(self, painter: QPainter) -> None:
        box = QRectF(self.rect()).adjusted(_FRAME, _FRAME, -_FRAME, -_FRAME)
        if self._ring is None or box.height() < _LEAST_HIGH:
            return
        rounded(painter, box, _FRAME, pigments_of(self._look).stone)
        paint_ring(painter, self._look, box.adjusted(_FRAME, _FRAME, -_FRAME, -_FRAME), self._ring)


def paint_ring(painter: QPainter, look: Look, box: QRectF, ring: Ring) -> None:
    """Paint a ring of lands with nobody on it."""
    layout = board_layout(box, box.width() / _BOARD[0] * 0.5)
    BoardPainting(Brush(painter, look, layout.thing), layout, ring, BoardLife()).paint()


_FRAME, _LEAST_HIGH = 4.0, 160
"""The frame of the laid board, and the height from which on it is larger than the choices."""


class SideEditor(OwnFilesDraftEditor["Draft"]):
    """Shows both sides of the board as this game's ring of lands; the chosen one is gold."""

    def __init__(self, look: Look, draft: Draft) -> None:
        about = self.tr("Play with your own cards, boards and numbers instead of ours.")
        super().__init__(look, draft, about)
        self._words = SetupWords(self)
        self._rings: dict[int, Ring] = {}
        sides = self._words.sides()
        pictures: dict[object, Picture] = {side: partial(self._paint, side) for side in sides}
        self.choices = PictureChoices(look, self.tr("Side of the board"), pictures, _BOARD)
        self.choices.offer((words, side) for side, words in sides.items())
        self.choices.chosen.connect(self._chosen)
        self.about, self.laid = Slip(look), LaidBoard(look)
        self.lay(self.choices, self.about, self.files, self.laid)
        self.setSizePolicy(self.laid.sizePolicy())

    def refresh(self) -> None:
        super().refresh()
        draft = self._draft
        views = {side: draft.laid(side) for side in self._words.sides()}
        self._rings = {side: view.table.ring for side, view in views.items() if view is not None}
        chosen = draft.setup.board_side
        self.choices.show_value(chosen)
        self.choices.set_size(_BOARD if draft.is_solo else _SMALL)
        self.about.setText(self._words.side(chosen))
        self.laid.setVisible(not draft.is_solo)
        fills, fits = QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum
        self.setSizePolicy(fills, fits if draft.is_solo else fills)
        self.laid.show_ring(self._rings.get(chosen), self._words.laid(chosen))
        for side in views:
            button = self.choices.button_of(side)
            describe(button, self._words.side(side))
            button.update()

    def _paint(self, side: int, painter: QPainter, box: QRectF) -> None:
        painter.fillRect(box, QColor(pigments_of(self._look).stone))
        ring = self._rings.get(side)
        if ring is None:
            return
        paint_ring(painter, self._look, box.adjusted(4, 4, -4, -4), ring)

    def _chosen(self, side: int) -> None:
        draft = self._draft
        draft.side = BY_PLAYERS
        if draft.setup.board_side != side:
            draft.side = side
        self.changed.emit()


class RivalEditor(DraftEditor["Draft"]):
    """Shows Odo's four boards and the difficulties of a game alone."""

    def __init__(self, look: Look, draft: Draft) -> None:
        super().__init__(look, draft)
        self._words = SetupWords(self)
        self._boards = boards = {board.id: board for board in catalog().neutral_boards}
        pictures: dict[object, Picture] = {
            rival: partial(paint_rival_board, look, boards[rival.value]) for rival in Rival
        }
        self.choices = PictureChoices(look, self.tr("Odo's board"), pictures, _RIVAL)
        self.choices.offer((name, rival) for rival, (name, _) in self._words.rivals().items())
        self.about = Slip(look)
        self.difficulty = Choices(look, self.tr("Difficulty"))
        self.difficulty.offer((words, each) for each, words in self._words.difficulties().items())
        self.schemes = Slip(look)
        heading = Heading(look, self.tr("Against Odo, whom the rules play"), 19)
        self.lay(heading, self.choices, self.about, self.difficulty, self.schemes)
        self.choices.chosen.connect(partial(self.put, "rival"))
        self.difficulty.chosen.connect(partial(self.put, "futures"))
        self._tell_buttons()

    def _tell_buttons(self) -> None:
        for rival in Rival:
            describe(self.choices.button_of(rival), self._told(rival))
        for futures, button in zip(FUTURES, self.difficulty.buttons(), strict=True):
            describe(button, self._words.schemes(futures))

    def _told(self, rival: Rival) -> str:
        """Return what Odo does with a board, and how we know it (WK143)."""
        known = known_of(self._boards[rival.value].source)
        return f"{self._words.rivals()[rival][1]} {known}".strip()

    def refresh(self) -> None:
        """Show the draft again; only a game alone has these choices."""
        draft = self._draft
        self.setVisible(draft.is_solo)
        self.choices.show_value(draft.rival)
        self.difficulty.show_value(draft.futures)
        self.about.setText(self._told(draft.rival))
        self.schemes.setText(self._words.difficulty(draft.futures, is_proposed=draft.is_proposed))


class NewGameScreen(TableSetupPage):
    """Shows players and seats as in any game; beside them the sides of the board, and Odo."""

    def __init__(self, look: Look, draft: Draft) -> None:
        super().__init__(look, draft, cast_of(CHARACTERS, {}))
        self.side = SideEditor(look, draft)
        self.rival = RivalEditor(look, draft)
        self.lay_table(self.side.choices, self.side, self.rival)
