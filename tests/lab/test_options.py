"""The choice of bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from valeria_desktop.bots.registry import UnknownBotError
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.lab.arguments import Parser, UsageError
from valeria_desktop.lab.options import add_bots_option, bots_of

if TYPE_CHECKING:
    import argparse


def parse(*arguments: str) -> argparse.Namespace:
    parser = Parser(prog="try")
    add_bots_option(parser, RULES)
    return parser.parse_args(arguments)


def test_bots_are_known_ones_and_no_more_than_seats() -> None:
    setup = Setup(players=2)

    assert bots_of(parse(), RULES, setup) == ("greedy",)
    assert bots_of(parse("--bots", "greedy, random"), RULES, setup) == ("greedy", "random")
    with pytest.raises(UsageError, match="3 bots were named for 2 players"):
        bots_of(parse("--bots", "random,random,random"), RULES, setup)
    with pytest.raises(UsageError, match="at least one bot"):
        bots_of(parse("--bots", ","), RULES, setup)
    with pytest.raises(UnknownBotError, match="no bot 'clever'"):
        bots_of(parse("--bots", "clever"), RULES, setup)
