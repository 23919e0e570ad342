"""A level that weighs hidden Dukes against the same level that takes them all for as likely.

    python -m valeria_desktop.games.valeria.lab.duel --level duchess --games 1000 --jobs 2
    python -m valeria_desktop.games.valeria.lab.duel --values build/values/valeria --games 1000

Each deal is played once from each seat of the first side. Each side may play by the learned
values of a folder.
"""

from __future__ import annotations

import math
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from attrs import frozen

from valeria_desktop.bots.levels import SKILLS
from valeria_desktop.bots.weights import read_weights
from valeria_desktop.games.valeria.bots.feature_words import BLOCKS
from valeria_desktop.games.valeria.bots.learned_worth import made_weighed, values_folder
from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.native import needed
from valeria_desktop.games.valeria.native.games import mind_of, table_in_core
from valeria_desktop.games.valeria.rules.modes import lay_out
from valeria_desktop.games.valeria.rules.setup import MAX_PLAYERS, MIN_PLAYERS, Setup
from valeria_desktop.kernel.chance import draw
from valeria_desktop.lab.arguments import Parser, whole_number
from valeria_desktop.lab.errors import mean_error

if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence

    from valeria_desktop.games.valeria.native._core import Mind

_DEALS, _SEATS = 131, 132  # rows of numbers from the seed


@frozen
class Side:
    """How one side of a duel plays."""

    values: Path
    """The folder of its learned values."""
    is_even: bool = False
    """Whether it takes all Dukes unseen for as likely, and counts an end of the game by one."""


@cache
def _mind(side: Side, level: str, players: int) -> Mind:
    """Return the core's mind for a level of one side."""
    weights = read_weights(side.values / f"{players}.json", BLOCKS)
    skill, weighed = SKILLS[level], made_weighed(weights.made)
    return mind_of(
        weights.net, skill.skill, skill.nodes, is_even=side.is_even, weighs_dukes=weighed
    )


def share_won(
    level: str, players: int, seed: int, sides: tuple[Side, Side], deal: int
) -> list[float]:
    """Return what the first side won of a deal, from each seat in turn."""
    _, table = table_in_core(lay_out(Setup(players=players), shipped_catalog(), 0))
    first, second = (_mind(side, level, players) for side in sides)
    seeds = [draw(seed, _SEATS, deal * players + seat) for seat in range(players)]
    won = []
    for seat in range(players):
        game = needed().Game(table, draw(seed, _DEALS, deal))
        minds = [first if other == seat else second for other in range(players)]
        needed().play(game, minds, seeds)
        won.append(needed().won(game, seat))
    return won


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the games that are asked for, print the share won, and return the exit code."""
    parser = Parser(prog="duel", description=__doc__.partition("\n")[0])
    parser.add_argument("--level", default="duchess", choices=[*SKILLS])
    parser.add_argument("--players", type=whole_number(MIN_PLAYERS, MAX_PLAYERS), default=2)
    parser.add_argument("--games", type=whole_number(2 * MAX_PLAYERS), default=1_000)
    parser.add_argument("--seed", type=whole_number(0), default=1)
    parser.add_argument("--jobs", type=whole_number(1), default=1)
    folder: dict[str, Any] = {"type": Path, "metavar": "FOLDER"}
    parser.add_argument("--values", **folder, help="the first side's values (those shipped)")
    parser.add_argument("--against", **folder, help="the other side's values (those shipped)")
    parser.add_argument("--both-weigh", action="store_true", help="the other side weighs, too")
    return parser.carry_out(_run, arguments)


def _run(given: argparse.Namespace) -> None:
    needed()  # says here if the core wasn't built, not in each process
    deals = range(given.games // given.players)
    sides = (
        Side(given.values or values_folder()),
        Side(given.against or values_folder(), is_even=not given.both_weigh),
    )
    for side in sides:
        _mind(side, given.level, given.players)  # says here what is wrong with the values
    played = partial(share_won, given.level, given.players, given.seed, sides)
    with ProcessPoolExecutor(given.jobs) as executor:
        won = [100 * math.fsum(each) / given.players for each in executor.map(played, deals)]
    mean, number = math.fsum(won) / len(won), len(won) * given.players
    told = f"{mean:.1f} ± {mean_error(won):.1f} %"
    print(f"{given.level}, {given.players} players, {number} games: {told}")


if __name__ == "__main__":
    sys.exit(main())
