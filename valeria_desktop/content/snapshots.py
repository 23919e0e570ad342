"""Snapshots: a whole game as plain data, and strict reading of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast, get_type_hints

from attrs import field, fields, frozen, make_class
from cattrs import BaseValidationError, Converter, transform_error

from valeria_desktop.content.checks import Counted, is_nested
from valeria_desktop.content.codec import explained
from valeria_desktop.kernel.errors import SetupError, ValeriaError
from valeria_desktop.kernel.events import Event
from valeria_desktop.kernel.foreign import quoted, shown

if TYPE_CHECKING:
    from valeria_desktop.kernel.game import Game
    from valeria_desktop.kernel.zones import Zoned

_DEEPEST = 40  # the deepest true snapshot measured has 14 levels
_T = TypeVar("_T")
G = TypeVar("G", bound="Game[Any]")
C = TypeVar("C")


class SnapshotError(ValeriaError):
    """A snapshot that can't be read or played."""


def read_snapshot(data: object, kind: type[_T], converter: Converter) -> _T:
    """Return the object read from plain data; a refusal names the first wrong field."""
    _check_depth(data)
    try:
        return converter.structure(data, kind)
    except BaseValidationError as error:
        problem, *others = transform_error(error, path="", format_exception=explained)
        more = f" (and {len(others)} more)" if others else ""
        raise SnapshotError(f"The snapshot can't be read: {_sentence(problem)}{more}.") from error
    except ValueError as error:
        raise SnapshotError(f"The snapshot can't be read: it {error}.") from error


def snapshot_of(
    table: type[_T], state: type[Zoned], names: Mapping[str, object]
) -> tuple[type[_T], tuple[str, ...]]:
    """Return a snapshot class, with a table's fields and a state's saved fields, and their names.

    The names returned are those of the saved fields. `names` resolves names in the state's
    annotations that its module imports for type checks only; every state names `Event`.
    """
    kinds = get_type_hints(state, localns={"Event": Event, **names}, include_extras=True)
    laid = {each.name for each in fields(cast("Any", table))}
    saved = [each for each in fields(cast("Any", state)) if state.zones[each.name].is_saved]
    new = {
        each.name: field(
            default=each.default,
            type=Counted if state.zones[each.name].only_grows else kinds[each.name],
        )
        for each in saved
        if each.name not in laid
    }
    made = make_class("Snapshot", new, bases=(table,), frozen=True)
    return made, tuple(each.name for each in saved)


@frozen(eq=False)
class Snapshots(Generic[G, C]):
    """Writes the games of one kind as snapshots, and makes games from snapshots."""

    game: Callable[[Any], G]
    """Makes a game of a state, and runs its steps up to the next decision."""
    layout: type[Any]
    """The class of a table's layout: its set-up, its seed and what no seed can stand for."""
    state: type[Any]
    names: Mapping[str, object]
    """Names in the state's annotations that its module imports for type checks only."""
    converter: Callable[[C], Converter]
    laid: Callable[[Any], Mapping[str, object]]
    """Returns the layout of a table, without its set-up and its seed."""
    lay_out: Callable[[Any, C], Any]
    """Makes the table of a layout; refuses an unplayable one by `unplayable`."""
    problems: Callable[[Any], Iterator[str]]
    """Yields the faults of a state."""
    kind: type[Any] = field(init=False)
    """The class of the snapshots: a layout and the saved fields of a state."""
    saved: tuple[str, ...] = field(init=False)

    def __attrs_post_init__(self) -> None:
        kind, saved = snapshot_of(self.layout, self.state, self.names)
        object.__setattr__(self, "kind", kind)
        object.__setattr__(self, "saved", saved)

    def dump(self, game: Game[Any]) -> dict[str, Any]:
        """Return the whole truth of a game as plain data."""
        state = game.snapshot()
        values = {name: getattr(state, name) for name in self.saved}
        snapshot = self.kind(setup=state.table.setup, **self.laid(state.table), **values)
        data: dict[str, Any] = self.converter(state.table.catalog).unstructure(snapshot)
        return data

    def restore(self, data: object, catalog: C, cards: C | None = None) -> G:
        """Return the game of a snapshot; a SnapshotError names the field that doesn't fit.

        The things named in it are those of `cards`, if that catalogue is another one.
        """
        snapshot = read_snapshot(data, self.kind, self.converter(cards or catalog))
        table = self.lay_out(snapshot, catalog)
        values = {name: getattr(snapshot, name) for name in self.saved}
        state = self.state(table=table, **values)
        refuse_first(self.problems(state))
        agenda = state.agenda[:]
        game = self.game(state)
        if state.agenda != agenda:
            raise unplayable("agenda asks what can't be answered")
        game.collects_events = True
        return game


def unplayable(fault: str) -> SnapshotError:
    """Return the refusal of a snapshot that can be read but not played."""
    return SnapshotError(f"The snapshot can't be played: {fault}.")


def check_setup(check: Callable[[], None], what: str = "setup") -> None:
    """Refuse a snapshot whose set-up the rules refuse."""
    try:
        check()
    except SetupError as error:
        raise SnapshotError(f"The snapshot can't be played: {what}: {error}") from error


def register_things(converter: Converter, base: type[Any], by_id: Mapping[str, Any]) -> None:
    """Have a converter write the things of a class as their ids, and find them by these."""

    def structure(value: object, kind: type[Any]) -> object:
        found = by_id.get(value) if isinstance(value, str) else None
        if not isinstance(found, kind):
            raise ValueError(f"there is no {kind.__name__.lower()} {quoted(value)}")  # noqa: TRY004 - one type of error for all faults
        return found

    def is_thing(kind: Any) -> bool:  # noqa: ANN401 - cattrs asks with whatever it meets
        return isinstance(kind, type) and issubclass(kind, base)

    converter.register_structure_hook_func(is_thing, structure)
    converter.register_unstructure_hook_func(is_thing, lambda thing: thing.id)


def own_of(data: object) -> str:
    """Return the hash of a snapshot's own files; empty without them or in unreadable data."""
    setup = data.get("setup") if isinstance(data, dict) else None
    own = setup.get("own") if isinstance(setup, dict) else None
    return own if isinstance(own, str) else ""


def refuse_first(problems: Iterator[str]) -> None:
    """Refuse a snapshot that has problems, with its first problem."""
    for problem in problems:
        raise unplayable(problem)


def _check_depth(data: object) -> None:
    """Refuse deeply nested data: to read them recurses once for each level."""
    if is_nested(data, _DEEPEST):
        raise SnapshotError(
            f"The snapshot can't be read: it is nested deeper than {_DEEPEST} levels."
        )


def _sentence(problem: str) -> str:
    message, _, path = problem.rpartition(" @ ")
    path = shown(path.strip("."))
    return f"{path}: {message}" if path else f"it {message}"
