"""Viscounts in the laboratory: its set-ups by options, and what its benchmark plays."""

from __future__ import annotations

import pytest

from valeria_desktop.games.viscounts.lab.book import BOOK
from valeria_desktop.games.viscounts.rules.setup import Rival, Setup
from valeria_desktop.lab.arguments import Parser
from valeria_desktop.lab.bench.measure import random_games, us_by_third


def setup_of(*arguments: str) -> Setup:
    parser = Parser()
    BOOK.add_setup_options(parser)
    setup: Setup = BOOK.setup_of(parser.parse_args(arguments))
    return setup


@pytest.mark.parametrize(
    ("arguments", "setup", "words"),
    [
        ((), Setup(), "2 players, side 2"),
        (("--players", "3"), Setup(players=3), "3 players, side 1"),
        (("--players", "4", "--side", "2"), Setup(players=4, side=2), "4 players, side 2"),
        (
            ("--players", "1", "--rival", "noble", "--futures", "2"),
            Setup(players=1, rival=Rival.NOBLE, futures=2),
            "1 player, side 2, the noble board, 2 future schemes",
        ),
    ],
)
def test_options_make_a_set_up(arguments: tuple[str, ...], setup: Setup, words: str) -> None:
    assert setup_of(*arguments) == setup
    assert BOOK.setup_words(setup) == words


def test_its_benchmark_plays_games_of_two_to_four_at_random() -> None:
    plan = BOOK.plan
    assert [*plan.players] == [2, 3, 4]
    assert [other.setup.players for other in plan.others] == [4]
    played = random_games(BOOK.rules, plan.setup, [1])
    assert played.games == 1
    assert played.decisions > 100
    assert len(us_by_third(BOOK.rules, plan.setup, [1])) == 3
