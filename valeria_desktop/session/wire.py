"""A view between this program's own two processes.

Cards are compared by identity, so they, the table and the options that are made once are never
copied: they travel by name and are the receiver's own. What is unpacked may name nothing but the
rules' own classes.
"""

from __future__ import annotations

import io
import pickle
from typing import TYPE_CHECKING, Any

from attrs import frozen

from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.rules.model.cards import Card
from valeria_desktop.games.valeria.rules.model.catalog import Catalog
from valeria_desktop.games.valeria.rules.model.options import DONE, GAINS, KEEP_DICE, ROLL_DICE
from valeria_desktop.games.valeria.rules.model.table import Table
from valeria_desktop.games.valeria.rules.modes import lay_out
from valeria_desktop.kernel.options import Option

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.setup import Setup
    from valeria_desktop.games.valeria.rules.view import View

_RULES = ("valeria_desktop.kernel.", "valeria_desktop.games.valeria.")
_TABLE = "the table"
_OPTION = "the option "
_ONCE: dict[str, Option] = {option.id: option for option in (*GAINS, DONE, KEEP_DICE, ROLL_DICE)}
_PLAIN = {("builtins", "frozenset"), ("builtins", "set"), ("builtins", "getattr")}


@frozen
class Deal:
    """What a table follows from, in any process."""

    setup: Setup
    seed: int

    def table(self) -> Table:
        """Lay the table out; it is the same one each time."""
        return lay_out(self.setup, shipped_catalog(), self.seed)


class _Packer(pickle.Pickler):
    def persistent_id(self, thing: Any) -> str | None:  # noqa: ANN401 - anything may be in a view
        if isinstance(thing, Card):
            return thing.id
        if isinstance(thing, Table):
            return _TABLE
        if isinstance(thing, Option) and _ONCE.get(thing.id) is thing:
            return f"{_OPTION}{thing.id}"
        if isinstance(thing, Catalog):
            raise pickle.PicklingError("A catalogue never travels; a card refers to it by its id.")
        return None


class _Unpacker(pickle.Unpickler):
    def __init__(self, data: bytes, table: Table) -> None:
        super().__init__(io.BytesIO(data))
        self._table = table

    def persistent_load(self, name: str) -> Card | Table | Option:
        if name == _TABLE:
            return self._table
        if name.startswith(_OPTION):
            return _ONCE[name.removeprefix(_OPTION)]
        return self._table.catalog.by_id[name]

    def find_class(self, module: str, name: str) -> Any:  # noqa: ANN401 - as pickle has it
        if module.startswith(_RULES) or (module, name) in _PLAIN:
            return super().find_class(module, name)
        raise pickle.UnpicklingError(f"{module}.{name} is no part of the rules.")


def pack(view: View) -> bytes:
    """Make a view into bytes, with the decision in it."""
    buffer = io.BytesIO()
    _Packer(buffer, pickle.HIGHEST_PROTOCOL).dump(view)
    return buffer.getvalue()


def unpack(data: bytes, table: Table) -> View:
    """Make bytes into a view again, with this process's own cards."""
    view: View = _Unpacker(data, table).load()
    return view
