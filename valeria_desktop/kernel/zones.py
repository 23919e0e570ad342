"""What lies where: each zone and track of a game is declared once, where it is a field.

A state, and a player in it, are attrs classes on `Zoned`. The metadata of each field say who may
know it, how it is copied, what must be true of it and which pool its pieces belong to. From that
follow `copy` and `likeness`, compiled when the class is made; what a seat sees and what a world
takes over from it (`shown`); what a save holds; what is wrong with it; what is conserved.
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
"""Makes the visible part of a zone's content, from the content, the zone's owner and the state."""
_ZONE = "zone"


class ZoneError(TypeError):
    """A declaration that is missing, or that contradicts another."""


class Seen(Enum):
    """Who may know what lies in a zone."""

    ALL = auto()
    OWNER = auto()
    OWNER_TILL_END = auto()
    """Its owner alone, and everyone once the game is over."""
    NOBODY = auto()


class Copied(Enum):
    """How a copy comes to what lies in a zone."""

    AS_IT_IS = auto()
    """It is shared, as it never changes; a list gets a list of its own."""
    EACH = auto()
    """It is a list of zones' owners, each copied."""
    ONE = auto()
    """It is an owner of zones, or None."""
    NOT = auto()
    """A copy begins with what the field is by default."""


class Alike(Enum):
    """How likeness looks at a zone."""

    IN_ORDER = auto()
    ANY_ORDER = auto()
    """Cards in another order are alike."""
    NOT = auto()
    """It never changes, or follows from other zones."""


@frozen
class Must:
    """What must be true of a zone in a save; if it isn't, these words stand behind its name."""

    fits: Callable[[Any, Any], object]
    """Asked with what lies in the zone, and with the state."""
    words: Callable[[Any, Any], str]


def must(fits: Callable[[Any, Any], object], words: str) -> Must:
    """Make it true of a zone, or be told in words that may quote what lies there as `{}`."""
    return Must(fits, lambda value, _: words.format(value))


def entries(number: Callable[[Any], int]) -> Must:
    """Make it a zone with as many entries as the state wants."""
    return Must(
        lambda value, state: len(value) == number(state),
        lambda value, state: f"must have {number(state)} entries, not {len(value)}",
    )


@frozen(eq=False)
class Pool:
    """Pieces of which none gets lost and none comes from nowhere, whichever zone they lie in."""

    name: str
    """What it is called where a pool is looked at, as in a test that fails."""
    by_seat: bool = False
    """Each seat has all of them: (seat, piece) in a tally, and in zones that are the table's.

    What belongs to no seat of the game isn't counted.
    """
    whole: Callable[[Any], Mapping[Any, int]] | None = None
    """How many there are of each piece, by the state; None where the game looks itself."""
    may_lack: bool = False
    """Some of them may lie in the box."""
    words: Callable[[Any, int], str] = lambda piece, found: f"{piece} can't be there {found} times"
    """What is told of a piece that is there too often or too seldom."""


Pieces = Callable[[Any, Any], "Iterable[Hashable] | Mapping[Any, int]"]
"""Finds the pieces of a pool in a zone's content, given the content and the zone's owner."""


def flat(value: Iterable[Hashable], _owner: object) -> Iterable[Hashable]:
    """Take what lies in a zone for the pieces themselves."""
    return value


def nested(value: Iterable[Iterable[Hashable]], _owner: object) -> Iterable[Hashable]:
    """Find pieces in stacks."""
    return [piece for stack in value for piece in stack]


def numbered(value: Iterable[int], _owner: object) -> Mapping[Any, int]:
    """Take numbers for how many there are of the first kind, of the second, and so on."""
    return dict(enumerate(value))


def how_many(value: Sized, _owner: object, _state: object) -> int:
    """See a number only."""
    return len(value)


@frozen
class Zone:
    """What is declared of one field."""

    seen: Seen
    pool: Pool | None = None
    pieces: Pieces = flat
    by_seat: bool = False
    """What lies there is a list with an entry for each seat, which is its owner."""
    must: tuple[Must, ...] = ()
    kept: Must | None = None
    """How pieces lie whose order tells nothing; looked at when all pools are whole."""
    as_seen: Told | None = None
    """What those see who may see it, if it isn't the thing itself."""
    to_others: Told | None = None
    """What all others see of it."""
    instead: object = None
    """What all others see where they see nothing of it."""
    copied: Copied = Copied.AS_IT_IS
    alike: Alike = Alike.IN_ORDER
    is_saved: bool = True
    only_grows: bool = False
    """It counts what happens, and may become larger than anything on a table."""


def zone(seen: Seen, **more: Any) -> dict[str, Zone]:  # noqa: ANN401 - the fields of a Zone
    """Declare a field, as its metadata."""
    return {_ZONE: Zone(seen, **more)}


def aside(copied: Copied = Copied.NOT) -> dict[str, Zone]:
    """Declare a field that is no part of the truth: what was worked out, or is told meanwhile."""
    return zone(Seen.NOBODY, copied=copied, alike=Alike.NOT, is_saved=False)


def _declared(kind: type[Any]) -> dict[str, Zone]:
    """Find what the fields of a class declare; one that declares nothing is refused."""
    found: dict[str, Zone] = {}
    for attribute in fields(kind):
        if _ZONE not in attribute.metadata:
            raise ZoneError(f"{kind.__name__}.{attribute.name} must say who may see it")
        found[attribute.name] = attribute.metadata[_ZONE]
    return found


def is_list(attribute: Attribute[Any]) -> bool:
    """Whether a field is declared as a list, which is never shared."""
    return str(attribute.type).startswith("list[")


def compiled(name: str, head: str, lines: Iterable[str], names: Mapping[str, object]) -> Any:  # noqa: ANN401 - a function of any kind
    """Compile a function, as quick as one that is written out by hand."""
    scope: dict[str, Any] = dict(names)
    source = "\n    ".join((f"def {name}({head}):", *lines))
    exec(compile(source, f"<zones: {name}>", "exec"), scope)  # noqa: S102 - written from declarations only
    return scope[name]


class Zoned:
    """Has zones; `copy` and `likeness` are compiled for each class from what it declares."""

    __slots__ = ()
    zones: ClassVar[Mapping[str, Zone]]
    """What each field declares."""

    @classmethod
    def __attrs_init_subclass__(cls) -> None:
        cls.zones = _declared(cls)
        cls.copy = _copy_of(cls)  # type: ignore[method-assign]  # compiled for this very class
        cls.likeness = _likeness_of(cls)  # type: ignore[method-assign]  # the same

    def copy(self) -> Self:
        """Return an independent one; what is told meanwhile isn't copied."""
        raise NotImplementedError

    def likeness(self) -> Hashable:
        """Return the same for those that own the same, whatever they had first."""
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
            mine += "[:]"
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


# What is there


def owners_of(state: Zoned) -> Iterator[tuple[str, int | None, Any]]:
    """Find the owners of zones, each with its path: the table, all seats, and those without one."""
    yield "", None, state
    for name, declared in state.zones.items():
        value = getattr(state, name)
        if declared.copied is Copied.EACH:
            for seat, owner in enumerate(value):
                yield f"{name}[{seat}].", seat, owner
        elif declared.copied is Copied.ONE and value is not None:
            yield f"{name}.", None, value


def tally(state: Zoned, pool: Pool) -> Counter[Any]:
    """Count the pieces of a pool over all zones."""
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
    """Find the pools that zones belong to, as they are declared."""
    declared = (each for _, _, owner in owners_of(state) for each in owner.zones.values())
    return tuple(dict.fromkeys(each.pool for each in declared if each.pool is not None))


# What is wrong


def unfit(state: Zoned) -> Iterator[str]:
    """Name each zone that isn't as it must be, and how it must be."""
    for path, _, owner in owners_of(state):
        for name, declared in owner.zones.items():
            value = getattr(owner, name)
            for each in declared.must:
                if not each.fits(value, state):
                    yield f"{path}{name} {each.words(value, state)}"
                    break


def disordered(state: Zoned) -> Iterator[str]:
    """Name each zone whose pieces don't lie as they are kept."""
    for path, _, owner in owners_of(state):
        for name, declared in owner.zones.items():
            value, kept = getattr(owner, name), declared.kept
            if kept is not None and not kept.fits(value, state):
                yield f"{path}{name} {kept.words(value, state)}"


def unbalanced(state: Zoned) -> Iterator[str]:
    """Name what is there too often or too seldom over all zones."""
    for pool in pools_of(state):
        if pool.whole is None:
            continue
        wanted, there = Counter(pool.whole(state)), tally(state, pool)
        for piece in wanted | there:
            number = there[piece]
            if number > wanted[piece] or (number < wanted[piece] and not pool.may_lack):
                yield pool.words(piece, number)
