"""The pace and the amount of movement: two settings, and the system's wish for less of it.

Qt reports the system's wish only from version 6.12 on, so the program asks each system itself.
"""

from __future__ import annotations

import ctypes
import logging
import sys
from enum import StrEnum
from typing import TYPE_CHECKING

from PySide6.QtDBus import QDBusConnection, QDBusInterface, QDBusMessage

from valeria_desktop.kernel.doors import door

if TYPE_CHECKING:
    from collections.abc import Callable


class Pace(StrEnum):
    """The pace of bots and of shown events."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    OFF = "off"
    """Events are shown at once."""

    @property
    def pause(self) -> int:
        """The pause before a bot's move, in ms, so that a person can follow."""
        return {Pace.SLOW: 1200, Pace.NORMAL: 600, Pace.FAST: 150, Pace.OFF: 0}[self]

    @property
    def turn_end(self) -> int:
        """The time in which the last action can be taken back before a bot goes on, in ms."""
        return {Pace.SLOW: 3000, Pace.NORMAL: 2000, Pace.FAST: 1000, Pace.OFF: 0}[self]

    @property
    def token(self) -> int:
        """The time in which a token goes along its track, in ms."""
        return {Pace.SLOW: 400, Pace.NORMAL: 200, Pace.FAST: 100, Pace.OFF: 0}[self]

    @property
    def between_turns(self) -> int:
        """The pause after each turn of a watched game, in ms, for the viewer to read."""
        return {Pace.SLOW: 5000, Pace.NORMAL: 2500, Pace.FAST: 1000, Pace.OFF: 1500}[self]

    @property
    def speed(self) -> float:
        """The factor of the normal speed; 0 if events are shown at once."""
        return {Pace.SLOW: 0.6, Pace.NORMAL: 1.0, Pace.FAST: 2.0, Pace.OFF: 0.0}[self]


class Movement(StrEnum):
    """The amount of movement."""

    FULL = "full"
    CALM = "calm"
    """Things fade in at their goals, in the same order and at the same pace."""
    NONE = "none"
    """Nothing moves; events are still shown one after the other."""


_log = logging.getLogger(__name__)
mac_says: Callable[[str], bool] = door("valeria_desktop.ui.stage.mac:mac_says")
_PATIENCE = 300  # ms; a desktop answers in a few
_CLIENT_AREA_ANIMATION = 0x1042  # SPI_GETCLIENTAREAANIMATION


def wants_less_motion() -> bool:
    """Return whether the system's settings ask for reduced motion; False if they don't say."""
    try:
        if sys.platform == "win32":
            return _on_windows()
        if sys.platform == "darwin":
            return _on_mac()
        return _on_desktop_portal()
    except (OSError, AttributeError):
        _log.info("The system does not say whether it wants less motion.", exc_info=True)
        return False


def _on_windows() -> bool:
    animated = ctypes.c_int(1)
    user: object = getattr(ctypes, "windll").user32  # noqa: B009 - there on Windows only
    asked = user.SystemParametersInfoW  # type: ignore[attr-defined]
    asked(_CLIENT_AREA_ANIMATION, 0, ctypes.byref(animated), 0)
    return not animated.value


def _on_mac() -> bool:
    return mac_says("reduceMotion")


def _on_desktop_portal() -> bool:
    return portal_says("org.gnome.desktop.interface", "enable-animations", wanted=False)


def portal_says(group: str, key: str, *, wanted: bool) -> bool:
    """Return whether a setting of a Linux desktop has a value; False if nothing answers."""
    bus = QDBusConnection.sessionBus()
    if not bus.isConnected():
        return False
    portal = QDBusInterface(
        "org.freedesktop.portal.Desktop",
        "/org/freedesktop/portal/desktop",
        "org.freedesktop.portal.Settings",
        bus,
    )
    portal.setTimeout(_PATIENCE)
    answer = portal.call("ReadOne", group, key)
    if answer.type() is not QDBusMessage.MessageType.ReplyMessage:
        return False
    return answer.arguments() == [wanted]
