"""Valencia as one value, for the rooms that know no game; the rules wait behind doors."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from valeria_desktop.games.valencia.files.own import Shelf
from valeria_desktop.games.valencia.remembered import MEMORY
from valeria_desktop.games.valencia.rules import GAME, RULES_VERSION
from valeria_desktop.games.valencia.rules.setup import MAX_PLAYERS, MIN_PLAYERS, Setup
from valeria_desktop.kernel.doors import behind
from valeria_desktop.kernel.rules import Rules

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from valeria_desktop.games.valencia.bots.planner import PlannerBot
    from valeria_desktop.games.valencia.files.own import OwnFiles
    from valeria_desktop.games.valencia.rules.game import Game
    from valeria_desktop.games.valencia.rules.model.catalog import Catalog
    from valeria_desktop.games.valencia.rules.view import View
    from valeria_desktop.games.valencia.verbs import Verbs
    from valeria_desktop.kernel.chance import Stream
    from valeria_desktop.kernel.rules import Looking, Worth

NAME = "Valencia"
_PACKAGE = "valeria_desktop.games.valencia."


def rules_of(load: Callable[[], Catalog], shelf: Shelf | None = None) -> Rules[Setup]:
    """Make the rules of a table with these cards, which are loaded when they are first needed.

    Files of a player's own may stand beside them on a shelf.
    """

    @cache
    def verbs() -> Verbs:
        from valeria_desktop.games.valencia.verbs import Verbs

        return Verbs(load, shelf)

    return Rules(
        id=GAME,
        name=NAME,
        version=RULES_VERSION,
        seats=range(MIN_PLAYERS, MAX_PLAYERS + 1),
        setup=Setup,
        check=behind(lambda: verbs().check),
        deal=behind(lambda: verbs().deal),
        imagine=behind(_imagine),
        scene=behind(_scene),
        dump=behind(_dump),
        restore=behind(lambda: verbs().restore),
        vocabulary=behind(lambda: verbs().vocabulary),
        name_of=behind(_name_of),
        packages=(_PACKAGE,),
        bots={"planner": behind(_planner)},
        worth=behind(_worth),
        memory=MEMORY,
        use_own=shelf.use if shelf is not None else None,
    )


def _planner() -> type[PlannerBot]:
    from valeria_desktop.games.valencia.bots.planner import PlannerBot

    return PlannerBot


def _worth() -> Callable[[View], Worth]:
    from valeria_desktop.games.valencia.bots.worth import worth

    return worth


def _imagine() -> Callable[[View, Stream], Game]:
    from valeria_desktop.games.valencia.rules.game import imagine

    return imagine


def _scene() -> Looking:
    from valeria_desktop.games.valencia.rules.scene import make_scene

    return make_scene


def _dump() -> Callable[[Game], dict[str, Any]]:
    from valeria_desktop.games.valencia.files.snapshot import dump

    return dump


def _name_of() -> Callable[[object], str | None]:
    from valeria_desktop.games.valencia.verbs import name_of

    return name_of


def _shipped_catalog() -> Callable[[], Catalog]:
    from valeria_desktop.games.valencia.files.loader import shipped_catalog

    return shipped_catalog


def _reader() -> Callable[[Path], tuple[Catalog, OwnFiles]]:
    from valeria_desktop.games.valencia.files.loader import read_own

    return read_own


SHELF = Shelf(behind(_reader))
"""The files of whoever plays here."""
RULES = rules_of(behind(_shipped_catalog), SHELF)
"""A game as one value: what storage, sessions, bots, laboratory and window ask of any game."""
