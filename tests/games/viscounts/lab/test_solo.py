"""The measurement of how hard games alone are: it plays, counts and prints."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from valeria_desktop.games.viscounts.lab.solo import (
    RUNGS,
    SoloCounts,
    even_one,
    main,
    play_solo,
    rows_of,
)
from valeria_desktop.games.viscounts.rules.setup import Rival

if TYPE_CHECKING:
    from pathlib import Path


def counted(*leads: int) -> SoloCounts:
    counts = SoloCounts()
    for lead in leads:
        counts.add(1.0 if lead > 0 else 0.0, lead, 15)
    return counts


def test_there_are_four_boards_with_none_to_three_future_schemes() -> None:
    assert len(RUNGS) == 16
    assert RUNGS[0] == (Rival.CLERIC, 0)
    assert RUNGS[-1] == (Rival.CARDS, 3)


def test_the_error_of_a_share_is_never_nothing() -> None:
    """With 96 of 100 won it is 4.5 %; with all of 4 games won it is large, not 0."""
    many = counted(*[5] * 96, *[-5] * 4)
    assert many.share == pytest.approx(0.96)
    assert many.error == pytest.approx(0.0448, abs=0.0001)
    assert counted(5, 5, 5, 5).error > 0.2


def test_leads_tell_a_chance_even_where_all_games_are_won() -> None:
    assert counted(10, -10).chance == pytest.approx(0.5)
    assert 0.75 < counted(8, 2, 14, 1).chance < 0.95
    assert counted(3).chance == 1.0


def test_the_nearest_to_even_is_found_by_chances() -> None:
    found = {
        (Rival.CLERIC, 0): counted(9, 2, 5),
        (Rival.CLERIC, 1): counted(6, -7, 2),
        (Rival.CLERIC, 2): counted(-6, -9, 1),
    }
    assert even_one(found) == (Rival.CLERIC, 1)


def test_the_table_has_a_line_for_each_board_and_a_mean_for_each_number() -> None:
    found = {rung: counted(6 - 3 * rung[1], 2 - 3 * rung[1]) for rung in RUNGS}
    lines = [*rows_of(found)]
    assert lines[0].startswith("| won of 2 games each | 0 future schemes |")
    assert (
        lines[2] == "| cleric | 100 ± 38 % (+4) | 50 ± 40 % (+1) | 0 ± 38 % (-2) | 0 ± 38 % (-5) |"
    )
    assert [line.split(":")[0] for line in lines[6:10]] == [f"all boards, {n}" for n in range(4)]
    assert lines[-1] == "nearest to even: cleric with 1"


def test_the_same_seed_is_the_same_game() -> None:
    first, again = (play_solo("random", 3, (Rival.NOBLE, 2), 0) for _ in range(2))
    assert first == again
    assert play_solo("random", 4, (Rival.NOBLE, 2), 0) != first


@pytest.mark.thorough
def test_it_prints_the_table_and_goes_on_where_it_was_cut_short(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "alone.jsonl"
    command = ["--games", "1", "--bot", "random", "--out", str(file)]
    assert main(command) == 0
    whole, table = file.read_text("utf-8"), capsys.readouterr().out
    assert len(table.splitlines()) == 11
    file.write_text(whole[:-9], "utf-8")
    assert main(command) == 0
    assert (file.read_text("utf-8"), capsys.readouterr().out) == (whole, table)


def test_a_file_of_another_series_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "alone.jsonl"
    file.write_text('{"bot":"steward","seed":1}\n', "utf-8")
    assert main(["--games", "1", "--bot", "random", "--out", str(file)]) == 2
    assert "another series" in capsys.readouterr().err
