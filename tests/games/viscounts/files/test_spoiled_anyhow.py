"""A save with a random change is refused in one sentence, or it can be played to its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.viscounts.catalogue import RULES
from tests.games.viscounts.invariants import ALL_SETUPS, check
from tests.spoiled import check_spoiled, written

if TYPE_CHECKING:
    from random import Random

    from valeria_desktop.games.viscounts.rules.setup import Setup

_OFTEN = ("agenda", "players", "rival", "first", "spots")


@pytest.mark.slow
@given(
    ALL_SETUPS,
    st.integers(0, 1 << 40),
    st.integers(0, 200),
    st.integers(0, 200),
    st.randoms(use_true_random=True),
)
@settings(deadline=None, max_examples=30, derandomize=True)
def test_a_spoiled_save_is_refused_or_can_be_played(
    setup: Setup, seed: int, ahead: int, otherwise: int, chance: Random
) -> None:
    saves = written(RULES, setup, seed, ahead), written(RULES, setup, seed, otherwise)
    check_spoiled(RULES, saves, seed, chance, check=check, often=_OFTEN)
