"""The screens about past moments and games: rewind, replay, review and history.

Each screen is loaded at its first use, so that the home screen is shown soon.
"""

from __future__ import annotations

from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from valeria_desktop.kernel.doors import door
from valeria_desktop.ui.face import games_of
from valeria_desktop.ui.voice.arrivals import Arrivals
from valeria_desktop.ui.voice.question import AskWay

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from valeria_desktop.kernel.scene import Scene
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.session.replay import Replay
    from valeria_desktop.session.rivalries import RivalKey
    from valeria_desktop.session.session import Session
    from valeria_desktop.storage.shelf import ListedSave
    from valeria_desktop.ui.coach.reviews import GameReviews
    from valeria_desktop.ui.controls.page import Page
    from valeria_desktop.ui.face import Faces
    from valeria_desktop.ui.files.archive import Archive
    from valeria_desktop.ui.files.keepsakes import Keepsakes
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.play.partners import Consultant
    from valeria_desktop.ui.replay.screen import ReplayScreen
    from valeria_desktop.ui.screens.hall.screen import HallScreen
    from valeria_desktop.ui.screens.past.history import HistoryScreen
    from valeria_desktop.ui.screens.review.screen import ReviewScreen

_replay_of: Callable[[Session], Replay] = door("valeria_desktop.session.replay:Replay")
_key_of_player: Callable[[str, Seat | None], RivalKey] = door(
    "valeria_desktop.session.rivalries:key_of_player"
)
_copied: Callable[[Session, int], Session] = door("valeria_desktop.session.saves:copied")


class PastPages(QObject):
    """The screens about past moments and games, with their archive."""

    told = Signal(str)
    shown = Signal(object)
    """The screen to show."""
    rewound = Signal(int)
    """The number of choices to keep of the game on the table."""
    announced = Signal(str)
    """A sentence for a screen reader."""
    clause_asked = Signal(str)
    reviewed = Signal(object, object)
    """A finished game whose end is shown, and all batches of its review."""
    played_on = Signal(object)
    """A session that begins where a replay stood."""
    questioned = Signal(str, object)
    """A question, and the answers to it beside leaving everything as it is."""
    asked_again = Signal(str, str)
    """The game and the bot that a player wants to play against again."""
    sounded = Signal(str)
    """The name of a sound to play."""
    asked_for = Signal(str)
    """The id of a command to carry out."""

    def __init__(
        self,
        looks: tuple[Look, Look],
        folder: Path,
        faces: Faces,
        thinker: Consultant,
        parent: QObject | None = None,
    ) -> None:
        """Keep the history in a folder; pages of text have the second look."""
        super().__init__(parent)
        self._look, self._pages = looks
        self._thinker = thinker
        self._faces = faces
        self._looked_at: Session | None = None
        self._reviewed: Session | None = None
        self._ended: Session | None = None
        """The finished game whose end is shown."""
        self._folder = folder
        self._listed: Sequence[ListedSave] = ()
        self.arrivals = Arrivals()
        """The pace and the movement of arrivals on pages."""
        self.has_remarks: Callable[[], bool] = lambda: True
        self.speed: Callable[[], float] = lambda: 0.0
        """Returns the pace of motions on pages; 0 without any."""
        self.is_calm: Callable[[], bool] = lambda: False
        """Returns whether things only fade in at their places."""

    @cached_property
    def archive(self) -> Archive:
        """The archive of finished games, loaded at its first use."""
        from valeria_desktop.ui.files.archive import Archive

        archive = Archive(self._folder, games_of(self._faces), self)
        archive.looked_at.connect(self.look_at)
        archive.told.connect(self.told)
        return archive

    def close(self) -> None:
        """Enter the finished games that still wait."""
        for part in ("archive", "keepsakes"):
            if part in self.__dict__:
                self.__dict__[part].close()

    # --- the screens, each made at its first use

    @cached_property
    def replaying(self) -> ReplayScreen:
        """The screen of a replay."""
        from valeria_desktop.ui.replay.screen import ReplayScreen

        screen = ReplayScreen(self._look, next(iter(self._faces.values())), self.arrivals)
        screen.rewound.connect(self.rewound)
        screen.play_on_asked.connect(self._play_on)
        screen.clause_asked.connect(self.clause_asked)
        screen.told.connect(self.announced)
        return screen

    @cached_property
    def keepsakes(self) -> Keepsakes:
        """What is kept of finished games for the hall."""
        from valeria_desktop.ui.files.keepsakes import Keepsakes

        return Keepsakes(self.archive.history, self._faces, self)

    @cached_property
    def hall(self) -> HallScreen:
        """The hall of finished games, with the pages of rivals."""
        from valeria_desktop.ui.screens.hall.screen import HallScreen

        screen = HallScreen(self._pages, self._faces, self.keepsakes)
        screen.replay_asked.connect(lambda game: self._look_at_kept(game, screen))
        screen.removal_asked.connect(self._ask_to_remove)
        screen.list_asked.connect(self._show_list)
        screen.asked_again.connect(self.asked_again)
        screen.sounded.connect(self.sounded)
        screen.told.connect(self.told)
        return screen

    @cached_property
    def history(self) -> HistoryScreen:
        """The list of finished games, with all columns."""
        from valeria_desktop.ui.screens.past.history import HistoryScreen

        screen = HistoryScreen(self._pages, self._faces)
        screen.replay_asked.connect(lambda game: self._look_at_kept(game, screen))
        screen.export_asked.connect(self._ask_for_csv)
        screen.removal_asked.connect(self._ask_to_remove)
        screen.told.connect(self.told)
        return screen

    @cached_property
    def reviews(self) -> GameReviews:
        """The reviews of finished games, shared by all pages that show what they found."""
        from valeria_desktop.ui.coach.reviews import GameReviews

        reviews = GameReviews(self._thinker, self)
        reviews.grown.connect(self._review_grown)
        return reviews

    @cached_property
    def reviewing(self) -> ReviewScreen:
        """The screen of a game's review."""
        from valeria_desktop.ui.screens.review.screen import ReviewScreen

        screen = ReviewScreen(self._look, self.reviews)
        screen.moment_asked.connect(self._look_at_moment)
        screen.play_on_asked.connect(self._play_on_from_review)
        screen.asked_for.connect(self.asked_for)
        screen.said.connect(self.announced)
        return screen

    def renew(self) -> None:
        """Delete all screens, to make them anew."""
        for name in ("replaying", "hall", "history", "reviewing"):
            if (screen := self.__dict__.pop(name, None)) is not None:
                screen.deleteLater()
        self._looked_at = None

    # --- showing screens

    def show_rewind(self, session: Session | None, scene: Scene | None) -> None:
        """Show the past of the game on the table, to go back to one of its moments."""
        if session is None or scene is None:
            return
        screen = self._turn_to(session)
        screen.show_rewind(_replay_of(session), scene.viewer)
        self.shown.emit(screen)

    def look_at_line(self, session: Session, line: int) -> None:
        """Replay a game from the moment of a line in its log."""
        self.look_at(session)
        self.replaying.go_to(session.choices_at(line))

    def look_at(self, session: Session | None) -> None:
        """Show the replay of a session, if there is one."""
        if session is None:
            return
        screen = self._turn_to(session)
        screen.show_replay(_replay_of(session))
        self.shown.emit(screen)

    def _look_at_kept(self, game: str, page: Page) -> None:
        """Replay a finished game; the way back leads to the page where it is kept."""
        before = self._looked_at
        self.archive.look_at(game)
        if self._looked_at is not before:  # it could be read
            self.replaying.came_from = page

    def _turn_to(self, session: Session) -> ReplayScreen:
        """Return the screen of a replay with the face of a session's game."""
        self._looked_at, screen = session, self.replaying
        screen.came_from = None
        screen.use(self._faces[session.rules.id])
        screen.has_remarks = self.has_remarks()
        return screen

    def look_back(self, session: Session | None, *, from_score: bool = False) -> None:
        """Show the review of a finished game; earlier, its chances would tell secrets.

        `from_score` says whether the way back leads to the game's score.
        """
        if session is None:
            return
        if session.decision is not None:
            self.told.emit(self.tr("You can look back on a game when it is over."))
            return
        self._reviewed = session
        self.reviewing.name_way_back(is_score=from_score)
        self.reviewing.show_game(session, self._faces[session.rules.id])
        self.shown.emit(self.reviewing)

    def review_quietly(self, session: Session) -> None:
        """Review a finished game beside another screen; `reviewed` tells when all is found."""
        if session.decision is None:
            self._ended = session
            self.reviews.look_at(session)

    def _review_grown(self) -> None:
        if self._ended is not None and self.reviews.found.is_whole:
            self.reviewed.emit(self._ended, tuple(self.reviews.found.parts))

    def look_at_choice(self, session: Session, choices: int) -> None:
        """Replay a game from the moment after a number of choices."""
        self.look_at(session)
        self.replaying.go_to(choices)

    def _look_at_moment(self, choices: int) -> None:
        if (session := self._reviewed) is not None:
            self.look_at(session)
            self.replaying.came_from = self.reviewing
            self.replaying.go_to(choices)

    def forget(self) -> None:
        """Forget the games of the replay and the review: another game is on the table."""
        if self._ended is not None:
            self._ended = None
            self.reviews.leave()
        if self._reviewed is not None:
            self._reviewed = None
            self.reviewing.forget()
        if self._looked_at is not None:
            self._looked_at = None
            self.replaying.forget()

    def _play_on(self, choices: int) -> None:
        """Begin a new game at a moment of the replay, marked as its future may be known."""
        self._play_on_in(self._looked_at, choices)

    def _play_on_from_review(self, choices: int) -> None:
        self._play_on_in(self._reviewed, choices)

    def _play_on_in(self, old: Session | None, choices: int) -> None:
        if old is not None:
            session = _copied(old, choices)
            session.is_rewound = True
            self.played_on.emit(session)

    def show_history(self, games: Sequence[ListedSave]) -> None:
        """Show the hall of finished games, after entering those that are missing."""
        self.archive.catch_up(games)
        self._listed = games
        self._fill_hall()
        self.shown.emit(self.hall)

    def show_rival(self, games: Sequence[ListedSave], game: str, seat: Seat | None) -> None:
        """Show a player's page in the hall; without a seat, that of a lone player's opponent.

        The hall knows finished games only, so nothing of a running game is told.
        """
        self.show_history(games)
        self.hall.open_page_of(_key_of_player(game, seat))

    def _fill_hall(self) -> None:
        self.hall.speed, self.hall.is_calm = self.speed(), self.is_calm()
        fresh, self.archive.fresh = self.archive.fresh, set()
        self.hall.show_games(self.archive.history, self._running(), fresh)

    def _running(self) -> frozenset[str]:
        """Return the keys of games that were over once and go on again: they have secrets."""
        from valeria_desktop.storage.history import keys_of

        unfinished = (listed.saved for listed in self._listed if not listed.saved.is_over)
        return frozenset(key for saved in unfinished for key in keys_of(saved.created, saved.seed))

    def _show_list(self) -> None:
        """Show the list with all columns, which leads back to the hall."""
        self.history.came_from = self.hall
        self.history.show_history(self.archive.history, self._running())
        self.shown.emit(self.history)

    def _ask_to_remove(self, game: str) -> None:
        """Ask whether a finished game is to be removed for good."""
        delete = AskWay(self.tr("Delete"), partial(self._remove, game), is_final=True)
        words = self.tr(
            "Delete this game from the hall and from all sums? It can't be brought back."
        )
        self.questioned.emit(words, (delete,))

    def _remove(self, game: str) -> None:
        if self.archive.remove(game):
            if "history" in self.__dict__:
                self.history.show_history(self.archive.history, self._running())
            self._fill_hall()

    def _ask_for_csv(self) -> None:
        from PySide6.QtWidgets import QFileDialog

        dialog = QFileDialog(self.history, self.tr("Export the history as"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("csv")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(self._export)
        dialog.open()

    def _export(self, path: str) -> None:
        self.archive.export(Path(path), self._running())
