"""Whatever is done with a game of Valencia, in whatever order, it stays one game by the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import initialize

from tests.games.valencia.catalogue import RULES
from tests.games.valencia.invariants import SEEDS, SETUPS, Ledger, check
from tests.state_machine import TableOfAGame, stays_one_game, stays_one_game_at_length

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.setup import Setup
    from valeria_desktop.kernel.game import Aftermath

AHEAD = st.sampled_from((0, 5, 40, 80, 120, 160, 200, 1000))  # some games are over then


class TableOfValencia(TableOfAGame):
    """A game of Valencia."""

    rules_of_game = RULES
    check = staticmethod(check)
    never_sure = ("reveal 3", "wait", "good", "sell wine", "place c2", "use b2", "done", "fly")

    @initialize(setup=SETUPS, seed=SEEDS, ahead=AHEAD)
    def deal(self, setup: Setup, seed: int, ahead: int) -> None:
        """Deal a game and play it on a bit."""
        self.begin(setup, seed, ahead)

    def before(self) -> Ledger:
        return Ledger.of(self.game._state)

    def compare(self, before: Ledger, outcome: Aftermath) -> None:
        assert before.after(outcome.for_seat(-1)) == Ledger.of(self.game._state)


@pytest.mark.slow
def test_a_table_stays_one_game() -> None:
    stays_one_game(TableOfValencia)


@pytest.mark.slow
def test_a_table_stays_one_game_at_length() -> None:
    stays_one_game_at_length(TableOfValencia)
