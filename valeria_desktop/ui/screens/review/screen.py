"""The review: what decided a finished game, and the game's own pages, on a table by lamplight."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QStackedLayout, QVBoxLayout, QWidget

from valeria_desktop.kernel.seats import only_person
from valeria_desktop.session.messages import Wish
from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.page import Page
from valeria_desktop.ui.finale.acts import Finalist
from valeria_desktop.ui.paint.room_look import RoomLook
from valeria_desktop.ui.screens.end.end_art import EndArt
from valeria_desktop.ui.screens.end.lamp_table import LampTable
from valeria_desktop.ui.screens.end.moments import greatest_turns
from valeria_desktop.ui.screens.review.cause import cause_of, play_of, so_far
from valeria_desktop.ui.screens.review.decisive import DecisiveChoices
from valeria_desktop.ui.screens.review.ledger_points import LedgerPoints
from valeria_desktop.ui.screens.review.moment_story import moments_of, noted_seats
from valeria_desktop.ui.screens.review.part_page import PartPage
from valeria_desktop.ui.screens.review.plain_points import PlainPoints
from valeria_desktop.ui.screens.review.seam import seam_of, turn_starts
from valeria_desktop.ui.screens.review.stretch import stretches_of
from valeria_desktop.ui.screens.review.verdict import ReviewHead

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent, QResizeEvent

    from valeria_desktop.coach.look_back import PastPair
    from valeria_desktop.coach.review import ReviewBatch
    from valeria_desktop.kernel.coaching import Reason
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.coach.reviews import GameReviews
    from valeria_desktop.ui.face import Face
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.screens.review.moment_story import MomentStory
    from valeria_desktop.ui.screens.review.part import ReviewPart
    from valeria_desktop.ui.screens.review.seam import TurnStart

_WIDEST = 1.5
"""The greatest ratio of text to its boxes, on the pages and on the buttons below them."""
_REASONS = "past reasons"
_DECISIVE_ICON, _PART_ICON = "hint", "points"
_STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
}
_PAGES = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}


class ReviewScreen(Page):
    """Shows the review of a game, batch by batch as it is worked out."""

    is_wooden = False

    moment_asked = Signal(int)
    """The number of choices before the moment that the player wants to see."""
    play_on_asked = Signal(int)
    """The number of choices before the moment that the player wants to play on from."""
    asked_for = Signal(str)
    """The id of a command: home, or again."""
    said = Signal(str)
    """A sentence for a screen reader."""

    def __init__(self, look: Look, looking: GameReviews) -> None:
        """Make the screen, as yet without a game."""
        super().__init__(look)
        self.setAccessibleName(self.tr("Look back at the game"))
        self._room = RoomLook(look, self, widest=_WIDEST)
        self._look = self._room
        self.looking = looking
        self._face: Face | None = None
        self._session: Session | None = None
        self._art = EndArt()
        self._starts: tuple[TurnStart, ...] = ()
        self._sides: Sequence[Finalist] = ()
        self.parts: list[ReviewPart] = []
        self._own_pages: list[PartPage] = []
        self._table = LampTable(self._room)
        self.head = ReviewHead(self._room)
        self.signs = self.head.signs
        self.deciding = DecisiveChoices(self._room)
        self._pages = QStackedLayout()
        self._lay_out()
        self._connect()

    def _connect(self) -> None:
        self.deciding.pause.clicked.connect(self._stop_or_go_on)
        self.deciding.moment_asked.connect(self.moment_asked)
        self.deciding.play_on_asked.connect(self.play_on_asked)
        self.deciding.cloth.said.connect(self.said)
        self.signs.turned.connect(self.show_page)
        self.looking.grown.connect(self._show_found)
        self.looking.told.connect(self._tell)
        self._room.changed.connect(self._restyle)

    def _lay_out(self) -> None:
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._table)
        self._column, foot = QVBoxLayout(self._table), QHBoxLayout()
        self._column.addWidget(self.head)
        self._column.addLayout(self._pages, 1)
        self._column.addLayout(foot)
        self._pages.addWidget(self.deciding)
        self.back = self.back_button()
        self.home = Button(self._room, self.tr("Home"), icon="home")
        self.replay = Button(self._room, self.tr("Look again"), icon="eye")
        self.again = Button(self._room, self.tr("Again, other cards"), icon="random")
        for button in (self.back, self.home):
            foot.addWidget(button)
        foot.addStretch(1)
        for button in (self.replay, self.again):
            foot.addWidget(button)
        self.home.clicked.connect(lambda: self.asked_for.emit("home"))
        self.again.clicked.connect(lambda: self.asked_for.emit("again"))
        self.replay.clicked.connect(lambda: self.moment_asked.emit(0))
        self._restyle()

    def _restyle(self) -> None:
        unit = self._room.unit
        self._column.setContentsMargins(round(17 * unit), 0, round(17 * unit), round(8 * unit))
        self._column.setSpacing(round(6 * unit))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._room.fit(self.size())

    def name_way_back(self, *, is_score: bool) -> None:
        """Name the way back: to the score of the game, or to any other screen."""
        self.back.setText(self.tr("The score") if is_score else self.tr("Back"))

    # --- the game

    def show_game(self, session: Session, face: Face) -> None:
        """Review a game; results of an earlier review are shown at once."""
        self._session = session
        self._art = face.make_end_art() if face.make_end_art else EndArt()
        self._starts = turn_starts(session)
        self._sides = self._sides_of(session)
        self._use(face)
        self.deciding.show_game(session, [self._sides[side] for side in self._order(session)])
        thirds = [each.choices for each in stretches_of(self._starts, (), ())]
        self.deciding.show_deeds(greatest_turns(session, self._art, thirds), self._art)
        self._cause = cause_of(session, self._art, face.score_words)
        self.looking.open(session)
        for part in self.parts:
            part.show_game(session)
        self.looking.go_on()
        self._show_found()
        self.turn_to(0)

    def _sides_of(self, session: Session) -> Sequence[Finalist]:
        """Return the sides; a lone player has at least defeat as an opponent."""
        sides = self._art.sides_of(session)
        return sides if len(sides) > 1 else (*sides, Finalist(self.tr("Defeat"), None))

    @staticmethod
    def _first(session: Session) -> int:
        return only_person(session.seats) or 0

    def _order(self, session: Session) -> Sequence[int]:
        first = self._first(session)
        return [first, *(side for side in range(len(self._sides)) if side != first)]

    @property
    def first_focus(self) -> QWidget:
        return self.deciding.first_focus if self.signs.current <= 0 else self.signs.signs[0]

    def _use(self, face: Face) -> None:
        """Use the parts of a game's face as pages; without any, its plain score is one."""
        if face is self._face:
            return
        self._face = face
        for page in self._own_pages:
            self._pages.removeWidget(page)
            page.deleteLater()
        points = LedgerPoints if face.make_end_art else PlainPoints
        makers = face.make_review_parts
        if face.reviews_ledger or not makers:
            makers = *makers, partial(points, face=face)
        made = self._own_pages = [PartPage(self._room, make) for make in makers]
        self.parts = [page.part for page in made]
        signs = [(self.tr("What decided it"), _DECISIVE_ICON)]
        for page in made:
            self._pages.addWidget(page)
            signs.append((page.part.title(), page.part.icon or _PART_ICON))
            page.part.asked.connect(self.looking.ask)
            page.part.dropped.connect(self.looking.drop)
            page.part.moment_asked.connect(self.moment_asked)
            page.part.said.connect(self.said)
        self.signs.hang(signs)

    @property
    def shown_page(self) -> QWidget | None:
        """The page that is shown."""
        return self._pages.currentWidget()

    def turn_to(self, number: int) -> None:
        """Press a sign and show its page, by its number from 0 on."""
        self.signs.show_current(number)
        self.show_page(number)

    def show_page(self, number: int) -> None:
        """Show a page by its number, from 0 on."""
        self._pages.setCurrentIndex(number)

    def forget(self) -> None:
        """Forget the game; the review's results stay with the reviews."""
        self._session = None
        self.looking.leave()
        self.deciding.forget()
        for part in self.parts:
            part.forget()

    # --- results

    def _show_found(self) -> None:
        session, found = self._session, self.looking.found
        if session is None or self._face is None:
            return
        total = found.total or len(session.record.choices)
        is_open = not found.is_whole and session.rules.worth is not None
        self._show_progress(found.done, total, is_open=is_open)
        parts = tuple(found.parts)
        seam = seam_of(session, self._starts, parts, self._first(session))
        self.deciding.show_parts(parts, seam, self._sides)
        # a later choice may weigh more, so no sheet is laid that another would take away
        weighed = () if self.looking.is_going else parts
        stories = moments_of(session, weighed, self._art, self._why)
        self._show_stretches(session, parts)
        nothing = self.tr("No choice in this game can be graded.")
        self.deciding.show_moments(stories, self._art, nothing, is_open=is_open)
        if found.is_whole:
            self._ask_why(stories)
        play = play_of(session, parts, is_whole=found.is_whole)
        if is_open:
            going = so_far(found.done, total, is_going=self.looking.is_going)
            play = f"{play} {going}".strip()
        self.head.show_words(self._face.voice, self._cause, play)

    def _show_stretches(self, session: Session, parts: Sequence[ReviewBatch]) -> None:
        """Show the grades found so far in the places of the moments, as long as it goes on."""
        is_going = self.looking.is_going
        found = stretches_of(self._starts, parts, noted_seats(session)) if is_going else ()
        self.deciding.show_stretches(found)

    def _show_progress(self, done: int, total: int, *, is_open: bool) -> None:
        page = self.deciding
        page.bar.setRange(0, max(1, total))
        page.bar.setValue(done)
        page.show_progress(is_open=is_open)
        words = self.tr("Stop") if self.looking.is_going else self.tr("Continue")
        page.pause.setText(words)
        told = self.tr("{done} of {total} choices looked at")
        page.bar.setAccessibleName(told.format(done=done, total=total))
        page.fit_head()

    def _why(self, pair: PastPair) -> Sequence[Reason]:
        """Return the coach's reasons as far as they are known."""
        answer = self.looking.found.answers.get(Wish(_REASONS, pair), ())
        return answer if isinstance(answer, tuple) else ()

    def _ask_why(self, stories: Sequence[MomentStory]) -> None:
        """Ask for the reasons of the moments that are shown now."""
        for story in stories:
            if story.pair is not None:
                wish = Wish(_REASONS, story.pair)
                if wish not in self.looking.found.answers:
                    self.looking.ask(wish)

    def _tell(self, wish: Wish, answer: object) -> None:
        if wish.topic == _REASONS:
            self._show_found()
            return
        for part in self.parts:
            part.show_answer(wish, answer)

    def _stop_or_go_on(self) -> None:
        if self.looking.is_going:
            self.looking.stop()
        else:
            self.looking.go_on()

    # --- keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, is_first = Qt.Key(event.key()), self.signs.current == 0
        step = _STEPS.get(key)
        if key in _PAGES:
            self.signs.step(_PAGES[key])
        elif is_first and key == Qt.Key.Key_C:
            self.deciding.turn_over()
        elif is_first and step is not None and self.deciding.step(step):
            pass
        elif not (is_first and self.deciding.open_moment(key - Qt.Key.Key_0)):
            super().keyPressEvent(event)
