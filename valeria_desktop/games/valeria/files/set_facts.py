"""What the lid of a set's box tells: read from its `set.toml`, while its cards stay unread."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING, Any

from attrs import field, frozen
from attrs.validators import ge, instance_of, matches_re, optional

from valeria_desktop.content.resources import resources_root
from valeria_desktop.games.valeria.rules import GAME
from valeria_desktop.kernel.errors import CatalogError
from valeria_desktop.kernel.phrases import Phrase, say

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

NAME = "set.toml"


@frozen
class SetFacts:
    """The name of a set, what it adds to a game, and the colour of its box."""

    id: str
    name: Phrase = field(validator=instance_of(Phrase))
    adds: tuple[Phrase, ...]
    """What it adds, in lines of at most about 22 letters."""
    cards: int = field(validator=[instance_of(int), ge(1)])
    """The number of its cards, copies counted."""
    colour: str = field(default="#3a4a6b", validator=matches_re("#[0-9a-f]{6}"))
    longer: int | None = field(default=None, validator=optional(instance_of(int)))
    """By how many per cent a game with it has more choices, as `valeria-lab lengths` measured."""


def facts_file(name: str) -> Path:
    """Return the file with the facts of a shipped set."""
    return resources_root() / "games" / GAME / "sets" / name / NAME


def shipped_facts(name: str) -> SetFacts:
    """Read the facts of a shipped set."""
    path = facts_file(name)
    try:
        return facts_in(name, tomllib.loads(path.read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError, KeyError) as error:
        raise CatalogError(f"The file {path} can't be read: {error}.") from error


def facts_in(name: str, table: Mapping[str, Any]) -> SetFacts:
    """Return the facts that a table tells of a set; other entries are for others to read."""
    known = {key: table[key] for key in ("cards", "colour", "longer") if key in table}
    adds = tuple(say(line) for line in table["adds"])
    return SetFacts(id=name, name=say(table["name"]), adds=adds, **known)
