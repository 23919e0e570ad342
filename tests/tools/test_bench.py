"""The benchmark of the window measures real games."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

BENCH = (sys.executable, "-m", "valeria_desktop.commandline", "bench", "--ui")


@pytest.mark.slow
def test_the_window_is_measured() -> None:
    done = subprocess.run(
        [*BENCH, "--json"],
        capture_output=True,
        text=True,
        check=True,
    )
    figures = json.loads(done.stdout)
    assert set(figures) >= {"ms_repaint", "ms_choice_to_lit", "ms_models", "ms_tick_p99"}
    assert all(value > 0 for value in figures.values())


@pytest.mark.slow
def test_an_evening_tells_what_the_window_holds_after_each_game() -> None:
    done = subprocess.run(
        [*BENCH, "--evening", "2", "--json"],
        capture_output=True,
        text=True,
        check=True,
    )
    found = json.loads(done.stdout)
    assert [footprint["game"] for footprint in found] == [1, 2]
    assert all(footprint["widgets"] > 0 and footprint["objects"] > 0 for footprint in found)
