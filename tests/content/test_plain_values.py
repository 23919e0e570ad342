"""Small values are read from plain data as strictly as a converter reads them."""

from __future__ import annotations

from enum import StrEnum

import pytest

from tests.each import each
from valeria_desktop.content.plain_values import plain_value


class Side(StrEnum):
    LEFT = "left"


GOOD: tuple[tuple[object, object, object], ...] = (
    ("a", str, "a"),
    (True, bool, True),
    (9_999, int, 9_999),
    (2, float, 2.0),
    (0.5, float, 0.5),
    ("left", Side, Side.LEFT),
    (None, Side | None, None),
    ("left", Side | None, Side.LEFT),
    ([1, 2], tuple[int, ...], (1, 2)),
    (["left"], frozenset[Side], frozenset({Side.LEFT})),
    ({"a": [1]}, dict[str, tuple[int, ...]], {"a": (1,)}),
)
BAD: tuple[tuple[object, object], ...] = (
    (1, str),
    (True, int),
    (10_000, int),
    (-10_000, int),
    (10_000, float),
    ("1", int),
    (1.0, int),
    (1, bool),
    (True, float),
    ("right", Side),
    ([], Side),
    (None, Side),
    ("ab", tuple[str, ...]),
    ([1, "2"], tuple[int, ...]),
    ([["left"]], frozenset[Side]),
    ([], dict[str, int]),
    ({"a": "1"}, dict[str, int]),
    ({}, str),
    (None, str),
)


@each(("value", "kind", "read"), GOOD)
def test_a_value_of_its_type_is_read(value: object, kind: object, read: object) -> None:
    found = plain_value(value, kind)
    assert found == read
    assert type(found) is type(read)


@each(("value", "kind"), BAD)
def test_a_value_of_another_type_is_refused(value: object, kind: object) -> None:
    with pytest.raises(ValueError, match=r"."):
        plain_value(value, kind)


def test_a_number_may_have_another_bound() -> None:
    assert plain_value(10_000, int, 10_000) == 10_000
    with pytest.raises(ValueError, match="10001"):
        plain_value(10_001, int, 10_000)
