"""What building lacks is named before it begins, with the line that installs it."""

from __future__ import annotations

import re
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
VERSION = "{}.{}".format(*sys.version_info[:2])

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


def test_a_machine_without_binutils_is_told_the_package(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "packaging" / "check_build.py"],
        env={"PATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (1, "")
    first, second, *_, line, last = done.stderr.splitlines()
    assert first == "Building the program needs what is not here:"
    assert second == "    objdump and strip of binutils"
    assert re.match(r" +Debian, Ubuntu:  sudo apt-get install binutils\b", line)
    assert re.match(r" +Fedora: +sudo dnf install binutils\b", last)


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
        [sys.executable, "-S", "-E", ROOT / "packaging" / "check_build.py", "--packages"],
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
