"""The parts that a core in C and the Python beside it must share: vocabularies and sources.

`packaging/native.py` compiles both into the core, and `loading.py` compares them. Otherwise lists
whose order both share would drift apart unnoticed, when a core is built in one checkout and used in
another, or when a checkout changes.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.bots.feature_words import NAMES
from valeria_desktop.games.valeria.native.states import STEPS
from valeria_desktop.games.valeria.native.tables import CARDS, MODES
from valeria_desktop.games.valeria.native.vocabulary import EFFECTS, ENDINGS
from valeria_desktop.games.valeria.rules import RULES_VERSION
from valeria_desktop.games.valeria.rules.model.amounts import Resource
from valeria_desktop.games.valeria.rules.model.icons import COUNTED_TYPES, Role
from valeria_desktop.games.valeria.rules.moments import BASE_MOMENTS
from valeria_desktop.games.valeria.rules.setup import Level

if TYPE_CHECKING:
    from collections.abc import Iterable

_LISTS: tuple[Iterable[object], ...] = (
    *((RULES_VERSION,), EFFECTS, CARDS, STEPS, MODES, ENDINGS, NAMES),
    *(Resource, Role, COUNTED_TYPES, BASE_MOMENTS, Level),
)
_LENGTH = 32
"""The number of characters of a hash that are compiled in."""


def vocabulary() -> str:
    """Return the hash of the rules' version and of the lists whose order the core shares."""
    words = "\n".join(", ".join(map(_name, names)) for names in _LISTS)
    return sha256(words.encode()).hexdigest()[:_LENGTH]


def _name(thing: object) -> str:
    return thing.__name__ if isinstance(thing, type) else str(thing)


def own_sources() -> str | None:
    """Return the hash of the C sources in this folder, or None without sources."""
    return sources(Path(__file__).parent)


def sources(folder: Path) -> str | None:
    """Return the hash of the C sources in a folder, or None without sources."""
    files = sorted([*folder.glob("*.c"), *folder.glob("*.h")], key=lambda path: path.name)
    digest = sha256()
    for file in files:
        text = file.read_bytes().replace(b"\r\n", b"\n")  # git may write such line ends on Windows
        digest.update(f"{file.name} {len(text)}\n".encode() + text)
    return digest.hexdigest()[:_LENGTH] if files else None
