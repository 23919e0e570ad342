"""Whether the system wants less motion is asked each system in its own way."""

from __future__ import annotations

import ctypes
import subprocess
import sys
from types import SimpleNamespace

import pytest
from PySide6.QtDBus import QDBusMessage

from valeria_desktop.ui.stage import pace

REPLY = QDBusMessage.MessageType.ReplyMessage
ERROR = QDBusMessage.MessageType.ErrorMessage


class Portal:
    """A desktop's portal that answers what it was told to."""

    def __init__(self, kind: QDBusMessage.MessageType, answer: list[object]) -> None:
        self.asked: tuple[str, ...] = ()
        self._message = SimpleNamespace(type=lambda: kind, arguments=lambda: answer)

    def __call__(self, *_: object) -> Portal:
        return self

    def setTimeout(self, milliseconds: int) -> None:  # noqa: N802 - as Qt has it
        assert milliseconds <= 500

    def call(self, *asked: str) -> SimpleNamespace:
        self.asked = asked
        return self._message


def on_desktop(monkeypatch: pytest.MonkeyPatch, portal: Portal, *, connected: bool = True) -> None:
    bus = SimpleNamespace(isConnected=lambda: connected)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(pace, "QDBusConnection", SimpleNamespace(sessionBus=lambda: bus))
    monkeypatch.setattr(pace, "QDBusInterface", portal)


@pytest.mark.parametrize(
    ("kind", "answer", "less"),
    [(REPLY, [False], True), (REPLY, [True], False), (REPLY, [], False), (ERROR, [False], False)],
)
def test_a_desktop_says_whether_it_animates(
    monkeypatch: pytest.MonkeyPatch,
    kind: QDBusMessage.MessageType,
    answer: list[object],
    *,
    less: bool,
) -> None:
    portal = Portal(kind, answer)
    on_desktop(monkeypatch, portal)
    assert pace.wants_less_motion() is less
    assert portal.asked[-1] == "enable-animations"


def test_without_a_bus_nobody_wants_less(monkeypatch: pytest.MonkeyPatch) -> None:
    on_desktop(monkeypatch, Portal(REPLY, [False]), connected=False)
    assert not pace.wants_less_motion()


@pytest.mark.parametrize(("output", "less"), [("1\n", True), ("0\n", False), ("", False)])
def test_a_mac_says_it_in_its_defaults(
    monkeypatch: pytest.MonkeyPatch, output: str, *, less: bool
) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    done = subprocess.CompletedProcess([], 0, stdout=output)
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: done)
    assert pace.wants_less_motion() is less


@pytest.mark.parametrize("error", [OSError("gone"), subprocess.TimeoutExpired("defaults", 1)])
def test_what_can_not_be_asked_wants_nothing(
    monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise error

    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(subprocess, "run", fail)
    assert not pace.wants_less_motion()


@pytest.mark.parametrize(("animated", "less"), [(0, True), (1, False)])
def test_windows_says_whether_it_animates(
    monkeypatch: pytest.MonkeyPatch, animated: int, *, less: bool
) -> None:
    def ask(_what: int, _size: int, out: object, _flags: int) -> int:
        out._obj.value = animated  # type: ignore[attr-defined]
        return 1

    user = SimpleNamespace(SystemParametersInfoW=ask)
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(user32=user), raising=False)
    assert pace.wants_less_motion() is less


def test_a_windows_that_knows_no_such_question_wants_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(), raising=False)
    assert not pace.wants_less_motion()
