"""Learns from games of all levels how cards tell their owner's Duke, and measures how well they do.

    python -m valeria_desktop.games.valeria.lab.dukes learn --players 2 --games 1500
    python -m valeria_desktop.games.valeria.lab.dukes loss --players 2 --games 400 --seed 2

`learn` needs numpy and prints a lesson for rules/duke_lessons.py. `loss` prints the log-loss of the
true Duke by level and round, in natural logarithms, beside that of an even guess.
"""

from __future__ import annotations

import math
import os
import random
import sys
from collections import defaultdict
from statistics import fmean
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from valeria_desktop.bots.levels import SKILLS
from valeria_desktop.games.valeria.bots.learned_worth import net_of, weighs_dukes
from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.lab.learning import playable_setup
from valeria_desktop.games.valeria.native import needed
from valeria_desktop.games.valeria.native.games import mind_of, table_in_core
from valeria_desktop.games.valeria.rules.duke_beliefs import MOST_CARDS, Unseen, facts_of
from valeria_desktop.games.valeria.rules.model.holdings import scored_citizens, scored_domains
from valeria_desktop.games.valeria.rules.model.player import Player
from valeria_desktop.games.valeria.rules.modes import lay_out
from valeria_desktop.games.valeria.rules.setup import MAX_PLAYERS, MIN_PLAYERS
from valeria_desktop.kernel.chance import draw
from valeria_desktop.lab.arguments import Parser
from valeria_desktop.lab.lesson_command import run_lesson_command

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from numpy.typing import NDArray

    from valeria_desktop.games.valeria.native._core import Game, Mind
    from valeria_desktop.games.valeria.rules.model.cards import Card, Citizen, Domain, Foe
    from valeria_desktop.games.valeria.rules.model.dukes import Duke
    from valeria_desktop.games.valeria.rules.model.table import Table

    Numbers = NDArray[Any]

_SHARES = {"squire": 2, "knight": 4, "baron": 5, "duchess": 3, "greedy": 4, "look": 2}
"""How many of twenty players are of each kind; "look" overlooks nothing one step ahead."""
_ROUNDS = (1, 2, 4, 6, 8)
"""The first rounds of the rows of the table."""
_TABLES, _GAMES, _SEATS = 141, 142, 143  # rows of numbers from the seed
_GAMES_AT_A_TABLE = 10


class TableauMoment(NamedTuple):
    """The beginning of a round, or the end of a game."""

    table: Table
    levels: list[str]
    round: int
    is_end: bool
    players: list[Player]
    """With their true Dukes."""

    def seen_by(self, seat: int) -> Unseen:
        """Return what a seat hasn't seen."""
        dealt = self.players[seat].dealt
        dukes = tuple([duke for duke in self.table.catalog.dukes if duke not in dealt])
        rivals = tuple([at for at in range(len(self.players)) if at != seat])
        return Unseen(self.table, dukes, rivals)


def moments(players: int, games: int, seed: int) -> Iterator[TableauMoment]:
    """Play games of all levels, and yield their moments."""
    minds = _minds(players)
    for number in range(games):
        start = number - number % _GAMES_AT_A_TABLE
        setup = playable_setup(str(players), draw(seed, _TABLES, start))
        if not setup.has_dukes:
            continue
        table = lay_out(setup, shipped_catalog(), draw(seed, _TABLES, start))
        chance = random.Random(draw(seed, _SEATS, number))
        levels = chance.choices([*_SHARES], [*_SHARES.values()], k=players)
        game = needed().Game(table_in_core(table)[1], draw(seed, _GAMES, number))
        yield from _played(table, game, levels, [minds[level] for level in levels], chance)


def _minds(players: int) -> dict[str, Mind]:
    net, weighed = net_of(str(players)), weighs_dukes(str(players))
    levels = {name: level for name, level in SKILLS.items() if name in _SHARES}
    minds = {
        name: mind_of(net, level.skill, level.nodes, weighs_dukes=weighed)
        for name, level in levels.items()
    }
    return {**minds, "greedy": mind_of(None), "look": mind_of(net, weighs_dukes=weighed)}


def _played(
    table: Table, game: Game, levels: list[str], minds: list[Mind], chance: random.Random
) -> Iterator[TableauMoment]:
    at, turn = [chance.getrandbits(64) for _ in minds], 0
    while (asked := game.asked) is not None:
        seat = asked[0]
        now = game.ended()[1]
        if now != turn and now % len(minds) == 1:
            yield _moment(table, game, levels, is_end=False)
        turn = now
        option, at[seat] = needed().choose_for(game, minds[seat], at[seat])
        game.choose(option)
    yield _moment(table, game, levels, is_end=True)


def _moment(table: Table, game: Game, levels: list[str], *, is_end: bool) -> TableauMoment:
    cards = table_in_core(table)[0].cards
    state = game.state()
    players = [_player(cards, each) for each in cast("tuple[Sequence[Any], ...]", state[-1])]
    return TableauMoment(table, levels, -(-game.ended()[1] // len(levels)), is_end, players)


def _player(cards: list[Card], numbers: Sequence[Any]) -> Player:
    gold, strength, magic, points, duke, dealt, *owned = numbers
    citizens, domains, monsters = ([cards[at] for at in each] for each in owned)
    return Player(
        gold,
        strength,
        magic,
        points,
        (),
        cast("tuple[Citizen, ...]", tuple(citizens)),
        cast("tuple[Domain, ...]", tuple(domains)),
        cast("tuple[Foe, ...]", tuple(monsters)),
        cast("Duke", cards[duke]),
        cast("tuple[Duke, ...]", tuple(cards[at] for at in dealt)),
    )


# --- how well it tells


def print_loss(players: int, games: int, seed: int) -> None:
    """Print the mean log-loss of the true Dukes by level and round."""
    found: defaultdict[tuple[str, str], list[tuple[float, float]]] = defaultdict(list)
    for moment in moments(players, games, seed):
        unseen = moment.seen_by(0)
        shares = unseen.belief(moment.players.__getitem__).shares()
        for seat, each in zip(unseen.rivals, shares, strict=True):
            duke = cast("Duke", moment.players[seat].duke)
            share = each[unseen.dukes.index(duke)] / sum(each)
            pair = -math.log(share), float(share == max(each) / sum(each))
            for level in (moment.levels[seat], "all"):
                found[level, _row(moment)].append(pair)
    even = math.log(len(shipped_catalog().dukes) - 2)
    print(f"{players} players, {games} games; an even guess has {even:.2f}")
    rows = [*(f"round {first}" for first in _ROUNDS), "end"]
    print("| level |", " | ".join(rows), "|")
    for level in (*_SHARES, "all"):
        cells = [_cell(found[level, row]) for row in rows]
        print(f"| {level} |", " | ".join(cells), "|")


def _row(moment: TableauMoment) -> str:
    if moment.is_end:
        return "end"
    return f"round {max(first for first in _ROUNDS if first <= moment.round)}"


def _cell(pairs: list[tuple[float, float]]) -> str:
    if not pairs:
        return ""
    number = len(pairs)
    loss = math.fsum(loss for loss, _ in pairs) / number
    best = 100 * math.fsum(is_best for _, is_best in pairs) / number
    return f"{loss:.2f} ({best:.0f} %)"


# --- learning it

_DECAY = 3e-4
_STEPS = 20  # of Newton's method; it converges after ten
_HALVINGS = 30
_UNIT = 8 / math.log(2) * 65536
"""A natural logarithm in 2^-16 of an eighth of a doubling."""
_SCALE = (1, 1, 1, 1, 1, 1, 16, 16, 16, 16, 60)
"""The units of the facts, so that all are of one size in points."""


def print_lesson(players: int, games: int, seed: int) -> None:
    """Learn how much each fact says, and print it."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # threads make such small sums slower
    import numpy as np

    rows, true = [], []
    for moment in moments(players, games, seed):
        unseen = moment.seen_by(0)
        for seat in unseen.rivals:
            player = moment.players[seat]
            facts = np.array(facts_of(unseen.table, unseen.dukes, player)) / _SCALE
            cards = (
                len(scored_citizens(player)) + len(scored_domains(player)) + len(player.monsters)
            )
            rows.append(np.concatenate([facts, facts * min(cards, MOST_CARDS) / 12], 1))
            true.append(unseen.dukes.index(cast("Duke", player.duke)))
    seen = np.stack(rows)
    lesson = np.zeros(seen.shape[2])
    for _ in range(_STEPS):
        lesson = _better(lesson, seen, true)
    scale = np.array(_SCALE) / _UNIT
    first, each = np.rint(lesson[:11] / scale), np.rint(lesson[11:] / 12 / scale)
    print(f"{players}: DukeLesson(\n    {_tuple(first)},\n    {_tuple(each)},\n),")
    print(f"# {len(rows)} moments, loss {_loss(lesson, seen, true):.4f}")


def _better(lesson: Numbers, seen: Numbers, true: Sequence[int]) -> Numbers:
    """Take a step of Newton's method, as far as it makes the lesson better.

    Where few games are learned from, a whole step may leap over the best lesson.
    """
    import numpy as np

    likely = _likely(seen @ lesson)
    mean = np.einsum("nk,nkd->nd", likely, seen)
    slope = (seen[np.arange(len(seen)), true] - mean).mean(0) - _DECAY * lesson
    weighed = (seen * likely[:, :, None]).reshape(-1, len(lesson))
    bend = weighed.T @ seen.reshape(-1, len(lesson)) - mean.T @ mean
    step = np.linalg.solve(bend / len(seen) + _DECAY * np.eye(len(lesson)), slope)
    now = _cost(lesson, seen, true)
    for _ in range(_HALVINGS):
        if _cost(lesson + step, seen, true) <= now:
            break
        step /= 2
    return lesson + step


def _cost(lesson: Numbers, seen: Numbers, true: Sequence[int]) -> float:
    return _loss(lesson, seen, true) + _DECAY / 2 * float(lesson @ lesson)


def _loss(lesson: Numbers, seen: Numbers, true: Sequence[int]) -> float:
    likely = _log_likely(seen @ lesson)
    return -fmean(float(row[at]) for row, at in zip(likely, true, strict=True))


def _likely(sums: Numbers) -> Numbers:
    import numpy as np

    likely: Numbers = np.exp(_log_likely(sums))
    return likely


def _log_likely(sums: Numbers) -> Numbers:
    """Return natural logarithms, which stay finite where a Duke is all but ruled out."""
    import numpy as np

    above: Numbers = sums - sums.max(1, keepdims=True)
    found: Numbers = above - np.log(np.exp(above).sum(1, keepdims=True))
    return found


def _tuple(numbers: Iterable[float]) -> tuple[int, ...]:
    return tuple(int(number) for number in numbers)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command that is asked for, and return the exit code."""
    parser = Parser(prog="dukes", description=__doc__.partition("\n")[0])
    commands = {"learn": print_lesson, "loss": print_loss}
    players = MIN_PLAYERS, MAX_PLAYERS
    return run_lesson_command(parser, arguments, commands, players=players, games=400)


if __name__ == "__main__":
    sys.exit(main())
