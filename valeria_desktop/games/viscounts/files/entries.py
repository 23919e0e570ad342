"""A data file of Viscounts as a value: what its entries are, and what must hold of them.

An entry has the fields of the model's class but for those that follow from its place, such as the
number of a square. Every entry may have a source and a note for people, which games don't read.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar, get_args

from attrs import NOTHING, Attribute, field, fields, frozen, make_class, resolve_types

import valeria_desktop.games.viscounts.rules.vocabulary  # noqa: F401 - registers every effect and power
from valeria_desktop.content.checks import bounded
from valeria_desktop.content.codec import register_tags, strict_converter
from valeria_desktop.content.entries import FileEntry, check_ids, read_entries
from valeria_desktop.games.viscounts.files.effects import check_effects, check_is_plain_gain
from valeria_desktop.games.viscounts.rules.model.effect import EFFECTS, POWERS, Effect, Power
from valeria_desktop.games.viscounts.rules.model.things import Source
from valeria_desktop.kernel.errors import CatalogError

if TYPE_CHECKING:
    from pathlib import Path

    from cattrs import Converter

_T = TypeVar("_T")
Entry = FileEntry[Any]


@frozen(kw_only=True)
class TableFile:
    """A data file with one kind of headings; `read` returns its things."""

    heading: str
    kind: Callable[..., Any]
    """Makes a thing of the model from its fields."""
    number: int
    """Number of entries."""
    what: str
    """The entries in words, after their number."""
    entry: type[Any]
    made: Callable[[Any, int], dict[str, object]] = lambda _entry, _number: {}
    """Returns the fields that follow from an entry and its number, counted from 1."""
    ids: str = ""
    """The letter of ids such as T01; empty if entries have no such ids."""
    spans: Mapping[str, tuple[int, int]] = field(factory=dict)
    """The least and the largest value of numbers."""
    lengths: Mapping[str, int] = field(factory=dict)
    """The lengths of lists."""
    once: tuple[str, Sequence[Any]] | None = None
    """A field in which each of these values is there once."""
    gains: tuple[str, ...] = ()
    """Fields with effects that come again and again: gains without deeds and debts (WK144)."""
    is_set_up: bool = False
    is_neutral: bool = False
    """Whether effects of the set-up, and of the neutral player, may stand here."""
    check: Callable[[Entry], None] = lambda _: None
    check_all: Callable[[Path, list[Entry]], None] = lambda _file, _entries: None

    def read(self, file: Path) -> tuple[Any, ...]:
        """Return the things of a file; a CatalogError names the first fault."""
        entries = read_entries(file, self.heading, self.entry, file_converter())
        if len(entries) != self.number:
            words = f"there are {len(entries)} {self.what}, not {self.number}"
            raise CatalogError(f"{file.name}: {words}.")
        if self.ids:
            check_card_ids(entries, self.ids)
        for each in entries:
            self._check(each)
        if self.once is not None:
            check_each_once(entries, *self.once)
        self.check_all(file, entries)
        numbered = enumerate((each.value for each in entries), start=1)
        return tuple(made(self.kind, each, self.made(each, number)) for number, each in numbered)

    def _check(self, entry: Entry) -> None:
        check_effects(entry, is_set_up=self.is_set_up, is_neutral=self.is_neutral)
        for name, (least, most) in self.spans.items():
            value = getattr(entry.value, name)
            if not least <= value <= most:
                raise entry.place.error(name, f"must be from {least} to {most}, not {value}")
        for name, length in self.lengths.items():
            found = len(getattr(entry.value, name))
            if found != length:
                raise entry.place.error(name, f"must be {length}, not {found}")
        for name in self.gains:
            check_is_plain_gain(entry, name)
        self.check(entry)


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


def made(kind: Callable[..., _T], entry: object, derived: Mapping[str, object]) -> _T:
    """Return an object of the model from an entry and the fields that follow from its place."""
    model: Any = kind
    names = [each.name for each in fields(model) if each.init and each.name not in derived]
    return kind(**{name: getattr(entry, name) for name in names}, **derived)


# --- checks that several tables share


def check_card_ids(entries: list[Entry], letter: str) -> None:
    """Check that each id is a letter with a number from 01 on, and that none is there twice."""
    known = {f"{letter}{number:02}" for number in range(1, len(entries) + 1)}
    check_ids([entry.place for entry in entries])
    for entry in entries:
        if entry.value.id not in known:
            span = f"{letter}01 to {letter}{len(entries):02}"
            raise entry.place.error("id", f"must be one of {span}, not '{entry.value.id}'")


def check_name(entry: Entry) -> None:
    """Check a name that players read; braces are gaps in texts that are translated."""
    entry.place.check_name(entry.value.name)
    if set("{}") & set(entry.value.name):
        raise entry.place.error("name", "must have no braces")


def check_each_once(entries: list[Entry], name: str, wanted: Sequence[Any]) -> None:
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
