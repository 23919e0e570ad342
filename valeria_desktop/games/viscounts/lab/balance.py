"""Whether places at the table, starting pairs, ends and sources of points are in balance.

    python -m valeria_desktop.games.viscounts.lab.balance --games 2000 --jobs 2

plays games of stewards for each number of players, and prints what docs/viscounts.md shows.
"""

from __future__ import annotations

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from statistics import fmean
from typing import TYPE_CHECKING

from attrs import define, field

from valeria_desktop.bots.registry import make_bot
from valeria_desktop.games.viscounts.game import RULES
from valeria_desktop.games.viscounts.rules.model.options import TakePair
from valeria_desktop.games.viscounts.rules.model.things import Source
from valeria_desktop.games.viscounts.rules.setup import MAX_PLAYERS, Setup
from valeria_desktop.kernel.chance import Stream, draw
from valeria_desktop.lab.arguments import Parser, whole_number
from valeria_desktop.lab.errors import mean_error, share_error

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator, Sequence

    from valeria_desktop.games.viscounts.rules.game import Game
    from valeria_desktop.games.viscounts.rules.model.effect import Item
    from valeria_desktop.games.viscounts.rules.model.table import Pair

_BOT = "steward"
_SEEDS, _BOTS, _PAIRS = 121, 122, 123
_PART = 10
"""Number of games in one piece of work."""
_TWELFTHS = 12
_SEVERAL = range(2, MAX_PLAYERS + 1)


@define
class SeveralCounts:
    """The sums of several games with the same number of players."""

    games: int = 0
    shares: Counter[int] = field(factory=Counter)
    """Twelfths of victories by place, counted from the start player on; shared ones are split."""
    sources: Counter[str] = field(factory=Counter)
    """Positive points by category."""
    ends: Counter[str] = field(factory=Counter)
    """Number of games by the end cards that were revealed."""
    rounds: list[int] = field(factory=list)
    points: list[int] = field(factory=list)
    leads: dict[str, list[float]] = field(factory=dict)
    """Points above the mean of the table, by the id of the player card or the hero."""

    def add(self, other: SeveralCounts) -> None:
        """Add the sums of other games."""
        self.games += other.games
        for name in ("shares", "sources", "ends"):
            getattr(self, name).update(getattr(other, name))
        self.rounds += other.rounds
        self.points += other.points
        for thing, leads in other.leads.items():
            self.leads.setdefault(thing, []).extend(leads)


def play_part(players: int, seed: int, start: int) -> SeveralCounts:
    """Play one piece of work, and return its sums."""
    found = SeveralCounts()
    for number in range(start, start + _PART):
        _play(found, players, draw(seed, _SEEDS, number))
    return found


def _play(found: SeveralCounts, players: int, seed: int) -> None:
    """Play a game of stewards, each with a random pair: so pairs that nobody likes are tried."""
    game = RULES.deal(Setup(players=players), seed, collects_events=False)
    first = game.active
    bots = [make_bot(RULES, _BOT, draw(seed, _BOTS, seat)) for seat in game.seats]
    chance = Stream(draw(seed, _PAIRS, 0))
    pairs: dict[int, Pair] = {}
    while (decision := game.decision) is not None:
        seat = decision.seat
        if isinstance(decision.options[0], TakePair):
            option = decision.options[chance.below(len(decision.options))]
            pairs[seat] = option.pair
        else:
            option = bots[seat].choose(game.view(seat), decision)
        game.choose(option)
    _count(found, game, first, pairs)


def _count(found: SeveralCounts, game: Game, first: int, pairs: dict[int, Pair]) -> None:
    result = game.result()
    found.games += 1
    found.rounds.append(game.round)
    found.ends["+".join(game.ending)] += 1
    mean = fmean(score.total for score in result.scores)
    for score in result.scores:
        share = round(_TWELFTHS * result.share_of(score.seat))
        found.shares[(score.seat - first) % len(game.seats)] += share
        found.points.append(score.total)
        for line in score.lines:
            found.sources[line.category] += max(0, line.points)
        for thing in (pairs[score.seat].card, pairs[score.seat].hero):
            found.leads.setdefault(thing.id, []).append(score.total - mean)


# --- the printed tables


def rows_of(found: SeveralCounts, players: int) -> Iterator[str]:
    """Yield the results of games with a number of players, as lines of text."""
    games = found.games
    yield f"{players} players, {games} games, {fmean(found.points):.1f} points a player"
    yield f"  rounds: {fmean(found.rounds):.1f} ({min(found.rounds)} to {max(found.rounds)})"
    error = 100 * share_error(1 / players, games)
    shares = (found.shares[place] / _TWELFTHS for place in range(players))
    places = ", ".join(f"{100 * share / games:.1f}" for share in shares)
    yield f"  won from the start player on: {places} % (even {100 / players:.1f}, ± {error:.1f})"
    total = sum(found.sources.values())
    parts = (f"{name} {100 * number / total:.0f} %" for name, number in found.sources.most_common())
    yield f"  points from {', '.join(parts)}"
    for card in ("poverty", "prosperity"):
        number = sum(times for ending, times in found.ends.items() if card in ending.split("+"))
        yield f"  {card} revealed in {100 * number / games:.0f} %"


def rows_of_things(found: SeveralCounts, things: Sequence[Item]) -> Iterator[str]:
    """Yield a table row for each player card or hero: its lead over the mean of the table."""
    for thing in things:
        leads = found.leads.get(thing.id, [])
        if len(leads) > 1:
            source = getattr(thing, "source", Source.FACT)
            mean = f"{fmean(leads):+.1f} ± {mean_error(leads):.1f}"
            yield f"| {thing.words()} | {source} | {len(leads)} | {mean} |"


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the games, print their tables, and return the exit code."""
    parser = Parser(prog="balance", description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=whole_number(_PART), default=2000, help="for each (2000)")
    parser.add_argument(
        "--players",
        type=whole_number(_SEVERAL[0], _SEVERAL[-1]),
        help="only games of this many players",
    )
    parser.add_argument("--seed", type=whole_number(0), default=1)
    parser.add_argument("--jobs", type=whole_number(1), default=1)
    _run(parser.parse_args(arguments))
    return 0


def _run(given: argparse.Namespace) -> None:
    whole = SeveralCounts()
    with ProcessPoolExecutor(given.jobs) as pool:
        for players in (given.players,) if given.players else _SEVERAL:
            found = SeveralCounts()
            part = partial(play_part, players, given.seed)
            for each in pool.map(part, range(0, given.games, _PART)):
                found.add(each)
            print("\n".join(rows_of(found, players)), flush=True)
            whole.add(found)
    catalog = RULES.deal(Setup(), 1).table.catalog
    print("\n| thing | source | games | points above the mean |\n| --- | --- | --- | --- |")
    print("\n".join(rows_of_things(whole, (*catalog.player_cards, *catalog.heroes))))


if __name__ == "__main__":
    sys.exit(main())
