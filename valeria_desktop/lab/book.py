"""A book: a game's part of the laboratory and of its training; a game without one has a default.

The laboratory reads a game only through its book, so it imports no game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypedDict

from attrs import evolve, field, frozen

from valeria_desktop.bots.weights import names_in
from valeria_desktop.lab.arguments import UsageError, whole_number
from valeria_desktop.lab.report import summary_tables
from valeria_desktop.lab.tally import summary

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Iterable, Sequence

    from valeria_desktop.bots.weights import Blocks, Weights
    from valeria_desktop.kernel.record import Record
    from valeria_desktop.kernel.rules import Games, Rules
    from valeria_desktop.lab.arguments import Parser
    from valeria_desktop.lab.play import Played


@frozen
class BenchSetup:
    """A further set-up of which the benchmark plays whole games."""

    name: str
    """The prefix of its figures' names in data."""
    words: str
    """The words for its games, at the beginning of a table's line."""
    setup: Any


@frozen
class BenchPlan:
    """The plan of a game's benchmark: its set-ups and numbers of players."""

    setup: Any
    words: str
    players: Sequence[int]
    """The numbers of players with which the benchmark measures single verbs."""
    others: tuple[BenchSetup, ...] = ()
    window: str = ""
    """The module of a checkout that measures this game's window in its own process."""
    evening: str = ""
    """The module of a checkout that measures the window's memory over many games."""


@frozen
class Section:
    """A section of an analysis that only one game has."""

    name: str
    """The section's name in data."""
    title: str
    lines: Sequence[str]
    data: Any


@frozen(eq=False)
class LabBook:
    """A game's book: its default answers to the laboratory, which a game may override."""

    rules: Rules[Any]
    rival: str = "The rival"
    """The name of the opponent in a game for one player."""
    core: str | None = None
    """The import path of the game's core for any process, as "module:name"; None without one."""

    @property
    def plan(self) -> BenchPlan:
        """The plan of the benchmark for this game."""
        setup = self.rules.setup()
        return BenchPlan(setup, self.setup_words(setup), self.rules.seats)

    @property
    def learning(self) -> Learning | None:
        """The game's part of training; None if its values can't be learned."""
        return None

    @property
    def learning_with_sets(self) -> Learning | None:
        """The part of training for games with sets; it begins with the values of games without."""
        return None

    def questions(self, view: Any) -> Iterable[tuple[str, Any]]:  # noqa: ANN401 - each game has its own
        """Return the game's own topics for a coach about a seat's view, each with its subject."""
        del view
        return ()

    # --- set-ups

    def add_setup_options(self, parser: Parser) -> None:
        """Add the options of a set-up."""
        seats = self.rules.seats
        group = parser.add_argument_group("set-up")
        group.add_argument("--players", type=whole_number(seats[0], seats[-1]), metavar="N",
            help=f"{seats[0]} to {seats[-1]} ({self.rules.setup().players})")  # fmt: skip

    def setup_of(self, arguments: argparse.Namespace) -> Any:  # noqa: ANN401 - each game has its own
        """Return the set-up that the arguments describe."""
        kind = self.rules.setup
        return kind() if arguments.players is None else kind(players=arguments.players)

    def setup_words(self, setup: Any) -> str:  # noqa: ANN401 - each game has its own
        """Return the words for a set-up in the head of a report."""
        return "1 player" if setup.players == 1 else f"{setup.players} players"

    def add_sets_option(self, parser: Parser) -> None:
        """Add the option for the sets of many set-ups, if the game has any sets."""
        parser.set_defaults(sets=())

    def with_sets(self, setup: Any, sets: Sequence[str], seed: int) -> Any:  # noqa: ANN401 - as above
        """Return a set-up with the sets that an option names, or that the seed draws for it."""
        del sets, seed
        return setup

    def with_set(self, setup: Any, name: str) -> Any:  # noqa: ANN401 - each game has its own
        """Return a set-up with a set, and with the sets that it needs."""
        return evolve(setup, sets=frozenset({name}))

    def write_length(self, name: str, percent: int) -> None:
        """Write how much longer a game with a set is, beside the set's other facts."""
        raise UsageError(f"The facts of {name} can't be written.")

    # --- many games

    def results(self, played: Sequence[Played]) -> Mapping[str, Any]:
        """Return the summary of many games."""
        return summary(played)

    def tables(self, results: Any) -> tuple[str, ...]:  # noqa: ANN401 - each game may have its own
        """Return the tables of a summary, as texts."""
        return summary_tables(results)

    # --- one game

    def header(
        self,
        game: Any,  # noqa: ANN401 - each game has its own
        names: Sequence[str],
        kinds: Sequence[str],
        seed: int,
    ) -> Iterable[str]:
        """Return the lines at the beginning of a game's log: the game, its seed and players."""
        seats = [f"{name} ({kind})" for name, kind in zip(names, kinds, strict=True)]
        return (
            f"{self.rules.name}: a game of {game.setup.players}, seed {seed}",
            "",
            f"Players   {', '.join(seats)}",
            "",
        )

    def holdings(self, game: Any, names: Sequence[str]) -> Iterable[str]:  # noqa: ANN401 - as above
        """Return the lines about all players' possessions as a turn begins."""
        return ()

    def looked_back(self, record: Record, names: Sequence[str]) -> Iterable[Section]:
        """Return this game's own sections for the analysis of a played game."""
        return ()


LabBooks = Mapping[str, LabBook]
"""The books of all games, by the ids that saves use."""


@frozen
class Lab:
    """All books, and the book of the game that a command is about."""

    books: LabBooks
    book: LabBook
    table: str
    """The import path of the games for other processes, as "module:name": rules can't be sent."""

    @property
    def games(self) -> Games:
        """The rules of all games, by the ids that saves use."""
        return {name: book.rules for name, book in self.books.items()}


FOLLOWS = 3
"""Number of targets of each moment: the chance to promise, the result, and the lead in points."""


@frozen
class Course:
    """The recipe for learning values: rounds, each with games played by the weights before."""

    words: str
    """The words for the course's games."""
    hidden: tuple[int, ...]
    """The sizes of the hidden layers; without any, the net is a weighted sum of its inputs."""
    rounds: int
    games: int
    """Games of each round."""
    each: int
    """Number of moments that each player of a game adds to the samples."""
    trust: float
    """The share of the result in a target, against the next promise (λ, from 0 to 1)."""
    noise: float
    """The share of random choices, from 0 to 1."""
    first_noise: float
    """The share of random choices in the first round, which has no weights yet."""
    epochs: int
    pace: float
    last_rounds: int
    """Number of last rounds, which learn only from results; each plays `last_games` games."""
    last_games: int
    last_noise: float
    opening: int = 0
    """Most of a player's first rounds that are played at random; the number is drawn."""
    part: int = 250
    """Games of one task; slow games have small tasks."""
    remembers: bool = False
    """A round also learns from the games of all rounds before it, for games that are slow."""
    keeps: bool = False
    """The course keeps its first weights, and learns only those of the inputs they leave out."""
    ignores: tuple[str, ...] = ()
    """The blocks of which a course learns nothing beyond the weights it begins with."""


class LearningTask(TypedDict):
    """A task for any process: to play games for training."""

    version: str
    course: str
    part: int
    weights: str | None
    """The weights of the round before, as text; None: all players use hand-made values."""
    seed: int
    games: int
    each: int
    trust: float
    noise: float
    opening: int


class TrainingSamples(TypedDict):
    """The inputs and targets from the games of one task, as 32-bit floats."""

    part: int
    number: int
    seen: bytes
    followed: bytes
    """The targets, `FOLLOWS` numbers for each moment."""


@frozen(eq=False)
class Learning:
    """A game's part of `valeria-lab train`."""

    blocks: Blocks
    courses: Mapping[str, Course]
    play: Callable[[LearningTask], TrainingSamples]
    """Plays the games of a task, in any process."""
    measure: Callable[[str, Weights, int], Mapping[str, float]]
    """Returns measures of strength for a course's weights, from a seed."""
    made_with: Mapping[str, str] = field(factory=dict)
    """Further facts in each file of weights, such as the present way of counting features."""
    begin: Callable[[str], Weights | None] = lambda _course: None
    """Returns the weights with which a course begins, with the further facts in their file."""

    @property
    def features(self) -> tuple[str, ...]:
        """The names of all features."""
        return names_in(self.blocks)
