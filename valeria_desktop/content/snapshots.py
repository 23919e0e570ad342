"""Snapshots: a whole game as plain data, read strictly, and its hash. Any game's own hold more."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, TypeVar

from cattrs import BaseValidationError, Converter, transform_error

from valeria_desktop.content.codec import explained
from valeria_desktop.kernel.errors import ValeriaError
from valeria_desktop.kernel.foreign import shown

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

_DEEPEST = 40  # the deepest true snapshot measured has 14 levels
_T = TypeVar("_T")


class SnapshotError(ValeriaError):
    """A snapshot that can't be read."""


def read_snapshot(data: object, kind: type[_T], converter: Converter) -> _T:
    """Read plain data; what does not fit is refused by naming the field."""
    _check_depth(data)
    try:
        return converter.structure(data, kind)
    except BaseValidationError as error:
        problem, *others = transform_error(error, path="", format_exception=explained)
        more = f" (and {len(others)} more)" if others else ""
        raise SnapshotError(f"The snapshot can't be read: {_sentence(problem)}{more}.") from error
    except ValueError as error:
        raise SnapshotError(f"The snapshot can't be read: it {error}.") from error


def refuse_first(problems: Iterator[str]) -> None:
    """Refuse what was read but can't be played, by the first problem."""
    for problem in problems:
        raise SnapshotError(f"The snapshot can't be played: {problem}.")


def _check_depth(data: object) -> None:
    """Refuse what is nested without end: reading goes as deep as the data do."""
    level: list[object] = [data]
    for _ in range(_DEEPEST):
        level = [item for value in level for item in _inside(value)]
        if not level:
            return
    raise SnapshotError(f"The snapshot can't be read: it is nested deeper than {_DEEPEST} levels.")


def _inside(value: object) -> Iterable[object]:
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list | tuple) else ()


def _sentence(problem: str) -> str:
    message, _, path = problem.rpartition(" @ ")
    path = shown(path.strip("."))
    return f"{path}: {message}" if path else f"it {message}"


def digest_of(snapshot: object) -> str:
    """Give the hash of a game that is written already."""
    text = json.dumps(snapshot, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()
