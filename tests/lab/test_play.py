"""Games as tasks: plain data in, plain data out, the same wherever they are played."""

from __future__ import annotations

import json
import pickle
from collections import Counter
from typing import TYPE_CHECKING

import pytest

from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.setup import Edition, Setup, Variant
from valeria_desktop.lab import play
from valeria_desktop.lab.play import (
    EndlessGameError,
    Experiment,
    VersionError,
    make_bots,
    make_tasks,
    play_task,
    read_setup,
    seat_bots,
    seed_of,
    write_setup,
)

if TYPE_CHECKING:
    from valeria_desktop.lab.play import Played

TABLE = "valeria_desktop.worker:GAMES"
CUSTOM = Setup(
    players=4,
    edition=Edition.SECOND,
    preset="custom",
    variants=frozenset({Variant.MIXED, Variant.EVENTS}),
    areas=("Hills", "Ruins", "Forest", "Valley", "Mountains"),
    without=("eye-of-asteraten",),
    events=("some-event",),
)


def experiment(setup: Setup = Setup()) -> Experiment:  # noqa: B008 - it is frozen
    return Experiment(RULES, setup, ("random",), 7)


def games_of(setup: Setup, games: int, size: int) -> list[Played]:
    tasks = make_tasks(experiment(setup), TABLE, games, size)
    return [game for task in tasks for game in play_task(task)]


@pytest.mark.parametrize("setup", [Setup(), CUSTOM])
def test_a_set_up_survives_json(setup: Setup) -> None:
    assert read_setup(RULES, json.loads(json.dumps(write_setup(setup)))) == setup


def test_a_task_and_its_result_are_plain_data() -> None:
    (task,) = make_tasks(experiment(), TABLE, games=1, size=5)
    played = play_task(task)

    assert json.loads(json.dumps(task)) == task
    assert json.loads(json.dumps(played)) == played
    assert len(pickle.dumps(task)) < 500


def test_tasks_cover_every_game_once() -> None:
    tasks = list(make_tasks(experiment(), TABLE, games=7, size=3))

    assert [(task["start"], task["games"]) for task in tasks] == [(0, 3), (3, 3), (6, 1)]


def test_how_an_experiment_is_cut_makes_no_difference() -> None:
    whole = games_of(Setup(players=3), games=5, size=5)
    pieces = games_of(Setup(players=3), games=5, size=2)

    assert whole == pieces
    assert [game["game"] for game in whole] == [0, 1, 2, 3, 4]


def test_a_game_can_be_played_without_the_games_before_it() -> None:
    *_, last = games_of(Setup(), games=4, size=4)

    assert play.play_number(experiment(), 3) == last


@pytest.mark.clause("F4", "S10", "T31", "T32")
def test_a_game_tells_how_it_went() -> None:
    (game,) = games_of(Setup(players=3), games=1, size=1)

    assert game["bots"] == ["random", "random", "random"]
    assert game["first"] in {0, 1, 2}
    assert len(game["scores"]) == 3
    assert all(game["scores"][winner] == max(game["scores"]) for winner in game["winners"])
    assert game["rounds"] > 1
    assert set(game["ended_by"]) <= {"monsters", "domains", "exhausted"}
    assert game["ended_by"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("bots", [("x",), ("x", "y")])
def test_bots_rotate_so_that_each_sits_on_every_seat_equally_often(
    players: int, bots: tuple[str, ...]
) -> None:
    rounds = 6
    sat = Counter(
        (seat, bot)
        for number in range(rounds)
        for seat, bot in enumerate(seat_bots(bots, players, number))
    )

    assert sat == {(seat, bot): rounds // len(bots) for seat in range(players) for bot in bots}


def test_bots_are_seated_in_turn() -> None:
    assert seat_bots(("x", "y"), 5) == ["x", "y", "x", "y", "x"]
    assert seat_bots(("x", "y"), 5, 1) == ["y", "x", "y", "x", "y"]
    assert seat_bots(("x", "y", "z"), 3, 2) == ["z", "x", "y"]


def test_bots_of_one_kind_answer_differently() -> None:
    first, second = make_bots(RULES, ["random", "random"], seed=7)

    assert vars(first)["_stream"].number() != vars(second)["_stream"].number()


def test_neighbouring_experiments_share_no_game() -> None:
    seeds = {seed_of(seed, number) for seed in range(20) for number in range(50)}

    assert len(seeds) == 1_000


def test_a_worker_with_another_version_refuses_to_play() -> None:
    (task,) = make_tasks(experiment(), TABLE, games=1, size=1)

    with pytest.raises(VersionError, match=r"but version 0\.0 was asked for"):
        play_task({**task, "version": "0.0"})


def test_a_game_without_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "MAX_ROUNDS", 3)

    with pytest.raises(EndlessGameError, match=r"seed \d+ has not ended after 3 rounds"):
        play.play_number(experiment(), 0)
