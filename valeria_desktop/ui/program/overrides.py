"""Methods that Qt calls in Python: an error there is told, however Python's own code raised it.

Python before 3.12 hands on an error of its C code (`[][1]`, `len(3)`, a widget that is gone) as a
kind and a text, and makes the exception where one is caught. Qt for Python 6.11 takes the text for
the exception when the error leaves an overridden method, and the process ends by a segmentation
fault: no report, nothing in the log. So each of these methods catches its error and raises it
again.
"""

from __future__ import annotations

import sys
from functools import cache, wraps
from types import FunctionType, MethodDescriptorType
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QMetaMethod
from shiboken6 import Shiboken

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_MAKES_THEM_LATE = sys.version_info < (3, 12)
_GUARDED = "_valeria_guarded"
_QTS = "PySide6."
"""The beginning of the names of Qt's modules, whose classes have hundreds of methods, all in C."""


def guard_overrides() -> None:
    """Guard the overridden methods of all classes of Qt, those that come later included."""
    if not _MAKES_THEM_LATE or "__init_subclass__" in vars(Shiboken.Object):
        return
    for each in tuple(_below(Shiboken.Object)):
        if not _is_qts(each):
            guard(each)
    Shiboken.Object.__init_subclass__ = classmethod(_guard_new)  # type: ignore[assignment]


def _guard_new(kind: type[Any], /, **named: object) -> None:
    super(Shiboken.Object, kind).__init_subclass__(**named)
    guard(kind)


def _below(kind: type) -> Iterator[type]:
    subclasses: list[type] = type.__subclasses__(kind)
    for each in subclasses:
        yield each
        yield from _below(each)


def guard(kind: type) -> None:
    """Guard what a class and the plain classes that are mixed into it override."""
    qts = tuple([each for each in kind.__mro__ if _is_qts(each)])
    for each in kind.__mro__:
        if _is_qts(each):
            continue
        for name, method in tuple(vars(each).items()):
            if isinstance(method, FunctionType) and _is_called_by_qt(qts, name, method):
                setattr(each, name, _guarded(method))


def _is_qts(kind: type) -> bool:
    return kind.__module__.startswith(_QTS)


def _is_called_by_qt(qts: tuple[type, ...], name: str, method: Callable[..., Any]) -> bool:
    """Tell whether a method stands in the place of one of Qt's classes."""
    return not hasattr(method, _GUARDED) and _is_qts_method(qts, name)


@cache
def _is_qts_method(qts: tuple[type, ...], name: str) -> bool:
    """Tell whether the first of Qt's classes that has a method calls it.

    Slots are left as they are: Python gives them as many values of a signal as they take.
    """
    for each in qts:
        if isinstance(vars(each).get(name), MethodDescriptorType):
            return name not in _slots(each)
    return False


@cache
def _slots(kind: type) -> set[str]:
    meta = getattr(kind, "staticMetaObject", None)
    if meta is None:
        return set()
    methods = (meta.method(number) for number in range(meta.methodCount()))
    return {
        method.name().toStdString()
        for method in methods
        if method.methodType() is QMetaMethod.MethodType.Slot
    }


def _guarded(method: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(method)
    def guarded(*given: Any, **named: Any) -> Any:
        try:
            return method(*given, **named)
        except BaseException:  # noqa: TRY203 - caught, it becomes an exception
            raise

    setattr(guarded, _GUARDED, True)
    return guarded
