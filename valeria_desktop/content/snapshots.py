"""Snapshots: a whole game as plain data, strict reading of them, and their hash."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any, TypeVar, cast, get_type_hints

from attrs import field, fields, make_class
from cattrs import BaseValidationError, Converter, transform_error

from valeria_desktop.content.checks import Counted, is_nested
from valeria_desktop.content.codec import explained
from valeria_desktop.kernel.errors import ValeriaError
from valeria_desktop.kernel.foreign import shown

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from valeria_desktop.kernel.zones import Zoned

_DEEPEST = 40  # the deepest true snapshot measured has 14 levels
_T = TypeVar("_T")


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
    annotations that its module imports for type checks only.
    """
    kinds = get_type_hints(state, localns=dict(names), include_extras=True)
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


def refuse_first(problems: Iterator[str]) -> None:
    """Refuse a snapshot that has problems, with its first problem."""
    for problem in problems:
        raise SnapshotError(f"The snapshot can't be played: {problem}.")


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


def digest_of(snapshot: object) -> str:
    """Return the SHA-256 hash of a snapshot, in hexadecimal digits."""
    text = json.dumps(snapshot, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()
