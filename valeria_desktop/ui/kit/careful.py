"""Models that never raise: Qt asks them from within its own code, which an error tears down."""

from __future__ import annotations

import sys
from functools import wraps
from typing import TYPE_CHECKING, Any, TypeVar, cast

if TYPE_CHECKING:
    from collections.abc import Callable

_Method = TypeVar("_Method", bound="Callable[..., Any]")


def never_raises(method: _Method) -> _Method:
    """Have a method of a model that Qt calls give nothing, and tell of the error, if it fails."""

    @wraps(method)
    def careful(*given: object, **named: object) -> object:
        try:
            return method(*given, **named)
        except Exception:  # noqa: BLE001 - whatever it is, Qt must not meet it
            sys.excepthook(*sys.exc_info())
            return None

    return cast("_Method", careful)
