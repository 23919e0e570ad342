"""The program: makes the parts, connects them, and carries out commands."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QTimer

from valeria_desktop.ui.paint.heap import give_back, tidy_up
from valeria_desktop.ui.program.parts import Parts
from valeria_desktop.ui.reader.factory import hear_widgets
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QApplication

    from valeria_desktop.coach.review import ReviewBatch
    from valeria_desktop.session.draft import Draft
    from valeria_desktop.session.session import Session
    from valeria_desktop.storage.folders import Folders
    from valeria_desktop.storage.save import SavedGame
    from valeria_desktop.ui.face import Faces
    from valeria_desktop.ui.stage.ticker import Ticker


_log = logging.getLogger(__name__)
GAMES = "valeria_desktop.worker:GAMES"
"""The module and the name by which the bots' process finds the program's games."""


class Program(Parts):
    """The running program: all parts, connected."""

    def __init__(
        self,
        application: QApplication,
        folders: Folders,
        faces: Faces,
        games: str = GAMES,
        ticker: Ticker | None = None,
    ) -> None:
        """Make and connect all parts; the window is not shown yet.

        Bots think in another process, which finds the games by name, as "module:name". Another
        ticker may drive the motions of the stage.
        """
        self._is_closed = False
        self._turns: tuple[str, ...] = ()
        """The expansions whose guided turns come next."""
        self._after_turns: Callable[[], None] = self.start_new
        hear_widgets()
        super().__init__(application, folders, faces, games, ticker)

    def _make(
        self,
        application: QApplication,
        folders: Folders,
        faces: Faces,
        games: str,
        ticker: Ticker | None,
    ) -> None:
        super()._make(application, folders, faces, games, ticker)
        self._commands = self._all_commands()
        self._connect()
        self.window.actions_by_id["solo"].setVisible(self.pages.has_solo)
        self.window.home.offer_solo(is_offered=self.pages.has_solo)
        self.preferences.use_all()
        for words in (folders.problem, self.hearing.sounds.problem):
            if words:
                _log.warning("%s", words)
                self.notice.tell(tell(words))

    @property
    def draft(self) -> Draft:
        """The draft of the game on the table, or else of the game played last."""
        return self.pages.draft

    def _connect_notices(self) -> None:
        """Show what any part tells, and say it to a screen reader."""
        self.controller.told.connect(self.notice.tell)  # the announcer hears it by itself
        for part in (self.past, self.keeping, self.preferences, self.pages, self.silence):
            part.told.connect(self.notice.tell)
            part.told.connect(self.announcer.say)

    def _connect(self) -> None:
        self._connect_notices()
        for asking in (self.keeping, self.past, self.controller):
            asking.questioned.connect(self.question.ask)
        self.announcer.said_on_demand.connect(self.notice.tell)
        self.silence.ended.connect(self.notice.take_back)
        self.silence.is_awaited = lambda: self._awaits_answer
        self._connect_window()
        self._connect_lesson()
        self._connect_pages()
        self._connect_games()
        self._connect_preferences()

    def _connect_window(self) -> None:
        self.window.commanded.connect(self.carry_out)
        self.window.game_asked.connect(self.pages.set_up_game)
        self.window.closed.connect(self.close)
        self.window.page_left.connect(self._page_left)
        self.window.table_laid.connect(self._table_laid)
        self.window.end_made.connect(self._end_made)
        self.window.file_dropped.connect(self.load)
        self.window.resized.connect(self.preferences.fit)

    def _connect_lesson(self) -> None:
        self.teaching.finished.connect(self._lesson_finished)
        self.teaching.left.connect(self._lesson_left)
        self.teaching.start_asked.connect(self._lesson_over)
        self.teaching.turn_over.connect(self._turn_over)
        self.teaching.said.connect(self.announcer.say)

    def _connect_pages(self) -> None:
        self.pages.shown.connect(self.window.show_screen)
        self.pages.started.connect(self.start_new)
        self.pages.turns_asked.connect(lambda names: self._lead(names, self.start_new))
        self.pages.turn_asked_again.connect(lambda name: self._lead((name,), self._after_rules))
        self.pages.replay_asked.connect(self.keeping.look_at)
        self.pages.game_chosen.connect(self.load)
        self.pages.removal_asked.connect(self.keeping.ask_to_remove)
        self.past.rewound.connect(self._rewind)
        self.past.played_on.connect(self.play_on)
        self.past.shown.connect(self.window.show_screen)
        self.past.clause_asked.connect(self.pages.show_clause)
        self.past.announced.connect(self.announcer.say)
        self.past.reviewed.connect(self._game_reviewed)
        self.past.asked_again.connect(self.pages.set_up_against)
        self.past.sounded.connect(self.hearing.play)
        self.past.asked_for.connect(self.carry_out)

    def _connect_games(self) -> None:
        self.keeping.removed.connect(self._show_games)
        self.keeping.looked_at.connect(self.past.look_at)
        self.keeping.opened.connect(self._put_on_table)
        self.controller.decided.connect(self._keep)
        self.controller.ended.connect(self._game_ended)

    def _connect_preferences(self) -> None:
        self.preferences.used.connect(self.speaking.use)
        self.speaking.changed.connect(self._offer)
        self.speaking.changed.connect(self.wishes.use_symbols)
        self.speaking.changed.connect(self.wishes.use_motion)
        for held in (self.controller.turn_end, self.controller.watching):
            self.preferences.turn_end_changed.connect(held.confirm)

    def _page_left(self) -> None:
        """Return a closed page's memory to the system, after the next screen has been painted.

        Replays, lists and rule pages leave 10 to 18 MB of holes in the heap, which would stay
        until the next game.
        """
        QTimer.singleShot(0, self.window, tidy_up)

    def _table_laid(self) -> None:
        self.window.table.clause_asked.connect(self.pages.show_clause)
        self.window.table.moment_asked.connect(self._look_at_moment)
        self.window.table.rival_asked.connect(
            lambda seat: self._show_player(self.controller.session, seat)
        )
        self.window.table.sounded.connect(self.hearing.play)
        self.window.table.said.connect(self.announcer.say)
        self.wishes.use_motion()
        self.wishes.use_remarks()

    def _end_made(self) -> None:
        self.window.end.sounded.connect(self.hearing.play)
        self.window.end.said.connect(self.announcer.say)
        self.window.end.revealed.connect(self._end_revealed)
        self.window.end.moment_asked.connect(self._look_at_choice)
        self.window.end.player_asked.connect(
            lambda seat: self._show_player(self.window.end.session, seat)
        )
        self.wishes.use_motion()

    @property
    def _is_at_end(self) -> bool:
        """Whether the end of a game is shown: nobody there waits for the review."""
        return self.window.has_end and self.window.screen_shown is self.window.end

    @property
    def _awaits_answer(self) -> bool:
        """Whether the bots' process is waited for: only at a game that can be played on."""
        session = self.controller.session
        return self.window.is_on_table and session is not None and session.decision is not None

    def _end_revealed(self) -> None:
        """Review the game while the player reads its score: the moments come from there."""
        if (session := self.window.end.session) is not None:
            self.past.review_quietly(session)

    def _game_reviewed(self, session: Session, parts: Sequence[ReviewBatch]) -> None:
        if self.window.has_end:
            self.window.end.show_review(session, parts)

    def _look_at_choice(self, choices: int) -> None:
        if (session := self.window.end.session) is not None:
            self.past.look_at_choice(session, choices)

    def _show_player(self, session: Session | None, seat: int) -> None:
        """Show a player's page in the hall; beyond the last seat, that of a lone one's opponent."""
        if session is None or self.teaching.is_on:
            return
        is_opponent = seat >= len(session.seats)
        if seat >= 0 and (not is_opponent or len(session.seats) == 1):
            player = None if is_opponent else session.seats[seat]
            self.past.show_rival(self.keeping.games(), session.rules.id, player)

    def _look_at_moment(self, line: int) -> None:
        if self.controller.session is not None:
            self.past.look_at_line(self.controller.session, line)

    # --- commands

    def _all_commands(self) -> dict[str, Callable[[], object]]:
        window, controller, pages = self.window, self.controller, self.pages
        return {
            "new": lambda: pages.set_up(is_solo=False, is_known=not window.is_at_home),
            "solo": lambda: pages.set_up(is_solo=True, is_known=not window.is_at_home),
            "load": self._show_games,
            "save": self.files.save,
            "save-as": self.files.ask_for_name,
            "about": pages.show_about,
            "home": self.go_home,
            "quit": window.close,
            "undo": controller.undo,
            "redo": controller.redo,
            "rewind": lambda: self.past.show_rewind(controller.session, controller.scene),
            "replay": lambda: self.past.look_at(controller.session),
            "review": lambda: self.past.look_back(controller.session, from_score=self._is_at_end),
            "history": lambda: self.past.show_history(self.keeping.games()),
            "hint": controller.hint,
            "why": lambda: window.table.say_why(),  # noqa: PLW0108 - the table may be another
            "numbers": lambda: window.table.turn_numbers(),  # noqa: PLW0108 - as above
            "points": lambda: window.table.turn_points(),  # noqa: PLW0108 - as above
            "leaf": lambda: window.table.turn_leaf(),  # noqa: PLW0108 - the table may be another
            "standing": self.announcer.say_standing,
            "since": self.announcer.say_again,
            "hurry": controller.hurry,
            "pause": controller.watching.pause_or_run,
            "dark": self.preferences.turn_light_or_dark,
            "bigger": lambda: self.preferences.resize(1),
            "smaller": lambda: self.preferences.resize(-1),
            "sound": self.preferences.mute_or_not,
            "full": window.turn_full_screen,
            "settings": pages.show_settings,
            "learn": self._look_up,
            "lesson": lambda: pages.ask_which(self.teaching.games, self._teach),
            "decline": self._decline_lesson,
            "shortcuts": pages.show_shortcuts,
            "again": self._again,
            "same": lambda: self.start(self.draft.seed),
            "continue": self._continue,
        }

    def carry_out(self, command: str) -> None:
        """Carry out a command by its id."""
        self._commands[command]()

    def go_home(self) -> None:
        """Show the home screen, which offers to continue the newest unfinished game."""
        self._picture()
        self._offer()
        self.window.show_screen(self.window.home)

    def _offer(self) -> None:
        """Update the home screen's offers: an unfinished game, a solo game, the lesson."""
        self.window.home.name_games(self.pages.names)
        running = self.keeping.glance()
        self.window.home.show_games(self.pages.shown_games, self.pages.game)
        self.window.home.offer_continue(is_offered=running is not None)
        self.running.look_at(running)
        self.window.home.offer_solo(is_offered=self.pages.has_solo)
        kept = self.preferences.kept
        is_new_here = kept.proposes_lesson and not kept.setups and running is None
        self.window.home.propose_lesson(
            is_proposed=is_new_here and bool(self.teaching.games),
            is_begun=kept.lesson > 0 or any(kept.lessons.values()),
        )

    # --- games

    def start_new(self) -> None:
        """Start the game of the draft."""
        self.start(self.draft.seed)

    def start(self, seed: int) -> None:
        """Deal the draft's game with a seed, and put it on the table."""
        self.draft.seed = seed
        session = self.draft.deal()
        self.keeping.begin()
        self.pages.keep_draft()
        self._play(session)

    def _play(self, session: Session, *, is_resumed: bool = False) -> None:
        self.pages.turn_to(session.rules.id)
        self.window.lay(self.faces[session.rules.id])
        self._clear_table()
        self.controller.start(session, is_resumed=is_resumed)

    def _clear_table(self) -> None:
        """Show the table, and forget the previous game with its end and its replay."""
        self.window.table.expect_game()
        self.window.show_screen(self.window.table)
        self.window.forget_end()
        self.past.forget()
        tidy_up()

    def _put_on_table(self, session: Session, saved: SavedGame) -> None:
        self.pages.set_up_as(saved)
        self._play(session, is_resumed=True)

    def _again(self) -> None:
        self.start(self.draft.other_seed())

    def _continue(self) -> None:
        if self.controller.session is not None and self.controller.session.decision is not None:
            self.window.show_screen(self.window.table)
        elif unfinished := self.keeping.unfinished():
            self.load(unfinished.path)

    def _show_games(self) -> None:
        self._picture()
        games = self.keeping.games()
        self.pages.show_games(games, self.keeping.left_out)

    def play_on(self, session: Session) -> None:
        """Go on with a session as a game of its own, with a new save."""
        self.keeping.begin()
        self._play(session, is_resumed=bool(session.record.choices))

    def _rewind(self, choices: int) -> None:
        self.window.show_screen(self.window.table)
        self.controller.rewind(choices)

    def load(self, path: Path | str) -> None:
        """Go on with a saved game; if it can't be read, only tell why."""
        self.keeping.load(Path(path))

    # --- learning

    def _look_up(self) -> None:
        (self.pages.look_up if self.window.is_at_home else self.pages.show_learn)()

    def _teach(self, game: str) -> None:
        """Begin a game's lesson, or go on with it where it was left."""
        self.pages.turn_to(game)
        self.window.lay(self.faces[game])
        self._clear_table()
        self.teaching.begin()

    def _lead(self, names: tuple[str, ...], then: Callable[[], None]) -> None:
        """Lead through a turn with each of some expansions, and then go on."""
        self._turns, self._after_turns = names, then
        self._turn_over()

    def _turn_over(self) -> None:
        self.controller.leave()
        if not self._turns:
            self._after_turns()
            return
        name, *rest = self._turns
        self._turns = tuple(rest)
        self.window.lay(self.faces[self.pages.game])
        self._clear_table()
        self.teaching.begin_turn(name)

    def _after_rules(self) -> None:
        """Go back to the page of the rules, where a guided turn was asked for again."""
        self.go_home()
        self.pages.show_learn()

    def _lesson_finished(self) -> None:
        """Save the lesson's game from now on, like any other game."""
        self.keeping.begin()
        self._keep()

    def _lesson_left(self) -> None:
        self.controller.leave()
        self.go_home()

    def _lesson_over(self) -> None:
        """Put the lesson's game away, and show the set-up page of the same game."""
        self._lesson_left()
        self.pages.set_up(is_solo=False, is_known=True)

    def _decline_lesson(self) -> None:
        self.preferences.keep(evolve(self.preferences.kept, proposes_lesson=False))
        self.go_home()

    def _keep(self) -> None:
        if self.controller.session is not None and not self.teaching.is_on:
            self.keeping.keep(self.controller.session)

    def _picture(self) -> None:
        """Keep a picture of the game on the table for home and for the list of games."""
        session = self.controller.session if self.window.is_on_table else None
        draw = self.window.face.picture_of
        if session is not None and draw is not None and not self.teaching.is_on:
            self.keeping.keep_picture(draw(self.look, session.game, session.seats))

    def _game_ended(self) -> None:
        if (session := self.controller.session) is not None:
            self.past.archive.enter(session, self.keeping.created)
            self.window.end.show_session(session, self.window.face)
            self.window.show_screen(self.window.end)
            QTimer.singleShot(0, self.window, give_back)  # 15 MB, once the end is painted

    # --- settings

    def change(self, name: str, value: object) -> None:
        """Use a setting from now on, and keep it."""
        self.preferences.change(name, value)

    def close(self) -> None:
        """Hide the window, and stop all parts beside it; a second call does nothing."""
        if self._is_closed:
            return
        self._is_closed = True
        self._picture()
        self.window.hide()  # a shown window would call parts that are gone before it
        self.controller.leave()
        self._stop()
        self.window.may_close = lambda: True  # the question's bar may be gone before the window
