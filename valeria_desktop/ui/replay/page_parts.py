"""The common parts of a replay's page, and their places."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, Signal
from PySide6.QtWidgets import QFrame, QScrollArea

from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.choices import Choices
from valeria_desktop.ui.log.log_panel import LogPanel
from valeria_desktop.ui.place.room import RoomBoxes
from valeria_desktop.ui.replay.backdrop import RibbonLegend, Sepia
from valeria_desktop.ui.replay.deck import ReplayDeck
from valeria_desktop.ui.replay.past_sheet import PastSheet
from valeria_desktop.ui.replay.points import ReplayPoints
from valeria_desktop.ui.replay.ribbon import TurnRibbon
from valeria_desktop.ui.replay.ribbon_layout import HEIGHT
from valeria_desktop.ui.table.bar_tools import MenuButton

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.session.story import TellTurn
    from valeria_desktop.ui.paint.room_look import RoomLook
    from valeria_desktop.ui.replay.moments import ReplayMoments
    from valeria_desktop.ui.table.frame import Frame
    from valeria_desktop.ui.voice.arrivals import Arrivals

_HIGH = 32
_DECK, _LEGEND, _GAP = 33, 20, 2
_BESIDE_MENU = 8
_GROWS = 1.25
"""The greatest growth of the ribbon in a window that has more height."""


class PageParts(QObject):
    """Sheet, story and points in the column; deck, ribbon and legend below the table."""

    MOMENT, STORY, POINTS = "moment", "story", "points"
    board_asked = Signal(bool)

    def __init__(
        self, look: RoomLook, page: QWidget, arrivals: Arrivals, tell_turn: TellTurn
    ) -> None:
        """Make all parts on a page."""
        super().__init__(page)
        self._look, self._page = look, page
        self.menu = MenuButton(look)
        self.menu.setParent(page)
        self.sepia = Sepia(page)
        self.sheet = PastSheet(look, page)
        self.log = LogPanel(look, tell_turn)
        self.points = ReplayPoints(look)
        self.deck = ReplayDeck(look)
        self.ribbon = TurnRibbon(look, arrivals)
        self.legend = RibbonLegend(look, page)
        self.views = Choices(look, self.tr("In the column"))
        self.board_button = Button(look, self.tr("Board"), key="B")
        self._room = QScrollArea()  # large text needs more height than a small window has
        self._room.setWidget(self.points)
        self._room.setWidgetResizable(True)
        self._room.setFrameShape(QFrame.Shape.NoFrame)
        self._column: dict[object, QWidget] = {
            self.MOMENT: self.sheet,
            self.STORY: self.log,
            self.POINTS: self._room,
        }
        self._fill()
        for part in (self.ribbon, self.deck, *self._column.values()):
            part.setParent(page)
        self.show_view(self.MOMENT)

    def _fill(self) -> None:
        self.views.offer(
            (
                (self.tr("Moment"), self.MOMENT),
                (self.tr("Story"), self.STORY),
                (self.tr("Points"), self.POINTS),
            )
        )
        self.views.show_value(self.MOMENT)
        self.views.chosen.connect(self.show_view)
        self.board_button.setCheckable(True)
        self.board_button.setAccessibleName(self.tr("Your board instead of the turns"))
        self.board_button.clicked.connect(self.board_asked)
        for button in (*self.views.buttons(), self.board_button):
            if isinstance(button, Button):
                button.set_height(_HIGH)
        self.deck.row.addWidget(self.views)
        self.deck.row.addWidget(self.board_button)

    # --- what is shown

    def show_view(self, view: object) -> None:
        """Show the sheet, the story or the points in the column."""
        for each, part in self._column.items():
            part.setVisible(each == view)

    def show_board(self, moments: ReplayMoments, *, shown: bool) -> None:
        """Show the viewer's board in the ribbon's place, or the ribbon."""
        board = moments.board
        shown = shown and board is not None
        self.board_button.setVisible(board is not None)
        self.board_button.setChecked(shown)
        self.ribbon.setVisible(not shown)
        self.legend.setVisible(not shown)
        if board is not None:
            board.setVisible(shown)

    def raise_over(self, moments: ReplayMoments) -> None:
        """Bring everything above a game's own parts, the light of the past above its table."""
        self.menu.raise_()
        self.sepia.raise_()
        if moments.board is not None:
            moments.board.raise_()
        for part in (self.legend, self.ribbon, self.deck, *self._column.values()):
            part.raise_()
        self.sheet.bust.raise_()

    # --- places

    def stand(self, frame: Frame, moments: ReplayMoments) -> None:
        """Place all parts by the boxes of a table: the ribbon has the place of your board."""
        unit, large = frame.unit, frame.large
        for part in self._column.values():
            part.setGeometry(frame.column)
        self._stand_bar(frame, moments)
        wide, foot = self._page.width(), frame.board.bottom() + 1
        self.sepia.setGeometry(0, 0, wide, frame.mat.bottom() + 1)
        gap = round(_GAP * unit)
        deck = QRect(frame.board)
        deck.setHeight(round(_DECK * unit * large))
        each = max(button.sizeHint().width() for button in self.views.buttons())
        self.views.setMinimumWidth(len(self._column) * (each + gap))
        self.deck.setGeometry(deck)
        self.deck.fit()  # words may have another width in a deck as wide as before
        legend = round(_LEGEND * unit * large)
        self.legend.setGeometry(deck.left() + gap, foot - legend, deck.width() - 2 * gap, legend)
        high = foot - legend - gap - deck.bottom() - 1
        ribbon = min(high, round(HEIGHT * unit * _GROWS))
        self.ribbon.use_unit(ribbon / HEIGHT)
        top = deck.bottom() + 1 + (high - ribbon) // 2
        self.ribbon.setGeometry(0, top, wide, ribbon)
        board = QRect(deck.left(), deck.bottom() + 1 + gap, deck.width(), 0)
        board.setBottom(foot - 1)
        if moments.board is not None:
            moments.board.setGeometry(board)
        if moments.room is not None:
            has_board = self.board_button.isChecked()
            cloth = frame.mat if moments.has_cloth else QRect()
            moments.room.use(RoomBoxes(frame.sky, cloth, board if has_board else QRect()))

    def _stand_bar(self, frame: Frame, moments: ReplayMoments) -> None:
        """Place the button of the menus, and beside it the game's part of the bar."""
        side = self.menu.sizeHint().width()
        bar = QRect(frame.bar)
        self.menu.setGeometry(bar.left(), bar.top(), side, bar.height())
        if moments.head is not None:
            away = side + round(_BESIDE_MENU * frame.unit)
            moments.head.setGeometry(bar.adjusted(away, 0, 0, 0))
