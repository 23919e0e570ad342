"""Loading the core in C, after checks that it is whole and was built from the present sources.

Loading a truncated file would end the process, and a core from other sources would play other
games. So the core's seal is checked before loading, and its compiled-in hashes afterwards; if
anything is wrong, Python plays.
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
"""Suffix after a built core's name: the file with the core's hash, as `sha256sum` writes it."""
TOLD = "_VALERIA_CORE_IS_TOLD"
"""The environment variable by which child processes know that the warning was given."""
_AGAIN = "make lab builds it again."
_log = logging.getLogger(__name__)


class Loaded(NamedTuple):
    """The core, or the fault of the built one; neither if no core was built."""

    core: ModuleType | None
    wrong: str = ""


def load(package: str, folder: Path) -> Loaded:
    """Load the core from a package's folder, if it can be trusted."""
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
    """Log the core's fault once, in this process or in its parent."""
    if loaded.wrong and TOLD not in os.environ:
        os.environ[TOLD] = "yes"
        _log.warning("%s Until then games are played in Python.", loaded.wrong)


def built_in(folder: Path) -> Path | None:
    """Return the core that this Python would import from a folder, or None."""
    files = (folder / f"{NAME}{suffix}" for suffix in EXTENSION_SUFFIXES)
    return next((file for file in files if file.exists()), None)


def seal_of(file: Path) -> Path:
    """Return the path of the seal beside a core: the file with its hash."""
    return file.with_name(file.name + SEAL)


def sealed(file: Path, name: str) -> str:
    """Return the seal's text for a core with that name."""
    return f"{sha256(file.read_bytes()).hexdigest()}  {name}\n"


def _what_is_wrong_with(file: Path) -> str:
    """Check the file's bytes only. A frozen program has no seals: it is checked as one archive."""
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
    """Compare the compiled-in hashes with the present rules and sources."""
    if getattr(core, "VOCABULARY", "") != fingerprint.vocabulary():
        return f"The core in C was built for other rules than these; {_AGAIN}"
    if fingerprint.sources(folder) not in {None, getattr(core, "SOURCES", "")}:
        return f"The core in C was built from other sources than these; {_AGAIN}"
    return ""
