"""Results kept on the thing they were worked out for."""

from __future__ import annotations

import gc
import weakref
from typing import Any

from attrs import define, field

from valeria_desktop.kernel.kept import Same, kept


@define(eq=False)
class Table:
    """A thing that keeps what was worked out for it."""

    name: str
    kept: dict[object, dict[object, Any]] = field(factory=dict)


ASKED: list[tuple[str, int, int]] = []


@kept(2)
def sums(table: Table, one: int, *, other: int = 0) -> list[str]:
    ASKED.append((table.name, one, other))
    return [table.name, str(one + other)]


@kept(2)
def nothing(table: Table) -> None:
    ASKED.append((table.name, 0, 0))


def test_a_result_is_worked_out_once_for_each_thing_and_argument() -> None:
    ASKED.clear()
    first, second = Table("first"), Table("second")
    assert sums(first, 1) is sums(first, 1)
    assert sums(first, 1, other=2) == ["first", "3"]
    assert sums(second, 1) == ["second", "1"]
    assert ASKED == [("first", 1, 0), ("first", 1, 2), ("second", 1, 0)]


def test_a_result_may_be_none() -> None:
    ASKED.clear()
    table = Table("t")
    nothing(table)
    nothing(table)
    assert len(ASKED) == 1


def test_only_the_newest_results_are_kept() -> None:
    ASKED.clear()
    table = Table("t")
    kept_ones = [sums(table, number) for number in (1, 2, 3)]
    assert sums(table, 3) is kept_ones[2]
    assert sums(table, 2) is kept_ones[1]
    assert sums(table, 1) is not kept_ones[0]


def test_functions_do_not_share_results() -> None:
    table = Table("t")
    assert sums(table, 1) == ["t", "1"]
    nothing(table)
    assert len(table.kept) == 2


def test_results_go_with_the_thing() -> None:
    gc.freeze()  # else all that other tests have made would be searched
    table = Table("t")
    sums(table, 1)
    gone = weakref.ref(table)
    del table
    gc.collect()
    assert gone() is None


def test_the_same_thing_is_no_other_that_is_alike() -> None:
    table, one, alike = Table("first"), [1], [1]

    @kept(1)
    def first_of(_table: Table, same: Same[list[int]]) -> list[int]:
        return same.thing

    assert first_of(table, Same(one)) is one
    assert first_of(table, Same(alike)) is alike
    assert Same(one) == Same(one) != one
