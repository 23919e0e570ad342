"""The page of a game's end: boards, ledger, roads and moments on a table by lamplight.

Where text is large against its boxes, the roads and the moments lie on a second sheet.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import evolve
from PySide6.QtCore import QEvent, QRectF, QSizeF, Qt, Signal
from PySide6.QtWidgets import QWidget

from valeria_desktop.ui.paint.parchment import ParchmentLook
from valeria_desktop.ui.paint.room_look import Squeeze
from valeria_desktop.ui.pieces.piece import PartRoom
from valeria_desktop.ui.pieces.spread import Spread
from valeria_desktop.ui.screens.end.addresses import AtBoard, AtCount, AtMoment, AtWinner
from valeria_desktop.ui.screens.end.boards import BoardsPart
from valeria_desktop.ui.screens.end.closer import CloserLook
from valeria_desktop.ui.screens.end.ledger_layout import ledger_boxes
from valeria_desktop.ui.screens.end.ledger_part import LedgerPart
from valeria_desktop.ui.screens.end.moment_cards import MomentsPart
from valeria_desktop.ui.screens.end.reveal import Reveal
from valeria_desktop.ui.screens.end.roads import RoadsPart
from valeria_desktop.ui.stage.pace import Movement, Pace
from valeria_desktop.ui.stage.ticker import Ticker

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent

    from valeria_desktop.kernel.at import At
    from valeria_desktop.ui.paint.room_look import RoomLook
    from valeria_desktop.ui.screens.end.end_story import EndStory
    from valeria_desktop.ui.screens.end.moments import EndMoment
    from valeria_desktop.ui.zoom.control import ZoomControl

_SKIPS = {Qt.Key.Key_Space, Qt.Key.Key_F}
_DRAWN = 676.0
"""The height of the page without its buttons, in units."""
_BOARDS, _LEDGER, _SECOND = QRectF(0, 0, 0, 184), QRectF(0, 165, 0, 297), QRectF(0, 464, 0, 212)
"""The tops and heights of the boards, the ledger, and the roads with the moments, in units."""
_MOMENTS = 440.0
_LOW_BOARDS, _HIGH_BOARDS, _BROAD = 0.3, 0.42, 1.6
"""The boards' share of the height where the roads lie on a second sheet, in a broad and in a
narrow window, and the least ratio of a broad one's sides."""
_CROWDED_BOARDS, _LEAST_BOARDS = 0.24, 0.18
"""The same above a ledger that would have to scroll, and the least where none of it does then."""
_OVERLAP = 19.0
_LESS, _MANY_ROWS = 52.0, 5
"""The height that boards give to a ledger with more than this number of lines, in units, and to
one that would have to scroll."""
_ROADS = 0.54
"""The roads' share of the second sheet's height."""


class EndPage(QWidget):
    """Shows the story of a game's end, part by part."""

    moment_asked = Signal(int)
    """The number of choices before the moment that the player wants to see."""
    player_asked = Signal(int)
    """The column of a player whose page in the hall is wanted."""
    said = Signal(str)
    """A sentence for a screen reader."""
    sheet_turned = Signal()
    """Another sheet is shown, or there is only one."""

    def __init__(self, look: RoomLook, ticker: Ticker | None = None) -> None:
        """Make a page without a story."""
        super().__init__()
        self._look = look
        self.parchment = ParchmentLook(look, self)
        self.reveal = Reveal()
        self.story: EndStory | None = None
        self._pace, self._movement = Pace.NORMAL, Movement.FULL
        self._is_second = False
        self._ticker = ticker or Ticker(self)
        self._ticker.ticked.connect(self.advance)
        reveal = self.reveal
        self.boards = Spread(look, BoardsPart(self.parchment, reveal), self)
        self.ledger = Spread(look, LedgerPart(self.parchment, reveal), self)
        self._closer = CloserLook(look, self, self.ledger, reveal)
        self.roads = Spread(look, RoadsPart(reveal), self)
        self.moments = Spread(look, MomentsPart(self.parchment, reveal), self)
        self._connect()

    def _connect(self) -> None:
        self._closer.said.connect(self.said)
        self.moments.opened.connect(self._open_moment)
        self.boards.opened.connect(self._open_player)
        for view in self._views:
            view.installEventFilter(self)
            view.viewport().installEventFilter(self)
        self._look.changed.connect(self._lay_out)

    @property
    def _views(self) -> Sequence[Spread[Any]]:
        return self.boards, self.ledger, self.roads, self.moments

    # --- the story

    def show_story(self, story: EndStory, *, at_once: bool) -> None:
        """Show a story, part by part or at once, with the focus on the winner's total."""
        self.story, self._is_second = story, False
        self._closer.use(story)
        self.reveal.lines = len(story.ledger.rows) + 1
        self.reveal.moments = len(story.moments)
        for view in self._views:
            view.show_scene(story)
        self.ledger.setCurrentIndex(
            self.ledger.pieces.index_of(AtCount(len(story.ledger.rows), story.first))
        )
        self._lay_out()
        self.reveal.time = 0.0
        if at_once or self._is_at_once:
            self.skip()
        else:
            self._ticker.start()

    def show_moments(self, moments: tuple[EndMoment, ...]) -> None:
        """Show other moments in the same game: the review has come."""
        if self.story is None or moments == self.story.moments:
            return
        is_over = self.reveal.is_over
        self.story = evolve(self.story, moments=moments)
        self.reveal.moments = len(moments)
        if is_over:
            self.reveal.finish()
        for view in (self.roads, self.moments):
            view.show_scene(self.story)

    def forget(self) -> None:
        """Forget the story."""
        self._ticker.stop()
        self.story = None
        self._closer.close()
        for view in self._views:
            view.forget()

    # --- showing part by part

    def use_motion(self, pace: Pace, movement: Movement) -> None:
        """Set how fast the parts follow each other, and how much moves."""
        self._pace, self._movement = pace, movement
        self.reveal.is_calm = movement is not Movement.FULL
        if self._is_at_once and self.story is not None:
            self.skip()

    @property
    def _is_at_once(self) -> bool:
        return self._pace is Pace.OFF or self._movement is Movement.NONE

    def advance(self, milliseconds: float) -> None:
        """Let a time pass, in ms."""
        self.reveal.time += milliseconds * self._pace.speed
        if self.reveal.is_over:
            self._ticker.stop()
        self._repaint()

    def skip(self) -> None:
        """Show everything at once."""
        self._ticker.stop()
        self.reveal.finish()
        self._repaint()

    def _repaint(self) -> None:
        for view in self._views:
            if view.isVisible():
                view.viewport().update()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous() and self.story is not None:
            self.skip()

    @property
    def zoom(self) -> ZoomControl | None:
        """The close look at things of the ledger; None without one."""
        return self._closer.zoom

    # --- what opens

    def _open_moment(self, at: At) -> None:
        if self.story is None or not isinstance(at, AtMoment):
            return
        for moment in self.story.moments:
            if moment.number == at.number:
                self.moment_asked.emit(moment.choices)

    def _open_player(self, at: At) -> None:
        if isinstance(at, AtBoard):
            self.player_asked.emit(at.column)
        elif isinstance(at, AtWinner) and self.story is not None:
            self.player_asked.emit(self.story.first)

    # --- layout

    @property
    def has_sheets(self) -> bool:
        """Whether the roads and the moments lie on a second sheet."""
        return self._look.squeeze > Squeeze.A

    @property
    def is_second(self) -> bool:
        """Whether the second sheet is shown."""
        return self._is_second and self.has_sheets

    def turn_sheet(self) -> None:
        """Show the other sheet."""
        if self.has_sheets:
            self._is_second = not self._is_second
            self._lay_out()
            first = self.moments if self._is_second else self.ledger
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _lay_out(self) -> None:
        """Place all parts, for one sheet or for two."""
        (self._place_on_two if self.has_sheets else self._place_on_one)()
        on_first = not self.is_second
        for view in (self.boards, self.ledger):
            view.setVisible(on_first)
        for view in (self.roads, self.moments):
            view.setVisible(not self.has_sheets or not on_first)
        self.sheet_turned.emit()

    def _place_on_one(self) -> None:
        unit, wide, share = self._look.unit, self.width(), self.height() / _DRAWN
        less = _LESS if self._is_crowded else 0.0
        low = round((_BOARDS.height() - less) * share)
        top, foot = round((_LEDGER.top() - less) * share), round(_LEDGER.bottom() * share)
        self.boards.setGeometry(0, 0, wide, low)
        self.ledger.setGeometry(0, top, wide, foot - top)
        top, high = round(_SECOND.top() * share), round(_SECOND.height() * share)
        edge, moments = round(13 * unit), round(_MOMENTS * unit)
        self.roads.setGeometry(edge, top, wide - 2 * edge - moments, high)
        self.moments.setGeometry(wide - edge - moments + round(4 * unit), top, moments, high)

    @property
    def _is_crowded(self) -> bool:
        """Whether the ledger needs some of the boards' height: many lines, or few high ones."""
        if self.story is None or not self._has_many_sides:
            return False
        is_long = len(self.story.ledger.rows) > _MANY_ROWS
        return is_long or self._lacks(_LEDGER.height() * self.height() / _DRAWN) > 0

    def _lacks(self, height: float) -> float:
        """Return how much of the ledger would have to scroll in a height, in pixels; 0 if none."""
        if self.story is None:
            return 0.0
        room = PartRoom(QSizeF(self.width(), height), self._look, self._look.unit)
        return max(0.0, ledger_boxes(self.story, room).height - height)

    @property
    def _has_many_sides(self) -> bool:
        """Whether sides stand in columns, and not left and right."""
        return self.story is not None and len(self.story.sides) > 2  # noqa: PLR2004 - as said

    def _boards_height(self) -> int:
        """Return the height of the boards above a ledger, which need not scroll if it can help."""
        high = self.height()
        is_low = self.width() > _BROAD * high or self._has_many_sides
        boards = round(high * (_LOW_BOARDS if is_low else _HIGH_BOARDS))
        overlap = _OVERLAP * self._look.unit
        if not self._lacks(high - boards + overlap):
            return boards
        low = high * _CROWDED_BOARDS
        least = low - self._lacks(high - low + overlap)
        return int(least if least >= high * _LEAST_BOARDS else low)

    def _place_on_two(self) -> None:
        unit, wide, high = self._look.unit, self.width(), self.height()
        boards = self._boards_height()
        self.boards.setGeometry(0, 0, wide, boards)
        top = boards - round(_OVERLAP * unit)
        self.ledger.setGeometry(0, top, wide, high - top)
        edge, roads = round(13 * unit), round(high * _ROADS)
        self.roads.setGeometry(edge, round(6 * unit), wide - 2 * edge, roads)
        low = roads + round(14 * unit)
        self.moments.setGeometry(edge, low, wide - 2 * edge, high - low)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    # --- keys

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        """Let a click on any part show the rest first, before the part answers it."""
        is_press = event.type() is QEvent.Type.MouseButtonPress
        if is_press and self.story is not None and not self.reveal.is_over:
            self.skip()
            return True
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        moment = key - Qt.Key.Key_0
        if key in _SKIPS and not self.reveal.is_over:
            self.skip()
        elif key in {Qt.Key.Key_PageDown, Qt.Key.Key_PageUp} and self.has_sheets:
            self.turn_sheet()
        elif self.story is not None and 1 <= moment <= len(self.story.moments):
            self._open_moment(AtMoment(moment))
        else:
            super().keyPressEvent(event)
