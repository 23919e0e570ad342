"""Valencia's set-ups for the laboratory, from its command-line options."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve, frozen

from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.lab.learning import LEARNING
from valeria_desktop.games.valencia.rules.setup import (
    FIRST_GAME,
    MAX_PLAYERS,
    RANDOM,
    Advanced,
    Setup,
)
from valeria_desktop.kernel.foreign import quoted
from valeria_desktop.lab.arguments import UsageError, names
from valeria_desktop.lab.book import BenchPlan, BenchSetup, LabBook

if TYPE_CHECKING:
    import argparse

    from valeria_desktop.lab.arguments import Parser
    from valeria_desktop.lab.book import Learning

_ALL = "all"
_KINDS = ", ".join(Advanced)


_PLAN = BenchPlan(
    setup=Setup(),
    words="2 players, first game",
    players=RULES.seats,
    others=(
        BenchSetup(
            "five_with_all",
            "games of 5 with all advanced cards",
            Setup(players=MAX_PLAYERS, city=RANDOM, advanced=frozenset(Advanced)),
        ),
    ),
)


@frozen(eq=False)
class _Valencia(LabBook):
    @property
    def plan(self) -> BenchPlan:
        return _PLAN

    @property
    def learning(self) -> Learning:
        return LEARNING

    def add_setup_options(self, parser: Parser) -> None:
        super().add_setup_options(parser)
        group = parser.add_argument_group("city and cards")
        group.add_argument("--city", choices=(FIRST_GAME, RANDOM), default=FIRST_GAME,
            help=f"how its quarters lie ({FIRST_GAME})")  # fmt: skip
        group.add_argument("--advanced", type=names, default=(), metavar="KINDS",
            help=f"advanced cards, with commas: {_KINDS}; or {_ALL}")  # fmt: skip

    def setup_of(self, arguments: argparse.Namespace) -> Setup:
        setup: Setup = super().setup_of(arguments)
        return evolve(setup, city=arguments.city, advanced=_advanced(arguments.advanced))

    def setup_words(self, setup: Setup) -> str:
        words = [super().setup_words(setup), f"city: {setup.city}"]
        if setup.advanced:
            words.append(f"advanced cards: {', '.join(sorted(setup.advanced))}")
        return ", ".join(words)


def _advanced(kinds: tuple[str, ...]) -> frozenset[Advanced]:
    if kinds == (_ALL,):
        return frozenset(Advanced)
    if unknown := [kind for kind in kinds if kind not in list(Advanced)]:
        message = f"There are no advanced cards {quoted(unknown[0])}; choose of {_KINDS}."
        raise UsageError(message)
    return frozenset(map(Advanced, kinds))


BOOK = _Valencia(RULES)
