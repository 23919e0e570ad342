"""Without a screen the program says so in one sentence, before Qt ends it with other words."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from valeria_desktop.ui.program.display import checked_display, wanted_platforms
from valeria_desktop.ui.program.libraries import missing_libraries

ROOT = Path(__file__).parents[3]
SCREENS = ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "XDG_SESSION_TYPE")
TO_DO = "start the program from a desktop, or log in with ssh -X.\n"

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="elsewhere there is always a screen"
)

needs_xcb = pytest.mark.skipif(
    bool(missing_libraries("xcb")),
    reason="libraries of Qt's window are missing here: the program names them first",
)


def start(folder: Path, **screen: str) -> subprocess.CompletedProcess[str]:
    """Start the program where the environment names this screen and no other."""
    environment = {name: value for name, value in os.environ.items() if name not in SCREENS}
    environment |= {"XDG_RUNTIME_DIR": str(folder)} | screen
    return subprocess.run(
        [sys.executable, "-m", "valeria_desktop", "--data-dir", str(folder)],
        env=environment,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize(
    ("screen", "sentence"),
    [
        (
            {},
            (
                "There is no screen here to show the window on, as neither DISPLAY nor "
                f"WAYLAND_DISPLAY is set; {TO_DO}"
            ),
        ),
        pytest.param(
            {"DISPLAY": ":9753"},
            (
                "There is no screen here to show the window on, as the one DISPLAY names (:9753) "
                f"does not answer; {TO_DO}"
            ),
            marks=needs_xcb,
        ),
        pytest.param(
            {"QT_QPA_PLATFORM": "xcb"},
            f"There is no screen here to show the window on, as DISPLAY is not set; {TO_DO}",
            marks=needs_xcb,
        ),
        (
            {"QT_QPA_PLATFORM": "teletext:rows=24"},
            (
                "QT_QPA_PLATFORM asks for 'teletext', which this Qt does not have; "
                "take that variable away.\n"
            ),
        ),
    ],
)
def test_a_program_without_a_screen_says_so_in_one_sentence(
    screen: dict[str, str], sentence: str, tmp_path: Path
) -> None:
    done = start(tmp_path, **screen)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"valeria: {sentence}")
    log = (tmp_path / "log" / "valeria.log").read_text(encoding="utf-8")
    assert f"The program does not start: {sentence}" in log


def test_a_wayland_session_that_has_gone_is_refused(tmp_path: Path) -> None:
    done = start(tmp_path, WAYLAND_DISPLAY="wayland-7")
    assert done.returncode == 2
    assert "WAYLAND_DISPLAY names (wayland-7) does not answer" in done.stderr or (
        "libwayland" in done.stderr  # the libraries come first
    )


@pytest.mark.parametrize(
    ("environment", "platforms"),
    [
        ({}, []),
        ({"DISPLAY": ""}, []),
        ({"DISPLAY": ":0"}, ["xcb"]),
        ({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, ["wayland", "xcb"]),
        ({"DISPLAY": ":0", "XDG_SESSION_TYPE": "wayland"}, ["wayland", "xcb"]),
        ({"XDG_SESSION_TYPE": "x11"}, []),
        ({"DISPLAY": ":0", "QT_QPA_PLATFORM": "offscreen"}, ["offscreen"]),
        ({"QT_QPA_PLATFORM": "wayland;xcb:x=1"}, ["wayland", "xcb"]),
    ],
)
def test_what_qt_will_try_is_known(environment: dict[str, str], platforms: list[str]) -> None:
    assert wanted_platforms(environment) == platforms


def test_a_program_that_nobody_looks_at_needs_no_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in SCREENS:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    with checked_display():
        pass


def test_one_screen_that_answers_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "teletext;offscreen")
    with checked_display():
        pass
