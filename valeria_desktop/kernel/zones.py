"""Zones: each zone and track of a game is declared once, as the metadata of a field.

A state, and a player in it, are attrs classes on `Zoned`. The metadata of each field say who may
know it, how it is copied, its conditions in a save and the pool of its pieces. From the
declarations follow `copy` and `likeness`, compiled with the class; views and imagined worlds
(`shows` in `kernel.view`); the fields of a save; the faults of a save; and the count of pieces.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping, Sized
from enum import Enum, auto
from typing import TYPE_CHECKING, Any, ClassVar, Self, cast

from attrs import Attribute, fields, frozen

if TYPE_CHECKING:
    from collections.abc import Iterator

Told = Callable[[Any, Any, Any], object]
"""Returns the visible part of a zone from its content, the zone's owner and the state."""
_ZONE = "zone"


class ZoneError(TypeError):
    """A missing declaration, or one that contradicts another."""


class Seen(Enum):
    """The seats that may know a zone's content."""

    ALL = auto()
    OWNER = auto()
    OWNER_TILL_END = auto()
    """Only the owner, and all seats once the game is over."""
    NOBODY = auto()


class Copied(Enum):
    """The way in which a copy gets a zone's content."""

    AS_IT_IS = auto()
    """The copy shares the content, which never changes; only a list is copied itself."""
    EACH = auto()
    """The content is a list of owners of zones, and each owner is copied."""
    ONE = auto()
    """The content is one owner of zones, which is copied, or None."""
    NOT = auto()
    """The copy begins with the default of the field."""


class Alike(Enum):
    """The way in which likeness compares a zone."""

    IN_ORDER = auto()
    ANY_ORDER = auto()
    """The order of cards doesn't matter."""
    NOT = auto()
    """The zone never changes, or follows from other zones, so likeness leaves it out."""


@frozen
class Must:
    """A condition for a zone in a save, and the words of a refusal, to stand after its name."""

    fits: Callable[[Any, Any], object]
    """Returns from the zone's content and the state whether the condition is met."""
    words: Callable[[Any, Any], str]


def must(fits: Callable[[Any, Any], object], words: str) -> Must:
    """Return a condition for a zone; the words of its refusal may quote the content as `{}`."""
    return Must(fits, lambda value, _: words.format(value))


def entries(number: Callable[[Any], int]) -> Must:
    """Return the condition that a zone has the number of entries that the state requires."""
    return Must(
        lambda value, state: len(value) == number(state),
        lambda value, state: f"must have {number(state)} entries, not {len(value)}",
    )


@frozen(eq=False)
class Pool:
    """Pieces whose number over all zones never changes."""

    name: str
    """The pool's name for developers, as in the message of a failed test."""
    by_seat: bool = False
    """Each seat has a full set; a tally and the table's zones name a piece as (seat, piece).

    Pieces of seats that the game doesn't have aren't counted.
    """
    whole: Callable[[Any], Mapping[Any, int]] | None = None
    """Returns from a state the full number of each piece; None if the game checks them itself."""
    may_lack: bool = False
    """Some pieces may lie in the box, outside all zones."""
    words: Callable[[Any, int], str] = lambda piece, found: f"{piece} can't be there {found} times"
    """Returns the refusal of a piece that is found too often or too seldom."""


Pieces = Callable[[Any, Any], "Iterable[Hashable] | Mapping[Any, int]"]
"""Returns the pieces of a pool from a zone's content and the zone's owner."""


def flat(value: Iterable[Hashable], _owner: object) -> Iterable[Hashable]:
    """Return the pieces of a zone whose content is the pieces themselves."""
    return value


def nested(value: Iterable[Iterable[Hashable]], _owner: object) -> Iterable[Hashable]:
    """Return the pieces of a zone with stacks of pieces."""
    return [piece for stack in value for piece in stack]


def numbered(value: Iterable[int], _owner: object) -> Mapping[Any, int]:
    """Return the pieces of a zone with one number for each kind of piece, by kind."""
    return dict(enumerate(value))


def how_many(value: Sized, _owner: object, _state: object) -> int:
    """Return the number of pieces, for a viewer who may see no more."""
    return len(value)


@frozen
class Zone:
    """The declaration of one field."""

    seen: Seen
    pool: Pool | None = None
    pieces: Pieces = flat
    by_seat: bool = False
    """The content is a list with one entry for each seat, and the seat owns its entry."""
    must: tuple[Must, ...] = ()
    kept: Must | None = None
    """The required order of pieces whose order means nothing; checked after all pools."""
    as_seen: Told | None = None
    """Makes the picture for permitted viewers; None shows them the content itself."""
    to_others: Told | None = None
    """Makes the picture for all other viewers; None shows them `instead`."""
    instead: object = None
    """The value shown to all other viewers if they may see no part of the content."""
    copied: Copied = Copied.AS_IT_IS
    alike: Alike = Alike.IN_ORDER
    is_saved: bool = True
    only_grows: bool = False
    """The content counts events, and can become larger than any number of pieces."""


def zone(seen: Seen, **more: Any) -> dict[str, Zone]:  # noqa: ANN401 - the fields of a Zone
    """Return the metadata that declare a field."""
    return {_ZONE: Zone(seen, **more)}


def aside(copied: Copied = Copied.NOT) -> dict[str, Zone]:
    """Return the metadata of a field outside the truth: a computed value, or collected events."""
    return zone(Seen.NOBODY, copied=copied, alike=Alike.NOT, is_saved=False)


def _declared(kind: type[Any]) -> dict[str, Zone]:
    """Return the declarations of a class's fields; refuse a field without a declaration."""
    found: dict[str, Zone] = {}
    for attribute in fields(kind):
        if _ZONE not in attribute.metadata:
            raise ZoneError(f"{kind.__name__}.{attribute.name} must say who may see it")
        found[attribute.name] = attribute.metadata[_ZONE]
    return found


def is_list(attribute: Attribute[Any]) -> bool:
    """Return whether a field is declared as a list, which copies never share."""
    return str(attribute.type).startswith("list[")


def compiled(name: str, head: str, lines: Iterable[str], names: Mapping[str, object]) -> Any:  # noqa: ANN401 - a function of any kind
    """Return a function compiled from lines of code, as fast as one written by hand."""
    scope: dict[str, Any] = dict(names)
    source = "\n    ".join((f"def {name}({head}):", *lines))
    exec(compile(source, f"<zones: {name}>", "exec"), scope)  # noqa: S102 - written from declarations only
    return scope[name]


class Zoned:
    """Has zones; `copy` and `likeness` are compiled from the declarations of each class."""

    __slots__ = ()
    zones: ClassVar[Mapping[str, Zone]]
    """The declaration of each field."""

    @classmethod
    def __attrs_init_subclass__(cls) -> None:
        cls.zones = _declared(cls)
        cls.copy = _copy_of(cls)  # type: ignore[method-assign]  # compiled for this very class
        cls.likeness = _likeness_of(cls)  # type: ignore[method-assign]  # the same

    def copy(self) -> Self:
        """Return an independent copy, without the collected events."""
        raise NotImplementedError

    def likeness(self) -> Hashable:
        """Return a value that is equal for owners of the same pieces, whatever came before."""
        raise NotImplementedError


def _copy_of(kind: type[Any]) -> Any:  # noqa: ANN401 - a method
    names: dict[str, object] = {"_new": kind.__new__, "_kind": kind}
    lines = ["new = _new(_kind)"]
    for attribute in fields(kind):
        name, copied = attribute.name, kind.zones[attribute.name].copied
        mine = f"self.{name}"
        if copied is Copied.EACH:
            mine = f"[each.copy() for each in {mine}]"
        elif copied is Copied.ONE:
            mine = f"{mine} and {mine}.copy()"
        elif copied is Copied.NOT:
            names[f"_{name}"] = attribute.default
            mine = f"_{name}"
        elif is_list(attribute):
            mine += ".copy()"
        lines.append(f"new.{name} = {mine}")
    return compiled("copy", "self", (*lines, "return new"), names)


def _likeness_of(kind: type[Any]) -> Any:  # noqa: ANN401 - a method
    parts = []
    for attribute in fields(kind):
        name, declared = attribute.name, kind.zones[attribute.name]
        mine = f"self.{name}"
        if declared.alike is Alike.NOT:
            continue
        if declared.alike is Alike.ANY_ORDER:
            mine = f"tuple(sorted(map(id, {mine})))"
        elif declared.copied is Copied.EACH:
            mine = f"*[each.likeness() for each in {mine}]"
        elif declared.copied is Copied.ONE:
            mine = f"{mine} and {mine}.likeness()"
        elif is_list(attribute):
            mine = f"tuple({mine})"
        parts.append(f"{mine},")
    return compiled("likeness", "self", [f"return ({' '.join(parts)})"], {})


# The pieces in the zones


def owners_of(state: Zoned) -> Iterator[tuple[str, int | None, Any]]:
    """Yield all owners of zones, each with its path and its seat; only players have a seat."""
    yield "", None, state
    for name, declared in state.zones.items():
        value = getattr(state, name)
        if declared.copied is Copied.EACH:
            for seat, owner in enumerate(value):
                yield f"{name}[{seat}].", seat, owner
        elif declared.copied is Copied.ONE and value is not None:
            yield f"{name}.", None, value


def tally(state: Zoned, pool: Pool) -> Counter[Any]:
    """Return the number of each piece of a pool over all zones."""
    found: Counter[Any] = Counter()
    seats = {seat for _, seat, _ in owners_of(state)}
    for _, seat, owner in owners_of(state):
        for name, declared in owner.zones.items():
            if declared.pool is pool:
                lying = declared.pieces(getattr(owner, name), owner)
                pieces = Counter(cast("Iterable[Any]", lying))
                if pool.by_seat and seat is not None:
                    pieces = Counter({(seat, piece): pieces[piece] for piece in pieces})
                found.update(pieces)
    if pool.by_seat:
        return Counter({piece: found[piece] for piece in found if piece[0] in seats})
    return found


def pools_of(state: Zoned) -> tuple[Pool, ...]:
    """Return the pools of all zones, in the order of their declarations."""
    declared = (each for _, _, owner in owners_of(state) for each in owner.zones.values())
    return tuple(dict.fromkeys(each.pool for each in declared if each.pool is not None))


# The faults of a save


def unfit(state: Zoned) -> Iterator[str]:
    """Yield a sentence for each zone that breaks a condition: its path and the condition."""
    for path, _, owner in owners_of(state):
        for name, declared in owner.zones.items():
            value = getattr(owner, name)
            for each in declared.must:
                if not each.fits(value, state):
                    yield f"{path}{name} {each.words(value, state)}"
                    break


def disordered(state: Zoned) -> Iterator[str]:
    """Yield a sentence for each zone whose pieces break its required order."""
    for path, _, owner in owners_of(state):
        for name, declared in owner.zones.items():
            value, kept = getattr(owner, name), declared.kept
            if kept is not None and not kept.fits(value, state):
                yield f"{path}{name} {kept.words(value, state)}"


def unbalanced(state: Zoned) -> Iterator[str]:
    """Yield a sentence for each piece that all zones hold too often or too seldom."""
    for pool in pools_of(state):
        if pool.whole is None:
            continue
        wanted, there = Counter(pool.whole(state)), tally(state, pool)
        for piece in wanted | there:
            number = there[piece]
            if number > wanted[piece] or (number < wanted[piece] and not pool.may_lack):
                yield pool.words(piece, number)
