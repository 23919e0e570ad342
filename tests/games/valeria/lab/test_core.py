"""Whole simulated games: the core in C plays them as the engine does, game for game."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING, Any

import pytest

from tests.counts import many
from tests.games.valeria.native.setups import any_setup
from valeria_desktop.commandline import main
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.lab import core
from valeria_desktop.games.valeria.lab.core import CORE_IN_C
from valeria_desktop.games.valeria.native import CORE, NOTHING_BUILT
from valeria_desktop.games.valeria.native.vocabulary import NotCoveredError
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.lab.play import Experiment, make_tasks, play_number, play_task

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

SMALL = ("simulate", "--bots", "random", "--games", "4")
TABLE = "valeria_desktop.worker:GAMES"
NAME = "valeria_desktop.games.valeria.lab.core:CORE_IN_C"

built = pytest.mark.skipif(CORE is None, reason="the core in C was not built: make lab")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Callable[..., dict[str, Any]]:
    def simulated(*arguments: str) -> dict[str, Any]:
        assert main([*SMALL, "--json", "--each", *arguments]) == 0
        report: dict[str, Any] = json.loads(capsys.readouterr().out)
        return report

    return simulated


@pytest.fixture
def not_built(monkeypatch: pytest.MonkeyPatch) -> None:
    """As where no core was ever built, whatever lies beside these sources."""
    monkeypatch.setattr(core, "CORE", None)
    monkeypatch.setattr(core, "WHY_NOT", NOTHING_BUILT)


def experiments(number: int) -> Iterator[Experiment]:
    for seed in range(number):
        chance = random.Random(seed)
        setup = any_setup(chance)
        bots = chance.choice([("random",), ("greedy",), ("greedy", "random")][: 1 + setup.players])
        yield Experiment(RULES, setup, bots, chance.getrandbits(63))


@pytest.mark.slow
@built
def test_whole_games_come_out_the_same() -> None:
    for experiment in experiments(many(30, 20)):
        assert CORE_IN_C.refusal(experiment) is None
        numbers = range(3)
        there = [play_number(experiment, number) for number in numbers]
        assert CORE_IN_C.play(experiment, numbers) == there


@built
def test_a_report_tells_who_played_and_is_the_same(run: Callable[..., dict[str, Any]]) -> None:
    reports = [run("--engine", engine, "--players", "3") for engine in ("core", "python", "auto")]
    assert [report.pop("engine") for report in reports] == ["core", "python", "core"]
    assert reports[0] == reports[1] == reports[2]


@built
@pytest.mark.thorough
def test_other_processes_play_by_the_core_too(run: Callable[..., dict[str, Any]]) -> None:
    assert run("--jobs", "2") == run()


@built
def test_the_head_of_a_report_says_who_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SMALL]) == 0
    assert capsys.readouterr().out.split("\n")[1] == "Played by the core in C."
    assert main([*SMALL, "--engine", "python"]) == 0
    assert capsys.readouterr().out.split("\n")[1] == "Played by the engine in Python."


@pytest.mark.usefixtures("not_built")
def test_where_it_is_not_built_the_engine_plays_and_says_why(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main([*SMALL]) == 0
    assert capsys.readouterr().out.split("\n")[1] == (
        "Played by the engine in Python. The core in C was not built; make lab builds it."
    )


@pytest.mark.usefixtures("not_built")
def test_where_it_is_not_built_it_can_not_be_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SMALL, "--engine", "core"]) == 2
    assert capsys.readouterr() == (
        "",
        "valeria-lab: The core in C was not built; make lab builds it.\n",
    )


def test_a_worker_without_the_core_plays_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    (task,) = make_tasks(Experiment(RULES, Setup(), ("random",), 7), TABLE, 3, 3, NAME)
    played = play_task(task)
    monkeypatch.setattr(core, "CORE", None)
    assert play_task(task) == played


@built
def test_a_bot_that_it_has_not_is_refused_by_name() -> None:
    refusal = CORE_IN_C.refusal(Experiment(RULES, Setup(), ("greedy", "knight+thief"), 7))
    assert refusal == (
        "The core in C has no bot 'knight+thief'; "
        "it has random, greedy, squire, knight, baron, duchess, queen."
    )


@built
def test_levels_are_refused_where_nothing_was_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(core, "net_of", lambda _course: None)
    refusal = CORE_IN_C.refusal(Experiment(RULES, Setup(players=4), ("knight",), 7))
    assert refusal == "The core in C has no knight here, as nothing was learned of the course 4."


@built
def test_more_positions_than_it_has_room_for_are_refused() -> None:
    experiment = Experiment(RULES, Setup(), ("baron", "duchess"), 11, nodes=1_000_001)
    assert CORE_IN_C.refusal(experiment) == "The core in C looks at 1,000,000 positions at most."
    assert CORE_IN_C.refusal(Experiment(RULES, Setup(), ("baron",), 11, nodes=1_000_000)) is None


@built
def test_levels_play_whole_games_as_the_engine_does() -> None:
    experiment = Experiment(RULES, Setup(), ("baron", "duchess"), 11, nodes=40)
    assert CORE_IN_C.refusal(experiment) is None
    assert CORE_IN_C.play(experiment, range(2)) == [
        play_number(experiment, number) for number in range(2)
    ]


@built
def test_what_it_does_not_know_is_refused_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(table: object) -> None:
        raise NotCoveredError("The core in C does not know Juggle yet.")

    monkeypatch.setattr(core, "table_in_core", refuse)
    experiment = Experiment(RULES, Setup(), ("random",), 7)
    assert CORE_IN_C.refusal(experiment) == "The core in C does not know Juggle yet."


@built
def test_what_it_has_no_room_for_the_engine_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    experiment = Experiment(RULES, Setup(), ("random",), 7)
    there = [play_number(experiment, 0)]

    class Small:
        def Game(self, *_: object) -> None:  # noqa: N802 - as the core has it
            raise OverflowError

    monkeypatch.setattr(core, "needed", Small)
    monkeypatch.setattr(core, "_table_of", lambda *_: object())
    monkeypatch.setattr(core, "_mind", lambda *_: object())
    assert CORE_IN_C.play(experiment, range(1)) == there
