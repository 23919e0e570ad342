"""What a core in C and the Python beside it must have in common: vocabularies and sources.

`packaging/native.py` compiles both into the core, and `loading.py` compares them: orders of lists
that both have would otherwise drift apart without a word, when a core is built in one checkout and
used in another, or when a checkout goes on.
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
from valeria_desktop.games.valeria.rules.model.cards import MonsterType, Role
from valeria_desktop.games.valeria.rules.powers import Moment
from valeria_desktop.games.valeria.rules.setup import Level

if TYPE_CHECKING:
    from collections.abc import Iterable

_LISTS: tuple[Iterable[object], ...] = (
    *((RULES_VERSION,), EFFECTS, CARDS, STEPS, MODES, ENDINGS, NAMES),
    *(Resource, Role, MonsterType, Moment, Level),
)
_LENGTH = 32
"""The signs of a hash that are compiled in."""


def vocabulary() -> str:
    """Hash the lists that the core has in the same order, and the version of the rules."""
    words = "\n".join(", ".join(map(_name, names)) for names in _LISTS)
    return sha256(words.encode()).hexdigest()[:_LENGTH]


def _name(thing: object) -> str:
    return thing.__name__ if isinstance(thing, type) else str(thing)


def own_sources() -> str | None:
    """Hash the source in C that lies beside this, if any does."""
    return sources(Path(__file__).parent)


def sources(folder: Path) -> str | None:
    """Hash the source in C that lies in a folder, if any does."""
    files = sorted([*folder.glob("*.c"), *folder.glob("*.h")], key=lambda path: path.name)
    digest = sha256()
    for file in files:
        text = file.read_bytes().replace(b"\r\n", b"\n")  # as git may write it on Windows
        digest.update(f"{file.name} {len(text)}\n".encode() + text)
    return digest.hexdigest()[:_LENGTH] if files else None
