"""The set-ups of Viscounts for the laboratory, from its command-line options."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve, frozen

from valeria_desktop.games.viscounts.game import RULES
from valeria_desktop.games.viscounts.lab.learning import LEARNING
from valeria_desktop.games.viscounts.rules.setup import FUTURES, MAX_PLAYERS, SIDES, Rival, Setup
from valeria_desktop.lab.arguments import whole_number
from valeria_desktop.lab.book import BenchPlan, BenchSetup, LabBook

if TYPE_CHECKING:
    import argparse

    from valeria_desktop.lab.arguments import Parser
    from valeria_desktop.lab.book import Learning

_PLAN = BenchPlan(
    setup=Setup(),
    words="2 players",
    players=range(2, MAX_PLAYERS + 1),
    others=(BenchSetup("four", "games of 4", Setup(players=MAX_PLAYERS)),),
)


@frozen(eq=False)
class _Viscounts(LabBook):
    rival: str = "Odo"

    @property
    def plan(self) -> BenchPlan:
        return _PLAN

    @property
    def learning(self) -> Learning:
        return LEARNING

    def add_setup_options(self, parser: Parser) -> None:
        super().add_setup_options(parser)
        group = parser.add_argument_group("board, and games for one player")
        group.add_argument("--side", type=whole_number(SIDES[0], SIDES[-1]), default=0,
            help="1 or 2; 0 for the one that suits the number of players (0)")  # fmt: skip
        group.add_argument("--rival", choices=[*map(str, Rival)], default=Rival.CLERIC.value,
            help=f"the neutral player's board in a game for one ({Rival.CLERIC})")  # fmt: skip
        group.add_argument("--futures", type=whole_number(FUTURES[0], FUTURES[-1]), default=0,
            help="future schemes that make a game for one harder (0)")  # fmt: skip

    def setup_of(self, arguments: argparse.Namespace) -> Setup:
        setup: Setup = super().setup_of(arguments)
        rival = Rival(arguments.rival)
        return evolve(setup, side=arguments.side, rival=rival, futures=arguments.futures)

    def setup_words(self, setup: Setup) -> str:
        words = [super().setup_words(setup), f"side {setup.board_side}"]
        if setup.is_solo:
            words.append(f"the {setup.rival} board, {setup.futures} future schemes")
        return ", ".join(words)


BOOK = _Viscounts(RULES)
