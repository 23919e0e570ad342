"""Viscounts' values are learned from games on both sides of the board."""

from __future__ import annotations

from tests.lab.self_played import SelfPlayContract
from valeria_desktop.games.viscounts.bots.feature_words import NAMES
from valeria_desktop.games.viscounts.lab.learning import LEARNING, SELF_PLAY
from valeria_desktop.games.viscounts.rules.setup import SIDES, Setup
from valeria_desktop.games.viscounts.rules.setup_check import check


def side_of(setup: Setup) -> object:
    return setup.side


class TestLearning(SelfPlayContract):
    learning, self_play = LEARNING, SELF_PLAY
    check = check
    kinds = frozenset(SIDES)
    kind_of = side_of
    misleading = "their silver"


def test_all_features_can_be_learned_from_in_games_of_two_to_four() -> None:
    assert LEARNING.features == NAMES
    assert [*LEARNING.courses] == ["2", "3", "4"]
