"""The parts of the program, made in an order in which each part finds those it needs."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from valeria_desktop.kernel.doors import behind, door
from valeria_desktop.storage.own_files import use_own_files
from valeria_desktop.storage.settings import kept_language
from valeria_desktop.ui.coach.tutor_sheet import TutorSheet
from valeria_desktop.ui.face import games_of
from valeria_desktop.ui.files.game_keeper import GameFile, GameKeeper
from valeria_desktop.ui.files.past_pages import PastPages
from valeria_desktop.ui.lesson.game_guide import TableGuide
from valeria_desktop.ui.paint.look import Look
from valeria_desktop.ui.paint.style_sheet import restyle
from valeria_desktop.ui.play.controller import Controller
from valeria_desktop.ui.play.thinker import Silence, Thinker
from valeria_desktop.ui.program.main_window import ExitGuard, MainWindow
from valeria_desktop.ui.program.pages import Pages
from valeria_desktop.ui.program.preferences import AppliedPreferences, Preferences, letters_of
from valeria_desktop.ui.reader.announcer import Announcer
from valeria_desktop.ui.reader.echo import Echo
from valeria_desktop.ui.reader.live_name import ReaderWay
from valeria_desktop.ui.screens.home.running import RunningGame, RunningReads
from valeria_desktop.ui.sound.game_sounds import GameSounds
from valeria_desktop.ui.stage.pace import Movement
from valeria_desktop.ui.stage.stage import Stage
from valeria_desktop.ui.voice.notice import Notice
from valeria_desktop.ui.voice.question import AskSheet
from valeria_desktop.ui.words.language import Language, LanguageSwitch

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtWidgets import QApplication

    from valeria_desktop.kernel.rules import Games
    from valeria_desktop.storage.folders import Folders
    from valeria_desktop.storage.history import History
    from valeria_desktop.ui.face import Faces
    from valeria_desktop.ui.stage.ticker import Ticker


_make_history: Callable[[Path, Games], History] = door("valeria_desktop.storage.history:History")


class Parts(QObject):
    """Makes all parts of the program once, and holds them as attributes."""

    def __init__(
        self,
        application: QApplication,
        folders: Folders,
        faces: Faces,
        games: str,
        ticker: Ticker | None,
    ) -> None:
        """Make the parts; if one fails, stop the threads and processes of the others."""
        super().__init__()
        try:
            self._make(application, folders, faces, games, ticker)
        except BaseException:
            self._stop()
            raise

    def _make(
        self,
        application: QApplication,
        folders: Folders,
        faces: Faces,
        games: str,
        ticker: Ticker | None,
    ) -> None:
        self.faces = faces
        all_rules = games_of(faces)
        use_own_files(all_rules, folders.own)
        language = Language(application, kept_language(folders.settings))
        self._make_look(application, folders, all_rules)
        self.thinker = Thinker(games, self, folders.own)
        self.stage = Stage(self.look, self, ticker)
        self.controller = Controller(self.thinker, self.stage, self)
        self.silence = Silence(self.thinker, self.controller, self)
        face = faces.get(self.preferences.kept.game) or next(iter(faces.values()))
        self.window = MainWindow(self.look, self.controller, self.stage, face)
        self.pages = Pages(self.window.room, faces, self.preferences, self)
        self._make_past(folders)
        self._make_voices()
        self._make_files(folders, all_rules)
        self._make_home()
        self.teaching = TableGuide(self.look, self.window, self.controller, self.preferences, faces)
        self.hearing = GameSounds(self.window, self.controller, self.stage, self.preferences)
        self.pages.setting_tried.connect(self.hearing.sounds.try_out)
        self._apply_preferences(language)
        self.controller.watching.changed.connect(self._offer_commands)
        self.window.table_laid.connect(self._offer_commands)
        self._offer_commands()

    def _make_look(self, application: QApplication, folders: Folders, all_rules: Games) -> None:
        self.look = Look(self)
        self.preferences = Preferences(self.look, folders.settings, all_rules, self)
        self._restyle = partial(restyle, application, self.look)
        self._restyle()  # before the first widget: restyling widgets takes 0.5 s
        self.look.changed.connect(self._restyle)  # before the widgets' slots: it resets fonts

    def _make_past(self, folders: Folders) -> None:
        """Make the pages of finished games, which move as the table does."""
        self.past = PastPages(
            (self.look, self.window.room), folders.data, self.faces, self.thinker, self
        )
        self.past.has_remarks = lambda: self.controller.has_remarks
        self.past.speed = lambda: (
            self.stage.pace.speed if self.stage.movement is not Movement.NONE else 0.0
        )
        self.past.is_calm = lambda: self.stage.movement is Movement.CALM
        self.past.arrivals = self.controller.arrivals

    def _make_voices(self) -> None:
        """Make all that asks and tells, for the eye and for the ear."""
        window, controller = self.window, self.controller
        self.notice = Notice(window.room, window)
        self.notice.stays = lambda: controller.lines_stay
        self.question = AskSheet(window.room, window, controller.arrivals)
        self._give_voice()
        self.announcer = Announcer(controller, window)
        self.reader = ReaderWay(window)
        self.preferences.used.connect(self.reader.hear_setting)
        self.echo = Echo(window, window.hands, self.announcer)
        self.question.said.connect(self.announcer.say)
        self.warning = TutorSheet(window, controller.tutor, self.question)

    def _make_files(self, folders: Folders, all_rules: Games) -> None:
        # A thread calls this, and only for a game that is over.
        may_forget = behind(lambda: _make_history(folders.data, all_rules).has)
        self.keeping = GameKeeper(folders.games, all_rules, may_forget, self)
        self.files = GameFile(self.window, self.controller, self.keeping)
        self.leaving = ExitGuard(self.window, self.keeping, self.question, self.files.ask_for_name)
        self.controller.wait_for(self.keeping)

    def _make_home(self) -> None:
        """Make the running game that home shows."""
        reads = RunningReads(self.keeping.unfinished, self.pages.words_of)
        self.running = RunningGame(self.window.room, self.faces, reads, self.window)
        self.running.told.connect(lambda told: self.window.home.tell_of_game(told))  # noqa: PLW0108 - home may be another
        self.running.lost.connect(lambda: self.window.home.offer_continue(is_offered=False))

    def _apply_preferences(self, language: Language) -> None:
        self.speaking = LanguageSwitch(language, self.window, self.controller)
        self.wishes = AppliedPreferences(
            self.look, self.window, self.controller, self.stage, self.preferences
        )
        self.wishes.letters_of = lambda: letters_of(self.faces)
        self.speaking.also_in(self.pages, self.past, self.teaching)

    def _give_voice(self) -> None:
        """Let the voice of the game in the window ask and tell, in the column of its table."""
        window = self.window
        for speaking in (self.question, self.notice):
            speaking.voice = lambda: window.face.voice
        self.notice.column = lambda: window.voice_column(is_whole=True)
        self.question.room.column = lambda: window.voice_column(is_whole=False)
        self.question.room.takes = window.make_room

    def _stop(self) -> None:
        """Stop the parts that were made and run beside the window; this writes the last moves."""
        made = vars(self)
        if "hearing" in made:
            self.hearing.sounds.close()
        for part in ("running", "thinker", "past", "keeping", "reader"):
            if part in made:
                made[part].close()

    def _offer_commands(self) -> None:
        """Show the commands that fit the game: onlookers may pause, players may ask why not."""
        actions, watching = self.window.actions_by_id, self.controller.watching
        refused = self.window.face.refused
        for name in ("numbers", "points", "leaf"):
            actions[name].setVisible(name not in refused)
        pause = actions["pause"]
        pause.setVisible(watching.is_watched)
        actions["why"].setVisible("why" not in refused and not watching.is_watched)
        pause.setChecked(watching.is_paused)

    def get_ready(self) -> None:
        """Load the game's modules and lay its table, step by step, while nobody waits for them."""
        steps = iter((*self.window.face.rooms, self._set_up, self._lay))
        timer = QTimer(self)

        def step() -> None:
            if (load := next(steps, None)) is None:
                timer.deleteLater()
            else:
                load()

        timer.timeout.connect(step)
        timer.start()

    def _set_up(self) -> None:
        """Make the draft from the kept set-up; this tells which values are no longer valid."""
        _ = self.pages.draft

    def _lay(self) -> None:
        _ = self.window.table
