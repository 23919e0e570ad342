"""The system's text size and contrast count at the first start; later the kept settings do."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from tests.ui.one_game import FACES
from valeria_desktop.storage.settings import Settings, read_settings
from valeria_desktop.ui.face import games_of
from valeria_desktop.ui.paint.look import Look
from valeria_desktop.ui.program import first_start
from valeria_desktop.ui.program import preferences as module
from valeria_desktop.ui.program.first_start import SystemWishes, system_wishes, taken_over
from valeria_desktop.ui.program.preferences import Preferences

if TYPE_CHECKING:
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
