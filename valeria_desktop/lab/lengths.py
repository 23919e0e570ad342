"""`valeria-lab lengths`: measures how much longer a game becomes with each set.

What is counted are the choices that bots really have, in games of the same seeds with and without
a set. Rounds alone would miss what a set adds to a turn.
"""

from __future__ import annotations

from math import sqrt
from statistics import fmean, variance
from typing import TYPE_CHECKING, Any

from attrs import frozen

from valeria_desktop.lab.arguments import UsageError, names, whole_number
from valeria_desktop.lab.options import add_bots_option, bots_of
from valeria_desktop.lab.play import make_bots, seat_bots, seed_of

if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence

    from valeria_desktop.kernel.rules import Rules
    from valeria_desktop.lab.arguments import Parser
    from valeria_desktop.lab.book import Lab, LabBook

_SURE = 2.0
"""The number of standard errors from which a difference counts as one."""


@frozen
class Longer:
    """How much longer games with a set are, in per cent, with its standard error."""

    percent: float
    error: float

    @property
    def told(self) -> int:
        """The number that players are told: 0 for a difference that chance may have made."""
        return round(self.percent) if abs(self.percent) > _SURE * self.error else 0


def add_arguments(parser: Parser, book: LabBook) -> None:
    """Add the arguments of the command."""
    book.add_setup_options(parser)
    add_bots_option(parser, book.rules)
    add = parser.add_argument
    add("--games", type=whole_number(2), default=300, metavar="G",
        help="games with each set, and as many without (300)")  # fmt: skip
    add("--seed", type=whole_number(0), default=1, metavar="S", help="the first seed (1)")
    add("--only", type=names, default=(), metavar="LIST", help="the sets to measure (all)")
    add("--write", action="store_true", help="write the numbers beside the sets' other facts")


def lengths(arguments: argparse.Namespace, lab: Lab) -> None:
    """Measure each set alone, print what was found, and write it if that is asked for."""
    book, rules = lab.book, lab.book.rules
    measured = [name for name in sorted(rules.sets) if name in (arguments.only or rules.sets)]
    if not measured:
        raise UsageError(f"{rules.name} has no such sets to measure.")
    setup = book.setup_of(arguments)
    bots = bots_of(arguments, rules, setup)
    rules.check(setup, arguments.seed)
    without = [_choices(rules, setup, bots, arguments.seed, at) for at in range(arguments.games)]
    print(f"{arguments.games} games each; without sets {fmean(without):.1f} choices")
    for name in measured:
        one = book.with_set(setup, name)
        found = [_choices(rules, one, bots, arguments.seed, at) for at in range(arguments.games)]
        longer = compared(without, found)
        print(f"{name:<24} {longer.percent:+5.1f} % ± {longer.error:.1f}: {longer.told}")
        if arguments.write:
            book.write_length(name, longer.told)


def compared(without: Sequence[int], found: Sequence[int]) -> Longer:
    """Compare the lengths of games with those of games without a set."""
    base, mean = fmean(without), fmean(found)
    spread = sqrt(variance(found) / len(found) + variance(without) / len(without))
    return Longer(100 * (mean / base - 1), 100 * spread / base)


def _choices(rules: Rules[Any], setup: object, bots: Sequence[str], seed: int, number: int) -> int:
    """Play a game, and count the decisions that left something to choose."""
    game_seed = seed_of(seed, number)
    game = rules.deal(setup, game_seed, collects_events=False)
    seated = seat_bots(bots, game.setup.players, number)
    players, made = make_bots(rules, seated, game_seed), 0
    while (decision := game.decision) is not None:
        made += len(decision.options) > 1
        game.choose(players[decision.seat].choose(game.view(decision.seat), decision))
    return made
