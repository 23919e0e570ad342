"""The choice of bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve

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


def test_levels_are_bots_too_and_may_have_a_leaning() -> None:
    setup = Setup(players=2)

    assert bots_of(parse("--bots", "squire,queen+thief"), RULES, setup) == ("squire", "queen+thief")
    with pytest.raises(UnknownBotError, match="There is no leaning 'cook'; choose one of hunter"):
        bots_of(parse("--bots", "queen+cook"), RULES, setup)


def test_what_a_level_may_spend_is_a_number_of_positions(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert parse().nodes is None
    assert parse("--nodes", "50").nodes == 50
    with pytest.raises(SystemExit):
        parse("--nodes", "0")
    assert capsys.readouterr().err == "try: --nodes: 0 is too small; use at least 1.\n"


@pytest.mark.parametrize("has_leanings", [True, False])
def test_the_help_names_all_bots(*, has_leanings: bool) -> None:
    parser = Parser(prog="try")
    add_bots_option(parser, RULES if has_leanings else evolve(RULES, leanings={}))
    words = " ".join(parser.format_help().split())
    assert "any of random, greedy, squire, knight, baron, duchess, queen" in words
    assert ("(a level also with a leaning, such as queen+hunter)" in words) is has_leanings
    assert "seated in turn (greedy)" in words
