"""A program that is killed at any moment loses the decision being made at most."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from valeria_desktop.content.loader import shipped_catalog
from valeria_desktop.storage.resume import replay
from valeria_desktop.storage.shelf import games_in

ROOT = Path(__file__).parents[2]
KILLS = 100
GROUPS = 4

pytestmark = pytest.mark.skipif(os.name != "posix", reason="only POSIX has SIGKILL")


def kill_at_a_moment(folder: Path, seed: int, seconds: float) -> tuple[str, int]:
    """Let a table play so long, kill it, and give the file and the choices it told of last."""
    command = [sys.executable, "-m", "tests.storage.killed", str(folder), str(seed)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        told = process.stdout.readline()
        time.sleep(seconds)
        process.send_signal(signal.SIGKILL)
        told += process.stdout.read()
    name, choices = told[: told.rindex("\n")].splitlines()[-1].split()
    return name, int(choices)


@pytest.mark.parametrize("group", range(GROUPS))
def test_a_kill_loses_one_decision_at_most(tmp_path: Path, group: int) -> None:
    chance = random.Random(group)
    for number in range(group, KILLS, GROUPS):
        folder = tmp_path / str(number)
        folder.mkdir()
        name, told = kill_at_a_moment(folder, number, chance.uniform(0, 0.3))
        found = {listed.path.name: listed for listed in games_in(folder)}
        assert not any(listed.mended for listed in found.values())
        if told > 1:  # else the game may not be there yet: it is one decision old
            record = replay(found[name].saved, shipped_catalog(), name)
            assert len(record.choices) >= told - 1
