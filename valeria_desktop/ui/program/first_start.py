"""The system's wishes for easier use, taken over when the program starts for the first time."""

from __future__ import annotations

import ctypes
import importlib
import logging
import sys
from typing import TYPE_CHECKING, Any

from attrs import evolve, frozen
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontDatabase, QGuiApplication

from valeria_desktop.ui.paint.look import TEXT_SIZES
from valeria_desktop.ui.stage.pace import mac_says, portal_says

if TYPE_CHECKING:
    from valeria_desktop.storage.settings import Settings

_PLAIN = {"win32": 9.0, "darwin": 13.0}
"""The point size of a system's text that nobody has enlarged; elsewhere it is 10 or 11."""
_ELSEWHERE = 11.0
_DOTS = {"darwin": 72.0}
_DOTS_ELSEWHERE = 96.0
"""The dots per inch for which that size is meant; desktops enlarge text by more dots, too."""
_NEARLY = 0.02
_GET_STICKY_KEYS, _IS_ON = 0x003A, 1  # SPI_GETSTICKYKEYS, SKF_STICKYKEYSON
_TEXT_KEY, _TEXT_VALUE = r"Software\Microsoft\Accessibility", "TextScaleFactor"
"""The place of Windows' "Text size", 100 to 225 per cent, once a player has changed it."""
_log = logging.getLogger(__name__)


@frozen
class SystemWishes:
    """The wishes that the player has told their system."""

    text: float = 1.0
    """The size of text, 1 being the usual one."""
    is_strong: bool = False
    """Whether contrast is to be high."""
    has_sticky_keys: bool = False
    """Whether modifiers stay pressed, for one hand."""


def system_wishes() -> SystemWishes:
    """Ask the system; it has no wishes where it says nothing."""
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    screen = QGuiApplication.primaryScreen()
    points = font.pointSizeF() / _PLAIN.get(sys.platform, _ELSEWHERE)
    dots = screen.logicalDotsPerInchY() / _DOTS.get(sys.platform, _DOTS_ELSEWHERE)
    text = max(1.0, points * dots, _enlarged_by_a_setting())
    return SystemWishes(text, _wants_strong_contrast(), has_sticky_keys=_has_sticky_keys())


def _enlarged_by_a_setting() -> float:
    """Return Windows' "Text size", 1 being the usual one: its font may stay as it is."""
    return _text_on_windows() if sys.platform == "win32" else 1.0


def _text_on_windows() -> float:
    try:
        winreg: Any = importlib.import_module("winreg")  # there on Windows only
        with winreg.OpenKey(winreg.HKEY_CURRENT_USER, _TEXT_KEY) as key:
            return float(winreg.QueryValueEx(key, _TEXT_VALUE)[0]) / 100
    except (ImportError, OSError, TypeError, ValueError):  # nobody has moved the slider yet
        return 1.0


def _wants_strong_contrast() -> bool:
    """Return whether the system asks for high contrast."""
    style = QGuiApplication.styleHints()  # which has to outlive what it returns
    wish = style.accessibility().contrastPreference()
    return wish is Qt.ContrastPreference.HighContrast


class _StickyKeys(ctypes.Structure):
    """Windows' STICKYKEYS."""

    _fields_ = (("size", ctypes.c_uint), ("flags", ctypes.c_uint))


def _has_sticky_keys() -> bool:
    """Return whether the system's sticky keys are on; False if it doesn't say."""
    try:
        if sys.platform == "win32":
            return _sticky_on_windows()
        if sys.platform == "darwin":
            return mac_says("stickyKey")
        return portal_says("org.gnome.desktop.a11y.keyboard", "stickykeys-enable", wanted=True)
    except (OSError, AttributeError):
        _log.info("The system does not say whether its sticky keys are on.", exc_info=True)
        return False


def _sticky_on_windows() -> bool:
    told = _StickyKeys(ctypes.sizeof(_StickyKeys))
    user: object = getattr(ctypes, "windll").user32  # noqa: B009 - there on Windows only
    asked = user.SystemParametersInfoW  # type: ignore[attr-defined]
    asked(_GET_STICKY_KEYS, told.size, ctypes.byref(told), 0)
    return bool(told.flags & _IS_ON)


def taken_over(settings: Settings, wishes: SystemWishes) -> Settings:
    """Return settings that follow the system's wishes, in the sizes that are offered."""
    fitting = [size for size in TEXT_SIZES if size <= wishes.text + _NEARLY]
    return evolve(
        settings,
        scale=max(fitting, default=1.0),
        contrast="strong" if wishes.is_strong else settings.contrast,
        keys_stay=wishes.has_sticky_keys or settings.keys_stay,
    )
