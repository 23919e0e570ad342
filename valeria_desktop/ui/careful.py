"""Models that never raise: Qt asks them from within its own code, which an error tears down."""

from __future__ import annotations

import sys
from functools import wraps
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

_P = ParamSpec("_P")
_Model = TypeVar("_Model")
_R = TypeVar("_R")


def never_raises(
    method: Callable[Concatenate[_Model, _P], _R],
) -> Callable[Concatenate[_Model, _P], _R | None]:
    """Have a method of a model that Qt calls give nothing, and tell of the error, if it fails."""

    @wraps(method)
    def careful(model: _Model, *given: _P.args, **named: _P.kwargs) -> _R | None:
        try:
            return method(model, *given, **named)
        except Exception:  # noqa: BLE001 - whatever it is, Qt must not meet it
            sys.excepthook(*sys.exc_info())  # type: ignore[arg-type]  # there is one
            return None

    return careful
