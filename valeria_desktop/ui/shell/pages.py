"""The pages that one looks something up in or sets something up on, made when first asked for.

Making all of them took a third of the start, and a fifth of the memory of a game in which nobody
looks anything up.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from valeria_desktop.games.valeria.ui.screens.learn import LearnScreen
from valeria_desktop.games.valeria.ui.screens.new_game import NewGameScreen
from valeria_desktop.ui.screens.about import AboutScreen
from valeria_desktop.ui.screens.learn.shortcuts import ShortcutsScreen
from valeria_desktop.ui.screens.past.load import LoadScreen
from valeria_desktop.ui.screens.settings import SettingsScreen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valeria.draft import Draft
    from valeria_desktop.storage.shelf import Listed
    from valeria_desktop.ui.face import Faces
    from valeria_desktop.ui.kit.look import Look
    from valeria_desktop.ui.shell.preferences import Preferences


class Pages(QObject):
    """Makes pages and shows them."""

    shown = Signal(object)
    """A page that is to be shown."""
    started = Signal()
    """The game that was set up is to begin."""
    game_chosen = Signal(object)
    """The path of a game to go on with."""
    replay_asked = Signal(object)
    """The path of a game to look at again."""
    removal_asked = Signal(object)
    """The path of a game to be removed."""

    def __init__(
        self,
        look: Look,
        faces: Faces,
        draft: Draft,
        preferences: Preferences,
        parent: QObject | None = None,
    ) -> None:
        """Make nothing yet."""
        super().__init__(parent)
        self._look = look
        self._faces = faces
        self._draft = draft
        self._preferences = preferences

    # --- the pages

    @cached_property
    def new_game(self) -> NewGameScreen:
        """Give the page on which a game is set up."""
        page = NewGameScreen(self._look, self._draft)
        page.started.connect(self.started)
        return page

    @cached_property
    def games(self) -> LoadScreen:
        """Give the list of saved games."""
        page = LoadScreen(self._look, self._faces)
        page.chosen.connect(self.game_chosen)
        page.replay_asked.connect(self.replay_asked)
        page.removal_asked.connect(self.removal_asked)
        return page

    @cached_property
    def settings(self) -> SettingsScreen:
        """Give the settings, as they are now."""
        page = SettingsScreen(self._look)
        for name, value in self._preferences.in_use().items():
            page.show_value(name, value)
        page.changed.connect(self._preferences.change)
        self._preferences.used.connect(page.show_value)
        return page

    @cached_property
    def learn(self) -> LearnScreen:
        """Give the rules, all cards and all signs."""
        return LearnScreen(self._look, self._draft.catalog)

    @cached_property
    def shortcuts(self) -> ShortcutsScreen:
        """Give all keys."""
        return ShortcutsScreen(self._look)

    @cached_property
    def about(self) -> AboutScreen:
        """Give what is to be said about the program."""
        return AboutScreen(self._look)

    # --- showing them

    def set_up(self, *, is_solo: bool) -> None:
        """Show the page on which a game is set up, for one player or for more."""
        self._draft.renew_seed()
        self.new_game.start_solo(is_solo=is_solo)
        self.new_game.refresh()
        self.shown.emit(self.new_game)

    def show_games(self, games: Sequence[Listed]) -> None:
        """Show the saved games."""
        self.games.show_games(games)
        self.shown.emit(self.games)

    def show_settings(self) -> None:
        """Show the settings."""
        self.shown.emit(self.settings)

    def show_learn(self) -> None:
        """Show the rules, where they were left."""
        self.shown.emit(self.learn)

    def show_clause(self, clause_id: str) -> None:
        """Show a clause of the rules."""
        self.shown.emit(self.learn)
        self.learn.show_clause(clause_id)

    def show_shortcuts(self) -> None:
        """Show all keys."""
        self.shown.emit(self.shortcuts)

    def show_about(self) -> None:
        """Show what is to be said about the program."""
        self.shown.emit(self.about)
