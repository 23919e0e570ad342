"""The system libraries that Qt needs on Linux, and the line that installs the missing ones.

The module is used where Qt can't be loaded, and by packaging/check_qt.py before the installation:
it needs the standard library only.
"""

from __future__ import annotations

import ctypes
import sys
from typing import TYPE_CHECKING, NamedTuple

from valeria_desktop.kernel.errors import ValeriaError

if TYPE_CHECKING:
    from collections.abc import Sequence


class Library(NamedTuple):
    """A shared library: the loader's name for it, and its packages for apt and for dnf."""

    soname: str
    apt: str
    dnf: str

    def is_here(self) -> bool:
        """Return whether the loader finds the library."""
        try:
            ctypes.CDLL(self.soname)
        except OSError:
            return False
        return True


class LoadingError(ValeriaError):
    """A part of the program can't be loaded."""


BASE = (
    Library("libglib-2.0.so.0", "libglib2.0-0", "glib2"),
    Library("libEGL.so.1", "libegl1", "libglvnd-egl"),
    Library("libGL.so.1", "libgl1", "libglvnd-glx"),
    Library("libxkbcommon.so.0", "libxkbcommon0", "libxkbcommon"),
    Library("libfontconfig.so.1", "libfontconfig1", "fontconfig"),
    Library("libfreetype.so.6", "libfreetype6", "freetype"),
    Library("libdbus-1.so.3", "libdbus-1-3", "dbus-libs"),
)
WINDOW = (
    Library("libxcb-cursor.so.0", "libxcb-cursor0", "xcb-util-cursor"),
    Library("libxcb-icccm.so.4", "libxcb-icccm4", "xcb-util-wm"),
    Library("libxcb-image.so.0", "libxcb-image0", "xcb-util-image"),
    Library("libxcb-keysyms.so.1", "libxcb-keysyms1", "xcb-util-keysyms"),
    Library("libxcb-render-util.so.0", "libxcb-render-util0", "xcb-util-renderutil"),
    Library("libxcb-shape.so.0", "libxcb-shape0", "libxcb"),
    Library("libxcb-xkb.so.1", "libxcb-xkb1", "libxcb"),
    Library("libxkbcommon-x11.so.0", "libxkbcommon-x11-0", "libxkbcommon-x11"),
)


WAYLAND = (
    Library("libwayland-client.so.0", "libwayland-client0", "libwayland-client"),
    Library("libwayland-cursor.so.0", "libwayland-cursor0", "libwayland-cursor"),
)
WANTED = {"offscreen": BASE, "xcb": BASE + WINDOW, "wayland": BASE + WAYLAND}
"""The libraries that Qt needs, by its platform."""
_NOT_FOUND = "cannot open shared object file"
"""The message of the Linux loader, the same in every language."""


def missing_libraries(platform: str) -> list[Library]:
    """Return the libraries of a platform that the loader does not find."""
    if not sys.platform.startswith("linux"):
        return []
    return [library for library in WANTED.get(platform, BASE) if not library.is_here()]


def advice(missing: Sequence[Library], complaint: str) -> str:
    """Return a message about a failed load, with the lines that install missing libraries."""
    if not missing:
        return f"Qt can't be loaded: {complaint.rstrip('.')}."
    apt = " ".join(library.apt for library in missing)
    dnf = " ".join(dict.fromkeys(library.dnf for library in missing))
    names = "\n".join(f"    {library.soname}" for library in missing)
    return (
        f"Qt needs system libraries that are not here:\n{names}\n"
        "This line installs them:\n"
        f"    Debian, Ubuntu:  sudo apt-get install {apt}\n"
        f"    Fedora:          sudo dnf install {dnf}"
    )


def explain(error: ImportError) -> LoadingError:
    """Return an error whose message tells people what to do about a failed import."""
    if _NOT_FOUND in str(error):
        return LoadingError(advice(missing_libraries("xcb"), str(error)))
    return LoadingError(f"A part of the program can't be loaded ({error}); install it again.")
