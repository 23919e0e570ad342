"""Balance with sets: games are kept and gone on with, and the page tells what they say."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from valeria_desktop.games.valeria.lab import balance
from valeria_desktop.games.valeria.lab.balance_page import GamesOfSet, Rate, words_of
from valeria_desktop.games.valeria.rules.setup import Variant

if TYPE_CHECKING:
    from pathlib import Path

QUICK = ("--bot", "random", "--only", "base,gnolls", "--out", "kept")


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "docs").mkdir()
    monkeypatch.chdir(tmp_path)


def test_games_are_kept_and_only_those_that_are_missing_are_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert balance.main(("--games", "2", *QUICK)) == 0
    first = capsys.readouterr().out
    assert "Gnolls: 2 games" in first
    kept = tmp_path / "kept" / "gnolls-2-1.jsonl"
    head, *games = map(json.loads, kept.read_text(encoding="utf-8").splitlines())
    assert (head["set"], head["bot"]) == ("gnolls", "random")
    assert sorted(game["game"] for game in games) == [0, 1]
    kept.write_text(kept.read_text(encoding="utf-8") + '{"game":2,"fir', encoding="utf-8")
    played = []

    def noted(*given: Any) -> dict[str, Any]:  # noqa: ANN401 - whatever is handed on
        played.append(given[-1])
        return play(*given)

    play = balance.play
    monkeypatch.setattr(balance, "play", noted)
    assert balance.main(("--games", "3", *QUICK)) == 0
    assert played == [2, 2], "the third game of both, the half one anew"
    assert balance.main(("--games", "2", *QUICK)) == 0
    assert capsys.readouterr().out.endswith(first)


def test_the_page_says_how_many_games_were_played(tmp_path: Path) -> None:
    assert balance.main(("--games", "2", *QUICK)) == 0
    assert balance.main(("--games", "3", *QUICK[:2], "--only", "gnolls", "--out", "kept")) == 0
    assert (
        balance.main(("--games", "3", *QUICK[:2], "--only", "gnolls", "--out", "kept", "--write"))
        == 0
    )
    page = (tmp_path / "docs" / "sets.md").read_text(encoding="utf-8")
    assert "2 to 3 games of 2 were played with each set (asked for: 3), by random" in page
    rows = [line for line in page.splitlines() if line.startswith(("| Base", "| Gnolls"))]
    assert [row.split(" | ")[:2] for row in rows[:2]] == [
        ["| Base game alone", "2"],
        ["| Gnolls", "3"],
    ]


def test_a_set_that_is_not_there_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert balance.main(("--only", "dragons")) == 2
    assert "There is no set dragons; choose from base, promos" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "events"),
    [("base", False), ("gnolls", False), ("shadowvale", True), ("kings-guard", True)],
)
def test_events_lie_in_the_pile_where_the_set_has_any(name: str, *, events: bool) -> None:
    setup = balance.setup_with(name, 3)
    assert setup.players == 3
    assert (Variant.EVENT_CARDS in setup.variants) is events


def game(number: int, first: int, shares: list[int], *, had: int) -> dict[str, Any]:
    """A game of two at which 20 Gnolls lay open; both kept the same Dukes each time."""
    return {
        "game": number,
        "first": first,
        "shares": shares,
        "scores": [50, 60],
        "dukes": ["cornelius-the-dreamer", "daniela-the-huntress"],
        "rounds": 10 + number % 2,
        "choices": 100,
        "ending": ["exhausted"],
        "open": {"gnolls": 20},
        "had": {"gnolls": had},
    }


def test_shares_are_counted_by_place_duke_and_card() -> None:
    """The first player wins all of 40 games but every fourth, which is shared."""
    games = [
        game(
            number,
            number % 2,
            [6, 6] if not number % 4 else [0, 12] if number % 2 else [12, 0],
            had=number % 2,
        )
        for number in range(40)
    ]
    found = GamesOfSet("gnolls", tuple(games))
    assert [(round(each.share, 3), each.times) for each in found.places()] == [
        (0.875, 40),
        (0.125, 40),
    ]
    dukes = {name: round(share.share, 3) for name, share in found.dukes().items()}
    assert dukes == {"daniela-the-huntress": 0.625, "cornelius-the-dreamer": 0.375}
    ((card, share),) = found.wanted()
    assert (card, share.times, round(share.share, 3)) == ("Gnolls", 800, 0.025)
    assert found.mean("rounds").startswith("10.5 ± ")
    words = words_of(found)
    assert "won from the first player on: 87.5 ± 6.8 %, 12.5 ± 6.8 %" in words
    assert "points 55.0; ended by exhausted stacks 100 %" in words
    assert "Duke" not in words


def test_dukes_beyond_the_bounds_are_named() -> None:
    games = tuple(game(number, 0, [12, 0], had=1) for number in range(25))
    words = words_of(GamesOfSet("flames-and-frost", games))
    assert (
        "Duke Daniela the Huntress: won 0.0 ± 12.0 % of 25 games, surely beyond the bounds" in words
    )


def test_copies_of_one_game_are_one_witness() -> None:
    """In half of 20 games all of five copies are gained, in the others none."""
    groups = [[float(number % 2)] * 5 for number in range(20)]
    rate = Rate.of(groups)
    assert (rate.share, rate.times) == (0.5, 100)
    assert str(rate) == "50.0 ± 22.5 %", "of a hundred witnesses it would be 9.8"


@pytest.mark.parametrize("share", [0.0, 1.0])
def test_what_never_came_may_come_in_three_of_as_many_games(share: float) -> None:
    assert Rate.of([[share] * 5] * 30).error == pytest.approx(0.1)


def test_the_page_is_written_in_a_checkout_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "docs").rmdir()
    assert balance.main(("--games", "2", *QUICK, "--write")) == 2
    assert capsys.readouterr().err == (
        "balance: There is no folder docs here; --write needs a checkout.\n"
    )
    assert not (tmp_path / "kept").exists(), "refused before a game is played"
