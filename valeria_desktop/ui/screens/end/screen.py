"""The end of a game: the finale, then the score with its sources, and buttons to go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QStackedLayout, QVBoxLayout, QWidget

from valeria_desktop.ui.controls.page import Screen
from valeria_desktop.ui.paint.look import FittedLook
from valeria_desktop.ui.paint.room_look import RoomLook
from valeria_desktop.ui.screens.end.end_story import story_of
from valeria_desktop.ui.screens.end.foot import EndFoot
from valeria_desktop.ui.screens.end.lamp_table import LampTable
from valeria_desktop.ui.screens.end.moments import reviewed_moments
from valeria_desktop.ui.screens.end.page import EndPage
from valeria_desktop.ui.screens.end.plain_score import PlainScore
from valeria_desktop.ui.stage.pace import Movement, Pace

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QResizeEvent

    from valeria_desktop.coach.review import ReviewBatch
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.face import Face
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.screens.end.end_parts import Finale
    from valeria_desktop.ui.stage.ticker import Ticker

_MORE = 1.15
"""Largest text of the plain score, as a multiple of the table's in the same window."""
_FOOT = 1.5
"""The greatest ratio of the buttons' text to their boxes."""


class EndScreen(Screen):
    """Shows a finale, then the whole story of a game's end, or its plain score."""

    asked_for = Signal(str)
    """The id of a button: again (same set-up, new seed), same (same seed), new or solo (set up),
    replay, review, history, home."""
    moment_asked = Signal(int)
    """The number of choices before the moment that the player wants to see."""
    player_asked = Signal(int)
    """The column of a player whose page in the hall is wanted."""
    said = Signal(str)
    """A sentence for a screen reader."""
    sounded = Signal(str)
    """The name of a sound to play."""
    revealed = Signal()
    """The score has been shown."""

    def __init__(self, look: Look, ticker: Ticker | None = None) -> None:
        """Make the screen, as yet without a game."""
        super().__init__()
        self._wished = look
        self._look = FittedLook(look, _MORE, self)
        self._room, self._low = RoomLook(look, self), RoomLook(look, self, widest=_FOOT)
        self._motion = Pace.NORMAL, Movement.FULL
        self._session: Session | None = None
        self._face: Face | None = None
        self.finale: Finale | None = None
        self.has_remarks = True
        """Whether bots have a last word."""
        self.page = EndPage(self._room, ticker)
        self.plain = PlainScore(self._look)
        self.foot = EndFoot(self._low)
        self._table = LampTable(self._room)
        self._scores, self._screens = QStackedLayout(), QStackedLayout(self)
        self._lay_out()
        self.foot.asked_for.connect(self._ask_for)
        self.foot.sheet_asked.connect(self.page.turn_sheet)
        self.page.sheet_turned.connect(self._offer_sheet)
        self.page.moment_asked.connect(self.moment_asked)
        self.page.player_asked.connect(self.player_asked)
        self.page.said.connect(self.said)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self._table)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._scores, 1)
        for score in (self.page, self.plain):  # before, the first would be a window of its own
            self._scores.addWidget(score)
        column.addWidget(self.foot)
        self._screens.addWidget(self._table)

    # --- the game shown

    def use_motion(self, pace: Pace, movement: Movement) -> None:
        """Use a pace and a movement for finales, and for what follows."""
        self._motion = pace, movement
        self.page.use_motion(pace, movement)
        if self.finale is not None:
            self.finale.use_motion(pace, movement)

    def show_session(self, session: Session, face: Face, *, at_once: bool = False) -> None:
        """Stage the finale of the game's face, if any; `at_once` shows the score silently."""
        self._session = session
        self._use(face)
        if at_once:
            self.show_score(at_once=True)
            return
        won = _is_won(session)
        if self.finale is None:
            self.sounded.emit("win" if won else "loss")
            self.show_score()
            return
        self._screens.setCurrentWidget(self.finale)
        if self.isVisible():  # else the window gives the focus as soon as it shows this screen
            self.finale.setFocus()
        self.finale.has_remarks = self.has_remarks
        self.finale.begin(session, won=won)

    def show_score(self, *, at_once: bool = False) -> None:
        """Show the score, the winner, and the reason of the end."""
        session, face = self._session, self._face
        if session is None or face is None:
            return
        self.foot.show_seed(session.record.seed)
        self._table.is_wooden = face.make_end_art is not None
        if face.make_end_art is None:
            self._scores.setCurrentWidget(self.plain)
            self.plain.show_session(session, face)
        else:
            self._scores.setCurrentWidget(self.page)
            art = face.make_end_art()
            story = story_of(session, face, art, has_remarks=self.has_remarks)
            self.page.show_story(story, at_once=at_once)
        self._offer_sheet()
        self._screens.setCurrentWidget(self._table)
        self._first.setFocus()
        self.revealed.emit()

    @property
    def session(self) -> Session | None:
        """The game that is shown; None without one."""
        return self._session

    def show_review(self, session: Session, parts: Sequence[ReviewBatch]) -> None:
        """Show the moments that a finished review has found in the shown game."""
        story = self.page.story
        if story is None or story.session is not session:
            return
        if moments := reviewed_moments(session, story.art, parts):
            self.page.show_moments(moments)

    @property
    def _first(self) -> QWidget:
        """The part that has the focus first: never a button that begins a game."""
        is_plain = self._face is None or self._face.make_end_art is None
        return self.plain.table if is_plain else self.page.ledger

    def forget(self) -> None:
        """Forget the game: another is on the table."""
        self._session = None
        self.page.forget()
        if self.finale is not None:
            self.finale.forget()

    def _use(self, face: Face) -> None:
        """Use the finale of a game's face."""
        if face is self._face:
            return
        self._face = face
        if self.finale is not None:
            _clear_away(self.finale)
        self.finale = face.make_finale(self._wished) if face.make_finale else None
        if self.finale is not None:
            self.finale.use_motion(*self._motion)
            self.finale.said.connect(self.said)
            self.finale.sounded.connect(self.sounded)
            self.finale.left.connect(self.show_score)
            self._screens.addWidget(self.finale)

    # --- buttons

    def _offer_sheet(self) -> None:
        is_plain = self._scores.currentWidget() is self.plain
        has_sheets = self.page.has_sheets and not is_plain
        self.foot.offer_sheet(has_sheets=has_sheets, is_second=self.page.is_second)

    def _ask_for(self, name: str) -> None:
        is_solo = self._session is not None and len(self._session.seats) == 1
        self.asked_for.emit("solo" if name == "new" and is_solo else name)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for look in (self._look, self._room, self._low):
            look.fit(self.size())

    def page_name(self) -> str:
        """Return the screen's name, which the window's title bears."""
        return self.tr("The end")

    def take_focus(self) -> None:
        """Give the focus to no button that begins a game: a stray Space must not press it."""
        is_staged = self.finale is not None and self._screens.currentWidget() is self.finale
        first: QWidget = self.finale if self.finale is not None and is_staged else self._first
        first.setFocus(Qt.FocusReason.OtherFocusReason)


def _is_won(session: Session) -> bool:
    """Return whether a person has won, or any player if only bots play."""
    winners, seats = session.result().winners, session.seats
    has_people = any(seat.is_person for seat in seats)
    return any(seats[seat].is_person or not has_people for seat in winners)


def _clear_away(part: QWidget) -> None:
    part.setParent(None)
    part.deleteLater()
