"""The balance that docs/valencia.md shows: what is counted, not what comes of it."""

from __future__ import annotations

import pytest

from valeria_desktop.games.valencia.lab import balance
from valeria_desktop.games.valencia.lab.balance import BalanceCounts, main, play_part, rows_of_tasks


@pytest.fixture(autouse=True)
def short_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balance, "_PART", 2)


def test_each_game_is_won_once_and_points_have_sources() -> None:
    found = play_part(3, 1, 0)
    assert found.games == 2
    assert sum(found.shares.values()) == pytest.approx(2)
    assert {"prestige", "fountains", "the central fountain", "tasks"} <= set(found.sources)


def test_only_tasks_count_that_were_kept_although_they_could_have_been_left() -> None:
    found = play_part(2, 1, 0)
    counted = found.fulfilled + found.lost
    assert 0 < sum(counted.values()) <= 2 * 2 * 5


@pytest.mark.slow
def test_a_toss_has_tasks_kept_that_the_bot_leaves() -> None:
    chosen, tossed = (play_part(2, 1, 0, any_tasks=any_tasks) for any_tasks in (False, True))
    assert {*chosen.fulfilled, *chosen.lost} != {*tossed.fulfilled, *tossed.lost}


def test_the_table_has_a_row_for_each_task() -> None:
    found = BalanceCounts(games=4)
    found.fulfilled[1], found.lost[1] = 3, 1
    found.fulfilled[33], found.given[33] = 2, 25
    rows = [*rows_of_tasks(found)]
    assert len(rows) == 35
    assert rows[0].startswith("| 1 | Pennywise | 4 | 75 % | ")
    assert rows[1].startswith("| 2 | Modest Means | 0 | | ")
    assert rows[32] == "| 33 | Room to Breathe | 2 | 12.5 points | |"


def test_found_is_added_up() -> None:
    both = BalanceCounts()
    for _ in range(2):
        more = BalanceCounts(games=1, points=7)
        more.sources["tasks"] = 3
        both.add(more)
    assert (both.games, both.points, both.sources["tasks"]) == (2, 14, 6)


def test_it_prints_each_number_of_players(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--games", "2", "--players", "2"]) == 0
    assert "2 players, " in capsys.readouterr().out
