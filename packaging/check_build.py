"""Say what this machine lacks to build the frozen program, and how to get it, before it begins.

    python packaging/check_build.py             fail with the line that installs what is missing
    python packaging/check_build.py --packages  only the Debian packages still missing, for a script

Needs nothing but the standard library, so that it can be asked before anything is installed.
"""

from __future__ import annotations

import argparse
import ctypes
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

TOOLS = ("objdump", "strip")
"""PyInstaller reads libraries with the one and shrinks them with the other."""
REBUILD = (
    "The Python at {own} was built without its shared library, which the frozen program needs: "
    "use the Python of the system (make clean, then make package PYTHON=/usr/bin/python3), "
    "or build it again with --enable-shared"
)


class Lack(NamedTuple):
    """Something that is not here, and the packages that bring it, if any do."""

    what: str
    apt: str = ""
    dnf: str = ""


def missing_tools() -> list[Lack]:
    """List the programs that are not on the path."""
    found = [tool for tool in TOOLS if shutil.which(tool) is None]
    return [Lack(f"{' and '.join(found)} of binutils", "binutils", "binutils")] if found else []


def missing_python() -> list[Lack]:
    """List the shared library of this Python, if PyInstaller would not find it."""
    version = "{}.{}".format(*sys.version_info[:2])
    own = Path(sys.base_prefix)
    if not sysconfig.get_config_var("Py_ENABLE_SHARED"):
        # Some builds have it beside them all the same; any other one would be a stranger's.
        return [] if _is_in(f"libpython{version}.so.1.0", own) else [Lack(REBUILD.format(own=own))]
    name = sysconfig.get_config_var("INSTSONAME")
    if _is_in(name, own) or _is_known_to_the_loader(name):
        return []
    return [Lack(f"the shared library of Python, {name}", f"libpython{version}", "python3-libs")]


def _is_in(name: str, prefix: Path) -> bool:
    return any((folder / name).exists() for folder in (prefix, prefix / "lib"))


def _is_known_to_the_loader(name: str) -> bool:
    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True


def advice(lacks: Sequence[Lack], what: str = "Building the program") -> str:
    """Name what is missing; the last lines are what to do about it."""
    names = "\n".join(f"    {lack.what}" for lack in lacks)
    apt = " ".join(lack.apt for lack in lacks if lack.apt)
    dnf = " ".join(lack.dnf for lack in lacks if lack.dnf)
    told = f"{what} needs what is not here:\n{names}"
    if apt:
        told += (
            "\nThis line installs it:\n"
            f"    Debian, Ubuntu:  sudo apt-get install {apt}\n"
            f"    Fedora:          sudo dnf install {dnf}"
        )
    return told


def main() -> int:
    """Check, tell, and return the exit code."""
    parser = argparse.ArgumentParser(description="Can the frozen program be built here?")
    parser.add_argument("--packages", action="store_true", help="only name Debian's packages")
    arguments = parser.parse_args()
    lacks = [*missing_tools(), *missing_python()] if sys.platform.startswith("linux") else []
    if arguments.packages:
        print(*(lack.apt for lack in lacks if lack.apt))
        return 0
    if not lacks:
        return 0
    print(advice(lacks), file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
