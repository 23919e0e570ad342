"""Values for games with sets begin with those without, and are learned from games in Python."""

from __future__ import annotations

import argparse
import json
import pickle
from itertools import compress
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from attrs import evolve, frozen

from tests.lab.self_played import followed, learning_task
from valeria_desktop.bots.net import Glance
from valeria_desktop.bots.weights import read_weights, write_weights
from valeria_desktop.commandline import main
from valeria_desktop.games.valeria.bots.feature_words import NAMES, NAMES_WITH_SETS, WITH_SETS
from valeria_desktop.games.valeria.bots.learned_worth import net_of, weighs_dukes
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.lab.learning_with_sets import (
    COURSES_WITH_SETS,
    LEARNING_WITH_SETS,
    SELF_PLAY,
    any_setup_with_sets,
    begin,
)
from valeria_desktop.games.valeria.rules.setup import Edition, Solo
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.lab.book import Lab, LabBook, Learning
from valeria_desktop.lab.train import train

if TYPE_CHECKING:
    from pathlib import Path

QUICK = evolve(SELF_PLAY, players=("random",), nodes=10, measured=0)
FEW = evolve(COURSES_WITH_SETS["2-sets"], part=2, each=40, rounds=2, last_rounds=0)


@pytest.mark.clause("X1", "X24")
@pytest.mark.parametrize("course", COURSES_WITH_SETS)
def test_three_sets_are_drawn_for_each_game(course: str) -> None:
    chance = Stream(1)
    setups = [any_setup_with_sets(course, chance) for _ in range(40)]
    for setup in setups:
        RULES.check(setup, 1)
        assert len(setup.sets) == 3
    assert len({setup.sets for setup in setups}) > 20
    assert {setup.edition for setup in setups} == set(Edition)
    players = course.removesuffix("-sets")
    assert {setup.solo or str(setup.players) for setup in setups} == {players}
    assert Solo.SIEGE not in {setup.solo for setup in setups}


@pytest.mark.parametrize("course", COURSES_WITH_SETS)
def test_a_course_begins_with_the_values_without_sets(course: str) -> None:
    """New inputs have weight 0: all positions are worth what they were."""
    weights, plain = begin(course), net_of(course.removesuffix("-sets"))
    assert weights is not None
    assert plain is not None
    assert weights.features == NAMES_WITH_SETS
    assert ("dukes" in weights.made) is weighs_dukes(course.removesuffix("-sets"))
    chance = np.random.default_rng(1)
    for _ in range(20):
        table = [float(number) for number in chance.normal(3, 4, len(NAMES))]
        sets = [float(number) for number in chance.normal(3, 4, len(NAMES_WITH_SETS) - len(NAMES))]
        wide, narrow = Glance(weights.net).value([*table, *sets]), Glance(plain).value(table)
        assert wide == pytest.approx(narrow, abs=1e-12)


def test_moments_come_from_both_players_and_see_sets() -> None:
    weights = begin("2-sets")
    assert weights is not None
    task = learning_task("2-sets", weights=write_weights(weights))
    found = QUICK.play(task)
    assert found["number"] == 2 * 2 * task["each"]
    seen = np.frombuffer(found["seen"], np.float32).reshape(-1, len(NAMES_WITH_SETS))
    assert seen[:, len(NAMES) :].any()
    promised, came_out, _ = followed(found).T
    assert set(came_out) <= {0, 0.5, 1}
    assert (promised != came_out).any()
    assert QUICK.play(task) == found


@frozen(eq=False)
class Book(LabBook):
    """Valeria, whose games with sets are played by anybody."""

    @property
    def learning_with_sets(self) -> Learning:
        learning = QUICK.learning({"2-sets": FEW}, QUICK.play)
        return evolve(learning, begin=begin, measure=lambda *_: {"won": 50.0})


def trained(folder: Path, **wanted: object) -> dict[str, Any]:
    arguments = {"course": (), "out": folder, "seed": 1, "rounds": None, "games": 8, "sets": True,
                 "progress": False, "jobs": 1, "cluster": None}  # fmt: skip
    book = Book(RULES)
    lab = Lab({RULES.id: book}, book, "valeria_desktop.commandline:GAMES")
    train(argparse.Namespace(**arguments | wanted), lab)
    found: dict[str, Any] = json.loads((folder / "2-sets.json").read_text(encoding="utf-8"))
    return found


def test_only_what_sets_bring_is_learned_and_a_cut_training_goes_on(tmp_path: Path) -> None:
    found = trained(tmp_path)
    made = found["made"]
    assert (made["course"], made["rounds"], made["games"]) == ("2-sets", 2, 16)
    net, before = read_weights(tmp_path / "2-sets.json", WITH_SETS).net, begin("2-sets")
    assert before is not None
    read = [bool(scale) for scale in before.net.scale]
    assert 100 < sum(read) < len(NAMES)  # no base game brings points on others' turns, sets do
    for row, old in zip(net.layers[0].rows, before.net.layers[0].rows, strict=True):
        assert [*compress(row, read)] == pytest.approx([*compress(old, read)], rel=1e-6)
    assert any(any(row[len(NAMES) :]) for row in net.layers[0].rows)
    kept = sorted((tmp_path / "2-sets").glob("moments-*.npz"))
    assert len(kept) == 2 * 4
    (tmp_path / "2-sets" / "round-02.json").unlink()
    kept[-1].unlink()
    assert trained(tmp_path) == found


def test_other_processes_find_what_plays_a_task() -> None:
    play = LEARNING_WITH_SETS.play
    assert pickle.loads(pickle.dumps(play)) is play  # noqa: S301


def test_the_command_names_the_courses_with_sets(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "--help"]) == 0
    assert "(2-sets, 3-sets, 4-sets, 5-sets, dark-lord-sets)" in " ".join(
        capsys.readouterr().out.split()
    )
    assert main(["train", "--sets", "--course", "2"]) == 2
    assert "There is no course 2; choose one of 2-sets" in capsys.readouterr().err
