"""Every game refuses a number of players that it isn't for, and a seed out of range."""

from __future__ import annotations

import pytest
from attrs import frozen

from valeria_desktop.kernel.errors import SetupError
from valeria_desktop.kernel.setups import check_players, check_seed


@frozen
class Wish:
    players: int


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_number_of_players_within_bounds_is_fine(players: int) -> None:
    check_players(Wish(players), 2, 4)


@pytest.mark.parametrize("players", [1, 5])
def test_another_number_of_players_is_refused(players: int) -> None:
    with pytest.raises(SetupError) as refused:
        check_players(Wish(players), 2, 4)
    assert refused.value.words == f"This game is for 2 to 4 players, not {players}."


def test_seeds_are_numbers_of_64_bits() -> None:
    check_seed(0)
    check_seed(2**64 - 1)
    for seed in (-1, 2**64):
        with pytest.raises(SetupError, match="out of range"):
            check_seed(seed)
