"""Playing games between bots: tasks and results are plain data, so any process can play."""

from __future__ import annotations

from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any, Protocol, TypedDict, cast

from attrs import frozen

import valeria_desktop
from valeria_desktop.bots.registry import make_bot
from valeria_desktop.content.codec import strict_converter
from valeria_desktop.kernel.chance import draw
from valeria_desktop.kernel.errors import ValeriaError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from valeria_desktop.kernel.game import Game
    from valeria_desktop.kernel.rules import Bot, Games, Rules, Setup

MAX_ROUNDS = 2_000  # random players need about 20
# Two random streams of a seed that the engine doesn't use.
_GAMES = 101
_BOTS = 102


@frozen
class Experiment:
    """An experiment: the game, its set-up, the bots and the seed."""

    rules: Rules[Any]
    setup: Any
    bots: tuple[str, ...]
    seed: int
    nodes: int | None = None
    """Most positions that a level may look at for a decision; None for each level's own number."""


class Core(Protocol):
    """A quicker engine of one game, which plays whole games with the same results."""

    @property
    def words(self) -> str:
        """The engine's name within a sentence."""

    def refusal(self, experiment: Experiment) -> str | None:
        """Return the reason why the core can't play an experiment; None if it can."""

    def play(self, experiment: Experiment, numbers: Sequence[int]) -> list[Played]:
        """Play the games with these numbers, of an experiment that the core doesn't refuse."""


class PlayTask(TypedDict):
    """A task for any process: to play some games of an experiment."""

    version: str
    table: str
    """The import path of the table of games, as "module:name"."""
    game: str
    setup: dict[str, Any]
    bots: list[str]
    nodes: int | None
    seed: int
    start: int
    games: int
    core: str | None
    """The import path of the core, as "module:name"; None to play in Python."""


class Played(TypedDict):
    """The result of one game, as plain data."""

    game: int
    seed: int
    bots: list[str]
    first: int
    scores: list[int]
    winners: list[int]
    by_tie_break: bool
    rounds: int
    ended_by: list[str]
    rival: int | None
    """In a game for one player: the opponent's score."""
    outcome: str | None
    """In a game for one player: the player's outcome."""


class EndlessGameError(ValeriaError):
    """A game that did not end within `MAX_ROUNDS` rounds."""


class VersionError(ValeriaError):
    """A worker with another version of the program, whose rules may differ."""


def check_version(asked: str) -> None:
    """Refuse a task that another version of the program has given."""
    if asked != valeria_desktop.__version__:
        raise VersionError(
            f"A worker has version {valeria_desktop.__version__}, but version {asked} "
            "was asked for; install the same one everywhere."
        )


def write_setup(setup: Setup) -> dict[str, Any]:
    """Return a set-up as plain data that JSON can hold."""
    data: dict[str, Any] = strict_converter().unstructure(setup)
    return {
        name: list(value) if isinstance(value, tuple) else value for name, value in data.items()
    }


def read_setup(rules: Rules[Any], data: dict[str, Any]) -> Any:  # noqa: ANN401 - each game has its own
    """Return the set-up in plain data."""
    return strict_converter().structure(data, rules.setup)


def make_tasks(
    experiment: Experiment, table: str, games: int, size: int, core: str | None = None
) -> Iterator[PlayTask]:
    """Yield tasks of at most `size` games; the size doesn't change the games."""
    for start in range(0, games, size):
        yield PlayTask(
            version=valeria_desktop.__version__,
            table=table,
            game=experiment.rules.id,
            setup=write_setup(experiment.setup),
            bots=list(experiment.bots),
            nodes=experiment.nodes,
            seed=experiment.seed,
            start=start,
            games=min(size, games - start),
            core=core,
        )


def play_task(task: PlayTask) -> list[Played]:
    """Play the games of a task and return their results."""
    check_version(task["version"])
    rules = cast("Games", resolve_name(task["table"]))[task["game"]]
    setup = read_setup(rules, task["setup"])
    experiment = Experiment(rules, setup, tuple(task["bots"]), task["seed"], task["nodes"])
    numbers = range(task["start"], task["start"] + task["games"])
    core = core_at(task["core"]) if task["core"] else None
    if core is not None and core.refusal(experiment) is None:
        return core.play(experiment, numbers)
    return [play_number(experiment, number) for number in numbers]


def core_at(name: str) -> Core:
    """Return the core with an import path, as "module:name"."""
    return cast("Core", resolve_name(name))


def seed_of(seed: int, number: int) -> int:
    """Return the seed of an experiment's game; experiments with other seeds share no games."""
    return draw(seed, _GAMES, number)


def seat_bots(bots: Sequence[str], players: int, number: int = 0) -> list[str]:
    """Return the bot of each seat; the bots move by one seat in each further game.

    Over a full cycle of games, each bot has every seat equally often. The first player is drawn
    from each game's seed, so no seat is favoured.
    """
    return [bots[(seat + number) % len(bots)] for seat in range(players)]


def seed_of_bot(seed: int, seat: int) -> int:
    """Return the seed of the bot at a seat of a game."""
    return draw(seed, _BOTS, seat)


def make_bots(
    rules: Rules[Any], names: Sequence[str], seed: int, nodes: int | None = None
) -> list[Bot]:
    """Return a bot for each seat, each with its own random seed drawn from the game's seed."""
    return [
        make_bot(rules, name, seed_of_bot(seed, seat), nodes) for seat, name in enumerate(names)
    ]


def play_number(experiment: Experiment, number: int) -> Played:
    """Play the game with this number of an experiment, and return its result."""
    rules, setup = experiment.rules, experiment.setup
    names = seat_bots(experiment.bots, setup.players, number)
    game_seed = seed_of(experiment.seed, number)
    game = rules.deal(setup, game_seed, collects_events=False)
    first = game.active
    _play(game, make_bots(rules, names, game_seed, experiment.nodes), game_seed)
    result = game.result()
    return Played(
        game=number,
        seed=game_seed,
        bots=names,
        first=first,
        scores=[score.total for score in result.scores],
        winners=list(result.winners),
        by_tie_break=result.by_tie_break,
        rounds=game.round,
        ended_by=list(game.ending),
        rival=result.rival.total if result.rival else None,
        outcome=result.outcome,
    )


def _play(game: Game[Any], bots: Sequence[Bot], seed: int) -> None:
    last_turn = MAX_ROUNDS * len(bots)
    while (decision := game.decision) is not None:
        seat = decision.seat
        game.choose(bots[seat].choose(game.view(seat), decision))
        if game.turn > last_turn:
            raise EndlessGameError(
                f"The game with the seed {seed} has not ended after {MAX_ROUNDS} rounds."
            )
