"""A held key is one press, however X11 repeats it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QWindow

from valeria_desktop.ui.controls.key_repeats import KeyRepeats

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

PRESS, RELEASE = QEvent.Type.KeyPress, QEvent.Type.KeyRelease
OVERRIDE = QEvent.Type.ShortcutOverride
Z, R = Qt.Key.Key_Z, Qt.Key.Key_R


class Watched(QObject):
    """A window with its filter, as the hands have it, and all keys that came through."""

    def __init__(self) -> None:
        super().__init__()
        self.window = QWindow()
        self.repeats = KeyRepeats(self)
        self.heard: list[QEvent.Type] = []
        self.window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - of Qt
        if isinstance(event, QKeyEvent) and not self.repeats.takes(self.window, event):
            self.heard.append(event.type())
        return isinstance(event, QKeyEvent)

    def gets(self, *kinds: QEvent.Type, key: Qt.Key = Z) -> None:
        for kind in kinds:
            event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, "z")
            QCoreApplication.sendEvent(self.window, event)


@pytest.fixture
def watched(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Watched]:
    del qtbot
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "xcb")
    made = Watched()
    yield made
    made.window.destroy()


def test_a_key_held_down_is_pressed_and_released_once(watched: Watched, qtbot: QtBot) -> None:
    watched.gets(OVERRIDE, PRESS)
    for _ in range(5):
        watched.gets(RELEASE, OVERRIDE, PRESS)
    assert watched.heard == [OVERRIDE, PRESS]
    watched.gets(RELEASE)
    qtbot.waitUntil(lambda: watched.heard == [OVERRIDE, PRESS, RELEASE])
    qtbot.wait(100)
    assert watched.heard == [OVERRIDE, PRESS, RELEASE]


def test_a_second_press_after_the_release_counts(watched: Watched, qtbot: QtBot) -> None:
    watched.gets(OVERRIDE, PRESS, RELEASE)
    qtbot.waitUntil(lambda: watched.heard[-1] is RELEASE)
    watched.gets(OVERRIDE, PRESS)
    assert watched.heard == [OVERRIDE, PRESS, RELEASE, OVERRIDE, PRESS]


def test_other_keys_and_other_systems_are_left_alone(
    watched: Watched, monkeypatch: pytest.MonkeyPatch
) -> None:
    watched.gets(PRESS, RELEASE, PRESS, key=R)
    assert watched.heard == [PRESS, RELEASE, PRESS]
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "windows")
    watched.gets(PRESS, RELEASE, PRESS)
    assert len(watched.heard) == 6
