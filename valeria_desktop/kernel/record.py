"""A game as the list of its choices: replaying them from the seed gives the same game again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from attrs import define, field

if TYPE_CHECKING:
    from valeria_desktop.kernel.game import Aftermath, Game
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.rules import Rules


@define
class Record:
    """The set-up, the seed and the ids of all choices so far, and the rules they are played by."""

    rules: Rules[Any]
    setup: Any
    seed: int
    choices: list[str] = field(factory=list)
    base: dict[str, Any] | None = None
    """The snapshot that the choices go on from, where it is not the deal."""

    def up_to(self, choices: int) -> Self:
        """Return the same record with its first choices only."""
        return type(self)(self.rules, self.setup, self.seed, self.choices[:choices], self.base)

    def start(self) -> Any:  # noqa: ANN401 - each game has its own
        """Deal the game of this record, or lay out its base, before any choice."""
        if self.base is not None:
            return self.rules.restore(self.base)
        return self.rules.deal(self.setup, self.seed)

    def choose(self, game: Game[Any], option: Option | str) -> Aftermath:
        """Answer a game's open decision and write the answer down; a refused one is not written."""
        outcome = game.choose(option)
        self.choices.append(str(option))
        return outcome

    def replay(self) -> Any:  # noqa: ANN401 - each game has its own
        """Play all choices again."""
        game = self.start()
        for choice in self.choices:
            game.choose(choice)
        return game
