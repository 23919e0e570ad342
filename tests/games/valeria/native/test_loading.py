"""A core that is cut short or was built elsewhere is told and left alone, and Python plays."""

from __future__ import annotations

import logging
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from valeria_desktop.games.valeria import native
from valeria_desktop.games.valeria.native import CORE, fingerprint, loading, needed
from valeria_desktop.games.valeria.native.loading import Loaded, built_in, load, seal_of, tell

if TYPE_CHECKING:
    from collections.abc import Callable

ROOT = Path(__file__).parents[4]
HERE = Path(native.__file__).parent
PACKAGE = native.__name__
SMALL = ("simulate", "--bots", "random", "--games", "4")
AGAIN = "make lab builds it again."
CUT = f"The core in C is not as it was built, perhaps cut short; {AGAIN}"
NOT_HERE = f"The core in C was not built here by make lab; {AGAIN}"
OTHER_SOURCES = f"The core in C was built from other sources than these; {AGAIN}"
OTHER_RULES = f"The core in C was built for other rules than these; {AGAIN}"

pytestmark = pytest.mark.skipif(CORE is None, reason="the core in C was not built: make lab")


def core_in(folder: Path) -> Path:
    file = built_in(folder)
    assert file is not None
    return file


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A folder with a copy of the core and of its source."""
    for path in (*HERE.glob("_core.*"), *HERE.glob("*.c"), *HERE.glob("*.h")):
        shutil.copy(path, tmp_path)
    return tmp_path


def cut(folder: Path) -> None:
    file = core_in(folder)
    file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])


def change_a_byte(folder: Path) -> None:
    file = core_in(folder)
    whole = bytearray(file.read_bytes())
    whole[len(whole) // 2] ^= 1
    file.write_bytes(whole)


def take_its_seal(folder: Path) -> None:
    seal_of(core_in(folder)).unlink()


def spoil_its_seal(folder: Path) -> None:
    seal_of(core_in(folder)).write_bytes(b"\xff")


def change_a_source(folder: Path) -> None:
    with (folder / "turn.c").open("a", encoding="utf-8") as file:
        file.write("/* another checkout */\n")


def add_a_source(folder: Path) -> None:
    (folder / "new.c").touch()


def test_a_core_that_was_built_from_what_lies_here_is_taken(copy: Path) -> None:
    assert load(PACKAGE, copy) == (CORE, "")


@pytest.mark.parametrize(
    ("spoil", "wrong"),
    [
        (cut, CUT),
        (change_a_byte, CUT),
        (take_its_seal, NOT_HERE),
        (change_a_source, OTHER_SOURCES),
        (add_a_source, OTHER_SOURCES),
    ],
)
def test_another_core_is_refused_by_a_sentence(
    spoil: Callable[[Path], None], wrong: str, copy: Path
) -> None:
    spoil(copy)
    assert load(PACKAGE, copy) == (None, wrong)


def test_a_seal_that_can_not_be_read_is_told(copy: Path) -> None:
    spoil_its_seal(copy)
    core, wrong = load(PACKAGE, copy)
    assert core is None
    assert wrong.startswith("The core in C can't be read (")


def test_a_core_for_another_python_is_told(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(name: str) -> None:
        raise ImportError(f"undefined symbol in {name}")

    monkeypatch.setattr(loading, "import_module", refuse)
    name = f"{PACKAGE}._core"
    wrong = f"The core in C can't be loaded (undefined symbol in {name}); {AGAIN}"
    assert load(PACKAGE, copy) == (None, wrong)


def test_a_core_for_other_rules_is_told_before_other_sources_are(
    copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    change_a_source(copy)
    monkeypatch.setattr(fingerprint, "vocabulary", lambda: "another")
    assert load(PACKAGE, copy) == (None, OTHER_RULES)


def test_an_older_core_that_tells_nothing_of_itself_is_told(
    copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loading, "import_module", lambda _name: object())
    assert load(PACKAGE, copy) == (None, OTHER_RULES)


def test_where_none_was_built_nothing_is_wrong(tmp_path: Path) -> None:
    assert load(PACKAGE, tmp_path) == (None, "")


def test_a_frozen_program_has_neither_seal_nor_source_and_still_compares_the_rules(
    copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    take_its_seal(copy)
    for path in (*copy.glob("*.c"), *copy.glob("*.h")):
        path.unlink()
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert load(PACKAGE, copy) == (CORE, "")
    monkeypatch.setattr(fingerprint, "vocabulary", lambda: "another")
    assert load(PACKAGE, copy) == (None, OTHER_RULES)


@pytest.mark.parametrize("order", ["EFFECTS", "CARDS", "STEPS", "MODES", "ENDINGS", "NAMES"])
def test_the_vocabulary_is_another_when_an_order_is(
    order: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = fingerprint.vocabulary()
    names = getattr(fingerprint, order)
    at = next(at for at, words in enumerate(fingerprint._LISTS) if words is names)
    turned = [*fingerprint._LISTS]
    turned[at] = tuple(reversed(names))
    monkeypatch.setattr(fingerprint, "_LISTS", turned)
    assert fingerprint.vocabulary() != before


def test_the_ends_of_lines_are_no_other_source(copy: Path) -> None:
    before = fingerprint.sources(copy)
    path = copy / "turn.c"
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    assert fingerprint.sources(copy) == before == needed().SOURCES


def test_it_is_told_once(caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    """The processes that this one starts are told by the environment that it was."""
    monkeypatch.setenv(loading.TOLD, "")
    monkeypatch.delenv(loading.TOLD)
    with caplog.at_level(logging.WARNING):
        tell(Loaded(None))
        tell(Loaded(CORE))
        assert caplog.messages == []
        for _ in range(2):
            tell(Loaded(None, CUT))
    assert caplog.messages == [f"{CUT} Until then games are played in Python."]


def program(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run valeria-lab in a copy of the program made of links, but for its core."""
    shutil.copytree(
        ROOT / "valeria_desktop", folder / "valeria_desktop", copy_function=os.symlink,
        dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__", "_core.*"),
    )  # fmt: skip
    (folder / "resources").symlink_to(ROOT / "resources")
    return subprocess.run(
        [sys.executable, "-m", "valeria_desktop.commandline", *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "yes"},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
@pytest.mark.parametrize(("spoil", "wrong"), [(cut, CUT), (take_its_seal, NOT_HERE)])
def test_the_laboratory_says_what_is_wrong_and_plays_in_python(
    spoil: Callable[[Path], None], wrong: str, tmp_path: Path
) -> None:
    """One that was cut short ended the process by a bus error."""
    inside = tmp_path / HERE.relative_to(ROOT)
    inside.mkdir(parents=True)
    for path in HERE.glob("_core.*"):
        shutil.copy(path, inside)
    spoil(inside)
    done = program(tmp_path, *SMALL, "--jobs", "2")
    assert done.returncode == 0, done.stderr
    assert done.stderr == f"{wrong} Until then games are played in Python.\n"
    assert done.stdout.split("\n")[1] == f"Played by the engine in Python. {wrong}"


@pytest.mark.thorough
@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_it_can_not_be_asked_for_then(tmp_path: Path) -> None:
    inside = tmp_path / HERE.relative_to(ROOT)
    inside.mkdir(parents=True)
    for path in HERE.glob("_core.*"):
        shutil.copy(path, inside)
    cut(inside)
    done = program(tmp_path, *SMALL, "--engine", "core")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.splitlines()[-1] == f"valeria-lab: {CUT}"
