"""The entries of the data files: the fields of the model's classes, and where a value is from.

An entry has no fields that follow from its place, such as the number of a square; and every entry
may have a source and a note for people, which games don't read.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar, get_args

from attrs import NOTHING, Attribute, field, fields, make_class, resolve_types

import valeria_desktop.games.viscounts.rules.vocabulary  # noqa: F401 - registers every effect and power
from valeria_desktop.content.checks import bounded
from valeria_desktop.content.codec import register_tags, strict_converter
from valeria_desktop.content.entries import FileEntry, check_ids, read_entries
from valeria_desktop.games.viscounts.files.effects import check_effects
from valeria_desktop.games.viscounts.rules.model.effect import EFFECTS, POWERS, Effect, Power
from valeria_desktop.games.viscounts.rules.model.things import Source
from valeria_desktop.kernel.errors import CatalogError

if TYPE_CHECKING:
    from pathlib import Path

    from cattrs import Converter

_T = TypeVar("_T")
_ASIDE = ("source", "note")


@cache
def file_converter() -> Converter:
    """Return the converter for data files: an effect is a table with one key, its tag."""
    converter = bounded(strict_converter())
    register_tags(converter, Effect, EFFECTS)
    register_tags(converter, Power, POWERS)
    return converter


@cache
def entry_of(kind: type[Any], *derived: str) -> type[Any]:
    """Return the class of a file's entries: a class's fields without the derived ones.

    What may be None may be left out.
    """
    kept: list[Attribute[Any]] = [
        each for each in fields(resolve_types(kind)) if each.init and each.name not in derived
    ]
    new = {
        each.name: field(default=_default(each), type=each.type, validator=each.validator)
        for each in kept
    }
    new.setdefault("source", field(default=Source.FACT, type=Source))
    new["note"] = field(default="", type=str)
    return make_class(kind.__name__, new, frozen=True, kw_only=True)


def _default(attribute: Attribute[Any]) -> object:
    may_lack = attribute.default is NOTHING and type(None) in get_args(attribute.type)
    return None if may_lack else attribute.default


def read_table(file: Path, heading: str, what: type[_T]) -> list[FileEntry[_T]]:
    """Return the entries of a file; their effects may be used anywhere."""
    entries = read_entries(file, heading, what, file_converter())
    for entry in entries:
        check_effects(entry)
    return entries


def made(kind: type[_T], entry: object, /, **derived: object) -> _T:
    """Return an object of the model from an entry and the fields that follow from its place."""
    read = {
        each.name: getattr(entry, each.name)
        for each in fields(kind)  # type: ignore[arg-type]  # a class of attrs
        if each.init and each.name not in derived
    }
    return kind(**read, **derived)


# --- checks that several tables share


def check_number(file: Path, entries: list[FileEntry[Any]], what: str, number: int) -> None:
    """Check the number of a file's entries."""
    if len(entries) != number:
        raise CatalogError(f"{file.name}: there are {len(entries)} {what}, not {number}.")


def check_card_ids(entries: list[FileEntry[Any]], letter: str) -> None:
    """Check that each id is a letter with a number from 01 on, and that none is there twice."""
    known = {f"{letter}{number:02}" for number in range(1, len(entries) + 1)}
    check_ids([entry.place for entry in entries])
    for entry in entries:
        if entry.value.id not in known:
            span = f"{letter}01 to {letter}{len(entries):02}"
            raise entry.place.error("id", f"must be one of {span}, not '{entry.value.id}'")


def check_name(entry: FileEntry[Any]) -> None:
    """Check a name that players read; braces are gaps in texts that are translated."""
    entry.place.check_name(entry.value.name)
    if set("{}") & set(entry.value.name):
        raise entry.place.error("name", "must have no braces")


def check_span(entry: FileEntry[Any], name: str, least: int, most: int) -> None:
    """Check that a number is within bounds."""
    value = getattr(entry.value, name)
    if not least <= value <= most:
        raise entry.place.error(name, f"must be from {least} to {most}, not {value}")


def check_length(entry: FileEntry[Any], name: str, number: int) -> None:
    """Check the length of a list."""
    found = len(getattr(entry.value, name))
    if found != number:
        raise entry.place.error(name, f"must be {number}, not {found}")


def check_each_once(entries: list[FileEntry[Any]], name: str, wanted: range | list[Any]) -> None:
    """Check that each of some values is there once in a field."""
    seen: set[object] = set()
    for entry in entries:
        value = getattr(entry.value, name)
        if value not in wanted:
            known = ", ".join(map(str, wanted))
            raise entry.place.error(name, f"must be one of {known}, not {value}")
        if value in seen:
            raise entry.place.error(name, f"another entry has {value} already")
        seen.add(value)
