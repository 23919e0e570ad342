"""Check for a screen on Linux before Qt does, as Qt ends the program without one.

That end can't be caught, and Qt's message wrongly advises to install the program again.
"""

from __future__ import annotations

import ctypes
import os
import sys
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLibraryInfo

from valeria_desktop.kernel.errors import ValeriaError
from valeria_desktop.ui.program.libraries import advice, missing_libraries

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

_CHOICE = "QT_QPA_PLATFORM"
_WHAT_TO_DO = "start the program from a desktop, or log in with ssh -X"


class DisplayError(ValeriaError):
    """There is no screen for the window."""


@contextmanager
def checked_display() -> Iterator[None]:
    """Raise a DisplayError where Qt would end the program; hold the screen until Qt has it."""
    with ExitStack() as stack:
        if sys.platform.startswith("linux"):
            _check(stack, os.environ)
        yield


def _check(stack: ExitStack, environment: Mapping[str, str]) -> None:
    wanted = wanted_platforms(environment)
    if not wanted:
        raise DisplayError(
            "There is no screen here to show the window on, as neither DISPLAY nor "
            f"WAYLAND_DISPLAY is set; {_WHAT_TO_DO}."
        )
    refusals = []
    for platform in wanted:
        try:
            _try_plugin(platform)
            _try_screen(platform, environment, stack)
        except DisplayError as error:
            refusals.append(error)
        else:
            return
    raise refusals[0]


def wanted_platforms(environment: Mapping[str, str]) -> list[str]:
    """Return the platforms in the order Qt tries them: the variable's, else the session's."""
    if told := environment.get(_CHOICE):
        return [name.partition(":")[0] for name in told.split(";")]
    offered = {
        "wayland": environment.get("WAYLAND_DISPLAY")
        or environment.get("WAYLAND_SOCKET")
        or environment.get("XDG_SESSION_TYPE") == "wayland",
        "xcb": environment.get("DISPLAY"),
    }
    return [platform for platform, is_offered in offered.items() if is_offered]


def _try_plugin(platform: str) -> None:
    kind = platform.partition("-")[0]
    plugin = next((path for path in _plugins() if path.stem == f"libq{kind}"), None)
    if plugin is None:
        raise DisplayError(
            f"{_CHOICE} asks for '{platform}', which this Qt does not have; "
            "take that variable away."
        )
    try:
        ctypes.CDLL(str(plugin))  # Qt loads it anyway
    except OSError as error:
        raise DisplayError(advice(missing_libraries(kind), str(error))) from error


def _plugins() -> list[Path]:
    """Return the files of all platform plugins that Qt can find."""
    own = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)) / "platforms"
    others = [
        *(Path(folder) for folder in _folders("QT_QPA_PLATFORM_PLUGIN_PATH")),
        *(Path(folder) / "platforms" for folder in _folders("QT_PLUGIN_PATH")),
    ]
    return [path for folder in (*others, own) for path in folder.glob("libq*.so")]


def _folders(variable: str) -> list[str]:
    return [folder for folder in os.environ.get(variable, "").split(os.pathsep) if folder]


def _try_screen(platform: str, environment: Mapping[str, str], stack: ExitStack) -> None:
    if platform == "xcb":
        variable, name = "DISPLAY", environment.get("DISPLAY", "")
        answers = _x_answers(name, stack)
    elif platform.startswith("wayland") and not environment.get("WAYLAND_SOCKET"):
        variable, name = "WAYLAND_DISPLAY", environment.get("WAYLAND_DISPLAY") or "wayland-0"
        answers = _wayland_answers(name, environment, stack)
    else:
        return
    if not answers:
        fault = (
            f"{variable} is not set"
            if not name
            else f"the one {variable} names ({name}) does not answer"
        )
        raise DisplayError(
            f"There is no screen here to show the window on, as {fault}; {_WHAT_TO_DO}."
        )


def _x_answers(name: str, stack: ExitStack) -> bool:
    """Return whether the X server accepts a connection with the user's rights, as Qt will ask it.

    An X server may restart after its last client: this connection stays until Qt's is there.
    """
    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(name.encode(), ctypes.byref(ctypes.c_int())))
    stack.callback(xcb.xcb_disconnect, connection)
    return not xcb.xcb_connection_has_error(connection)


def _wayland_answers(name: str, environment: Mapping[str, str], stack: ExitStack) -> bool:
    """Return whether the socket of a Wayland session accepts a connection."""
    import socket

    path = Path(environment.get("XDG_RUNTIME_DIR", "")) / name  # an absolute path stays as it is
    knock = stack.enter_context(socket.socket(socket.AF_UNIX))
    try:
        knock.connect(str(path))
    except OSError:
        return False
    return True
