"""Where a system library is missing, the line that installs it is the last thing that is said."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from valeria_desktop.ui.program import libraries
from valeria_desktop.ui.program.libraries import Library, advice, explain, missing_libraries

ROOT = Path(__file__).parents[3]
GONE = Library("libabsent.so.9", "libabsent9", "absent-libs")
LOADER = "libabsent.so.9: cannot open shared object file: No such file or directory"
WITHOUT_QT = f"""
import sys
from importlib.abc import MetaPathFinder
from valeria_desktop.ui.program import libraries

class Nowhere(MetaPathFinder):
    def find_spec(self, name, path, target=None):
        if name.startswith("PySide6"):
            raise ImportError({LOADER!r}, name=name)

sys.meta_path.insert(0, Nowhere())
libraries.WANTED = {{"xcb": (libraries.Library(*{tuple(GONE)!r}),)}}
from valeria_desktop.app import main
sys.exit(main(sys.argv[1:]))
"""


@pytest.fixture
def gone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(libraries, "WANTED", {"xcb": (GONE,)})


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere Qt brings them along")
@pytest.mark.parametrize("option", ["--log-level=info", "--self-check"])
def test_what_is_missing_is_told_last_and_without_a_traceback(option: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_QT, option, "--data-dir", str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.splitlines() == [
        "valeria: Qt needs system libraries that are not here:",
        "    libabsent.so.9",
        "This line installs them:",
        "    Debian, Ubuntu:  sudo apt-get install libabsent9",
        "    Fedora:          sudo dnf install absent-libs",
    ]


@pytest.mark.usefixtures("gone")
def test_a_library_nobody_finds_is_missing() -> None:
    assert missing_libraries("xcb") == [GONE]
    assert libraries.missing_libraries("vnc") == [
        library for library in libraries.BASE if not library.is_here()
    ]


def test_a_library_nobody_knows_is_told_in_the_loaders_words() -> None:
    assert advice([], LOADER) == f"Qt can't be loaded: {LOADER}."


@pytest.mark.usefixtures("gone")
def test_a_part_that_is_not_installed_is_told_in_one_sentence() -> None:
    error = ModuleNotFoundError("No module named 'tomli_w'", name="tomli_w")
    assert str(explain(error)) == (
        "A part of the program can't be loaded (No module named 'tomli_w'); install it again."
    )


def test_what_checks_before_anything_is_installed_needs_the_standard_library_only() -> None:
    done = subprocess.run(
        [sys.executable, "-S", "-E", ROOT / "packaging" / "check_qt.py", "--packages"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
