"""The entries of a data file; an error names the file, the entry and the field."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, Generic, TypeVar

from attrs import frozen
from cattrs import BaseValidationError, Converter

from valeria_desktop.content.checks import bounded, is_nested, is_text
from valeria_desktop.content.codec import first_problem, strict_converter
from valeria_desktop.content.files import FileError, read_text
from valeria_desktop.kernel.errors import CatalogError
from valeria_desktop.kernel.foreign import is_plain, quoted, shown, within

_T = TypeVar("_T")
_LARGEST = 100_000
"""Largest size of a data file, in bytes; the largest shipped one has 13,000."""
_DEEPEST = 20  # the deepest shipped entry has 6 levels; reading recurses once for each
_LONGEST_NAME = 60
_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_CONVERTER = bounded(strict_converter())


@frozen
class FilePlace:
    """A place in a file, for errors: an entry, or a part of an entry."""

    file: str
    kind: str
    name: str | int

    def error(self, field: str, sentence: str) -> CatalogError:
        """Return an error about a field."""
        return CatalogError(f"{self}, field {field}: {sentence}.")

    def __str__(self) -> str:
        name = f"'{shown(self.name)}'" if isinstance(self.name, str) else self.name
        return f"{self.file}, {self.kind} {name}"

    def check_id(self, name: str) -> None:
        """Check that an id is fit for saves."""
        if len(name) > _LONGEST_NAME or not _ID.fullmatch(name):
            raise self.error("id", f"must be small letters and hyphens, not {quoted(name)}")

    def check_name(self, name: str) -> None:
        """Check that a name is fit for players to read."""
        if not (name.strip() and len(name) <= _LONGEST_NAME and is_text(name) and is_plain(name)):
            sentence = f"must be 1 to {_LONGEST_NAME} plain letters, not {quoted(name)}"
            raise self.error("name", sentence)


@frozen
class FileEntry(Generic[_T]):
    """A value read from a file, and its place there."""

    place: FilePlace
    value: _T
    written: frozenset[str]
    """Names of the fields that the file contains; the others have their defaults."""


def read_entries(
    file: Path, kind: str, what: type[_T], converter: Converter = _CONVERTER
) -> list[FileEntry[_T]]:
    """Return the entries of a file that has a single kind of headings."""
    content = read_toml(file)
    for other in content:
        if other != kind:
            words = f"'{shown(other)}' is no heading here; write everything under [[{kind}]]"
            raise CatalogError(f"{file.name}: {words}.")
    tables = content.get(kind, [])
    if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
        raise CatalogError(f"{file.name}: write every {kind} under a heading [[{kind}]].")
    places = [_place(file.name, kind, *numbered) for numbered in enumerate(tables, start=1)]
    return [
        _entry(place, what, table, converter) for place, table in zip(places, tables, strict=True)
    ]


def read_toml(file: Path) -> dict[str, Any]:
    """Return the content of a TOML file."""
    try:
        return tomllib.loads(read_text(file, _LARGEST))
    except FileError as error:
        raise CatalogError(error.words) from error
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise CatalogError(f"{file.name} is not a valid TOML file: {within(error)}.") from error


def _place(file: str, kind: str, number: int, table: dict[str, Any]) -> FilePlace:
    name = table.get("id")
    return FilePlace(file, kind, name if isinstance(name, str) else number)


def _entry(
    place: FilePlace, what: type[_T], table: dict[str, Any], converter: Converter
) -> FileEntry[_T]:
    if is_nested(table, _DEEPEST):
        raise CatalogError(f"{place}: it is nested deeper than {_DEEPEST} levels.")
    try:
        return FileEntry(place, converter.structure(table, what), frozenset(table))
    except (BaseValidationError, ValueError) as error:
        problem = first_problem(error)
        gap = ": " if problem.startswith("it ") else ", field "
        raise CatalogError(f"{place}{gap}{problem}.") from error


def check_ids(places: list[FilePlace]) -> None:
    """Check that no id is there twice."""
    seen: set[str | int] = set()
    for place in places:
        if place.name in seen:
            raise place.error("id", "is there twice; choose another")
        seen.add(place.name)
