"""Say whether the system libraries that Qt needs are here, and how to get the missing ones.

    python packaging/check_qt.py             Qt as the tests use it, without a screen
    python packaging/check_qt.py --window    Qt with a real window (X11)
    python packaging/check_qt.py --warn      the same, but never fail: only tell
    python packaging/check_qt.py --packages  only the Debian packages still missing, for a script

Needs nothing but the standard library; PySide6 itself is tried in a process of its own, since
a library that is half there may end the process that loads it.
"""

import argparse
import ctypes
import subprocess
import sys
from collections.abc import Iterable
from typing import NamedTuple


class Library(NamedTuple):
    """A shared library by the name the loader knows, and the packages that bring it."""

    soname: str
    apt: str
    dnf: str

    def is_here(self) -> bool:
        """Whether the loader finds it."""
        try:
            ctypes.CDLL(self.soname)
        except OSError:
            return False
        return True


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

TRY_QT = "import PySide6.QtWidgets, PySide6.QtSvg, PySide6.QtTest"
TRY_PLUGIN = """
import ctypes, pathlib, PySide6.QtGui
plugins = pathlib.Path(PySide6.__file__).parent / "Qt" / "plugins" / "platforms"
ctypes.CDLL(str(plugins / "{plugin}"))
"""


def missing_libraries(*, window: bool) -> list[Library]:
    """List the known libraries that the loader does not find."""
    if not sys.platform.startswith("linux"):
        return []
    return [library for library in BASE + (WINDOW if window else ()) if not library.is_here()]


def qt_complaint(*, window: bool) -> str:
    """Load Qt in a process of its own; an empty string when it loads."""
    program = TRY_QT
    if sys.platform.startswith("linux"):
        plugin = "libqxcb.so" if window else "libqoffscreen.so"
        program += TRY_PLUGIN.format(plugin=plugin)
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    if done.returncode == 0:
        return ""
    lines = done.stderr.strip().splitlines()
    return lines[-1] if lines else f"Python ended with code {done.returncode}."


def advice(missing: Iterable[Library]) -> str:
    """Name the missing libraries and the line that installs them."""
    libraries = list(missing)
    apt = " ".join(library.apt for library in libraries)
    dnf = " ".join(dict.fromkeys(library.dnf for library in libraries))
    names = "\n".join(f"    {library.soname}" for library in libraries)
    return (
        f"Qt needs system libraries that are not here:\n{names}\n"
        "This line installs them:\n"
        f"    Debian, Ubuntu:  sudo apt-get install {apt}\n"
        f"    Fedora:          sudo dnf install {dnf}"
    )


def main() -> int:
    """Check, tell, and return the exit code."""
    parser = argparse.ArgumentParser(description="Are Qt's system libraries here?")
    parser.add_argument("--window", action="store_true", help="check for a real window, too")
    parser.add_argument("--warn", action="store_true", help="tell, but never fail")
    parser.add_argument("--packages", action="store_true", help="only name Debian's packages")
    arguments = parser.parse_args()
    if arguments.packages:
        print(*(library.apt for library in missing_libraries(window=arguments.window)))
        return 0
    complaint = qt_complaint(window=arguments.window)
    if not complaint:
        return 0
    missing = missing_libraries(window=arguments.window)
    told = advice(missing) if missing else "Qt can't be loaded."
    print(f"{told}\nQt's own words: {complaint}", file=sys.stderr)
    if arguments.warn:
        print("Going on without.\n", file=sys.stderr)
        return 0
    return 1


if __name__ == "__main__":
    sys.exit(main())
