"""A whole game as plain data at any decision, and its hash."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import evolve, frozen
from cattrs import Converter

from valeria_desktop.content.checks import MOST, Seed, bounded
from valeria_desktop.content.codec import register_tags
from valeria_desktop.content.digest import digest_of
from valeria_desktop.content.snapshots import Snapshots, check_setup, unplayable
from valeria_desktop.games.valeria.files.codec import make_converter
from valeria_desktop.games.valeria.files.playable import problems
from valeria_desktop.games.valeria.rules.game import Game
from valeria_desktop.games.valeria.rules.model.cards import Card, Citizen, Domain
from valeria_desktop.games.valeria.rules.model.pile import Known
from valeria_desktop.games.valeria.rules.model.state import State
from valeria_desktop.games.valeria.rules.model.table import Table
from valeria_desktop.games.valeria.rules.modes import cards_of, lay_out
from valeria_desktop.games.valeria.rules.setup import CUSTOM, Setup, Solo
from valeria_desktop.games.valeria.rules.setup_check import check
from valeria_desktop.games.valeria.rules.turn.steps import STEPS, Step
from valeria_desktop.kernel.foreign import quoted
from valeria_desktop.kernel.kept import kept

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.catalog import Catalog


@frozen
class LaidTable:
    """The part of a state's table that the set-up alone doesn't determine.

    The areas, citizens and domains of the preset "random" come from the seed. They are written all
    the same: an imagined game has another seed than its table, and a later version of the program
    may draw other cards.
    """

    setup: Setup
    areas: tuple[str, ...]
    citizens: tuple[Citizen, ...]
    domains: tuple[Domain, ...]
    seed: Seed


_OF_TABLE = ("areas", "citizens", "domains")


@kept(1)
def _converter(catalog: Catalog) -> Converter:
    converter = bounded(make_converter(catalog))
    register_tags(converter, Step, STEPS)
    converter.register_structure_hook_func(lambda kind: kind == tuple[int, int], _two_numbers)
    converter.register_structure_hook_func(lambda kind: kind == Known, _read_known)
    converter.register_unstructure_hook_func(lambda kind: kind == Known, _known_as_data)
    return converter


def _read_known(value: object, _: object) -> int:
    """Return the mask of known cards: of a number of cards from the top, or of each card."""
    if type(value) is int and 0 <= value <= MOST:
        return (1 << value) - 1
    if isinstance(value, list) and all(type(bit) is bool for bit in value):
        return sum(1 << depth for depth, bit in enumerate(value) if bit)
    raise ValueError(
        f"must be a number of cards, or true or false for each of them, not {quoted(value)}"
    )


def _known_as_data(mask: int) -> int | list[bool]:
    """Return a mask as plain data; the usual one is that of a few cards on top."""
    bits = [bit == "1" for bit in reversed(f"{mask:b}")]
    return mask.bit_length() if all(bits) or not mask else bits


def _two_numbers(value: object, _: object) -> tuple[int, int]:
    match value:
        case [int(first), int(second)] if type(first) is type(second) is int:
            return first, second
    raise ValueError(f"must be two whole numbers, not {quoted(value)}")


def _solo_of(data: object) -> Solo | None:
    """Return the snapshot's solo game, as its cards differ; errors are reported later."""
    setup = data.get("setup") if isinstance(data, dict) else None
    solo = setup.get("solo") if isinstance(setup, dict) else None
    return Solo(solo) if solo in list(Solo) else None


def _lay_out(snapshot: LaidTable, catalog: Catalog) -> Table:
    """Make the table with exactly the written areas, citizens and domains."""
    setup, seed = snapshot.setup, snapshot.seed
    kept = {card.id for card in snapshot.domains}
    left_out = [card.id for card in catalog.domains if card.id not in kept]
    as_written = evolve(
        setup,
        preset=CUSTOM,
        areas=snapshot.areas,
        citizens=() if setup.mixed else tuple(card.id for card in snapshot.citizens),
        without=tuple(left_out),
    )
    check_setup(lambda: check(setup, catalog, seed))
    check_setup(lambda: check(as_written, catalog, seed), "areas, citizens, domains")
    table = lay_out(as_written, catalog, seed)
    written = {name: getattr(snapshot, name) for name in _OF_TABLE}
    for name, cards in written.items():
        if sorted(map(_name, cards)) != sorted(map(_name, getattr(table, name))):
            raise unplayable(f"{name} don't fit the set-up")
    return evolve(table, setup=setup, **written)


def _name(card: Card | str) -> str:
    return card if isinstance(card, str) else card.id


def _laid(table: Table) -> dict[str, Any]:
    return {name: getattr(table, name) for name in _OF_TABLE}


SNAPSHOTS: Snapshots[Game, Catalog] = Snapshots(
    game=Game,
    layout=LaidTable,
    state=State,
    names={"Table": Table, "Step": Step},
    converter=_converter,
    laid=_laid,
    lay_out=_lay_out,
    problems=problems,
)
dump = SNAPSHOTS.dump


def restore(data: object, catalog: Catalog) -> Game:
    """Make a game from a snapshot; refuse an unplayable one with a sentence naming the field."""
    return SNAPSHOTS.restore(data, catalog, cards_of(_solo_of(data), catalog))


def digest(game: Game) -> str:
    """Return a hash of the whole truth: equal for equal games, on every machine."""
    return digest_of(dump(game))
