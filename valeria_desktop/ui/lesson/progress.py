"""How far a player has come in the lesson of a game, as it is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

if TYPE_CHECKING:
    from valeria_desktop.storage.wishes import Settings
    from valeria_desktop.ui.shell.preferences import Preferences


class Progress:
    """Reads and keeps it among the settings, by what saves call the game."""

    def __init__(self, preferences: Preferences, game: str) -> None:
        """Keep it of a game."""
        self._preferences = preferences
        self._game = game

    @property
    def mark(self) -> int:
        """Where the player stands."""
        return self.kept.lessons.get(self._game, 0)

    @property
    def medals(self) -> tuple[int, ...]:
        """The chapters, from 1 on, that were played to their end."""
        return self.kept.medals_of.get(self._game, ())

    def written(self, mark: int, medals: tuple[int, ...]) -> Settings:
        """Return the settings with both."""
        kept, game = self.kept, self._game
        lessons, medals_of = {**kept.lessons, game: mark}, {**kept.medals_of, game: medals}
        return evolve(kept, lessons=lessons, medals_of=medals_of)

    def go_to(self, mark: int) -> None:
        """Keep where the player stands."""
        self._keep(self.written(mark, self.medals))

    def win(self, chapter: int, mark: int) -> None:
        """Keep that a chapter was played to its end, and where it is gone on with."""
        self._keep(self.written(mark, tuple(sorted({*self.medals, chapter}))))

    def propose_no_more(self) -> None:
        """Have the home screen propose no lesson any more."""
        self._keep(evolve(self.kept, proposes_lesson=False))

    @property
    def kept(self) -> Settings:
        """All settings."""
        return self._preferences.kept

    def _keep(self, kept: Settings) -> None:
        if kept != self.kept:
            self._preferences.keep(kept)
