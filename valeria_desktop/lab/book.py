"""A book: what a game brings to the laboratory, for training too; without one it gets the usual.

The laboratory reads a game through this value only, so it knows none.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypedDict

from attrs import frozen

from valeria_desktop.lab.arguments import whole_number
from valeria_desktop.lab.report import summary_tables
from valeria_desktop.lab.tally import summary

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Iterable, Sequence

    from valeria_desktop.bots.weights import Weights
    from valeria_desktop.kernel.record import Record
    from valeria_desktop.kernel.rules import Games, Rules
    from valeria_desktop.lab.arguments import Parser
    from valeria_desktop.lab.play import Played


@frozen
class BenchSetup:
    """A further set-up whose whole games the benchmark plays."""

    name: str
    """What its figures are called in data."""
    words: str
    """Its games, as a line of the table begins."""
    setup: Any


@frozen
class BenchPlan:
    """What the benchmark plays."""

    setup: Any
    words: str
    players: Sequence[int]
    """With how many it measures single verbs."""
    others: tuple[BenchSetup, ...] = ()
    window: str = ""
    """The module that measures the window of this game, in a checkout and a process of its own."""
    evening: str = ""
    """The module that measures the window's memory in many games, likewise."""


@frozen
class Section:
    """What a game itself tells of a game that was played."""

    name: str
    """What it is called in data."""
    title: str
    lines: Sequence[str]
    data: Any


@frozen(eq=False)
class LabBook:
    """What the laboratory asks of a game."""

    rules: Rules[Any]
    rival: str = "The rival"
    """Whom a game for one player is played against."""
    core: str | None = None
    """Where any process finds its core, as "module:name", if it has one."""

    @property
    def plan(self) -> BenchPlan:
        """What the benchmark plays."""
        setup = self.rules.setup()
        return BenchPlan(setup, self.setup_words(setup), self.rules.seats)

    @property
    def learning(self) -> Learning | None:
        """How values are learned for it, if they can be."""
        return None

    def questions(self, view: Any) -> Iterable[tuple[str, Any]]:  # noqa: ANN401 - each game has its own
        """Name what of its own may be asked about what a seat sees, each with what it is about."""
        del view
        return ()

    # --- set-ups

    def add_setup_options(self, parser: Parser) -> None:
        """Add everything that a set-up consists of."""
        seats = self.rules.seats
        group = parser.add_argument_group("set-up")
        group.add_argument("--players", type=whole_number(seats[0], seats[-1]), metavar="N",
            help=f"{seats[0]} to {seats[-1]} ({self.rules.setup().players})")  # fmt: skip

    def setup_of(self, arguments: argparse.Namespace) -> Any:  # noqa: ANN401 - each game has its own
        """Make the set-up that was asked for."""
        kind = self.rules.setup
        return kind() if arguments.players is None else kind(players=arguments.players)

    def setup_words(self, setup: Any) -> str:  # noqa: ANN401 - each game has its own
        """Name a set-up in the head of a report."""
        return "1 player" if setup.players == 1 else f"{setup.players} players"

    # --- many games

    def results(self, played: Sequence[Played]) -> Mapping[str, Any]:
        """Sum games up."""
        return summary(played)

    def tables(self, results: Any) -> tuple[str, ...]:  # noqa: ANN401 - each game may have its own
        """Set what they came to in tables."""
        return summary_tables(results)

    # --- one game

    def header(
        self,
        game: Any,  # noqa: ANN401 - each game has its own
        names: Sequence[str],
        kinds: Sequence[str],
        seed: int,
    ) -> Iterable[str]:
        """Tell what a game begins with."""
        seats = [f"{name} ({kind})" for name, kind in zip(names, kinds, strict=True)]
        return (
            f"{self.rules.name}: a game of {game.setup.players}, seed {seed}",
            "",
            f"Players   {', '.join(seats)}",
            "",
        )

    def holdings(self, game: Any, names: Sequence[str]) -> Iterable[str]:  # noqa: ANN401 - as above
        """Say what everyone has as a turn begins."""
        return ()

    def looked_back(self, record: Record, names: Sequence[str]) -> Iterable[Section]:
        """Tell of a game that was played what can't be told of every game."""
        return ()


LabBooks = Mapping[str, LabBook]
"""What the games of the program bring to the laboratory, by what saves call them."""


@frozen
class Lab:
    """All games of the laboratory, and the one that a command is about."""

    books: LabBooks
    book: LabBook
    table: str
    """Where another process finds the games, as "module:name": rules don't travel."""

    @property
    def games(self) -> Games:
        """All games by what saves call them."""
        return {name: book.rules for name, book in self.books.items()}


FOLLOWS = 3
"""Of each moment follow what is to be promised, what came out at last, and by how many points."""


@frozen
class Course:
    """How a value is learned: in rounds, each from the games of the one before."""

    words: str
    """Of which games."""
    hidden: tuple[int, ...]
    """The sizes of the hidden layers; none makes a sum of what is seen."""
    rounds: int
    games: int
    """In each round."""
    each: int
    """Moments of each player of a game."""
    trust: float
    """How much of what follows is what came out at last, and not the next promise (λ)."""
    noise: float
    """The share of choices that are anything."""
    first_noise: float
    """The same in the first round, in which nothing was learned yet."""
    epochs: int
    pace: float
    last_rounds: int
    """Rounds that follow and learn from the results of as many more games alone."""
    last_games: int
    last_noise: float


class LearningTask(TypedDict):
    """Games to be played somewhere, to learn from."""

    version: str
    course: str
    part: int
    weights: str | None
    """Of the round before; without any, everyone plays by hand."""
    seed: int
    games: int
    each: int
    trust: float
    noise: float


class TrainingSamples(TypedDict):
    """What was seen in some games, as numbers of 32 bits, and what followed."""

    part: int
    number: int
    seen: bytes
    followed: bytes
    """As many numbers for each moment as follow of it."""


@frozen(eq=False)
class Learning:
    """What a game brings to `valeria-lab train`."""

    features: tuple[str, ...]
    courses: Mapping[str, Course]
    play: Callable[[LearningTask], TrainingSamples]
    """Plays games to learn from; any process can do it."""
    measure: Callable[[str, Weights, int], Mapping[str, float]]
    """Says how strong weights of a course are, from a seed."""
