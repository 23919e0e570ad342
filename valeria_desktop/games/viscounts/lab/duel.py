"""How strong learned values are: the duchess by them against the duchess by hand, or a steward.

    python -m valeria_desktop.games.viscounts.lab.duel --games 200 --out build/duel.jsonl
    python -m valeria_desktop.games.viscounts.lab.duel --values build/values/viscounts/2.json

plays each deal of two once from each seat, and keeps it; the same command goes on where it was cut
short, or plays more games.
"""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

from attrs import evolve

from valeria_desktop.bots.learned import values_folder
from valeria_desktop.bots.look import lead
from valeria_desktop.bots.registry import make_bot
from valeria_desktop.bots.weights import read_weights
from valeria_desktop.games.viscounts.bots.feature_words import BLOCKS
from valeria_desktop.games.viscounts.bots.learned_worth import LearnedChance
from valeria_desktop.games.viscounts.bots.worth import WinningChance
from valeria_desktop.games.viscounts.game import RULES
from valeria_desktop.games.viscounts.rules.setup import Setup
from valeria_desktop.kernel.chance import draw
from valeria_desktop.lab.arguments import Parser, whole_number
from valeria_desktop.lab.errors import mean_error
from valeria_desktop.lab.series import Series

if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence

    from valeria_desktop.kernel.rules import Bot, Rules

_DEALS, _BOTS = 141, 142  # rows of numbers from the seed
BY_HAND, STEWARD, DUCHESS = "hand", "steward", "duchess"


@cache
def _rules(values: Path | None) -> Rules[Setup]:
    """Return the rules with the worth of positions by a file of weights; without one, by hand."""
    if values is None:
        return evolve(RULES, worth=WinningChance)
    return evolve(RULES, worth=partial(LearnedChance, read_weights(values, BLOCKS).net))


def play_deal(values: Path | None, against: str, seed: int, deal: int) -> dict[str, Any]:
    """Return what the duchess by values won of a deal from each seat, and her leads in points."""
    shares, leads = [], []
    for mine in range(2):
        game = RULES.deal(Setup(), draw(seed, _DEALS, deal), collects_events=False)
        seeds = [draw(seed, _BOTS, 2 * deal + seat) for seat in range(2)]
        bots: list[Bot] = [_rival(against, each) for each in seeds]
        bots[mine] = make_bot(_rules(values), DUCHESS, seeds[mine])
        while (decision := game.decision) is not None:
            game.choose(bots[decision.seat].choose(game.view(decision.seat), decision))
        shares.append(game.result().share_of(mine))
        leads.append(lead(game, mine))
    return {"game": deal, "won": shares, "leads": leads}


def _rival(against: str, seed: int) -> Bot:
    return make_bot(_rules(None), STEWARD if against == STEWARD else DUCHESS, seed)


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the deals that are missing, print what was won, and return the exit code."""
    parser = Parser(prog="duel", description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=whole_number(4), default=200)
    parser.add_argument("--seed", type=whole_number(0), default=1)
    parser.add_argument("--jobs", type=whole_number(1), default=1)
    parser.add_argument("--against", choices=(BY_HAND, STEWARD), default=BY_HAND)
    file: dict[str, Any] = {"type": Path, "metavar": "FILE"}
    parser.add_argument("--values", **file, help="the duchess's values (those shipped)")
    parser.add_argument("--by-hand", action="store_true", help="the duchess goes by hand, too")
    parser.add_argument("--out", **file, default=Path("build/viscounts-duel.jsonl"))
    return parser.carry_out(_run, arguments)


def _run(given: argparse.Namespace) -> None:
    values = (
        None if given.by_hand else given.values or Path(str(values_folder(RULES.id) / "2.json"))
    )
    _rules(values)  # says here what is wrong with the values
    digest = values and sha256(values.read_bytes()).hexdigest()[:16]
    head = {"seed": given.seed, "against": given.against, "values": digest}
    series, deals = Series(given.out, head), given.games // 2
    played = partial(play_deal, values, given.against, given.seed)
    with ProcessPoolExecutor(given.jobs) as executor:
        for found in executor.map(played, series.missing(range(deals))):
            series.write(found)
    games = [data for _, data in series.lines() if data["game"] < deals]
    won = [50 * sum(data["won"]) for data in games]
    leads = [sum(data["leads"]) / 2 for data in games]
    print(f"{2 * len(games)} games against {given.against}: {_told(won)} %, {_told(leads)} points")


def _told(numbers: Sequence[float]) -> str:
    return f"{sum(numbers) / len(numbers):.1f} ± {mean_error(numbers):.1f}"


if __name__ == "__main__":
    sys.exit(main())
