"""Whatever is done with a game of Viscounts, in whatever order, it stays one game by the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import initialize

from tests.games.viscounts.catalogue import RULES
from tests.games.viscounts.invariants import ALL_SETUPS, SEEDS, check
from tests.state_machine import TableOfAGame, stays_one_game, stays_one_game_at_length

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.setup import Setup

AHEAD = st.sampled_from((0, 4, 30, 80, 150, 250, 400, 2_000))  # some games are over then


class TableOfViscounts(TableOfAGame):
    """A game of Viscounts."""

    rules_of_game = RULES
    check = staticmethod(check)
    never_sure = ("play S01", "ride 3", "build", "square 7", "pay 2 ink", "flip debt", "none")

    @initialize(setup=ALL_SETUPS, seed=SEEDS, ahead=AHEAD)
    def deal(self, setup: Setup, seed: int, ahead: int) -> None:
        """Deal a game and play it on a bit."""
        self.begin(setup, seed, ahead)


@pytest.mark.slow
def test_a_table_stays_one_game() -> None:
    stays_one_game(TableOfViscounts)


@pytest.mark.slow
def test_a_table_stays_one_game_at_length() -> None:
    stays_one_game_at_length(TableOfViscounts)
