"""`valeria-lab` with each of its extras, and with none: every command answers, or names the extra.

A process of its own has only the packages of that extra: the others are kept from being imported,
by the processes that it starts as well.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement

from tests.counts import spread
from tests.storage.played import SETUPS, play
from valeria_desktop.storage.save import to_saved, to_text

ROOT = Path(__file__).parents[2]
PACKAGES = {"tqdm", "distributed", "numpy"}
"""What the command may find or not: the packages of the extras `lab`, `cluster` and `learn`."""
BLOCKER = """
import sys

class Blocker:
    @staticmethod
    def find_spec(name, path=None, target=None):
        if name.partition(".")[0] in {blocked}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Blocker)
"""
PROGRAM = """
import io, json, sys, traceback
from contextlib import redirect_stderr, redirect_stdout

told = []
for arguments in json.loads(sys.argv[1]):
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        try:
            from valeria_desktop.commandline import main
            code = main(arguments)
        except BaseException:
            code = traceback.format_exc()
    told.append([code, out.getvalue(), err.getvalue()])
print(json.dumps(told))
"""
SMALL = ["simulate", "--bots", "random", "--games", "2"]
COMMANDS = {
    "simulate": SMALL,
    "ladder": ["ladder", "--levels", "random,greedy", "--pairs", "2", "--tables", "2"],
    "train": ["train", "--course", "2", "--games", "50", "--rounds", "1"],
    "bench": ["bench", "--games", "1", "--repeats", "1", "--json"],
    "show": ["show", "7", "--bots", "random"],
    "analyse": ["analyse", "game.valeria", "--nodes", "30"],
    "check": ["check", "game.valeria"],
    "version": ["--version"],
    "help": ["train", "--help"],
    "Valencia": ["--game", "valencia", "simulate", "--bots", "random", "--games", "2"],
    "its ladder": ["--game", "valencia", "ladder", "--levels", "random,planner",
                   "--pairs", "2", "--tables", "2", "--out", "valencia.jsonl"],
    "two processes": [*SMALL, "--jobs", "2"],
    "a bar": [*SMALL, "--progress"],
    "a cluster": [*SMALL, "--cluster", "tcp://127.0.0.1:1"],
}  # fmt: skip
NEEDS = {"train": "numpy", "a bar": "tqdm", "a cluster": "distributed"}
LACKS = {
    "train": "Learning needs the extra 'learn': pip install 'valeria-desktop[learn]'.",
    "a bar": "A progress bar needs the extra 'lab': pip install 'valeria-desktop[lab]'.",
    "a cluster": "A cluster needs the extra 'cluster': pip install 'valeria-desktop[cluster]'.",
}
NOBODY_THERE = "valeria-lab: No cluster answers at 'tcp://127.0.0.1:1'.\n"
NOT_BUILT = "This needs the core in C. "


def packages_of(extra: str | None) -> set[str]:
    """The names of what an extra installs, with the extras that it takes in."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        extras = tomllib.load(file)["project"]["optional-dependencies"]
    found = set()
    for line in extras[extra] if extra else ():
        requirement = Requirement(line)
        if requirement.name == "valeria-desktop":
            found |= set().union(*(packages_of(other) for other in requirement.extras))
        else:
            found.add(requirement.name)
    return found


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A folder with a saved game."""
    saved = to_saved(play(SETUPS["two"], 12).unsaved("2026-11-21T12:00:00+00:00"))
    (tmp_path / "game.valeria").write_text(to_text(saved))
    return tmp_path


def answers(place: Path, packages: set[str], *wanted: str) -> dict[str, Any]:
    """What commands say where only some of the packages are installed."""
    blocker = place / "blocker"
    blocker.mkdir()
    (blocker / "sitecustomize.py").write_text(BLOCKER.format(blocked=sorted(PACKAGES - packages)))
    arguments = json.dumps([COMMANDS[name] for name in wanted])
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, arguments],
        cwd=place,
        env={**os.environ, "PYTHONPATH": f"{blocker}{os.pathsep}{ROOT}"},
        capture_output=True,
        text=True,
        check=True,
    )
    return dict(zip(wanted, json.loads(done.stdout), strict=True))


@pytest.mark.slow
@pytest.mark.parametrize("extra", spread([None, "lab", "cluster", "learn"], 2))
def test_every_command_answers_or_names_the_extra_that_it_needs(
    extra: str | None, place: Path
) -> None:
    packages = packages_of(extra)
    lacking = {command for command, package in NEEDS.items() if package not in packages}
    for command, (code, out, err) in answers(place, packages, *COMMANDS).items():
        told = f"{command}: {code}, {out}, {err}"
        if command in lacking:
            assert [code, out, err] == [2, "", f"valeria-lab: {LACKS[command]}\n"], told
        elif command == "a cluster":
            assert code == 2, told
            assert err == NOBODY_THERE, told
        elif command == "train" and code == 2:  # the other thing that it needs
            assert err.startswith(f"valeria-lab: {NOT_BUILT}"), told
        else:
            assert code == 0, told
            assert out, told
            assert err == "" or command == "a bar", told


def test_the_extras_are_what_this_keeps_away() -> None:
    assert packages_of(None) == set()
    assert packages_of("lab") == {"tqdm"}
    assert packages_of("cluster") == {"tqdm", "distributed"}
    assert packages_of("learn") == {"numpy"}
