"""The verbs of Viscounts' rules for a given catalogue."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.content import verbs
from valeria_desktop.games.viscounts.files.snapshot import restore
from valeria_desktop.games.viscounts.rules.deal import lay_out
from valeria_desktop.games.viscounts.rules.game import Game, new_game
from valeria_desktop.games.viscounts.rules.model.catalog import Catalog
from valeria_desktop.games.viscounts.rules.model.effect import Item
from valeria_desktop.games.viscounts.rules.model.options import (
    ENOUGH,
    NO_ACTION,
    NO_HIRE,
    NOT_DISMISS,
    SHUFFLE_FIRST,
    STAY,
)
from valeria_desktop.games.viscounts.rules.model.ring import LinkBetween, Ring
from valeria_desktop.games.viscounts.rules.model.table import Table
from valeria_desktop.games.viscounts.rules.setup_check import NOT_THERE, check
from valeria_desktop.kernel.options import Option

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.setup import Setup

_TABLE, _RING, _CATALOGUE = "the table", "the ring", "the catalogue"
ONCE = (NO_ACTION, NOT_DISMISS, NO_HIRE, ENOUGH, SHUFFLE_FIRST, STAY)
"""The options that are made once, as the rules compare them by identity."""
_OPTIONS = {id(option): f"option {number}" for number, option in enumerate(ONCE)}


def _things(setup: Setup, catalog: Catalog, seed: int) -> dict[str, object]:
    table = lay_out(setup, catalog, seed)
    things: dict[str, object] = {f"thing {name}": each for name, each in catalog.items.items()}
    things |= {f"link {each.link.id}": each for each in table.ring.links}
    things |= {_OPTIONS[id(option)]: option for option in ONCE}
    return {**things, _TABLE: table, _RING: table.ring, _CATALOGUE: catalog}


class Verbs(verbs.Verbs[Catalog, Game]):
    """The verbs of Viscounts."""

    not_there = NOT_THERE
    check_setup = staticmethod(check)
    new_game = staticmethod(new_game)
    restored = staticmethod(restore)
    things = staticmethod(_things)


def name_of(thing: object) -> str | None:
    """Return a thing's name in the vocabulary; None if it has none."""
    if isinstance(thing, Item):
        return f"thing {thing.id}"
    if isinstance(thing, Option):
        return _OPTIONS.get(id(thing))
    if isinstance(thing, LinkBetween):
        return f"link {thing.link.id}"
    if isinstance(thing, Table):
        return _TABLE
    if isinstance(thing, Ring):
        return _RING
    return _CATALOGUE if isinstance(thing, Catalog) else None
