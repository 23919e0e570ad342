"""An experiment that can't be brought to its end tells what was played so far."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from valeria_desktop.commandline import main
from valeria_desktop.lab import simulate
from valeria_desktop.lab.executors import WorkerError, open_executor, results
from valeria_desktop.lab.play import EndlessGameError, play_task

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.lab.play import Played, PlayTask

ROOT = Path(__file__).parents[2]
SMALL = ("simulate", "--bots", "random", "--games", "20")
ENDLESS = ("simulate", "--bots", "random", "--games", "1000000", "--json", "--progress")


def stop_at_the_fifth(monkeypatch: pytest.MonkeyPatch, stop: BaseException) -> None:
    def play(task: PlayTask) -> list[Played]:
        if task["start"] >= 8:
            raise stop
        return play_task(task)

    monkeypatch.setattr(simulate, "play_task", play)


def test_an_error_in_mid_run_is_told_after_what_was_played(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    stop_at_the_fifth(monkeypatch, EndlessGameError("The game with the seed 9 goes on."))

    assert main(SMALL) == 2

    told = capsys.readouterr()
    assert told.out.startswith("8 of 20 games from seed 1: 2 players")
    assert told.err == (
        "valeria-lab: The game with the seed 9 goes on. "
        "8 of 20 games were played, and the figures count only those.\n"
    )


def test_ctrl_c_tells_what_was_played(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    stop_at_the_fifth(monkeypatch, KeyboardInterrupt())

    assert main([*SMALL, "--json"]) == 130

    told = capsys.readouterr()
    report = json.loads(told.out)
    assert (report["asked"], report["games"]) == (20, 8)
    assert told.err == (
        "valeria-lab: interrupted. 8 of 20 games were played, and the figures count only those.\n"
    )


def test_where_nothing_was_played_nothing_is_counted(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def play(task: PlayTask) -> list[Played]:
        raise KeyboardInterrupt

    monkeypatch.setattr(simulate, "play_task", play)

    assert main(SMALL) == 130
    assert capsys.readouterr() == ("", "valeria-lab: interrupted.\n")


def test_a_process_that_dies_is_told_in_one_sentence() -> None:
    with (
        pytest.raises(WorkerError, match="has ended by itself; perhaps the memory ran out"),
        open_executor(2, None) as (executor, workers),
    ):
        list(results(executor, workers, os._exit, [3]))


@pytest.fixture
def listens_to_ctrl_c() -> Iterator[None]:
    """A run in the background ignores Ctrl-C, and so would what it starts."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="only POSIX sends Ctrl-C as a signal")
@pytest.mark.usefixtures("listens_to_ctrl_c")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_as_a_program_it_ends_in_order_at_ctrl_c(jobs: str) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "valeria_desktop.commandline", *ENDLESS, "--jobs", jobs],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as lab:
        assert lab.stderr is not None
        wait_for_a_game(lab)
        lab.send_signal(signal.SIGINT)
        out, rest = lab.communicate()

    assert "Traceback" not in rest
    assert lab.returncode == 130
    games = json.loads(out)["games"]
    assert rest.splitlines()[-1].startswith(
        f"valeria-lab: interrupted. {games} of 1000000 games were played"
    )


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="only POSIX has SIGKILL")
def test_a_program_that_is_killed_leaves_no_processes() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "valeria_desktop.commandline", *ENDLESS, "--jobs", "2"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as lab:
        wait_for_a_game(lab)
        lab.kill()
        out, _ = lab.communicate()  # comes to its end when the last one that could write is gone
    assert out == ""


def wait_for_a_game(lab: subprocess.Popen[str]) -> None:
    """Read the bar until it has counted a game."""
    assert lab.stderr is not None
    bar = ""
    while not re.search(r"\b[1-9]\d*/1000000", bar):
        letter = lab.stderr.read(1)
        assert letter, bar
        bar += letter
