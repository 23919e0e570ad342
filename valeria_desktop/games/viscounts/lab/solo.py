"""How hard a game alone is: each of Odo's boards with none to three future schemes.

    python -m valeria_desktop.games.viscounts.lab.solo --games 200 --jobs 2

plays games of the duchess with the same seeds in all sixteen, and prints the table of
docs/viscounts.md. Each game is kept in a file as it ends: the same command goes on where it was cut
short.
"""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import product
from pathlib import Path
from statistics import NormalDist, fmean, stdev
from typing import TYPE_CHECKING

from attrs import define, field

from valeria_desktop.bots.look import lead
from valeria_desktop.bots.registry import make_bot
from valeria_desktop.games.viscounts.game import RULES
from valeria_desktop.games.viscounts.rules.setup import FUTURES, Rival, Setup
from valeria_desktop.kernel.chance import draw
from valeria_desktop.lab.arguments import Parser, run, whole_number
from valeria_desktop.lab.errors import share_error
from valeria_desktop.lab.series import Series

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator, Mapping, Sequence

_SEEDS, _BOTS = 131, 132
_HALF = 0.5

Rung = tuple[Rival, int]
"""A board of Odo, and the number of future schemes in his deck."""
RUNGS: tuple[Rung, ...] = tuple(product(Rival, FUTURES))


@define
class SoloCounts:
    """The games alone against one board with one number of future schemes."""

    won: list[float] = field(factory=list)
    """The player's share of each victory."""
    leads: list[int] = field(factory=list)
    """The player's points above Odo's."""
    rounds: list[int] = field(factory=list)

    def add(self, won: float, lead: int, rounds: int) -> None:
        """Add a game."""
        self.won.append(won)
        self.leads.append(lead)
        self.rounds.append(rounds)

    @property
    def share(self) -> float:
        """The share of games that the player won."""
        return fmean(self.won)

    @property
    def error(self) -> float:
        """Half of the interval that holds the true share 95 of 100 times (Agresti and Coull)."""
        games = len(self.won) + 4
        return share_error((sum(self.won) + 2) / games, games)

    @property
    def chance(self) -> float:
        """The chance of winning that the leads tell, as if they were normally distributed.

        It is surer than the share, as a lead says more than who won.
        """
        if len(self.leads) == 1:
            return self.share
        return NormalDist().cdf(fmean(self.leads) / max(1.0, stdev(self.leads)))


def play_solo(bot: str, seed: int, rung: Rung, number: int) -> tuple[float, int, int]:
    """Play one game alone; return the share of the victory, the lead and the rounds."""
    rival, futures = rung
    setup = Setup(players=1, rival=rival, futures=futures)
    game = RULES.deal(setup, draw(seed, _SEEDS, number), collects_events=False)
    player = make_bot(RULES, bot, draw(seed, _BOTS, number))
    while (decision := game.decision) is not None:
        game.choose(player.choose(game.view(0), decision))
    return game.result().share_of(0), lead(game, 0), game.round


def even_one(found: Mapping[Rung, SoloCounts]) -> Rung:
    """Return the board and number of future schemes with which the chances are nearest to even."""
    return min(found, key=lambda rung: abs(found[rung].chance - _HALF))


def rows_of(found: Mapping[Rung, SoloCounts]) -> Iterator[str]:
    """Yield a table of shares won, and of mean leads, as lines of text."""
    heads = " | ".join(f"{futures} future schemes" for futures in FUTURES)
    yield f"| won of {min(len(each.won) for each in found.values())} games each | {heads} |"
    yield "| --- |" + " --- |" * len(FUTURES)
    for rival in Rival:
        yield f"| {rival} | {' | '.join(_cell(found[rival, each]) for each in FUTURES)} |"
    for futures in FUTURES:
        shares = [found[rival, futures].share for rival in Rival]
        chances = [found[rival, futures].chance for rival in Rival]
        yield (
            f"all boards, {futures}: {100 * fmean(shares):.0f} % won,"
            f" {100 * fmean(chances):.0f} % by leads"
        )
    rival, futures = even_one(found)
    yield f"nearest to even: {rival} with {futures}"


def _cell(counts: SoloCounts) -> str:
    share, error = 100 * counts.share, 100 * counts.error
    return f"{share:.0f} ± {error:.0f} % ({fmean(counts.leads):+.0f})"


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the games, print their table, and return the exit code."""
    parser = Parser(prog="solo", description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=whole_number(1), default=200, help="for each (200)")
    parser.add_argument("--bot", default="duchess", help="who plays (duchess)")
    parser.add_argument("--seed", type=whole_number(0), default=1)
    parser.add_argument("--jobs", type=whole_number(1), default=1)
    parser.add_argument(
        "--out",
        type=Path,
        default=Path("build/viscounts-alone.jsonl"),
        help="the file for the games (build/viscounts-alone.jsonl)",
    )
    given = parser.parse_args(arguments)
    return run("solo", lambda: print("\n".join(rows_of(_found(given))), flush=True))


def _found(given: argparse.Namespace) -> dict[Rung, SoloCounts]:
    """Play the games that are missing, and count all of them."""
    series = Series(given.out, {"bot": given.bot, "seed": given.seed})
    games = given.games * len(RUNGS)
    played = partial(_game, given.bot, given.seed)
    with ProcessPoolExecutor(given.jobs) as executor:
        for game in executor.map(played, series.missing(range(games))):
            series.write(game)
    found = {rung: SoloCounts() for rung in RUNGS}
    for _, game in series.lines():
        if game["game"] < games:
            found[_rung_of(game["game"])].add(game["won"], game["lead"], game["rounds"])
    return found


def _rung_of(number: int) -> Rung:
    """Return the board and the schemes of a game: each deal is played against all of them."""
    return RUNGS[number % len(RUNGS)]


def _game(bot: str, seed: int, number: int) -> dict[str, float]:
    won, ahead, rounds = play_solo(bot, seed, _rung_of(number), number // len(RUNGS))
    return {"game": number, "won": won, "lead": ahead, "rounds": rounds}


if __name__ == "__main__":
    sys.exit(main())
