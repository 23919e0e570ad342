"""Viscounts' values are learned from games on both sides of the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import pytest
from attrs import evolve

from tests.bots.learned_worths import played
from tests.lab.self_played import SelfPlayContract, learning_task
from valeria_desktop.games.viscounts.bots.feature_words import NAMES
from valeria_desktop.games.viscounts.bots.learned_worth import LearnedChance
from valeria_desktop.games.viscounts.bots.worth import WinningChance
from valeria_desktop.games.viscounts.game import RULES
from valeria_desktop.games.viscounts.lab.learning import LEARNING, SELF_PLAY
from valeria_desktop.games.viscounts.rules.setup import SIDES, Setup
from valeria_desktop.games.viscounts.rules.setup_check import check

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.view import View
    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.options import Option


def side_of(setup: Setup) -> object:
    return setup.side


class TestLearning(SelfPlayContract):
    learning, self_play = LEARNING, SELF_PLAY
    check = check
    kinds = frozenset(SIDES)
    kind_of = side_of
    misleading = "their silver"


@pytest.mark.parametrize("players", [2, 3])
def test_learning_begins_as_the_worth_by_hand(players: int) -> None:
    begun = LEARNING.begin(str(players))
    assert begun is not None
    game = played(RULES, "steward", Setup(players=players), 120)
    for seat in game.seats:
        view = game.view(seat)
        assert LearnedChance(begun.net, view)(game) == pytest.approx(WinningChance(view)(game))


class Listener:
    """A bot that keeps the rounds in which it was asked, and takes the first option."""

    asked: ClassVar[list[tuple[int, int]]] = []
    """Seat and round of each question."""

    def __init__(self, seed: int) -> None:
        del seed

    def choose(self, view: View, decision: Decision) -> Option:
        self.asked.append((view.seat, view.round))
        return decision.options[0]


def first_asked(opening: int) -> set[int]:
    """Return the rounds in which players of six games are first asked, after their openings."""
    rules = evolve(SELF_PLAY.rules, bots={"listener": Listener})
    quick = evolve(SELF_PLAY, rules=rules, players=("listener",))
    first = set()
    for seed in range(6):
        Listener.asked.clear()
        quick.play(learning_task(seed=seed, games=1, noise=0.0, opening=opening))
        first |= {min(at for who, at in Listener.asked if who == seat) for seat in range(2)}
    return first


def test_openings_are_played_at_random_for_at_most_so_many_rounds() -> None:
    """Pairs of cards, which are chosen before the first turn, are then always drawn."""
    found = first_asked(3)
    assert found <= {1, 2, 3, 4}
    assert {1, 4} <= found


def test_without_openings_all_is_chosen() -> None:
    assert first_asked(0) == {0}


def test_strength_is_measured_against_the_worth_by_hand_whatever_is_shipped() -> None:
    game = played(RULES, "steward", Setup(players=2), 20)
    assert SELF_PLAY.rules.worth is not None
    assert isinstance(SELF_PLAY.rules.worth(game.view(0)), WinningChance)


def test_all_features_can_be_learned_from_in_games_of_two_to_four() -> None:
    assert LEARNING.features == NAMES
    assert [*LEARNING.courses] == ["2", "3", "4"]
