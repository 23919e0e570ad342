"""Values of settings that are no plain text, number or switch, read and written with a converter.

Its library is loaded with the first such value: a player who has not played yet has none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cattrs import BaseValidationError

from valeria_desktop.content.checks import bounded
from valeria_desktop.content.codec import strict_converter
from valeria_desktop.kernel.foreign import quoted
from valeria_desktop.kernel.rules import Setup

if TYPE_CHECKING:
    from valeria_desktop.storage.settings import Settings

_CONVERTER = bounded(strict_converter())


def _number(value: object, _: object) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise TypeError(f"must be a number, not {quoted(value)}")
    return float(value)


_CONVERTER.register_structure_hook(float, _number)
_CONVERTER.register_unstructure_hook_func(lambda kind: kind is Setup, _CONVERTER.unstructure)


def read_value(value: object, kind: Any) -> object:  # noqa: ANN401 - a type
    """Return the object of a type that plain data stand for; refuse all others."""
    try:
        read: object = _CONVERTER.structure(value, kind)
    except BaseValidationError as error:
        raise ValueError(str(error)) from error
    return read


def plain_settings(settings: Settings) -> dict[str, Any]:
    """Return settings as plain data."""
    data: dict[str, Any] = _CONVERTER.unstructure(settings)
    return data
