"""Which of the planner's numbers are too small or too large: by games in which all of them vary.

    python -m valeria_desktop.games.valencia.lab.tuning --players 2 --games 2000

In each game every planner draws its own numbers about those of the levels. A straight line over all
games then tells what a number that is larger by a tenth brings in points of the lead. Games are
kept; the same command goes on where it was cut short, or plays more of them. It needs numpy.
"""

from __future__ import annotations

import math
import random
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from attrs import asdict, evolve, fields

from valeria_desktop.bots.look import lead
from valeria_desktop.games.valencia.bots.numbers import Numbers, numbers_of
from valeria_desktop.games.valencia.bots.planner import PlannerBot
from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.rules.setup import MAX_PLAYERS, MIN_PLAYERS, RANDOM, Setup
from valeria_desktop.kernel.chance import draw
from valeria_desktop.lab.arguments import Parser, whole_number
from valeria_desktop.lab.errors import SURE
from valeria_desktop.lab.series import Series
from valeria_desktop.lab.train import need_numpy

if TYPE_CHECKING:
    import argparse
    from collections.abc import Mapping, Sequence

_DEALS, _BOTS, _NUMBERS = 161, 162, 163  # rows of numbers from the seed
_SPREAD = 0.4
"""Standard deviation of the logarithm of a number, among the planners of a game."""
_TENTH = math.log(1.1)
NAMES = tuple(field.name for field in fields(Numbers) if field.init)
_CHANCES = frozenset({"holds", "reveals"})
"""The numbers that are chances: their odds vary, so that they stay below 1."""


def varied(numbers: Numbers, rises: Sequence[float]) -> Numbers:
    """Return numbers whose logarithms have risen; of chances, the logarithms of their odds."""
    now = asdict(numbers)
    return evolve(
        numbers,
        **{name: _risen(name, now[name], by) for name, by in zip(NAMES, rises, strict=True)},
    )


def _risen(name: str, number: float, by: float) -> float:
    if name in _CHANCES:
        return 1 / (1 + (1 / number - 1) * math.exp(-by))
    return number * math.exp(by)


def play_game(players: int, seed: int, number: int) -> Mapping[str, Any]:
    """Return how much each planner's numbers had risen in a game, and their leads in points."""
    setup = Setup(players=players, city=RANDOM)
    game = RULES.deal(setup, draw(seed, _DEALS, number), collects_events=False)
    chance = random.Random(draw(seed, _NUMBERS, number))
    rises = [[chance.gauss(0, _SPREAD) for _ in NAMES] for _ in game.seats]
    usual = numbers_of(players)
    bots = [
        PlannerBot(draw(seed, _BOTS, players * number + seat), varied(usual, rises[seat]))
        for seat in game.seats
    ]
    while (decision := game.decision) is not None:
        game.choose(bots[decision.seat].choose(game.view(decision.seat), decision))
    return {"game": number, "rises": rises, "leads": [lead(game, seat) for seat in game.seats]}


def gains_of(games: Sequence[Mapping[str, Any]]) -> list[tuple[str, float, float]]:
    """Return for each number what a tenth more brings in points of the lead, and its error."""
    import numpy as np

    rows, leads = [], []
    for game in games:
        rises = np.array(game["rises"])
        # Of two players one lead is the other's loss: it tells nothing new.
        seats = range(len(rises) if len(rises) > MIN_PLAYERS else 1)
        rows += [rises[seat] - np.delete(rises, seat, 0).mean(0) for seat in seats]
        leads += [game["leads"][seat] for seat in seats]
    known = np.c_[np.array(rows), np.ones(len(rows))]
    inverse = np.linalg.inv(known.T @ known)
    found = inverse @ known.T @ np.array(leads)
    spread = float((np.array(leads) - known @ found).var())
    errors = SURE * np.sqrt(np.diag(inverse) * spread)
    return [
        (name, _TENTH * float(gain), _TENTH * float(error))
        for name, gain, error in zip(NAMES, found[:-1], errors[:-1], strict=True)
    ]


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the games that are missing, print what the numbers bring, and return the exit code."""
    parser = Parser(prog="tuning", description=__doc__.partition("\n")[0])
    players = whole_number(MIN_PLAYERS, MAX_PLAYERS)
    parser.add_argument("--players", type=players, default=MIN_PLAYERS)
    parser.add_argument("--games", type=whole_number(len(NAMES) + 2), default=2000)
    parser.add_argument("--seed", type=whole_number(0), default=1)
    parser.add_argument("--jobs", type=whole_number(1), default=1)
    file: dict[str, Any] = {"type": Path, "metavar": "FILE"}
    parser.add_argument("--out", **file, default=Path("build/valencia-tuning.jsonl"))
    return parser.carry_out(_run, arguments)


def _run(given: argparse.Namespace) -> None:
    need_numpy()
    usual = {name: asdict(numbers_of(given.players))[name] for name in NAMES}
    series = Series(given.out, {"players": given.players, "seed": given.seed, "numbers": usual})
    played = partial(play_game, given.players, given.seed)
    with ProcessPoolExecutor(given.jobs) as executor:
        for found in executor.map(played, series.missing(range(given.games))):
            series.write(found)
    games = [data for _, data in series.lines() if data["game"] < given.games]
    print(f"{len(games)} games of {given.players}: what a tenth more brings, in points")
    for name, gain, error in sorted(gains_of(games), key=lambda row: -abs(row[1] / row[2])):
        print(f"{name:<11} {usual[name]:>6.2f}   {gain:+.2f} ± {error:.2f}")


if __name__ == "__main__":
    sys.exit(main())
