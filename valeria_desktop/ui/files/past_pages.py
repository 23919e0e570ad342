"""The past of games: gone back to, looked at again, and kept in the history.

Its screens are loaded when one is first asked for: the home screen is to be there soon.
"""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QFileDialog

from valeria_desktop.session.eyes import usual_eyes, waypoints_for
from valeria_desktop.session.replay import Replay
from valeria_desktop.session.saves import copied
from valeria_desktop.ui.face import games_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from valeria_desktop.kernel.scene import Scene
    from valeria_desktop.session.session import Session
    from valeria_desktop.storage.shelf import ListedSave
    from valeria_desktop.ui.face import Faces
    from valeria_desktop.ui.files.archive import Archive
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.play.partners import Consultant
    from valeria_desktop.ui.replay.screen import ReplayScreen
    from valeria_desktop.ui.screens.past.history import HistoryScreen
    from valeria_desktop.ui.screens.past.rewind import RewindScreen
    from valeria_desktop.ui.screens.review.screen import ReviewScreen


class PastPages(QObject):
    """The screens about what was, and what feeds them."""

    told = Signal(str)
    shown = Signal(object)
    """A screen that is to be shown."""
    rewound = Signal(int)
    """How many choices of the game on the table are kept."""
    announced = Signal(str)
    """What a screen reader is to say."""
    clause_asked = Signal(str)
    played_on = Signal(object)
    """A session that begins where a replay stood."""

    def __init__(
        self,
        looks: tuple[Look, Look],
        folder: Path,
        faces: Faces,
        thinker: Consultant,
        parent: QObject | None = None,
    ) -> None:
        """Keep the history in a folder; what has no table of its own has the second look."""
        super().__init__(parent)
        self._look, self._pages = looks
        self._thinker = thinker
        self._faces = faces
        self._looked_at: Session | None = None
        self._reviewed: Session | None = None
        self._folder = folder
        self.has_remarks: Callable[[], bool] = lambda: True

    @cached_property
    def archive(self) -> Archive:
        """What enters finished games, loaded when one ends or is looked for."""
        from valeria_desktop.ui.files.archive import Archive

        archive = Archive(self._folder, games_of(self._faces), self)
        archive.looked_at.connect(self.look_at)
        archive.told.connect(self.told)
        return archive

    def close(self) -> None:
        """Enter what still waits to be entered."""
        if "archive" in self.__dict__:
            self.archive.close()

    # --- the screens, made when they are first asked for

    @cached_property
    def rewinding(self) -> RewindScreen:
        """The screen to go back from."""
        from valeria_desktop.ui.screens.past.rewind import RewindScreen

        screen = RewindScreen(self._pages)
        screen.rewound.connect(self.rewound)
        return screen

    @cached_property
    def replaying(self) -> ReplayScreen:
        """The screen on which a game is looked at again."""
        from valeria_desktop.ui.replay.screen import ReplayScreen

        screen = ReplayScreen(self._look, next(iter(self._faces.values())))
        screen.play_on_asked.connect(self._play_on)
        screen.clause_asked.connect(self.clause_asked)
        screen.told.connect(self.announced)
        return screen

    @cached_property
    def history(self) -> HistoryScreen:
        """The screen of finished games."""
        from valeria_desktop.ui.screens.past.history import HistoryScreen

        screen = HistoryScreen(self._pages, self._faces)
        screen.replay_asked.connect(self.archive.look_at)
        screen.export_asked.connect(self._ask_for_csv)
        screen.told.connect(self.told)
        return screen

    @cached_property
    def reviewing(self) -> ReviewScreen:
        """The screen that looks back on a game."""
        from valeria_desktop.ui.coach.reviews import GameReviews
        from valeria_desktop.ui.screens.review.screen import ReviewScreen

        screen = ReviewScreen(self._pages, GameReviews(self._thinker, self))
        screen.moment_asked.connect(self._look_at_moment)
        return screen

    def renew(self) -> None:
        """Let go all screens, to be made anew."""
        for name in ("rewinding", "replaying", "history", "reviewing"):
            if (screen := self.__dict__.pop(name, None)) is not None:
                screen.deleteLater()
        self._looked_at = None

    # --- what is shown

    def show_waypoints(self, session: Session | None, scene: Scene | None) -> None:
        """Show all decisions of the game on the table, if there is one, to go back to one."""
        if session is None or scene is None:
            return
        seen = waypoints_for(session, usual_eyes(session))
        self.rewinding.show_waypoints(seen, session.seats, scene.viewer)
        self.shown.emit(self.rewinding)

    def look_at_line(self, session: Session, line: int) -> None:
        """Look at the moment of a game that a line of its log tells of."""
        self.look_at(session)
        self.replaying.go_to(session.choices_at(line))

    def look_at(self, session: Session | None) -> None:
        """Look at a game again, if there is one."""
        if session is None:
            return
        self._looked_at = session
        self.replaying.came_from = None
        self.replaying.use(self._faces[session.rules.id])
        self.replaying.has_remarks = self.has_remarks()
        self.replaying.show_replay(Replay(session))
        self.shown.emit(self.replaying)

    def look_back(self, session: Session | None) -> None:
        """Tell what decided a game, if there is one; chances rest on secrets until it is over."""
        if session is None:
            return
        if session.decision is not None:
            self.told.emit(self.tr("You can look back on a game when it is over."))
            return
        self._reviewed = session
        self.reviewing.show_game(session, self._faces[session.rules.id])
        self.shown.emit(self.reviewing)

    def _look_at_moment(self, choices: int) -> None:
        if (session := self._reviewed) is not None:
            self.look_at(session)
            self.replaying.came_from = self.reviewing
            self.replaying.go_to(choices)

    def forget(self) -> None:
        """Let the game that was looked at go: another is on the table."""
        if self._reviewed is not None:
            self._reviewed = None
            self.reviewing.forget()
        if self._looked_at is not None:
            self._looked_at = None
            self.replaying.forget()

    def _play_on(self, choices: int) -> None:
        """Begin a game of its own where the replay stands; as its future may be known, marked."""
        if (old := self._looked_at) is not None:
            session = copied(old, choices)
            session.is_rewound = True
            self.played_on.emit(session)

    def show_history(self, games: Sequence[ListedSave]) -> None:
        """Show all finished games, also those that could not be entered when they ended."""
        self.archive.catch_up(games)
        self.history.show_history(self.archive.history)
        self.shown.emit(self.history)

    def _ask_for_csv(self) -> None:
        dialog = QFileDialog(self.history, self.tr("Export the history as"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("csv")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(self._export)
        dialog.open()

    def _export(self, path: str) -> None:
        self.archive.export(Path(path))
