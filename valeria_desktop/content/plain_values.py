"""Small values from plain data, as strictly as a converter, without loading its library."""

from __future__ import annotations

from enum import Enum
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin

from valeria_desktop.content.checks import MOST
from valeria_desktop.kernel.foreign import quoted


def plain_value(value: Any, kind: Any, most: int = MOST) -> Any:  # noqa: ANN401 - of that type
    """Return the value of a type that plain data stand for; raise a ValueError if they don't.

    Types are texts, numbers, switches, members of enums, and rows, sets and tables of them; whole
    numbers go up to `most`.
    """
    origin, inside = get_origin(kind), get_args(kind)
    if origin in {Union, UnionType}:
        (there,) = (each for each in inside if each is not NoneType)
        return None if value is None else plain_value(value, there, most)
    if origin in {tuple, frozenset} and isinstance(value, list):
        return origin(plain_value(item, inside[0], most) for item in value)
    if origin is dict and isinstance(value, dict):
        return {name: plain_value(item, inside[1], most) for name, item in value.items()}
    if isinstance(kind, type) and issubclass(kind, Enum):
        return kind(value)
    if type(value) is int and abs(value) <= most:
        return float(value) if kind is float else _exactly(value, kind)
    return _exactly(value, kind if kind is not int else None)


def _exactly(value: object, kind: object) -> object:
    if type(value) is not kind or kind not in {str, bool, int, float}:
        raise ValueError(f"can't be {quoted(value)}")
    return value
