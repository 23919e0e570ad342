"""`valeria-lab train`, in this process, with a game whose winner is plain to see."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from attrs import evolve, frozen

from tests.lab.two_games import BOOKS, TABLE
from tests.nets import only_of
from valeria_desktop.bots.weights import Weights
from valeria_desktop.commandline import main
from valeria_desktop.lab import train as command
from valeria_desktop.lab.arguments import UsageError
from valeria_desktop.lab.book import Course, Lab, LabBook, Learning, LearningTask, TrainingSamples

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

COURSE = Course("coins", (4,), rounds=2, games=500, each=4, trust=0.8, noise=0.1, first_noise=0.2,
                epochs=8, pace=5e-2, last_rounds=1, last_games=750, last_noise=0.05)  # fmt: skip
TASKS = [
    (0, 250, 3677315418436276451),
    (1, 250, 715231253997370919),
    (0, 250, 11543316400638984471),
    (1, 250, 17245262493169598412),
    (0, 250, 9788533756333833508),
    (1, 250, 15804552986980873333),
    (2, 250, 10187395948071743748),
    (0, 187, 10067917416367024306),
]
"""Part, games and seed of each task, as before other games could be learned."""
played: list[LearningTask] = []


def play(part: LearningTask) -> TrainingSamples:
    """The side with more of the first wins nearly always; the second doesn't matter."""
    played.append(part)
    chance = np.random.default_rng(part["seed"])
    number = part["games"] * part["each"]
    seen = chance.normal(0, 1, (number, 2)).astype(np.float32)
    won = (chance.random(number) < 1 / (1 + np.exp(-3 * seen[:, 0]))).astype(np.float32)
    promised = np.full(number, 0.5, np.float32)  # no promise is worth anything here
    if part["trust"] == 1:
        promised = won
    followed = np.stack([promised, won, 5 * seen[:, 0]], 1)
    return TrainingSamples(
        part=part["part"], number=number, seen=seen.tobytes(), followed=followed.tobytes()
    )


def measure(course: str, weights: Weights, seed: int) -> Mapping[str, float]:
    return {"won": 50.0}


@frozen(eq=False)
class Book(LabBook):
    """A game that can be learned."""

    course: Course = COURSE
    begun: Weights | None = None
    """The weights that the course begins with."""

    @property
    def learning(self) -> Learning:
        blocks, courses = {"more": ("more",), "less": ("less",)}, {"coins": self.course}
        return Learning(blocks, courses, play, measure, begin=lambda _course: self.begun)


def train(
    folder: Path, recipe: Course = COURSE, begun: Weights | None = None, **wanted: object
) -> dict[str, Any]:
    played.clear()
    book = Book(next(iter(BOOKS.values())).rules, course=recipe, begun=begun)
    arguments = {"course": (), "out": folder, "seed": 1, "rounds": None, "games": None,
                 "progress": False, "sets": False, "jobs": 1, "cluster": None}  # fmt: skip
    command.train(argparse.Namespace(**arguments | wanted), Lab({"one": book}, book, TABLE))
    found: dict[str, Any] = json.loads((folder / "coins.json").read_text(encoding="utf-8"))
    return found


def test_weights_say_what_they_were_learned_from(tmp_path: Path) -> None:
    made = train(tmp_path)["made"]
    assert made["game"] == next(iter(BOOKS))
    assert (made["course"], made["seed"], made["rounds"], made["games"]) == ("coins", 1, 3, 1_750)
    assert made["loss"] < 0.5
    assert made["strength"] == {"won": 50.0}
    assert all(
        abs(said - was) < 12 for said, was, often in made["promised and happened"] if often > 50
    )


def test_the_first_round_trusts_what_comes_out_alone(tmp_path: Path) -> None:
    train(tmp_path)
    assert [(part["trust"], part["noise"]) for part in played] == [
        *((1.0, 0.2),) * 2,
        *((0.8, 0.1),) * 2,
        *((0.8, 0.05),) * 3,
        (0.8, 0.0),
    ]
    assert [part["weights"] is None for part in played] == [True, True, *[False] * 6]


def test_the_last_rounds_learn_from_what_came_out_and_from_more_games(tmp_path: Path) -> None:
    before = train(tmp_path / "early", rounds=2)["made"]
    after = train(tmp_path / "late")["made"]
    assert sum(part["games"] for part in played[4:7]) == 750
    assert after["loss"] < before["loss"] - 0.05  # promises said that all was open


def test_what_was_cut_short_goes_on_where_it_was(tmp_path: Path) -> None:
    whole = train(tmp_path / "whole")
    train(tmp_path / "parts", rounds=1)
    assert len(played) == 2 + 1
    in_parts = train(tmp_path / "parts")
    assert len(played) == 2 + 3 + 1
    assert in_parts == whole


def test_tasks_stay_what_they_were(tmp_path: Path) -> None:
    """With the same tasks and sums, Valeria's weights come out bit for bit."""
    train(tmp_path)
    assert [(part["part"], part["games"], part["seed"]) for part in played] == TASKS


SLOW = evolve(COURSE, part=100, remembers=True, rounds=0, last_rounds=2, last_games=250)


def test_slow_games_come_in_small_tasks_and_are_remembered(tmp_path: Path) -> None:
    found = train(tmp_path / "slow", SLOW)
    assert [part["games"] for part in played] == [100, 100, 50] * 2 + [62]
    forgetful = train(tmp_path / "forgetful", evolve(SLOW, remembers=False))
    assert forgetful["layers"] != found["layers"]
    assert not list((tmp_path / "forgetful").rglob("*.npz"))


def test_a_course_that_begins_with_weights_learns_what_they_leave_out_too(tmp_path: Path) -> None:
    begun = Weights(only_of(("more", "less"), "more"), ("more", "less"), {})
    found = train(tmp_path, begun=begun)
    assert all(found["scale"])
    assert found["features"] == ["more", "less"]


def test_a_block_that_is_ignored_says_nothing_new(tmp_path: Path) -> None:
    course = evolve(COURSE, ignores=("less",))
    assert train(tmp_path / "anew", course)["scale"][1] == 0
    begun = Weights(only_of(("more", "less"), "more"), ("more", "less"), {})
    assert train(tmp_path / "begun", course, begun)["scale"] == [1, 0]
    course = evolve(COURSE, ignores=("more",))
    assert all(train(tmp_path / "known", course, begun)["scale"])


def test_openings_at_random_come_with_noise_alone(tmp_path: Path) -> None:
    made = train(tmp_path, evolve(COURSE, opening=3))["made"]
    assert [part["opening"] for part in played] == [*(3,) * 7, 0]
    assert "up to 3 rounds at random at first" in made["recipe"]
    assert "at random" not in train(tmp_path / "calm")["made"]["recipe"]


def test_a_round_of_slow_games_goes_on_after_its_last_task(tmp_path: Path) -> None:
    found = train(tmp_path, SLOW)
    kept = sorted((tmp_path / "coins").glob("*.npz"))
    assert [file.name for file in kept] == [
        *("moments-01-000-100.npz", "moments-01-001-100.npz", "moments-01-002-50.npz"),
        *("moments-02-000-100.npz", "moments-02-001-100.npz", "moments-02-002-50.npz"),
    ]
    for name in ("round-01.json", "round-02.json", kept[1].name):
        (tmp_path / "coins" / name).unlink()
    again = train(tmp_path, SLOW)
    assert [(part["part"], part["games"]) for part in played] == [(1, 100), (0, 62)]
    assert again == found


def test_another_seed_learns_from_other_games(tmp_path: Path) -> None:
    assert train(tmp_path / "one")["layers"] != train(tmp_path / "two", seed=2)["layers"]


def test_a_course_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="There is no course dice; choose one of coins"):
        train(tmp_path, course=("dice",))


def test_a_game_that_brings_nothing_to_learn_is_refused(tmp_path: Path) -> None:
    book = BOOKS["plain"]
    arguments = argparse.Namespace(course=(), sets=False, jobs=1, cluster=None)
    with pytest.raises(UsageError, match=r"Nothing can be learned for .+ yet"):
        command.train(arguments, Lab(BOOKS, book, TABLE))


def test_the_command_names_its_courses(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "--help"]) == 0
    assert "2, 3, 4, 5, dark-lord, siege (all)" in " ".join(capsys.readouterr().out.split())
