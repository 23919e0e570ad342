"""All that building lacks is named before it begins, with the line that installs it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from types import ModuleType

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "packaging" / "check_build.py"
VERSION = "{}.{}".format(*sys.version_info[:2])
APT = "    Debian, Ubuntu:  sudo apt-get install"
DNF = "    Fedora:          sudo dnf install"
COMPILER = f"gcc libc6-dev libpython{VERSION}-dev"

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="only Linux builds with the system's own tools"
)


@pytest.fixture
def check(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(ROOT / "packaging")
    return import_module("check_build")


@pytest.fixture
def strange_python(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> dict[str, object]:
    """A Python whose parts are said to be elsewhere."""
    facts: dict[str, object] = {}
    monkeypatch.setattr(sys, "base_prefix", str(tmp_path))
    monkeypatch.setattr(sysconfig, "get_config_var", facts.get)
    return facts


def refuse(name: str) -> None:
    raise ImportError(name)


@pytest.fixture
def bare(check: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """A machine with a Python and nothing else."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("CC", "gcc")
    monkeypatch.setattr(check, "import_module", refuse)
    monkeypatch.setattr(sysconfig, "get_path", lambda _name: str(tmp_path))
    monkeypatch.setattr(check, "missing_python", lambda: [check.Lack("its library", "libpython9")])
    monkeypatch.setattr(
        check, "missing_libraries", lambda _platform: [("libEGL.so.1", "libegl1", "libglvnd-egl")]
    )
    return check


def told_by(check: ModuleType, monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    monkeypatch.setattr(sys, "argv", ["check_build.py", *arguments])
    code: int = check.main()
    return code


def test_a_bare_machine_is_told_at_once_all_that_the_program_needs(
    bare: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert told_by(bare, monkeypatch, "package") == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.splitlines() == [
        "Building the program needs what is not here:",
        "    the venv module of Python",
        "    objdump and strip of binutils",
        "    its library",
        "    libEGL.so.1, for Qt",
        "The core in C, with which the queen looks further ahead, needs as well:",
        "    the compiler of C, gcc",
        "    the headers of Python, Python.h",
        "This line installs it:",
        f"{APT} python{VERSION}-venv binutils libpython9 libegl1 {COMPILER}",
        f"{DNF} python3-libs binutils libglvnd-egl gcc python3-devel",
    ]


def test_a_bare_machine_is_told_at_once_all_that_the_core_needs(
    bare: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert told_by(bare, monkeypatch, "lab") == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.splitlines() == [
        "Building the core in C needs what is not here:",
        "    the venv module of Python",
        "    the compiler of C, gcc",
        "    the headers of Python, Python.h",
        "This line installs it:",
        f"{APT} python{VERSION}-venv {COMPILER}",
        f"{DNF} python3-libs gcc python3-devel",
    ]


def test_a_script_is_told_each_package_once(
    bare: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert told_by(bare, monkeypatch, "--packages", "package", "lab") == 0
    assert capsys.readouterr() == (
        f"python{VERSION}-venv binutils libpython9 libegl1 {COMPILER}\n",
        "",
    )


def test_where_only_the_compiler_is_missing_the_program_is_built(
    bare: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("missing_environment", "missing_tools", "missing_python", "missing_qt"):
        monkeypatch.setattr(bare, name, list)
    assert told_by(bare, monkeypatch, "package") == 0
    assert capsys.readouterr() == ("", "")


@pytest.mark.thorough
@pytest.mark.skipif(shutil.which("make") is None, reason="make is not here")
@pytest.mark.parametrize("wanted", ["package", "lab"])
def test_make_asks_a_python_without_its_venv_module_too_and_makes_nothing(
    wanted: str, tmp_path: Path
) -> None:
    """As Debian's: the parts that make an environment come in a package of their own."""
    (tmp_path / "hidden" / "ensurepip").mkdir(parents=True)
    (tmp_path / "hidden" / "ensurepip" / "__init__.py").write_text("raise ImportError\n")
    python = tmp_path / "python"
    python.write_text(
        f"#!/bin/sh\nPYTHONPATH='{tmp_path}/hidden' PATH=/nowhere exec '{sys.executable}' \"$@\"\n"
    )
    python.chmod(0o755)
    venv = tmp_path / "venv"
    done = subprocess.run(
        ["/usr/bin/env", "make", "-s", "-C", ROOT, wanted, f"VENV={venv}", f"CANDIDATES={python}"],
        env={**os.environ, "CC": "gcc"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert "the venv module of Python" in done.stderr
    assert "the compiler of C, gcc" in done.stderr
    assert not venv.exists()


def test_a_tool_that_is_here_is_not_asked_for(check: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "strip").write_text("#!/bin/sh\n")
    (tmp_path / "strip").chmod(0o755)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PATH", str(tmp_path))
        (lack,) = check.missing_tools()
    assert lack.what == "objdump of binutils"


def test_the_python_of_debian_without_its_library_is_told_the_package(
    check: ModuleType, strange_python: dict[str, object], capsys: pytest.CaptureFixture[str]
) -> None:
    strange_python |= {"Py_ENABLE_SHARED": 1, "INSTSONAME": "libpython-absent.so.1.0"}
    (lack,) = check.missing_python()
    assert lack.what == "the shared library of Python, libpython-absent.so.1.0"
    assert check.advice([lack]).endswith(
        f"    Debian, Ubuntu:  sudo apt-get install libpython{VERSION}\n"
        "    Fedora:          sudo dnf install python3-libs"
    )


def test_a_python_built_without_its_library_is_told_what_to_use(
    check: ModuleType, strange_python: dict[str, object], tmp_path: Path
) -> None:
    (lack,) = check.missing_python()
    assert "was built without its shared library" in lack.what
    assert lack.what.endswith("or build it again with --enable-shared")
    assert check.advice([lack]).count("\n") == 1
    (tmp_path / "lib").mkdir()
    (tmp_path / "lib" / f"libpython{VERSION}.so.1.0").touch()
    assert check.missing_python() == []


def test_a_library_beside_its_python_is_found(
    check: ModuleType, strange_python: dict[str, object], tmp_path: Path
) -> None:
    strange_python |= {"Py_ENABLE_SHARED": 1, "INSTSONAME": "libpython-near.so.1.0"}
    (tmp_path / "libpython-near.so.1.0").touch()
    assert check.missing_python() == []


def test_the_check_needs_the_standard_library_only_and_names_packages(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-S", "-E", SCRIPT, "--packages", "package"],
        env={"PATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split()[0] == "binutils"


@pytest.mark.parametrize("page", ["README.md", "docs/packaging.md"])
def test_the_pages_name_what_building_needs(page: str) -> None:
    words = (ROOT / page).read_text(encoding="utf-8")
    assert "`binutils`" in words
    assert "`libpython3.11`" in words
