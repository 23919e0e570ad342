"""The tuning of numbers: planners whose numbers vary, and a straight line over their leads."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING

import pytest
from attrs import asdict

from valeria_desktop.games.valencia.bots.numbers import PLANNER, numbers_of
from valeria_desktop.games.valencia.lab.tuning import NAMES, gains_of, main, play_game, varied

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from valeria_desktop.games.valencia.bots.numbers import Numbers

COIN, GOOD = NAMES.index("coin"), NAMES.index("good")


def rises(**by_name: float) -> list[float]:
    return [by_name.get(name, 0.0) for name in NAMES]


def plain(numbers: Numbers) -> dict[str, float]:
    return {name: asdict(numbers)[name] for name in NAMES}


def invented(players: int, number: int) -> list[dict[str, object]]:
    """Return games in which a higher worth of coins wins and one of goods loses."""
    chance, games = Random(5), []
    for game in range(number):
        drawn = [[chance.gauss(0, 0.4) for _ in NAMES] for _ in range(players)]
        worth = [20 * each[COIN] - 10 * each[GOOD] for each in drawn]
        leads = [mine - (sum(worth) - mine) / (players - 1) + chance.gauss(0, 1) for mine in worth]
        games.append({"game": game, "rises": drawn, "leads": leads})
    return games


def test_numbers_rise_by_their_logarithm_and_chances_by_their_odds() -> None:
    found = varied(PLANNER, rises(coin=0.5, good=-0.5, reveals=3.0))
    assert found.coin == pytest.approx(0.42 * 1.6487, abs=1e-4)
    assert found.good == pytest.approx(0.34 / 1.6487, abs=1e-4)
    assert 0.95 < found.reveals < 1
    before, after = plain(PLANNER), plain(found)
    changed = {name for name in NAMES if after[name] != pytest.approx(before[name])}
    assert changed == {"coin", "good", "reveals"}


def test_a_seat_that_is_kept_longer_is_worth_more() -> None:
    assert varied(PLANNER, rises(holds=0.5)).prestige[5] > PLANNER.prestige[5] > 1


@pytest.mark.parametrize("players", [2, 4])
def test_what_wins_is_found_with_its_error(players: int) -> None:
    found = {name: (gain, error) for name, gain, error in gains_of(invented(players, 120))}
    assert found["coin"] == pytest.approx((1.91, 0.0), abs=0.1)
    assert found["good"] == pytest.approx((-0.95, 0.0), abs=0.1)
    assert abs(found["seat"][0]) < 3 * found["seat"][1] < 0.3


def test_the_planner_keeps_its_numbers() -> None:
    """All are measured by it (docs/valencia.md)."""
    told = [plain(PLANNER)[name] for name in ("coin", "good", "nobility", "mean")]
    assert told == [0.42, 0.34, 3.0, 3.5]
    for players in range(2, 6):
        assert numbers_of(players).good < numbers_of(players).coin / 3


@pytest.mark.thorough
def test_games_are_played_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    head = {"players": 2, "seed": 1, "numbers": plain(numbers_of(2))}
    file = tmp_path / "tuning.jsonl"
    lines: Sequence[object] = [head, *invented(2, 60)]
    text = "".join(json.dumps(each, separators=(",", ":")) + "\n" for each in lines)
    file.write_text(text, encoding="utf-8")
    assert main(["--games", "60", "--out", str(file)]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "60 games of 2: what a tenth more brings, in points"
    assert [line.split()[0] for line in told[1:3]] == ["coin", "good"]
    assert file.read_text(encoding="utf-8") == text


@pytest.mark.thorough
def test_a_game_has_a_lead_and_rises_for_each_planner() -> None:
    found = play_game(2, 1, 0)
    assert found == play_game(2, 1, 0)
    assert [len(each) for each in found["rises"]] == [len(NAMES)] * 2
    assert sum(found["leads"]) == 0
