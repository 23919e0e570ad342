"""The core in C: what building it lacks is told, and it comes out without a warning."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from valeria_desktop.games.valeria.native import CORE, needed
from valeria_desktop.games.valeria.native.loading import seal_of, sealed

if TYPE_CHECKING:
    from types import ModuleType

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "packaging" / "native.py"
NATIVE = ROOT / "valeria_desktop" / "games" / "valeria" / "native"
HEADERS = Path(sysconfig.get_path("include"))
VERSION = "{}.{}".format(*sys.version_info[:2])

not_on_windows = pytest.mark.skipif(sys.platform == "win32", reason="there it is built otherwise")


@pytest.fixture
def native(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(ROOT / "packaging")
    return import_module("native")


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    # without the packages of this environment, as it is asked before anything is installed
    command = [sys.executable, "-S", str(SCRIPT), *arguments]
    own = {**os.environ, **environment}
    return subprocess.run(command, env=own, capture_output=True, text=True, check=False)


@not_on_windows
def test_a_machine_without_a_compiler_is_told_the_package(tmp_path: Path) -> None:
    done = run(PATH=str(tmp_path), CC="gcc")
    assert (done.returncode, done.stdout) == (1, "")
    first, second, *_, line, last = done.stderr.splitlines()
    assert first == "Building the core in C needs what is not here:"
    assert second == "    the compiler of C, gcc"
    assert re.match(r" +Debian, Ubuntu:  sudo apt-get install gcc libc6-dev\b", line)
    assert re.match(r" +Fedora: +sudo dnf install gcc\b", last)


@not_on_windows
def test_the_program_is_made_without_it_there(tmp_path: Path) -> None:
    done = run("--if-here", PATH=str(tmp_path), CC="gcc")
    assert done.returncode == 0
    assert done.stdout == "The program is made without it: the queen looks less far ahead.\n"
    assert done.stderr == run(PATH=str(tmp_path), CC="gcc").stderr


@not_on_windows
def test_what_it_is_built_with_is_told_where_it_is_not_installed(tmp_path: Path) -> None:
    (tmp_path / "gcc").write_text("#!/bin/sh\n")
    (tmp_path / "gcc").chmod(0o755)
    if not (HEADERS / "Python.h").exists():
        pytest.skip("the headers of Python are not here")
    done = run(PATH=str(tmp_path), CC="gcc")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("Building the core in C needs the extra 'native': pip install")


def test_a_python_without_headers_is_told_the_package(
    native: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sysconfig, "get_path", lambda name: str(tmp_path))
    lack = native.missing()[-1]
    assert lack.what == "the headers of Python, Python.h"
    assert lack.apt == f"libpython{VERSION}-dev"


def test_a_program_that_can_not_be_asked_is_told(
    native: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As where it isn't installed, or its rules can't be read."""

    def fail() -> None:
        raise subprocess.CalledProcessError(1, "python", stderr="No module named 'attrs'\n")

    monkeypatch.setattr(native, "missing", list)
    monkeypatch.setattr(native, "build", fail)
    monkeypatch.setattr(sys, "argv", ["native.py"])
    assert native.main() == 1
    assert capsys.readouterr().err == (
        "The program can't be asked for its rules: No module named 'attrs'\n"
    )


@pytest.fixture
def there(tmp_path: Path) -> Path:
    """A core that was built before."""
    file = tmp_path / "_core.so"
    file.write_bytes(b"the core that was there")
    return file


def test_a_core_is_laid_beside_its_source_with_a_seal(
    native: ModuleType, there: Path, tmp_path: Path
) -> None:
    """Who has the old one open goes on with it."""
    built = tmp_path / "built"
    built.write_bytes(b"another core")
    with there.open("rb") as loaded:
        native.put(built, there)
        assert loaded.read() == b"the core that was there"
    assert there.read_bytes() == b"another core"
    assert seal_of(there).read_text() == sealed(there, "_core.so")
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "_core.so", "_core.so.sha256", "built",
    ]  # fmt: skip


def test_a_core_that_can_not_be_written_whole_leaves_the_old_one(
    native: ModuleType, there: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fill_the_disk(_: Path, to: Path) -> None:
        to.write_bytes(b"anoth")
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(shutil, "copyfile", fill_the_disk)
    with pytest.raises(OSError, match="No space left"):
        native.put(tmp_path / "built", there)
    assert there.read_bytes() == b"the core that was there"


@pytest.mark.skipif(CORE is None, reason="the core in C was not built: make lab")
def test_what_was_built_from_these_sources_is_not_built_again(native: ModuleType) -> None:
    file = Path(str(getattr(CORE, "__file__", "")))
    assert native.ask(native.PROBLEM) == ""
    assert native.is_current(file) == (file.stat().st_mtime >= SCRIPT.stat().st_mtime)
    assert native.ask(native.ORIGIN).split() == [needed().VOCABULARY, needed().SOURCES]


@pytest.mark.thorough
@pytest.mark.parametrize("compiler", ["gcc", "clang"])
def test_it_is_compiled_without_a_warning(compiler: str, native: ModuleType) -> None:
    if shutil.which(compiler) is None or not (HEADERS / "Python.h").exists():
        pytest.skip(f"{compiler} or the headers of Python are not here")
    flags = [*native.FLAGS, "-Werror", "-fsyntax-only", f"-I{HEADERS}"]
    subprocess.run([compiler, *flags, *sorted(NATIVE.glob("*.c"))], check=True)


def test_archives_of_the_source_have_the_source_of_it_and_wheels_have_nothing_of_it() -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        targets = tomllib.load(file)["tool"]["hatch"]["build"]["targets"]
    built = {"*.so", "*.pyd", "_core*.sha256"}
    assert set(targets["wheel"]["exclude"]) == {"*.c", "*.h"} | built
    assert set(targets["sdist"]["exclude"]) == built
