"""A level thinks longer near the end of a game, between near options, while a player waits."""

from __future__ import annotations

from itertools import chain, repeat
from typing import TYPE_CHECKING, Any

import pytest
from attrs import evolve

from valeria_desktop.bots.levels import make_player
from valeria_desktop.bots.patience import Patience
from valeria_desktop.games.valeria.bots.lateness import is_late
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.setup import Setup, Solo
from valeria_desktop.kernel.chance import Stream

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.bots.patience import Ranked
    from valeria_desktop.bots.search import Skill
    from valeria_desktop.kernel.rules import QuickRanking

FIRST: Ranked = [(2, 0.51), (0, 0.50), (1, 0.30)]


def clock(seconds: float) -> Callable[[], float]:
    """Return a clock that is read before and after the first ranking."""
    return chain((0.0, seconds), repeat(9.0)).__next__


def ranked(
    spent: float, *, is_late: bool = True, first: Ranked = FIRST
) -> tuple[Ranked, list[Any]]:
    """Rank with 0.75 s; return the ranking, and how the options were looked at once more."""
    asked: list[Any] = []

    def again(times: int) -> QuickRanking:
        def longer(_view: object, _stream: Stream, places: tuple[int, ...]) -> Ranked:
            asked.append((times, places))
            return [(0, 0.55), (2, 0.45)]

        return longer

    patience = Patience(clock(spent), 0.75, lambda _view: is_late, again)
    found = patience.rank(lambda *_: first, None, Stream(1), (0, 1, 2))
    assert found is not None
    return found, asked


def test_near_options_are_tried_again_and_all_others_follow() -> None:
    found, asked = ranked(0.05)
    assert asked == [(8, (0, 2))]
    assert found == [(0, 0.55), (2, 0.45), (1, 0.30)]


@pytest.mark.parametrize(("spent", "times"), [(0.01, 16), (0.1, 4), (0.25, 2)])
def test_the_longer_look_fits_into_the_time_left(spent: float, times: int) -> None:
    assert ranked(spent)[1] == [(times, (0, 2))]


def test_who_has_no_time_or_no_doubt_or_a_whole_game_before_it_goes_on() -> None:
    clear: Ranked = [(2, 0.61), (0, 0.50)]
    assert ranked(0.3) == (FIRST, [])
    assert ranked(0.05, is_late=False) == (FIRST, [])
    assert ranked(0.05, first=clear) == (clear, [])


def test_no_worth_rises_where_a_longer_look_finds_less() -> None:
    found, _ = ranked(0.05, first=[(2, 0.51), (0, 0.50), (1, 0.47)])
    assert [worth for _, worth in found] == [0.55, 0.45, 0.45]


def test_only_a_queen_with_a_clock_takes_her_time() -> None:
    asked: list[int] = []

    def quick(skill: Skill, _nodes: int) -> QuickRanking:
        def rank(_view: object, _stream: Stream, places: tuple[int, ...]) -> Ranked:
            asked.append(skill.worlds.worlds if skill.worlds else 0)
            return [(place, 0.5) for place in places]

        return rank

    rules = evolve(RULES, quick=quick, is_late=lambda _view: True)
    game = RULES.deal(Setup(players=2), 7)
    decision = game.decision
    for level, limit in (("queen", clock(0.05)), ("queen", 100), ("duchess", clock(0.05))):
        make_player(rules, level, 1, None, limit).choose(game.view(decision.seat), decision)
    assert asked == [32, 8 * 32, 32, 0]


@pytest.mark.parametrize(
    "setup",
    [Setup(players=2), Setup(players=5), Setup(players=1, solo=Solo.SIEGE)],
    ids=["two", "five", "siege"],
)
def test_a_game_grows_late_once(setup: Setup) -> None:
    game, late = RULES.deal(setup, 3), []
    chance = Stream(5)
    while (decision := game.decision) is not None:
        late.append(is_late(game.view(decision.seat)))
        game.choose(decision.options[chance.below(len(decision.options))])
    assert not late[0]
    assert late[-1]
    assert sum(late) < len(late)
