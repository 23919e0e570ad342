"""The facts of a set, which are read from its `set.toml` before its cards."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, TypeVar

from attrs import field, frozen
from attrs.validators import ge, matches_re, max_len, min_len
from cattrs import BaseValidationError, transform_error

from valeria_desktop.content.codec import strict_converter
from valeria_desktop.content.entries import read_toml
from valeria_desktop.content.resources import resources_root
from valeria_desktop.games.valeria.rules import GAME
from valeria_desktop.games.valeria.rules.setup import Solo, Variant
from valeria_desktop.kernel.errors import CatalogError

if TYPE_CHECKING:
    from pathlib import Path

    from cattrs import Converter

_T = TypeVar("_T")
FACTS, FIRST_TURN = "set.toml", "first_turn.toml"
"""The files of a set's facts and of its guided turn; all others of their kind hold cards."""


@frozen
class AreaLook:
    """The look of a set's area."""

    colour: str = field(validator=matches_re("#[0-9a-f]{6}"))
    land: str = field(validator=min_len(1))
    """The landscape behind its monsters: one that the window can paint."""


@frozen
class EveningStep:
    """A step of a box's first evening: the Herald's words, and the cards they are about."""

    words: str = field(validator=min_len(1))
    cards: tuple[str, ...] = field(validator=[min_len(1), max_len(2)])


@frozen
class SetFacts:
    """A set, as it stands on the shelf."""

    id: str
    name: str = field(validator=min_len(1))
    adds: str = field(validator=min_len(1))
    """A line about its additions to the base game."""
    cards: int = field(validator=ge(1))
    """The number of cards in its box."""
    brass: tuple[str, ...] = field(default=(), validator=max_len(2))
    """Two lines of the same, short enough for the brass below its box."""
    colour: str = field(default="#3a4a6b", validator=matches_re("#[0-9a-f]{6}"))
    """The colour of its box."""
    longer: int | None = None
    """By how many per cent a game with it has more choices, measured by `valeria-lab lengths`."""
    presets: tuple[str, ...] = ()
    """The names of its presets."""
    starters: tuple[str, ...] = ()
    """The ids of its starters, which lie before each player in place of the Herald (MA1)."""
    not_with: frozenset[str] = frozenset()
    """The ids of sets that can't be in use with it (X1)."""
    solo: frozenset[Solo] = frozenset()
    """The games for one player that it can be used in (X24, X25)."""
    needs: frozenset[Variant] = frozenset()
    """The variants without which its cards have no place (KG1)."""
    evening: tuple[EveningStep, ...] = ()
    """The Herald's steps before the first game with it."""
    guided: bool = False
    """Whether a guided turn at the table belongs to its first evening (`first_turn.toml`)."""
    areas: dict[str, AreaLook] = field(factory=dict)
    """Its areas by their names."""
    signs: dict[str, str] = field(factory=dict)
    """The meaning of each sign that its cards bring, in a sentence."""


def folder_of(set_id: str) -> Path:
    """Return the folder of a set's data: its facts, its cards and its drawings."""
    return resources_root() / "games" / GAME / "sets" / set_id


def card_files(set_id: str) -> list[Path]:
    """Return the files of a set's cards, in the order in which they are read."""
    files = sorted(folder_of(set_id).glob("*.toml"))
    return [file for file in files if file.name not in {FACTS, FIRST_TURN}]


@cache
def set_facts(set_id: str) -> SetFacts:
    """Read the facts of a set that the program has; it costs no look at its cards."""
    return read_facts(folder_of(set_id) / FACTS)


@cache
def _converter() -> Converter:
    return strict_converter()


def read_facts(file: Path) -> SetFacts:
    """Read a file of facts; its folder is the set's id."""
    return read_as(SetFacts, file, id=file.parent.name)


def read_as(kind: type[_T], file: Path, **more: str) -> _T:
    """Read a file of a set's folder strictly, with fields that it doesn't hold itself."""
    content = read_toml(file)
    try:
        return _converter().structure({**content, **more}, kind)
    except BaseValidationError as error:
        problems = "; ".join(
            transform_error(error, path="", format_exception=lambda each, _: str(each))
        )
        raise CatalogError(f"{file}: {problems}.") from error


def write_longer(file: Path, percent: int) -> None:
    """Write how much longer a game with a set is into its facts, below the number of its cards."""
    lines = file.read_text(encoding="utf-8").splitlines()
    kept = [line for line in lines if not line.startswith("longer = ")]
    at = next(number for number, line in enumerate(kept) if line.startswith("cards = "))
    kept.insert(at + 1, f"longer = {percent}")
    file.write_text("\n".join(kept) + "\n", encoding="utf-8")
