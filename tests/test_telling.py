"""The name of a test that fails is written at once, also when the run never comes to its end."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import product
from pathlib import Path

import pytest

from tests.counts import spread

ROOT = Path(__file__).parents[1]
CONFTEST = """
from tests.telling import tell_failures

def pytest_configure(config):
    tell_failures(config)
"""
NO_TABLE = """
import pytest

@pytest.fixture
def table():
    raise ValueError('no table')

def test_table(table):
    pass
"""
FILES = {
    "test_wrong": (
        "def test_gold():\n    assert 1 == 2, 'a Gold too many\\nand more'\n",
        "FAILED test_wrong.py::test_gold - AssertionError: a Gold too many",
    ),
    "test_set_up": (
        NO_TABLE,
        "ERROR test_set_up.py::test_table - ValueError: no table",
    ),
}
PROCESSES = (("-p", "no:xdist"), ("-n", "2"))
WAITING = """
import pathlib, time

def test_waits():
    end = time.monotonic() + 20
    while time.monotonic() < end and not pathlib.Path("seen").exists():
        time.sleep(0.05)
"""


def begin(folder: Path, *arguments: str) -> subprocess.Popen[str]:
    """Start a run of the tests in a folder, which shows dots and no summary."""
    return subprocess.Popen(
        [sys.executable, "-m", "pytest", "-q", "-r", "N", "--tb=no", "-p", "no:cacheprovider",
         *arguments, str(folder)],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT), "COLUMNS": "200"},
        stdout=subprocess.PIPE,
        text=True,
    )  # fmt: skip


@pytest.mark.thorough
@pytest.mark.parametrize(("processes", "file"), spread(product(PROCESSES, FILES), 2))
def test_a_failure_is_named_while_other_tests_still_run(
    processes: tuple[str, ...], file: str, tmp_path: Path
) -> None:
    """The run is killed then: what comes at its end never does."""
    source, told = FILES[file]
    (tmp_path / "conftest.py").write_text(CONFTEST)
    (tmp_path / f"{file}.py").write_text(source)
    (tmp_path / "test_x_waits.py").write_text(WAITING)
    with begin(tmp_path, *processes) as run:
        assert run.stdout is not None
        named = any(line.rstrip() == told for line in run.stdout)
        is_running = run.poll() is None
        (tmp_path / "seen").touch()
        run.kill()
    assert named
    assert is_running


@pytest.mark.thorough
def test_a_file_that_can_not_be_read_is_named(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text(CONFTEST)
    (tmp_path / "test_broken.py").write_text("import nothing_of_that_name\n")
    with begin(tmp_path, "-p", "no:xdist") as run:
        told, _ = run.communicate()
    assert "ERROR test_broken.py" in told.splitlines()
    assert run.returncode == 2


def test_this_run_tells_of_failures_too(request: pytest.FixtureRequest) -> None:
    names = [type(plugin).__name__ for plugin in request.config.pluginmanager.get_plugins()]
    assert names.count("Telling") == (0 if hasattr(request.config, "workerinput") else 1)
