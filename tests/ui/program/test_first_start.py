"""The system's text size and contrast count at the first start; later the kept settings do."""

from __future__ import annotations

import ctypes
import subprocess
import sys
from contextlib import contextmanager
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from tests.ui.one_game import FACES
from valeria_desktop.storage.settings import Settings, read_settings
from valeria_desktop.ui.face import games_of
from valeria_desktop.ui.paint.look import Look
from valeria_desktop.ui.program import first_start
from valeria_desktop.ui.program import preferences as module
from valeria_desktop.ui.program.first_start import SystemWishes, system_wishes, taken_over
from valeria_desktop.ui.program.preferences import Preferences

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication

GAMES = games_of(FACES)


@pytest.fixture
def wishes(monkeypatch: pytest.MonkeyPatch) -> list[SystemWishes]:
    """The wishes of the system: the last one counts."""
    told = [SystemWishes()]
    monkeypatch.setattr(module, "system_wishes", lambda: told[-1])
    return told


def started(folder: Path) -> Preferences:
    return Preferences(Look(), folder, GAMES)


@pytest.mark.parametrize(
    ("text", "scale"),
    [(1.0, 1.0), (1.1, 1.0), (1.15, 1.15), (1.25, 1.15), (1.5, 1.5), (1.9, 1.5), (2.4, 2.0)],
)
def test_text_is_as_large_as_the_system_has_it(text: float, scale: float) -> None:
    assert taken_over(Settings(), SystemWishes(text)).scale == scale


def test_high_contrast_is_strong_contrast() -> None:
    assert taken_over(Settings(), SystemWishes(is_strong=True)).contrast == "strong"
    assert taken_over(Settings(), SystemWishes()) == Settings()


def test_sticky_keys_make_held_keys_stay() -> None:
    assert taken_over(Settings(), SystemWishes(has_sticky_keys=True)).keys_stay


@pytest.mark.parametrize("says", [True, False])
def test_a_linux_desktop_is_asked_for_its_sticky_keys(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, *, says: bool
) -> None:
    del qapp
    asked: list[tuple[str, str]] = []

    def answer(group: str, key: str, *, wanted: bool) -> bool:
        asked.append((group, key))
        return says is wanted

    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(first_start, "portal_says", answer)
    assert system_wishes().has_sticky_keys is says
    assert asked == [("org.gnome.desktop.a11y.keyboard", "stickykeys-enable")]


def test_a_system_that_fails_to_answer_has_no_sticky_keys(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    del qapp

    def fail(*_: str, **__: bool) -> bool:
        raise OSError

    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(first_start, "portal_says", fail)
    assert not system_wishes().has_sticky_keys


# --- Windows and macOS, as far as another system can play them


class Registry:
    """What is asked of Windows' registry, with the value of its "Text size"."""

    HKEY_CURRENT_USER = "user"

    def __init__(self, size: object) -> None:
        self._size = size
        self.opened: list[tuple[str, str]] = []

    @contextmanager
    def OpenKey(self, root: str, path: str) -> Iterator[str]:  # noqa: N802 - Windows' name
        self.opened.append((root, path))
        if self._size is None:
            raise FileNotFoundError(path)
        yield path

    def QueryValueEx(self, key: str, name: str) -> tuple[object, int]:  # noqa: N802 - Windows' name
        assert (key, name) == (r"Software\Microsoft\Accessibility", "TextScaleFactor")
        return self._size, 4


class User32:
    """Windows' answer about its sticky keys."""

    def __init__(self, flags: int) -> None:
        self._flags = flags

    def SystemParametersInfoW(self, what: int, size: int, told: Any, kept: int) -> int:  # noqa: N802, ANN401 - as Windows names and takes them
        assert (what, size, kept) == (0x003A, 8, 0)
        told._obj.flags = self._flags
        return 1


def on_windows(monkeypatch: pytest.MonkeyPatch, size: object, flags: int) -> Registry:
    registry = Registry(size)
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setitem(sys.modules, "winreg", registry)
    windll = SimpleNamespace(user32=User32(flags))
    monkeypatch.setattr(ctypes, "windll", windll, raising=False)
    return registry


@pytest.mark.parametrize(
    ("size", "text"), [(150, 1.5), (225, 2.25), (100, 1.0), (None, 1.0), ("much", 1.0)]
)
def test_windows_is_asked_for_its_text_size(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, size: object, text: float
) -> None:
    plain = system_font_of(qapp, monkeypatch)
    registry = on_windows(monkeypatch, size, flags=0)
    assert system_wishes().text == pytest.approx(max(text, plain))
    assert registry.opened == [("user", r"Software\Microsoft\Accessibility")]


def system_font_of(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> float:
    """Return how large Windows' font would be wished here without that setting."""
    del qapp
    with monkeypatch.context() as patch:
        on_windows(patch, None, flags=0)
        return system_wishes().text


@pytest.mark.parametrize(("flags", "has"), [(0x1FA, False), (0x1FB, True)])
def test_windows_is_asked_for_its_sticky_keys(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, flags: int, *, has: bool
) -> None:
    del qapp
    on_windows(monkeypatch, None, flags)
    assert system_wishes().has_sticky_keys is has


@pytest.mark.parametrize(("answer", "has"), [("1\n", True), ("0\n", False), ("", False)])
def test_macos_is_asked_for_its_sticky_keys(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, answer: str, *, has: bool
) -> None:
    del qapp
    asked: list[list[str]] = []

    def run(command: list[str], **_: object) -> SimpleNamespace:
        asked.append(command)
        return SimpleNamespace(stdout=answer)

    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(subprocess, "run", run)
    assert system_wishes().has_sticky_keys is has
    assert asked == [
        ["/usr/bin/defaults", "read", "com.apple.universalaccess", "stickyKey"],
    ]


def test_high_contrast_of_the_system_is_told_by_qt(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    del qapp
    for told in (Qt.ContrastPreference.HighContrast, Qt.ContrastPreference.NoPreference):
        access = SimpleNamespace(contrastPreference=lambda told=told: told)
        style = SimpleNamespace(accessibility=lambda access=access: access)
        monkeypatch.setattr(QGuiApplication, "styleHints", lambda style=style: style)
        is_high = told is Qt.ContrastPreference.HighContrast
        assert system_wishes().is_strong is is_high


def test_the_first_start_takes_the_systems_wishes_over(
    qapp: QApplication, tmp_path: Path, wishes: list[SystemWishes]
) -> None:
    del qapp
    wishes.append(SystemWishes(1.5, is_strong=True))
    kept = started(tmp_path).kept
    assert (kept.scale, kept.contrast) == (1.5, "strong")
    assert read_settings(tmp_path, GAMES).settings == kept


def test_later_the_kept_settings_count(
    qapp: QApplication, tmp_path: Path, wishes: list[SystemWishes]
) -> None:
    del qapp
    wishes.append(SystemWishes(1.5, is_strong=True))
    first = started(tmp_path)
    first.change("scale", 1.0)
    first.change("contrast", "normal")
    wishes.append(SystemWishes(2.0, is_strong=True))
    kept = started(tmp_path).kept
    assert (kept.scale, kept.contrast) == (1.0, "normal")


def test_an_old_file_without_these_settings_counts_as_kept(
    qapp: QApplication, tmp_path: Path, wishes: list[SystemWishes]
) -> None:
    del qapp
    (tmp_path / "settings.toml").write_text('pace = "fast"\n')
    wishes.append(SystemWishes(2.0, is_strong=True))
    kept = started(tmp_path).kept
    assert (kept.pace, kept.scale, kept.contrast) == ("fast", 1.0, "normal")


def test_a_system_without_wishes_writes_no_file(
    qapp: QApplication, tmp_path: Path, wishes: list[SystemWishes]
) -> None:
    del qapp, wishes
    started(tmp_path)
    assert not (tmp_path / "settings.toml").exists()


def test_the_system_is_asked_without_trouble(qapp: QApplication) -> None:
    del qapp
    found = system_wishes()
    assert found.text >= 1.0
    assert found.is_strong in {True, False}
