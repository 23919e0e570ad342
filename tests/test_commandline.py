"""`valeria-lab` as a program of its own."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

import valeria_desktop
from valeria_desktop.commandline import main

LAB = (sys.executable, "-m", "valeria_desktop.commandline")


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0

    out = capsys.readouterr().out
    for command in ("simulate", "bench", "show"):
        assert f"    {command} " in out


@pytest.mark.parametrize("command", ["simulate", "bench", "show"])
def test_every_command_has_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, "--help"]) == 0

    assert f"usage: valeria-lab {command}" in capsys.readouterr().out


def test_the_version_is_the_packages(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0

    assert capsys.readouterr().out == f"{valeria_desktop.__version__}\n"


def test_a_command_is_needed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2

    assert (
        capsys.readouterr().err == "valeria-lab: the following arguments are required: COMMAND.\n"
    )


@pytest.mark.thorough
def test_as_a_program_it_plays_in_two_processes() -> None:
    arguments = ("simulate", "--bots", "random", "--games", "4", "--jobs", "2", "--json")
    done = subprocess.run([*LAB, *arguments], capture_output=True, text=True, check=True)

    assert done.stderr == ""
    assert json.loads(done.stdout)["games"] == 4


def test_as_a_program_it_refuses_without_a_traceback() -> None:
    done = subprocess.run(
        [*LAB, "show", "7", "--players", "9"], capture_output=True, text=True, check=False
    )

    assert done.returncode == 2
    assert done.stderr == "valeria-lab: This game is for 2 to 5 players, not 9.\n"


def test_as_a_program_it_ends_quietly_when_nobody_reads_on() -> None:
    with subprocess.Popen(
        [*LAB, "show", "7", "--bots", "random"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.close()
        assert program.stderr.read() == ""

    assert program.returncode == 0
