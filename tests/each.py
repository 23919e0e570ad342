"""One case for a whole catalogue: `@each("card", CARDS)` where parametrize makes one for each."""

from __future__ import annotations

from functools import wraps
from inspect import signature
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest
from _pytest.mark import ParameterSet

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    Test = Callable[..., None]
    Ids = Callable[[Any], str] | Sequence[str] | None


class Case(NamedTuple):
    """One value of a catalogue, or some that go together."""

    id: str
    given: dict[str, Any]


def each(
    names: str | tuple[str, ...], values: Iterable[Any], ids: Ids = None
) -> Callable[[Test], Test]:
    """Run a test for all values as one case, which tells of each value that fails.

    It takes what `pytest.mark.parametrize` takes. It is for checks of data: fixtures are made once
    for all values, so that one value must leave nothing behind for the next.
    """
    asked = (names,) if isinstance(names, str) else names
    cases = [_case(asked, value, number, ids) for number, value in enumerate(values)]

    def decorate(test: Test) -> Test:
        known = signature(test)
        left = [found for name, found in known.parameters.items() if name not in asked]

        @wraps(test)
        def run(**fixtures: object) -> None:
            _run_all(test, cases, fixtures)

        run.__signature__ = known.replace(parameters=left)  # type: ignore[attr-defined]
        return run

    return decorate


def _case(asked: tuple[str, ...], value: Any, number: int, ids: Ids) -> Case:  # noqa: ANN401 - any
    own: object = None
    if isinstance(value, ParameterSet):
        own, parts = value.id, value.values
    else:
        parts = (value,) if len(asked) == 1 else tuple(value)
    if callable(ids):
        own = ", ".join(map(ids, parts))
    elif ids is not None:
        own = ids[number]
    name = str(own) if own else "-".join(map(str, parts))
    return Case(name, dict(zip(asked, parts, strict=True)))


def _run_all(test: Test, cases: Sequence[Case], fixtures: dict[str, object]) -> None:
    """Run a test for each case, and fail at the end by the names of those that failed."""
    failed: dict[str, BaseException] = {}
    for case in cases:
        try:
            test(**case.given, **fixtures)
        except (Exception, pytest.fail.Exception) as error:  # noqa: BLE001 - the others are told too
            failed[case.id] = error
    assert cases, "the catalogue is empty"
    if failed:
        told = "\n".join(f"{name}: {error}" for name, error in failed.items())
        names = ", ".join(failed)
        first = next(iter(failed.values()))
        raise AssertionError(f"{names}: {len(failed)} of {len(cases)} failed\n{told}") from first
