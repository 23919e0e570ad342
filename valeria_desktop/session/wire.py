"""Packs views and coaches' answers for the way between this program's two processes.

Cards, the table and most options are made once for each table and compared by identity, so they are
never copied: the sender names them, and the receiver takes its own. Packed data may name only the
classes of the rules.
"""

from __future__ import annotations

import io
import pickle
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

    from valeria_desktop.kernel.rules import Rules, Setup

_COMMON = ("valeria_desktop.kernel.", "valeria_desktop.coach.")
_PLAIN = {("builtins", "frozenset"), ("builtins", "set"), ("builtins", "getattr")}


class _Packer(pickle.Pickler):
    def __init__(self, buffer: io.BytesIO, rules: Rules[Any]) -> None:
        super().__init__(buffer, pickle.HIGHEST_PROTOCOL)
        self._name_of = rules.name_of

    def persistent_id(self, thing: Any) -> str | None:  # noqa: ANN401 - anything may be in a view
        return self._name_of(thing)


class _Unpacker(pickle.Unpickler):
    def __init__(self, data: bytes, vocabulary: Mapping[str, object], rules: Rules[Any]) -> None:
        super().__init__(io.BytesIO(data))
        self._vocabulary = vocabulary
        self._packages = (*_COMMON, *rules.packages)

    def persistent_load(self, name: str) -> object:
        return self._vocabulary[name]

    def find_class(self, module: str, name: str) -> Any:  # noqa: ANN401 - as pickle has it
        if module.startswith(self._packages) or (module, name) in _PLAIN:
            return super().find_class(module, name)
        raise pickle.UnpicklingError(f"{module}.{name} is no part of the rules.")


def pack(thing: object, rules: Rules[Any]) -> bytes:
    """Return the bytes of a view with its decision, or of a coach's answer."""
    buffer = io.BytesIO()
    _Packer(buffer, rules).dump(thing)
    return buffer.getvalue()


def unpack(data: bytes, rules: Rules[Any], setup: Setup, seed: int) -> Any:  # noqa: ANN401 - each game has its own
    """Return the view or answer in some bytes, with this process's own cards."""
    return _Unpacker(data, rules.vocabulary(setup, seed), rules).load()
