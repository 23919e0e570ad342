"""Say all that this machine lacks for `make package` or `make lab`, before anything is fetched.

    python packaging/check_build.py package        fail with the line that installs what is missing
    python packaging/check_build.py lab            the same for the core in C
    python packaging/check_build.py --packages lab package
                                                   only Debian's packages, for a script

Needs nothing but the standard library, so that it can be asked before anything is installed.
"""

from __future__ import annotations

import argparse
import ctypes
import shutil
import sys
import sysconfig
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))  # nothing is installed yet

import native
from lacks import Lack, advice, packages

from valeria_desktop.ui.program.libraries import missing_libraries

TOOLS = ("objdump", "strip")
"""PyInstaller reads libraries with the one and shrinks them with the other."""
REBUILD = (
    "The Python at {own} was built without its shared library, which the frozen program needs: "
    "use the Python of the system (make clean, then make package PYTHON=/usr/bin/python3), "
    "or build it again with --enable-shared"
)


class Lacks(NamedTuple):
    """What something can't be built without, and what it would be better with."""

    needed: list[Lack]
    better: list[Lack]


def missing_environment() -> list[Lack]:
    """List the parts of Python that make an environment: Debian has them in a package."""
    try:
        for name in ("venv", "ensurepip"):
            import_module(name)
    except ImportError:
        pass
    else:
        return []
    version = "{}.{}".format(*sys.version_info[:2])
    return [Lack("the venv module of Python", f"python{version}-venv", "python3-libs")]


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


def missing_qt() -> list[Lack]:
    """List the system libraries that a window of Qt needs."""
    return [Lack(f"{soname}, for Qt", apt, dnf) for soname, apt, dnf in missing_libraries("xcb")]


def for_the_program() -> Lacks:
    """List what `make package` lacks. It makes the program without the core where it has to."""
    on_linux = sys.platform.startswith("linux")
    tools = [*missing_tools(), *missing_python()] if on_linux else []
    return Lacks([*missing_environment(), *tools, *missing_qt()], native.missing())


def for_the_core() -> Lacks:
    """List what `make lab` lacks."""
    return Lacks([*missing_environment(), *native.missing()], [])


WANTED = {
    "package": ("Building the program", for_the_program),
    "lab": ("Building the core in C", for_the_core),
}


def main() -> int:
    """Check, tell, and return the exit code."""
    parser = argparse.ArgumentParser(description="Can it be built here?")
    parser.add_argument("wanted", nargs="+", choices=WANTED, help="what is to be built")
    parser.add_argument("--packages", action="store_true", help="only name Debian's packages")
    arguments = parser.parse_args()
    found = {what: lacks() for what, lacks in map(WANTED.__getitem__, arguments.wanted)}
    if arguments.packages:
        every = [lack for lacks in found.values() for part in lacks for lack in part]
        print(packages(lack.apt for lack in every))
        return 0
    told = [advice(needed, what, better) for what, (needed, better) in found.items() if needed]
    print(*told, sep="\n", end="\n" if told else "", file=sys.stderr)
    return 1 if told else 0


if __name__ == "__main__":
    sys.exit(main())
