"""A game as a seed and a list of choices: to replay the choices makes the same game again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from attrs import define, field

if TYPE_CHECKING:
    from valeria_desktop.kernel.game import Aftermath, Game
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.rules import Rules


@define
class Record:
    """The rules, the set-up and the seed of a game, and the ids of all its choices so far."""

    rules: Rules[Any]
    setup: Any
    seed: int
    choices: list[str] = field(factory=list)
    base: dict[str, Any] | None = None
    """The snapshot before the first choice; None if the first choice follows the deal."""

    def up_to(self, choices: int) -> Self:
        """Return this record, cut after a number of choices."""
        return type(self)(self.rules, self.setup, self.seed, self.choices[:choices], self.base)

    def start(self) -> Any:  # noqa: ANN401 - each game has its own
        """Return this record's game before the first choice: dealt, or restored from the base."""
        if self.base is not None:
            return self.rules.restore(self.base)
        return self.rules.deal(self.setup, self.seed)

    def choose(self, game: Game[Any], option: Option | str) -> Aftermath:
        """Answer a game's open decision and record the choice; a refused choice isn't recorded."""
        outcome = game.choose(option)
        self.choices.append(str(option))
        return outcome

    def replay(self) -> Any:  # noqa: ANN401 - each game has its own
        """Return the game after all choices of this record."""
        game = self.start()
        for choice in self.choices:
            game.choose(choice)
        return game
