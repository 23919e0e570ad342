"""Laying out a table and dealing the first state (WK5 to WK10)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.rules.model.chance import Purpose
from valeria_desktop.games.viscounts.rules.model.kinds import Paper
from valeria_desktop.games.viscounts.rules.model.player import NeutralSide, Player, in_order
from valeria_desktop.games.viscounts.rules.model.ring import SEGMENTS, Ring
from valeria_desktop.games.viscounts.rules.model.state import State
from valeria_desktop.games.viscounts.rules.model.table import Pair, Table
from valeria_desktop.games.viscounts.rules.model.things import Back
from valeria_desktop.games.viscounts.rules.turn.pairs import AskPair, BeginGame, NeutralSetUp
from valeria_desktop.games.viscounts.solo.schemes import deal_schemes
from valeria_desktop.kernel.chance import Stream

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.model.catalog import Catalog
    from valeria_desktop.games.viscounts.rules.model.things import Manuscript, Segment, Townsfolk
    from valeria_desktop.games.viscounts.rules.setup import Setup
    from valeria_desktop.games.viscounts.rules.steps import Step

_FIRST_SEGMENT = "A"
"""The townsfolk are dealt clockwise from this segment (WK7)."""


@lru_cache(maxsize=16)
def lay_out(setup: Setup, catalog: Catalog, seed: int) -> Table:
    """Return the table of a set-up and a seed: ring, castle and pairs (WK5, WK6, WK11)."""
    segments = Stream(seed, Purpose.SEGMENTS).sample(catalog.segments, SEGMENTS)
    turn = Stream(seed, Purpose.CASTLE).below(SEGMENTS)
    number = setup.players + 1
    cards = Stream(seed, Purpose.PLAYER_CARDS).sample(catalog.player_cards, number)
    heroes = Stream(seed, Purpose.HEROES).sample(catalog.heroes, number)
    pairs = tuple(Pair(card, hero) for card, hero in zip(cards, heroes, strict=True))
    return Table(catalog, setup, make_ring(catalog, tuple(segments), setup.board_side, turn), pairs)


def make_ring(catalog: Catalog, segments: tuple[Segment, ...], side: int, turn: int) -> Ring:
    """Return a ring; section k of the castle faces the segment at position k + turn (WK6)."""
    sections = tuple(catalog.sections[(at - turn) % SEGMENTS] for at in range(SEGMENTS))
    return Ring(segments, side, sections)


def deal(table: Table, seed: int) -> State:
    """Return the first state: everything in its place, and the last player chooses first."""
    catalog, players = table.catalog, table.setup.players
    start = Stream(seed, Purpose.START).below(players)
    none = (0,) * table.colours
    state = State(
        table=table,
        seed=seed,
        start=start,
        active=start,
        players=[Player(seat=seat, deck=in_order(catalog.starters)) for seat in range(players)],
        stacks=_stacks(table, seed),
        scrolls=_scrolls(catalog, seed),
        debts_left=catalog.paper(Paper.DEBT).above[players - 1],
        deeds_left=catalog.paper(Paper.DEED).above[players - 1],
        first=(none,) * SEGMENTS,
        second=(none,) * SEGMENTS,
        third=none,
        pairs=table.pairs,
        agenda=[],
    )
    if table.neutral is not None:
        deck, futures = deal_schemes(table, seed)
        state.rival = NeutralSide(seat=table.neutral, deck=deck, futures=futures)
    asked = [(start - back) % players for back in range(1, players + 1)]
    first: list[Step] = [BeginGame(), *(AskPair(seat) for seat in reversed(asked))]
    if table.neutral is not None:
        first.insert(1, NeutralSetUp())
    state.agenda = first
    return state


def _stacks(table: Table, seed: int) -> tuple[tuple[Townsfolk, ...], ...]:
    """Deal the townsfolk into five stacks, clockwise from the first segment (WK7)."""
    cards = Stream(seed, Purpose.TOWNSFOLK).sample(
        table.catalog.townsfolk, len(table.catalog.townsfolk)
    )
    ids = [segment.id for segment in table.ring.segments]
    first = ids.index(_FIRST_SEGMENT)
    dealt = [tuple(cards[at::SEGMENTS]) for at in range(SEGMENTS)]
    return tuple(dealt[(position - first) % SEGMENTS] for position in range(SEGMENTS))


def _scrolls(catalog: Catalog, seed: int) -> tuple[tuple[Manuscript, ...], ...]:
    """Deal the black-backed manuscripts into five stacks, and put a grey-backed on each (WK8)."""
    black = _shuffled(catalog, Back.BLACK, seed, Purpose.BLACK)
    grey = _shuffled(catalog, Back.GREY, seed, Purpose.GREY)
    return tuple((*black[at::SEGMENTS], *grey[at::SEGMENTS]) for at in range(SEGMENTS))


def _shuffled(catalog: Catalog, back: Back, seed: int, purpose: Purpose) -> list[Manuscript]:
    found = [each for each in catalog.manuscripts if each.back is back]
    return Stream(seed, purpose).sample(found, len(found))
