"""How long tests wait: for ever, as good as. A wait ends with what it waits for.

A limit is there only so that a hang is told some day. It is the same for all waits, so a slow or
busy machine fails no test; VALERIA_TEST_PATIENCE sets it, in seconds.
"""

from __future__ import annotations

import os
from functools import cache
from typing import TYPE_CHECKING, Any

from pytestqt.qtbot import QtBot

from tests.resting import REST
from valeria_desktop.lab.bench.measure import calibration

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

_VARIABLE = "VALERIA_TEST_PATIENCE"
_USUAL = 900.0
_LONGEST = 1_000_000.0


def wanted(text: str) -> tuple[float, str]:
    """Read how long a hang is waited for, in seconds, and say what is wrong with it."""
    try:
        seconds = float(text or _USUAL)
    except ValueError:
        seconds = 0.0
    if 0 < seconds <= _LONGEST:  # what is no number is neither
        return seconds, ""
    return _USUAL, f"{_VARIABLE} must be seconds, not {text!r}. {_USUAL:.0f} is used."


HANG, PROBLEM = wanted(os.environ.get(_VARIABLE, ""))
_HANG_MS = int(1000 * HANG)
_QUICK = 10.0
"""Million steps a second of the machine on which times of computing were measured."""
_STEPS = 50_000


@cache
def slowness() -> float:
    """Tell how many times slower this machine computes than a quick one; 1 at least."""
    return max(1.0, _QUICK / max(calibration(_STEPS) for _ in range(3)))


class PatientBot(QtBot):
    """pytest-qt's helper, which gives up after five seconds, with the patience of all tests.

    Where a test waits for nothing to happen (raising=False), its own time holds. What it is to
    close is painted where the test looks at it only.
    """

    def addWidget(self, widget: QWidget, **given: Any) -> None:  # noqa: ANN401, N802 - as it is there
        super().addWidget(widget, **given)
        REST.take(widget)

    def waitSignal(self, signal: Any, **given: Any) -> Any:  # noqa: ANN401, N802 - as it is there
        return super().waitSignal(signal, **_patiently(given))

    def waitSignals(self, signals: Any, **given: Any) -> Any:  # noqa: ANN401, N802 - the same
        return super().waitSignals(signals, **_patiently(given))

    def waitUntil(self, callback: Callable[[], bool | None], **given: Any) -> None:  # noqa: ANN401, N802 - the same
        super().waitUntil(callback, **_patiently(given))

    def waitCallback(self, **given: Any) -> Any:  # noqa: ANN401, N802 - the same
        return super().waitCallback(**_patiently(given))

    def waitActive(self, widget: Any, **given: Any) -> Any:  # noqa: ANN401, N802 - the same
        return super().waitActive(widget, **_patiently(given))

    def waitExposed(self, widget: Any, **given: Any) -> Any:  # noqa: ANN401, N802 - the same
        return super().waitExposed(widget, **_patiently(given))


def _patiently(given: dict[str, Any]) -> dict[str, Any]:
    return given if given.get("raising") is False else given | {"timeout": _HANG_MS}
