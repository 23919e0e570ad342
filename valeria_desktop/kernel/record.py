"""A game as the list of its choices: replaying them from the seed gives the same game again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from attrs import define, field

from valeria_desktop.games.valeria.files.snapshot import restore
from valeria_desktop.games.valeria.rules.game import Game, new_game
from valeria_desktop.kernel.game import Aftermath

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.catalog import Catalog
    from valeria_desktop.games.valeria.rules.setup import Setup
    from valeria_desktop.kernel.options import Option


@define
class Record:
    """The set-up, the seed and the ids of all choices so far."""

    setup: Setup
    seed: int
    choices: list[str] = field(factory=list)
    base: dict[str, Any] | None = None
    """The snapshot that the choices go on from, where it is not the deal."""

    def up_to(self, choices: int) -> Self:
        """Give the same record with its first choices only."""
        return type(self)(self.setup, self.seed, self.choices[:choices], self.base)

    def start(self, catalog: Catalog) -> Game:
        """Deal the game of this record, or lay out its base, before any choice."""
        if self.base is not None:
            return restore(self.base, catalog)
        return new_game(self.setup, catalog, self.seed)

    def choose(self, game: Game, option: Option | str) -> Aftermath:
        """Answer a game's open decision and write the answer down; a refused one is not written."""
        outcome = game.choose(option)
        self.choices.append(str(option))
        return outcome

    def replay(self, catalog: Catalog) -> Game:
        """Play all choices again."""
        game = self.start(catalog)
        for choice in self.choices:
            game.choose(choice)
        return game
