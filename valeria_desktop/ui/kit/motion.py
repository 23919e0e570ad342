"""Whether the system asks programs to move less.

Qt tells it from version 6.12 on only, so the systems are asked themselves.
"""

from __future__ import annotations

import ctypes
import logging
import subprocess
import sys

from PySide6.QtDBus import QDBusConnection, QDBusInterface, QDBusMessage

_log = logging.getLogger(__name__)
_PATIENCE = 300  # milliseconds; a desktop answers in a few
_CLIENT_AREA_ANIMATION = 0x1042  # SPI_GETCLIENTAREAANIMATION


def wants_less_motion() -> bool:
    """Tell whether the system's settings ask for reduced motion; False where they don't say."""
    try:
        if sys.platform == "win32":
            return _on_windows()
        if sys.platform == "darwin":
            return _on_mac()
        return _on_desktop_portal()
    except (OSError, AttributeError, subprocess.SubprocessError):
        _log.info("The system does not say whether it wants less motion.", exc_info=True)
        return False


def _on_windows() -> bool:
    animated = ctypes.c_int(1)
    user: object = getattr(ctypes, "windll").user32  # noqa: B009 - there on Windows only
    asked = user.SystemParametersInfoW  # type: ignore[attr-defined]
    asked(_CLIENT_AREA_ANIMATION, 0, ctypes.byref(animated), 0)
    return not animated.value


def _on_mac() -> bool:
    command = ["/usr/bin/defaults", "read", "com.apple.universalaccess", "reduceMotion"]
    answer = subprocess.run(  # noqa: S603 - a fixed command of the system
        command, capture_output=True, text=True, timeout=_PATIENCE / 1000, check=False
    )
    return answer.stdout.strip() == "1"


def _on_desktop_portal() -> bool:
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
    answer = portal.call("ReadOne", "org.gnome.desktop.interface", "enable-animations")
    if answer.type() is not QDBusMessage.MessageType.ReplyMessage:
        return False
    return answer.arguments() == [False]
