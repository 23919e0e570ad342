"""A level that weighs hidden Dukes against the same level that takes them all for as likely.

    python -m valeria_desktop.games.valeria.lab.duel --level duchess --games 1000 --jobs 2

Each deal is played once from each seat of the first side.
"""

from __future__ import annotations

import math
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import TYPE_CHECKING

from valeria_desktop.bots.levels import SKILLS
from valeria_desktop.games.valeria.bots.learned_worth import net_of, weighs_dukes
from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.native import needed
from valeria_desktop.games.valeria.native.games import mind_of, table_in_core
from valeria_desktop.games.valeria.rules.modes import lay_out
from valeria_desktop.games.valeria.rules.setup import MAX_PLAYERS, MIN_PLAYERS, Setup
from valeria_desktop.kernel.chance import draw
from valeria_desktop.kernel.errors import ValeriaError
from valeria_desktop.lab.arguments import Parser, whole_number
from valeria_desktop.lab.errors import mean_error

if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence

_DEALS, _SEATS = 131, 132  # rows of numbers from the seed


def share_won(level: str, players: int, seed: int, deal: int) -> list[float]:
    """Return what the seat that weighs won of a deal, from each seat in turn."""
    _, table = table_in_core(lay_out(Setup(players=players), shipped_catalog(), 0))
    skill, nodes, net = SKILLS[level].skill, SKILLS[level].nodes, net_of(str(players))
    weighs, even = (
        mind_of(net, skill, nodes, is_even=is_even, weighs_dukes=weighs_dukes(str(players)))
        for is_even in (False, True)
    )
    seeds = [draw(seed, _SEATS, deal * players + seat) for seat in range(players)]
    won = []
    for seat in range(players):
        game = needed().Game(table, draw(seed, _DEALS, deal))
        minds = [weighs if other == seat else even for other in range(players)]
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
    try:
        _run(parser.parse_args(arguments))
    except ValeriaError as error:
        parser.error(str(error))
    return 0


def _run(given: argparse.Namespace) -> None:
    needed()  # says here if the core wasn't built, not in each process
    deals = range(given.games // given.players)
    played = partial(share_won, given.level, given.players, given.seed)
    with ProcessPoolExecutor(given.jobs) as executor:
        won = [100 * math.fsum(each) / given.players for each in executor.map(played, deals)]
    mean, number = math.fsum(won) / len(won), len(won) * given.players
    told = f"{mean:.1f} ± {mean_error(won):.1f} %"
    print(f"{given.level}, {given.players} players, {number} games: {told}")


if __name__ == "__main__":
    sys.exit(main())
