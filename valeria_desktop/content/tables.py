"""A data file as a value: what its entries are, how many, and what must hold of them.

An entry has the fields of the model's class but for those that follow from its place, such as the
number of a square.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar, get_args

from attrs import NOTHING, Attribute, field, fields, frozen, has, make_class, resolve_types

from valeria_desktop.content.entries import FileEntry, check_ids, read_entries
from valeria_desktop.kernel.errors import CatalogError

if TYPE_CHECKING:
    from collections.abc import Iterator
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
    what: str
    """The entries in words, after their number."""
    number: int | None = None
    """Number of entries; None if the file may have any."""
    entry: type[Any]
    made: Callable[[Any, int], dict[str, object]] = lambda _entry, _number: {}
    """Returns the fields that follow from an entry and its number, counted from 1."""
    ids: str = ""
    """The letter of ids such as T01; empty if entries have no such ids."""
    has_names: bool = False
    """Entries have ids of small letters and hyphens."""
    spans: Mapping[str, tuple[int, int]] = field(factory=dict)
    """The least and the largest value of numbers."""
    lengths: Mapping[str, int] = field(factory=dict)
    """The lengths of lists."""
    once: tuple[str, Sequence[Any]] | None = None
    """A field in which each of these values is there once."""
    check: Callable[[Entry], None] = lambda _: None
    check_all: Callable[[Path, list[Entry]], None] = lambda _file, _entries: None

    def read(self, file: Path) -> tuple[Any, ...]:
        """Return the things of a file; a CatalogError names the first fault."""
        entries = read_entries(file, self.heading, self.entry, *self.converters())
        if self.number not in {None, len(entries)}:
            words = f"there are {len(entries)} {self.what}, not {self.number}"
            raise CatalogError(f"{file.name}: {words}.")
        if self.ids:
            check_card_ids(entries, self.ids)
        for each in entries:
            self.check_entry(each)
        if self.has_names:
            check_ids([each.place for each in entries])
        if self.once is not None:
            check_each_once(entries, *self.once)
        self.check_all(file, entries)
        numbered = enumerate((each.value for each in entries), start=1)
        return tuple(made(self.kind, each, self.made(each, number)) for number, each in numbered)

    def converters(self) -> tuple[Converter, ...]:
        """Return the converter of a game whose entries aren't plain values."""
        return ()

    def check_entry(self, entry: Entry) -> None:
        """Check an entry by itself."""
        if self.has_names:
            entry.place.check_id(entry.value.id)
        for name, (least, most) in self.spans.items():
            value = getattr(entry.value, name)
            if not least <= value <= most:
                raise entry.place.error(name, f"must be from {least} to {most}, not {value}")
        for name, length in self.lengths.items():
            found = len(getattr(entry.value, name))
            if found != length:
                raise entry.place.error(name, f"must be {length}, not {found}")
        self.check(entry)


def entry_of(kind: type[Any], derived: Sequence[str], more: Mapping[str, Any]) -> type[Any]:
    """Return the class of a file's entries: a class's fields without the derived ones.

    What may be None may be left out. `more` are further fields, as attrs declares them.
    """
    kept: list[Attribute[Any]] = [
        each for each in fields(resolve_types(kind)) if each.init and each.name not in derived
    ]
    new = {
        each.name: field(default=_default(each), type=each.type, validator=each.validator)
        for each in kept
    }
    return make_class(kind.__name__, {**more, **new}, frozen=True, kw_only=True)


def _default(attribute: Attribute[Any]) -> object:
    may_lack = attribute.default is NOTHING and type(None) in get_args(attribute.type)
    return None if may_lack else attribute.default


def made(kind: Callable[..., _T], entry: object, derived: Mapping[str, object]) -> _T:
    """Return an object of the model from an entry and the fields that follow from its place."""
    model: Any = kind
    names = [each.name for each in fields(model) if each.init and each.name not in derived]
    return kind(**{name: getattr(entry, name) for name in names}, **derived)


def parts_of(thing: object) -> Iterator[object]:
    """Yield a thing with all values in it: of its fields, of tuples and of tables."""
    yield thing
    if isinstance(thing, tuple):
        for part in thing:
            yield from parts_of(part)
    elif isinstance(thing, dict):
        yield from parts_of(tuple(thing.values()))
    elif has(type(thing)):
        kind: Any = type(thing)
        for each in fields(kind):
            if each.init:
                yield from parts_of(getattr(thing, each.name))


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
