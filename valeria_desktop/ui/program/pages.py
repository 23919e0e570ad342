"""The pages for set-up, saved games, settings, rules and keys, each made at its first use.

Loading and making all of them took a third of the start's time, and a fifth of the memory of a
game without a look at any page.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QObject, Signal

from valeria_desktop.kernel.setups import sets_of
from valeria_desktop.storage.settings import wrong_values
from valeria_desktop.ui.screens.home.windows import ShownGame
from valeria_desktop.ui.stage.pace import Movement
from valeria_desktop.ui.words.phrases import tell
from valeria_desktop.ui.words.seat_counts import players_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QWidget

    from valeria_desktop.session.draft import Draft
    from valeria_desktop.storage.save import SavedGame
    from valeria_desktop.storage.shelf import ListedSave
    from valeria_desktop.ui.face import Face, Faces
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.program.preferences import Preferences
    from valeria_desktop.ui.screens.about import AboutScreen
    from valeria_desktop.ui.screens.learn.keys_page import ShortcutsScreen
    from valeria_desktop.ui.screens.learn.page import LearnPage
    from valeria_desktop.ui.screens.past.load import LoadScreen
    from valeria_desktop.ui.screens.settings import SettingsScreen
    from valeria_desktop.ui.screens.setup.games_page import GamesPage
    from valeria_desktop.ui.screens.setup.page import SetupPage


_TWO = 2


class Pages(QObject):
    """Makes pages and shows them; a game's face makes the pages that only this game has."""

    shown = Signal(object)
    """The page to show."""
    started = Signal()
    """The player wants to begin the game of the draft."""
    turns_asked = Signal(tuple)
    """The player wants to be led through a turn with each of these expansions, and then begin."""
    turn_asked_again = Signal(str)
    """The player wants to be led through a turn with this expansion, and then look up more."""
    game_chosen = Signal(object)
    """The path of the save to go on with."""
    replay_asked = Signal(object)
    """The path of the save to replay."""
    removal_asked = Signal(object)
    """The path of the save to remove."""
    told = Signal(str)
    setting_tried = Signal(str)
    """The name of a setting that the player has just changed on the page."""

    def __init__(
        self, look: Look, faces: Faces, preferences: Preferences, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._faces = faces
        self._preferences = preferences
        self._drafts: dict[str, Draft] = {}
        self._setup_pages: dict[str, SetupPage] = {}
        self._learn_pages: dict[str, LearnPage | None] = {}
        self._shortcuts: dict[str, ShortcutsScreen] = {}
        self._is_solo = False
        self._moves = True
        preferences.movement_changed.connect(self._use_movement)
        self._then: Callable[[str], object] = self._set_up_game
        self.turn_to(preferences.kept.game)

    def _use_movement(self, movement: Movement) -> None:
        self._moves = movement is Movement.FULL
        for page in self._setup_pages.values():
            page.let_move(moves=self._moves)

    # --- games

    def turn_to(self, game: str) -> None:
        """Make pages for a game from now on; for the first game if this one is unknown."""
        self._game = game if game in self._faces else next(iter(self._faces))

    @property
    def face(self) -> Face:
        """The face of the game on the table, or else of the game played last."""
        return self._faces[self._game]

    @property
    def draft(self) -> Draft:
        """The draft of the game on the table, or else of the game played last."""
        return self.draft_of(self._game)

    def draft_of(self, game: str) -> Draft:
        """Return the draft of a game; a new one has the set-up that was played last."""
        if game not in self._drafts:
            self._drafts[game] = self._faces[game].make_draft()
            self._remember(game)
        return self._drafts[game]

    def _remember(self, game: str) -> None:
        """Set a game up as it was played last; tell which kept values are no longer valid."""
        draft, kept = self._drafts[game], self._preferences.kept
        setup = kept.setups.get(game, draft.setup)  # seats may be kept without a set-up
        draft.without_help = kept.without_help
        draft.met = frozenset(kept.met.get(game, ()))
        wrong = draft.remember(setup, kept.seats if game == self._game else ())
        if wrong:
            self.told.emit(tell(wrong_values(wrong)))  # the preferences tell of other faults

    def keep_draft(self) -> None:
        """Save the set-up of the game that begins, to propose it again."""
        kept, draft = self._preferences.kept, self.draft
        game = draft.rules.id
        draft.met |= set(sets_of(draft.setup))
        met = {**kept.met, game: tuple(sorted(draft.met))} if draft.met else kept.met
        setups = {**kept.setups, game: draft.proposal}
        kept = evolve(kept, game=game, setups=setups, met=met)
        self._preferences.keep(evolve(kept, seats=draft.kept, without_help=draft.without_help))

    def set_up_as(self, saved: SavedGame) -> None:
        """Set the next game up like a saved game."""
        self.turn_to(saved.game)
        self.draft.remember(saved.setup, saved.seats)
        self.draft.seed, self.draft.without_help = saved.seed, saved.without_help

    @property
    def names(self) -> list[str]:
        """The names of all games."""
        return [face.rules.name for face in self._faces.values()]

    @property
    def shown_games(self) -> list[ShownGame]:
        """All games as the windows at home show them."""
        return [self._shown(face) for face in self._faces.values()]

    def _shown(self, face: Face) -> ShownGame:
        title, _, about = face.rules.name.partition(": ")
        players = players_of(face.rules.seats)
        about = f"{about}, {players}" if about else players
        return ShownGame(face.rules.id, title, about, face.scene)

    @property
    def game(self) -> str:
        """The id of the game on the table, or else of the game played last."""
        return self._game

    @property
    def has_solo(self) -> bool:
        """Whether any game can be played alone."""
        return bool(self._for_one())

    def _for_one(self) -> list[str]:
        """Return the ids of the games that can be played alone."""
        return [game for game, face in self._faces.items() if 1 in face.rules.seats]

    # --- the pages

    @property
    def new_game(self) -> SetupPage:
        """The set-up page of the game on the table, or else of the game played last."""
        return self._setup_page(self._game)

    def _setup_page(self, game: str) -> SetupPage:
        if game not in self._setup_pages:
            page = self._faces[game].make_setup_page(self._look, self.draft_of(game))
            page.let_move(moves=self._moves)
            page.started.connect(lambda: self._start(game))
            page.turns_asked.connect(lambda names: self._lead_first(game, names))
            page.other_asked.connect(lambda: self.set_up(is_solo=self._is_solo))
            self._setup_pages[game] = page
        return self._setup_pages[game]

    @cached_property
    def which_game(self) -> GamesPage:
        """The page that asks for one of the games."""
        from valeria_desktop.ui.screens.setup.games_page import GamesPage

        page = GamesPage(self._look, self._faces.values())
        page.chosen.connect(lambda game: self._then(game))  # noqa: PLW0108 - it may be another then
        return page

    def words_of(self, listed: ListedSave) -> str:
        """Return the words for a saved game, as in the list of saved games."""
        from valeria_desktop.ui.screens.past.games_list import GamesModel

        return GamesModel(self._faces).words(listed.saved)

    @cached_property
    def games(self) -> LoadScreen:
        """The list of saved games."""
        from valeria_desktop.ui.screens.past.load import LoadScreen

        page = LoadScreen(self._look, self._faces)
        page.chosen.connect(self.game_chosen)
        page.replay_asked.connect(self.replay_asked)
        page.removal_asked.connect(self.removal_asked)
        return page

    @cached_property
    def settings(self) -> SettingsScreen:
        """The page of the settings, with their present values."""
        from valeria_desktop.ui.screens.settings import SettingsScreen

        page = SettingsScreen(self._look)
        for name, value in self._preferences.in_use().items():
            page.show_value(name, value)
        page.changed.connect(self._preferences.change)
        page.changed.connect(lambda name, _value: self.setting_tried.emit(name))
        self._preferences.used.connect(page.show_value)
        return page

    @property
    def learn(self) -> LearnPage | None:
        """The rules page of the game on the table; None if the game has none."""
        return self._learn_page(self._game)

    def _learn_page(self, game: str) -> LearnPage | None:
        if game not in self._learn_pages:
            make = self._faces[game].make_learn_page
            page = self._learn_pages[game] = make and make(self._look)
            if page is not None:
                page.turn_asked.connect(self.turn_asked_again)
        return self._learn_pages[game]

    @property
    def shortcuts(self) -> ShortcutsScreen:
        """The page of all keys, with those of the game on the table."""
        from valeria_desktop.ui.screens.learn.keys_page import ShortcutsScreen

        if self._game not in self._shortcuts:
            self._shortcuts[self._game] = ShortcutsScreen(self._look, self.face.keys)
        return self._shortcuts[self._game]

    @cached_property
    def about(self) -> AboutScreen:
        """The page about the program."""
        from valeria_desktop.ui.screens.about import AboutScreen

        said = (face.words.about() for face in self._faces.values())
        return AboutScreen(self._look, [sentence for sentence in said if sentence])

    def renew(self) -> None:
        """Delete all pages, to make them anew; the games' drafts stay."""
        made: list[QWidget | None] = [*self._setup_pages.values(), *self._learn_pages.values()]
        made += self._shortcuts.values()
        for pages in (self._setup_pages, self._learn_pages, self._shortcuts):
            pages.clear()
        for name in ("which_game", "games", "settings", "about"):
            made.append(self.__dict__.pop(name, None))
        for page in made:
            if page is not None:
                page.deleteLater()

    # --- showing pages

    def set_up(self, *, is_solo: bool, is_known: bool = False) -> None:
        """Show the set-up page of a game, for one player or for more; ask for the game if unknown.

        The game is known if it lies on the table, or if its lesson has just ended.
        """
        self._is_solo = is_solo
        games = self._for_one() if is_solo else [*self._faces]
        if is_known and self._game in games:
            self._set_up_game(self._game, others=games)
        else:
            self.ask_which(games, self._set_up_game)

    def set_up_against(self, game: str, bot: str) -> None:
        """Show the set-up page of a game with a bot as the first rival; alone without one."""
        self._is_solo = not bot
        draft = self.draft_of(game)
        if bot:
            draft.players = max(_TWO, draft.players)
            draft.drop_what_cannot_be()
            draft.invite(1, bot)
        self._set_up_game(game, others=[*self._faces])

    def set_up_game(self, game: str) -> None:
        """Show the set-up page of a game that was chosen by its window at home."""
        self._is_solo = False
        self._set_up_game(game, others=[*self._faces])

    def ask_which(self, games: Sequence[str], then: Callable[[str], object]) -> None:
        """Ask for one of several games, and pass its id on; a single game needs no question."""
        if len(games) == 1:
            then(games[0])
        elif games:
            self._then = then
            self.which_game.ask(games, self._game)
            self.shown.emit(self.which_game)

    def _set_up_game(self, game: str, others: Sequence[str] = ()) -> None:
        self.draft_of(game).renew_seed()
        page = self._setup_page(game)
        page.offer_others(are_there=len(others) > 1)
        page.start_solo(is_solo=self._is_solo)
        page.refresh()
        self.shown.emit(page)

    def _start(self, game: str) -> None:
        self.turn_to(game)
        self.started.emit()

    def _lead_first(self, game: str, names: tuple[str, ...]) -> None:
        self.turn_to(game)
        self.turns_asked.emit(names)

    def show_games(self, games: Sequence[ListedSave], left_out: str) -> None:
        """Show the saved games, and why some are missing."""
        self.games.show_games(games, left_out)
        self.shown.emit(self.games)

    def show_settings(self, at: str = "") -> None:
        """Show the settings, with the focus on a setting if its name is given."""
        self.settings.list_keys(self.face.keys)
        self.shown.emit(self.settings)
        if at:
            self.settings.show_setting(at)

    def is_on_settings(self, screen: QWidget | None) -> bool:
        """Return whether a screen is the page of the settings."""
        return screen is not None and screen is self.__dict__.get("settings")

    def show_learn(self) -> None:
        """Show the rules of the game on the table, where the player left them."""
        if self.learn is not None:
            self.shown.emit(self.learn)
        else:
            words = self.tr("The rules of {game} can't be looked up here.")
            self.told.emit(words.format(game=self.face.rules.name))

    def look_up(self) -> None:
        """Ask for a game and show its rules, while no game lies on the table."""
        games = [game for game, face in self._faces.items() if face.make_learn_page is not None]
        self.ask_which(games, lambda game: self.shown.emit(self._learn_page(game)))

    def show_clause(self, clause_id: str) -> None:
        """Show a clause of the rules."""
        self.show_learn()
        if self.learn is not None:
            self.learn.show_clause(clause_id)

    def show_shortcuts(self) -> None:
        """Show all keys."""
        self.shown.emit(self.shortcuts)

    def show_about(self) -> None:
        """Show the page about the program."""
        self.shown.emit(self.about)
