"""A program that is killed at any moment loses the decision being made at most."""

from __future__ import annotations

import os
import random
import time
from contextlib import suppress
from typing import TYPE_CHECKING

import pytest

from tests.counts import many
from tests.ready import copies
from tests.storage.killed import play
from valeria_desktop.games import GAMES
from valeria_desktop.storage.resume import replay
from valeria_desktop.storage.shelf import games_in

if TYPE_CHECKING:
    from pathlib import Path

KILLS = many(4, 3, whole=10)
GROUPS = 4
MORE = 12
"""Groups that are tried at length only."""

pytestmark = [
    pytest.mark.skipif(os.name != "posix", reason="only POSIX has SIGKILL"),
    pytest.mark.thorough,
]


def kill_at_a_moment(folder: Path, seed: int, seconds: float) -> tuple[str, int]:
    """Let a table play so long, kill it, and give the file and the choices it told of last.

    Tables are forked off one process that has read everything already.
    """
    context = copies()
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(target=play, args=(folder, seed, theirs), daemon=True)
    process.start()
    theirs.close()
    name, choices = ours.recv()
    time.sleep(seconds)
    process.kill()
    process.join()
    with suppress(EOFError, OSError):  # a table that is killed may be in the middle of a word
        while True:
            name, choices = ours.recv()
    ours.close()
    return name, choices


@pytest.mark.parametrize(
    "group",
    [*range(GROUPS), *(pytest.param(GROUPS + n, marks=pytest.mark.slow) for n in range(MORE))],
)
def test_a_kill_loses_one_decision_at_most(tmp_path: Path, group: int) -> None:
    chance = random.Random(group)
    for number in range(group * KILLS, (group + 1) * KILLS):
        folder = tmp_path / str(number)
        folder.mkdir()
        name, told = kill_at_a_moment(folder, number, chance.uniform(0, 0.3))
        found = {listed.path.name: listed for listed in games_in(folder, GAMES)}
        assert not any(listed.mended for listed in found.values())
        if told > 1:  # else the game may not be there yet: it is one decision old
            record = replay(found[name].saved, GAMES, name)
            assert len(record.choices) >= told - 1
