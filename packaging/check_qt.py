"""Say whether the system libraries that Qt needs are here, and how to get the missing ones.

    python packaging/check_qt.py             Qt as the tests use it, without a screen
    python packaging/check_qt.py --window    Qt with a real window (X11)
    python packaging/check_qt.py --packages  only the Debian packages still missing, for a script

Needs nothing but the standard library; PySide6 itself is tried in a process of its own, since
a library that is half there may end the process that loads it.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))  # nothing is installed yet

from valeria_desktop.ui.program.libraries import advice, missing_libraries

TRY_QT = "import PySide6.QtWidgets, PySide6.QtSvg, PySide6.QtTest"
TRY_PLUGIN = """
import ctypes, pathlib, PySide6.QtGui
plugins = pathlib.Path(PySide6.__file__).parent / "Qt" / "plugins" / "platforms"
ctypes.CDLL(str(plugins / "{plugin}"))
"""


def qt_complaint(platform: str) -> str:
    """Load Qt in a process of its own; an empty string when it loads."""
    program = TRY_QT
    if sys.platform.startswith("linux"):
        program += TRY_PLUGIN.format(plugin=f"libq{platform}.so")
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    if done.returncode == 0:
        return ""
    lines = done.stderr.strip().splitlines()
    return lines[-1] if lines else f"Python ended with code {done.returncode}."


def main() -> int:
    """Check, tell, and return the exit code."""
    parser = argparse.ArgumentParser(description="Are Qt's system libraries here?")
    parser.add_argument("--window", action="store_true", help="check for a real window, too")
    parser.add_argument("--packages", action="store_true", help="only name Debian's packages")
    arguments = parser.parse_args()
    platform = "xcb" if arguments.window else "offscreen"
    if arguments.packages:
        print(*(library.apt for library in missing_libraries(platform)))
        return 0
    complaint = qt_complaint(platform)
    if not complaint:
        return 0
    print(advice(missing_libraries(platform), complaint), file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
