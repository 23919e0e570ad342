"""Loading the core in C, once it is sure that it is whole and was built from what lies here.

A file that was cut short would end the process as soon as it is loaded, and one that was built
from other sources would play other games. So its seal is looked at before it is loaded, and what
was compiled in afterwards; where something is wrong, Python plays.
"""

from __future__ import annotations

import logging
import os
import sys
from hashlib import sha256
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from typing import TYPE_CHECKING, NamedTuple

from valeria_desktop.games.valeria.native import fingerprint

if TYPE_CHECKING:
    from pathlib import Path
    from types import ModuleType

NAME = "_core"
SEAL = ".sha256"
"""Added to the name of a built core: the file that says what is in it, as `sha256sum` does."""
TOLD = "_VALERIA_CORE_IS_TOLD"
"""Processes that this one starts say nothing again."""
_AGAIN = "make lab builds it again."
_log = logging.getLogger(__name__)


class Loaded(NamedTuple):
    """The core, or what is wrong with the one that was built; neither where none was."""

    core: ModuleType | None
    wrong: str = ""


def load(package: str, folder: Path) -> Loaded:
    """Load the core that lies in the folder of a package, if it can be trusted."""
    file = built_in(folder)
    if file is None:
        return Loaded(None)
    wrong = _what_is_wrong_with(file)
    if wrong:
        return Loaded(None, wrong)
    try:
        core = import_module(f"{package}.{NAME}")
    except ImportError as error:
        return Loaded(None, f"The core in C can't be loaded ({error}); {_AGAIN}")
    wrong = _how_it_differs(core, folder)
    return Loaded(None, wrong) if wrong else Loaded(core)


def tell(loaded: Loaded) -> None:
    """Say once what is wrong, in this process or in the one that started it."""
    if loaded.wrong and TOLD not in os.environ:
        os.environ[TOLD] = "yes"
        _log.warning("%s Until then games are played in Python.", loaded.wrong)


def built_in(folder: Path) -> Path | None:
    """Find the core that this Python would import from a folder."""
    files = (folder / f"{NAME}{suffix}" for suffix in EXTENSION_SUFFIXES)
    return next((file for file in files if file.exists()), None)


def seal_of(file: Path) -> Path:
    """Name the file beside a core that says what is in it."""
    return file.with_name(file.name + SEAL)


def sealed(file: Path, name: str) -> str:
    """Say what is in a file, for the seal of a core of that name."""
    return f"{sha256(file.read_bytes()).hexdigest()}  {name}\n"


def _what_is_wrong_with(file: Path) -> str:
    """Look at the bytes alone. A frozen program has no seals: it is checked as one archive."""
    if getattr(sys, "frozen", False):
        return ""
    try:
        expected = seal_of(file).read_text(encoding="ascii")
        if expected == sealed(file, file.name):
            return ""
    except FileNotFoundError:
        return f"The core in C was not built here by make lab; {_AGAIN}"
    except (OSError, UnicodeDecodeError) as error:
        return f"The core in C can't be read ({error}); {_AGAIN}"
    return f"The core in C is not as it was built, perhaps cut short; {_AGAIN}"


def _how_it_differs(core: ModuleType, folder: Path) -> str:
    """Compare what was compiled in."""
    if getattr(core, "VOCABULARY", "") != fingerprint.vocabulary():
        return f"The core in C was built for other rules than these; {_AGAIN}"
    if fingerprint.sources(folder) not in {None, getattr(core, "SOURCES", "")}:
        return f"The core in C was built from other sources than these; {_AGAIN}"
    return ""
