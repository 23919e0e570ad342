"""Learns from games of all levels how players divide their cards, and measures what it tells.

    python -m valeria_desktop.games.valencia.lab.stacks learn --players 2 --games 100
    python -m valeria_desktop.games.valencia.lab.stacks loss --players 2 --games 40 --seed 2

`learn` needs numpy and prints lessons for rules/stack_lessons.py; for more than two players it
plays games of three, four and five. `loss` prints the log-loss of rivals' true sums by level and
round, in natural logarithms, and the mean error of the expected sum: dealt evenly, then weighed.
"""

from __future__ import annotations

import math
import os
import random
import sys
from collections import Counter, defaultdict
from typing import TYPE_CHECKING, Any, NamedTuple

from valeria_desktop.bots.registry import make_bot
from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.lab.learning import any_setup
from valeria_desktop.games.valencia.rules.model.cards import NUMBERS, Card
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.rules.setup import MAX_PLAYERS, MIN_PLAYERS, ROUNDS
from valeria_desktop.games.valencia.rules.stack_beliefs import (
    Facts,
    belief_of,
    distances,
    facts_of,
    lessons_for,
)
from valeria_desktop.games.valencia.rules.stack_lessons import SIZES, StackLesson
from valeria_desktop.kernel.chance import Stream, draw
from valeria_desktop.lab.arguments import Parser
from valeria_desktop.lab.lesson_command import run_lesson_command

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from numpy.typing import NDArray

    from valeria_desktop.games.valencia.rules.game import Game
    from valeria_desktop.games.valencia.rules.view import View

    Numbers = NDArray[Any]

_SHARES = {"squire": 2, "knight": 3, "baron": 4, "duchess": 2, "planner": 8}
"""How many of nineteen players are of each kind."""
_NODES = 200
"""The positions of a level's decision: a tenth of a duchess's usual ones, as games are many."""
_SETUPS, _GAMES, _SEATS = 151, 152, 153  # rows of numbers from the seed
_CAREFUL = frozenset({"duchess", "planner"})
"""Whose plans are counted. Others stop drawing by chance; they have the even part of a belief."""
_LEARNED = (1, 2)
"""The sizes of stacks that are told by their sums; larger ones are few, and tell nothing."""
_NONE = StackLesson((0,) * 6, (0,) * 6)


class StackMoment(NamedTuple):
    """A hidden stack in an auction, after the stacks of its owner that are drawn before it."""

    level: str
    round: int
    facts: Facts
    unseen: tuple[Card, ...]
    """The cards that the stack may be made of."""
    stack: tuple[Card, ...]
    lesson: StackLesson
    """The lesson that weighs it; an empty one where none does."""

    @property
    def total(self) -> int:
        """The true sum, by the cards' own numbers."""
        return sum(map(NUMBERS.__getitem__, self.stack))


class Plan(NamedTuple):
    """A player's plan of a round: the cards that were there, and the sizes of the stacks."""

    level: str
    round: int
    deck: int
    sizes: tuple[int, ...]


def played(players: Sequence[int], games: int, seed: int) -> Iterator[StackMoment | Plan]:
    """Play games of all levels; yield the hidden stacks at each bid, and each plan once."""
    for number in range(games):
        course = str(players[number % len(players)])
        setup = any_setup(course, Stream(draw(seed, _SETUPS, number)))
        game = RULES.deal(setup, draw(seed, _GAMES, number), collects_events=False)
        chance = random.Random(draw(seed, _SEATS, number))
        levels = chance.choices([*_SHARES], [*_SHARES.values()], k=len(game.seats))
        yield from _played(game, levels, chance)


def _played(
    game: Game, levels: Sequence[str], chance: random.Random
) -> Iterator[StackMoment | Plan]:
    bots = [make_bot(RULES, level, chance.getrandbits(40), _NODES) for level in levels]
    planned = 0
    while (decision := game.decision) is not None:
        view = game.view(decision.seat)
        if decision.prompt == Prompt.BID:
            if planned < view.round:
                planned = view.round
                yield from _plans(view, levels)
            yield from _stacks(game, view, levels)
        game.choose(bots[decision.seat].choose(view, decision))


def _plans(view: View, levels: Sequence[str]) -> Iterator[Plan]:
    for level, player in zip(levels, view.players, strict=True):
        yield Plan(level, view.round, player.deck + sum(player.stacks), player.stacks)


def _stacks(game: Game, view: View, levels: Sequence[str]) -> Iterator[StackMoment]:
    players, lessons = game.snapshot().players, lessons_for(view)
    for seat, player in enumerate(players):
        if seat == view.seat:
            continue
        facts = facts_of(view, seat)
        dealt = [
            *player.deck[len(player.known) :],
            *(card for each in player.stacks for card in each),
        ]
        for stack in player.stacks:
            lesson = lessons.get(len(stack), _NONE)
            yield StackMoment(levels[seat], view.round, facts, tuple(dealt), stack, lesson)
            for card in stack:
                dealt.remove(card)


# --- how well it tells


class Told(NamedTuple):
    """The loss and the error of a belief about one stack, beside those of an even deal."""

    even_loss: float
    loss: float
    even_error: float
    error: float


def told_of(moment: StackMoment) -> Told:
    """Return what the even deal and the belief say of a stack's sum."""
    found = []
    for lesson in (_NONE, moment.lesson):
        weights = belief_of(moment.unseen, len(moment.stack), lesson, moment.facts).weights
        whole = sum(weights.values())
        mean = sum(total * weight for total, weight in weights.items()) / whole
        found.append((-math.log(weights[moment.total] / whole), abs(mean - moment.total)))
    (even_loss, even_error), (loss, error) = found
    return Told(even_loss, loss, even_error, error)


def print_loss(players: int, games: int, seed: int) -> None:
    """Print the mean log-loss and error of rivals' sums by level and round."""
    found: defaultdict[tuple[str, int], list[Told]] = defaultdict(list)
    for each in played([players], games, seed):
        if isinstance(each, StackMoment):
            told = told_of(each)
            for level in (each.level, "all"):
                for number in (each.round, 0):
                    found[level, number].append(told)
    print(f"{players} players, {games} games, {len(found['all', 0])} stacks")
    rows = [*range(1, ROUNDS + 1), 0]
    print("| level |", " | ".join(f"round {row}" if row else "all" for row in rows), "|")
    for level in (*_SHARES, "all"):
        print(f"| {level} |", " | ".join(_cell(found[level, row]) for row in rows), "|")


def _cell(told: Sequence[Told]) -> str:
    if not told:
        return ""
    even_loss, loss, even_error, error = (
        math.fsum(column) / len(told) for column in zip(*told, strict=True)
    )
    return f"{even_loss:.2f} → {loss:.2f} ({even_error:.2f} → {error:.2f})"


# --- learning it

_DECAY = 1.0
_STEPS = 8  # of Newton's method
_UNIT = 8 / math.log(2) * 65536 / 16
"""A natural logarithm for each whole point, in 2^-16 of an eighth of a doubling per sixteenth."""


def print_lessons(players: int, games: int, seed: int) -> None:
    """Learn how stacks are made, and print it."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # threads make such small sums slower
    several = [players] if players == MIN_PLAYERS else [*range(MIN_PLAYERS + 1, MAX_PLAYERS + 1)]
    found = [*played(several, games, seed)]
    moments = [each for each in found if isinstance(each, StackMoment)]
    for size in _LEARNED:
        mine = [each for each in moments if len(each.stack) == size and each.round < ROUNDS]
        above, away = _learned(mine)
        print(f"{size}: StackLesson(\n    {above},\n    {away},\n),  # {len(mine)} stacks")
    plans = [each for each in found if isinstance(each, Plan) and each.deck]
    plans = [each for each in plans if each.level in _CAREFUL]
    print(f"DRAWN = {_drawn(plans)}\nSIZES = {_sizes(plans)}")


def _learned(moments: Iterable[StackMoment]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    import numpy as np

    cases = [_case(moment) for moment in moments]
    lesson = np.zeros(cases[0][0].shape[1])
    for _ in range(_STEPS):
        slope, bend = -_DECAY * lesson, _DECAY * np.eye(len(lesson))
        for facts, even, true in cases:
            likely = even * np.exp(facts @ lesson - (facts @ lesson).max())
            likely /= likely.sum()
            mean = likely @ facts
            slope += facts[true] - mean
            bend += (facts * likely[:, None]).T @ facts - np.outer(mean, mean)
        lesson += np.linalg.solve(bend, slope)
    numbers = [int(each) for each in np.rint(lesson * _UNIT)]
    half = len(numbers) // 2
    return tuple(numbers[:half]), tuple(numbers[half:])


def _case(moment: StackMoment) -> tuple[Numbers, Numbers, int]:
    """Return the facts of each sum, its share of an even deal, and the true sum's place."""
    import numpy as np

    size, kinds = len(moment.stack), Counter(map(NUMBERS.__getitem__, moment.unseen))
    weights = belief_of(moment.unseen, size, _NONE, moment.facts).weights
    far = np.array(distances(tuple(sorted(kinds.items())), size)) / 16
    facts = np.concatenate([np.outer(column, moment.facts) for column in far.T], 1)
    even = np.array([*weights.values()]) / sum(weights.values())
    return facts, even, [*weights].index(moment.total)


def _drawn(plans: Iterable[Plan]) -> Mapping[int, int]:
    """Return how often numbers above an even share were drawn, rare ones left out."""
    counted: Counter[int] = Counter()
    for each in plans:
        counted[sum(each.sizes) - -(-each.deck // (ROUNDS - each.round + 1))] += 1
    least = max(1, counted.total() // 100)
    return {more: number for more, number in sorted(counted.items()) if number >= least}


def _sizes(plans: Iterable[Plan]) -> tuple[tuple[int, ...], ...]:
    rows = [[1] * 3 for _ in SIZES]
    for each in plans:
        left = sum(each.sizes)
        for size in each.sizes:
            rows[min(left, len(rows)) - 1][min(size, 3) - 1] += 1
            left -= size
    return tuple(map(tuple, rows))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command that is asked for, and return the exit code."""
    parser = Parser(prog="stacks", description=__doc__.partition("\n")[0])
    commands = {"learn": print_lessons, "loss": print_loss}
    players = MIN_PLAYERS, MAX_PLAYERS
    return run_lesson_command(parser, arguments, commands, players=players, games=100)


if __name__ == "__main__":
    sys.exit(main())
