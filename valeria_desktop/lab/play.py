"""Playing games between bots: plain data in, plain data out, so that any process can do it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypedDict

import valeria_desktop
from valeria_desktop.bots.registry import make_bot
from valeria_desktop.games.valeria.files.codec import make_converter
from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.game import Game, new_game
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.kernel.chance import draw
from valeria_desktop.kernel.errors import ValeriaError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from valeria_desktop.kernel.bot import Bot

MAX_ROUNDS = 2_000  # random players need about 20
# Two rows of numbers beside those the engine draws from a seed.
_GAMES = 101
_BOTS = 102


class Task(TypedDict):
    """Some games of an experiment to be played somewhere."""

    version: str
    setup: dict[str, Any]
    bots: list[str]
    seed: int
    start: int
    games: int


class Played(TypedDict):
    """How one game went."""

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
    """In a solo game: the Dark Lord's score."""
    outcome: str | None
    """In a solo game: how it ended for the player."""


class EndlessGameError(ValeriaError):
    """A game that bots never bring to an end."""


class VersionError(ValeriaError):
    """A worker that would play by other rules."""


def write_setup(setup: Setup) -> dict[str, Any]:
    """Write a set-up as plain data that JSON knows too."""
    data: dict[str, Any] = make_converter().unstructure(setup)
    return {
        name: sorted(value)
        if name == "variants"
        else list(value)
        if isinstance(value, tuple)
        else value
        for name, value in data.items()
    }


def read_setup(data: dict[str, Any]) -> Setup:
    """Read a set-up from plain data."""
    return make_converter().structure(data, Setup)


def make_tasks(
    setup: Setup, bots: Sequence[str], seed: int, games: int, size: int
) -> Iterator[Task]:
    """Cut an experiment into tasks; how does not matter to what is played."""
    for start in range(0, games, size):
        yield Task(
            version=valeria_desktop.__version__,
            setup=write_setup(setup),
            bots=list(bots),
            seed=seed,
            start=start,
            games=min(size, games - start),
        )


def play_task(task: Task) -> list[Played]:
    """Play the games of a task."""
    if task["version"] != valeria_desktop.__version__:
        raise VersionError(
            f"A worker has version {valeria_desktop.__version__}, but version {task['version']} "
            "was asked for; install the same one everywhere."
        )
    setup = read_setup(task["setup"])
    numbers = range(task["start"], task["start"] + task["games"])
    return [play_number(setup, task["bots"], task["seed"], number) for number in numbers]


def seed_of(seed: int, number: int) -> int:
    """Give the seed of a game of an experiment; experiments of neighbouring seeds share none."""
    return draw(seed, _GAMES, number)


def seat_bots(bots: Sequence[str], players: int, number: int = 0) -> list[str]:
    """Seat the bots in turn, one seat further in every game.

    After as many games as there are bots, each bot has sat on every seat equally often. Who
    begins is drawn from each game's seed, so that it favours no seat.
    """
    return [bots[(seat + number) % len(bots)] for seat in range(players)]


def make_bots(names: Sequence[str], seed: int) -> list[Bot]:
    """Make a bot for every seat, each with a chance of its own that follows from the seed."""
    return [make_bot(RULES, name, draw(seed, _BOTS, seat)) for seat, name in enumerate(names)]


def play_number(setup: Setup, bots: Sequence[str], seed: int, number: int) -> Played:
    """Play one game of an experiment, and tell how it went."""
    names = seat_bots(bots, setup.players, number)
    game_seed = seed_of(seed, number)
    game = new_game(setup, shipped_catalog(), game_seed, collects_events=False)
    first = game.view(0).first
    _play(game, make_bots(names, game_seed), game_seed)
    result = game.result()
    return Played(
        game=number,
        seed=game_seed,
        bots=names,
        first=first,
        scores=[score.total for score in result.scores],
        winners=list(result.winners),
        by_tie_break=result.by_tie_break,
        rounds=game.turn // setup.players,
        ended_by=list(game.ending),
        rival=result.rival.total if result.rival else None,
        outcome=result.outcome,
    )


def _play(game: Game, bots: Sequence[Bot], seed: int) -> None:
    last_turn = MAX_ROUNDS * len(bots)
    while (decision := game.decision) is not None:
        seat = decision.seat
        game.choose(bots[seat].choose(game.view(seat), decision))
        if game.turn > last_turn:
            raise EndlessGameError(
                f"The game with the seed {seed} has not ended after {MAX_ROUNDS} rounds."
            )
