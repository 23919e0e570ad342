"""`valeria-lab analyse`: a saved game looked back on."""

from __future__ import annotations

import json
from contextlib import redirect_stdout
from functools import cache
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from attrs import evolve

from tests.kernel.toys import TOYS
from tests.storage.played import SETUPS, play
from valeria_desktop.commandline import main
from valeria_desktop.kernel.errors import ValeriaError
from valeria_desktop.lab.analyse import _refuse
from valeria_desktop.storage.save import to_saved, to_text

CREATED = "2026-11-21T12:00:00+00:00"
GRADES = {"best", "good", "slip", "mistake", "blunder"}


@cache
def text(choices: int, setup: str, *, rewound: bool, bot: int | None) -> str:
    """Return a game of people as it is saved, at most one of whose seats is a bot's.

    It is played once: how long a game took is saved with it.
    """
    saved = to_saved(play(SETUPS[setup], choices).unsaved(CREATED))
    seats = tuple(
        evolve(seat, bot="random" if number == bot else None)
        for number, seat in enumerate(saved.seats)
    )
    return to_text(evolve(saved, rewound=rewound, seats=seats))


def write(
    path: Path, choices: int, setup: str = "two", *, rewound: bool = False, bot: int | None = None
) -> Path:
    path.write_text(text(choices, setup, rewound=rewound, bot=bot))
    return path


@cache
def output(saved: str, nodes: int, *options: str) -> str:
    """Analyse a saved game, once for all tests that look at what is told of it."""
    with TemporaryDirectory() as folder, redirect_stdout(StringIO()) as told:
        path = Path(folder) / "a.valeria"
        path.write_text(saved)
        assert main(["analyse", str(path), "--nodes", str(nodes), *options]) == 0
    return told.getvalue()


def analysed(path: Path, nodes: int = 8) -> list[str]:
    return output(path.read_text(), nodes).splitlines()


def data_of(path: Path, nodes: int = 8) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(output(path.read_text(), nodes, "--json"))
    return found


CHOICES = "Choices: the round, what it cost of 100 games or in points (p), and how good it was"


@pytest.mark.slow
@pytest.mark.parametrize("setup", SETUPS)
def test_a_whole_game_is_told_choice_by_choice(setup: str, tmp_path: Path) -> None:
    is_long = setup == "five"
    path = write(tmp_path / "a.valeria", 50 if is_long else 1000, setup)
    lines, found = analysed(path), data_of(path)
    assert found["over"] is not is_long
    begins = lines.index(CHOICES) + 1
    told = lines[begins : lines.index("", begins)]
    assert len(told) == len(found["choices"])
    for line, each in zip(told, found["choices"], strict=True):
        name = found["seats"][each["seat"]]["name"]
        assert line.split()[:2] == [str(each["round"]), name]
        assert each["grade"] in GRADES
        assert each["words"] in line
        assert ("; best: " in line) == (each["grade"] != "best")
    for title in (
        "Chances of winning, and points that all can count, as each round begins",
        "Turning points",
    ):
        assert (title in lines) is not is_long
    assert len(found["turning_points"]) <= 3
    for each in found["players"]:
        mine = [choice for choice in found["choices"] if choice["seat"] == each["seat"]]
        assert sum(each["grades"].values()) == each["choices"] == len(mine)
        assert each["cost"] == pytest.approx(sum(choice["cost"] for choice in mine), abs=0.01)


@pytest.mark.slow
def test_what_the_game_itself_tells_follows(tmp_path: Path) -> None:
    path = write(tmp_path / "a.valeria", 1000)
    session = play(SETUPS["two"], 1000)
    lines, found = analysed(path), data_of(path)
    for title in ("Luck", "Purchases", "Where points come from"):
        assert any(line.startswith(title) for line in lines)
    for score in session.game.result().scores:
        mine = [each["points"] for each in found["sources"] if each["seat"] == score.seat]
        assert sum(mine) == score.total
    rolls = session.record.choices.count("roll")
    assert len(found["luck"]["rolls"]) == rolls == len(found["luck"]["curves"][0]["luck"])
    assert found["purchases"]


@pytest.mark.slow
def test_the_same_is_told_again(tmp_path: Path) -> None:
    path = write(tmp_path / "a.valeria", 40, bot=0)
    assert output.__wrapped__(path.read_text(), 30) == output(path.read_text(), 30)
    assert data_of(path, nodes=1) != data_of(path, nodes=100)


@pytest.mark.slow
def test_of_a_game_that_goes_on_no_secret_is_told(tmp_path: Path) -> None:
    path = write(tmp_path / "a.valeria", 30, rewound=True)
    lines, found = analysed(path), data_of(path)
    assert not found["over"]
    assert lines[-1].startswith("The game goes on: secret choices are left out, ")
    assert "This game was rewound." in lines
    assert not any("Keep " in line and "dice" not in line for line in lines)
    assert not any(each["chosen"].startswith("keep") for each in found["choices"])
    assert {each["category"] for each in found["sources"]} <= {"monsters", "domains", "board"}
    assert not any(each["duke"] for each in found["purchases"])


@pytest.mark.slow
def test_of_a_game_that_goes_on_only_the_one_persons_choices_are_graded(tmp_path: Path) -> None:
    path = write(tmp_path / "a.valeria", 40, bot=0)
    lines, found = analysed(path), data_of(path)
    assert {each["seat"] for each in found["choices"]} == {1}
    assert found["chances"] == found["fortunes"] == found["turning_points"] == []
    assert not any(line.startswith(("Chances", "Turning points")) for line in lines)


def test_of_a_game_of_several_that_goes_on_no_choice_is_graded(tmp_path: Path) -> None:
    found = data_of(write(tmp_path / "a.valeria", 40))
    assert found["choices"] == []
    assert {each["choices"] for each in found["players"]} == {0}


def test_progress_goes_to_stderr(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = write(tmp_path / "a.valeria", 10)
    assert main(["analyse", str(path), "--nodes", "1", "--json", "--progress"]) == 0
    out, err = capsys.readouterr()
    assert json.loads(out)
    assert "10/10" in err
    assert "choice" in err


def test_a_file_that_is_no_save_is_refused_by_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad, gone = tmp_path / "bad.valeria", tmp_path / "gone.valeria"
    bad.write_text("{")
    for path in (bad, gone):
        assert main(["analyse", str(path)]) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert err.startswith(f"valeria-lab: {path} ")
        assert err.count("\n") == 1


def test_a_file_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse"]) == 2
    assert "FILE" in capsys.readouterr().err


def test_a_game_without_a_worth_is_refused_by_one_sentence() -> None:
    with pytest.raises(ValeriaError) as refused:
        _refuse(TOYS["bid"])
    assert str(refused.value) == (
        f"Nobody has said what a position of {TOYS['bid'].name} is worth, "
        "so no choice can be graded."
    )
