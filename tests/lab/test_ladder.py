"""`valeria-lab ladder`, in this process."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from valeria_desktop.commandline import main
from valeria_desktop.lab.ladder_standing import LadderGame, LadderStanding, standing_words

if TYPE_CHECKING:
    from pathlib import Path

LEVELS = ("random", "greedy")


def climbed(
    capsys: pytest.CaptureFixture[str], folder: Path, *more: str, levels: str = "random,greedy"
) -> dict[str, Any]:
    arguments = ["ladder", "--levels", levels, "--out", str(folder / "played.jsonl"), "--json"]
    assert main([*arguments, *more]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


@pytest.mark.slow
def test_the_better_one_wins_of_the_other(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    found = climbed(capsys, tmp_path, "--pairs", "12", "--tables", "4")
    share, _, games = found["pairs"]["greedy"]["random"]
    assert games == 12
    assert share > 0.7
    assert share + found["pairs"]["random"]["greedy"][0] == pytest.approx(1)
    assert found["elo"]["random"] == [0, 0]
    assert found["elo"]["greedy"][0] > 100
    assert {players: found["tables"][players]["greedy"][2] for players in "345"} == {
        "3": pytest.approx(6, abs=2),
        "4": 8,
        "5": pytest.approx(10, abs=2),
    }


@pytest.mark.slow
def test_a_ladder_goes_on_where_it_was_cut_short(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    whole = climbed(capsys, tmp_path, "--pairs", "6", "--tables", "2")
    lines = (tmp_path / "played.jsonl").read_text(encoding="utf-8").splitlines()
    other = tmp_path / "cut"
    other.mkdir()
    (other / "played.jsonl").write_text(
        "\n".join([*lines[:2], lines[2][:20], ""]), encoding="utf-8"
    )
    assert climbed(capsys, other, "--pairs", "6", "--tables", "2") == whole


@pytest.mark.thorough
def test_more_games_are_added_to_those_that_were_played(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    climbed(capsys, tmp_path, "--pairs", "4", "--tables", "0")
    before = (tmp_path / "played.jsonl").read_text(encoding="utf-8")
    climbed(capsys, tmp_path, "--pairs", "6", "--tables", "0")
    after = (tmp_path / "played.jsonl").read_text(encoding="utf-8")
    assert after.startswith(before)
    assert len(after.splitlines()) == 3


@pytest.mark.slow
def test_shares_of_levels_are_written_for_the_window(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "levels.json"
    who = ("--levels", "squire,knight,random", "--pairs", "2", "--tables", "0")
    climbed(capsys, tmp_path, *who, "--shares", str(file))
    shares = json.loads(file.read_text(encoding="utf-8"))
    assert {one: set(others) for one, others in shares.items()} == {
        "squire": {"knight"},
        "knight": {"squire"},
    }
    assert shares["squire"]["knight"] == pytest.approx(100 - shares["knight"]["squire"])


@pytest.mark.slow
def test_each_match_draws_its_own_sets(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    who = ("--pairs", "4", "--tables", "0")
    plain, drawn = climbed(capsys, tmp_path, *who), climbed(capsys, tmp_path, *who, "--sets", "2")
    assert "sets" not in plain
    assert sum(drawn["sets"].values()) == 2 * 2  # two matches of two games each
    assert climbed(capsys, tmp_path, *who, "--sets", "gnolls")["sets"] == {"gnolls": 2}
    lines = (tmp_path / "played.jsonl").read_text(encoding="utf-8").splitlines()
    assert len(lines) == 3 * 2  # other sets are other games
    out = str(tmp_path / "played.jsonl")
    assert (
        main(["ladder", "--levels", "random,greedy", *who, "--sets", "gnolls", "--out", out]) == 0
    )
    assert capsys.readouterr().out.startswith("of 2 matches gnolls in 2\n\n")


@pytest.mark.parametrize(
    ("levels", "sentence"),
    [("greedy", "needs at least two levels"), ("greedy,wizard", "There is no bot 'wizard'")],
)
def test_who_can_not_climb_is_refused(
    levels: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["ladder", "--levels", levels]) == 2
    assert sentence in capsys.readouterr().err


def test_shared_victories_count_for_each_in_part() -> None:
    standing = LadderStanding(LEVELS)
    standing.add(LadderGame(["greedy", "random"], [0, 1]))
    standing.add(LadderGame(["random", "greedy"], [1]))
    standing.add(LadderGame(["random", "greedy", "random"], [0, 2]))
    assert standing.share("greedy", "random") == pytest.approx((0.75, 0.6, 2), abs=0.01)
    assert standing.at_tables(3, "random") == pytest.approx((0.5, 0.69, 2), abs=0.01)
    assert standing.at_tables(4, "random") is None


def test_a_standing_is_set_in_tables() -> None:
    standing = LadderStanding(LEVELS)
    for _ in range(100):
        standing.add(LadderGame(["greedy", "random"], [0]))
        standing.add(LadderGame(["random", "greedy"], [0]))
        standing.add(LadderGame(["random", "greedy", "random"], [1]))
    assert [" ".join(line.split()) for line in standing_words(standing).splitlines()] == [
        "of two: won of random greedy Elo",
        "greedy 50.0 ± 6.9 0 ± 48",
        "random 50.0 ± 6.9 0 ± 0",
        "",
        "mixed tables of 3 (even 33 %)",
        "greedy 100.0 ± 0.0",
        "random 0.0 ± 0.0",
    ]
