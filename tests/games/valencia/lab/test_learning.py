"""Valencia's values are learned from games in cities of all kinds."""

from __future__ import annotations

from tests.lab.self_played import SelfPlayContract
from valeria_desktop.games.valencia.bots.feature_words import NAMES
from valeria_desktop.games.valencia.lab.learning import LEARNING, SELF_PLAY
from valeria_desktop.games.valencia.rules.setup import RANDOM, Advanced, Setup
from valeria_desktop.games.valencia.rules.setup_check import check


def city_and_cards(setup: Setup) -> object:
    return setup.city, len(setup.advanced)


class TestLearning(SelfPlayContract):
    learning, self_play = LEARNING, SELF_PLAY
    check = check
    kinds = frozenset({(RANDOM, 0), (RANDOM, len(Advanced))})
    kind_of = city_and_cards
    misleading = "their coins"


def test_all_features_can_be_learned_from_in_games_of_two_to_five() -> None:
    assert LEARNING.features == NAMES
    assert [*LEARNING.courses] == ["2", "3", "4", "5"]
