"""The page on sets at the table says how each new kind of thing is seen, heard and told."""

from __future__ import annotations

import re
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from valeria_desktop.games.valeria.game import BOX
from valeria_desktop.games.valeria.rules import events as told
from valeria_desktop.games.valeria.rules.at import AtPlace
from valeria_desktop.games.valeria.rules.events import (
    Banished,
    BroughtIn,
    CalledOn,
    CardUsed,
    Dealt,
    Filled,
    Gained,
    Given,
    Kept,
    LaidOn,
    LaidUnder,
    Paid,
    PoolEmptied,
    PoolFed,
    SentHome,
    SetAside,
    Slid,
    TokenPut,
    TurnedDown,
)
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.cards import ACTION, Monster
from valeria_desktop.games.valeria.rules.rows import MONSTERS
from valeria_desktop.games.valeria.sets import SETS
from valeria_desktop.games.valeria.sets.agents import AGENTS
from valeria_desktop.games.valeria.sets.crimson_seas.goods import ROW as GOODS
from valeria_desktop.games.valeria.sets.crimson_seas.nobles import ROW as NOBLES
from valeria_desktop.games.valeria.story.recap import recap
from valeria_desktop.games.valeria.ui.paint.houses import facade_of, said_by
from valeria_desktop.games.valeria.ui.sets import LEAVES, SHOWN_BY_SETS
from valeria_desktop.games.valeria.ui.sets.islands_ship import voyage
from valeria_desktop.games.valeria.ui.stage.flights import flights
from valeria_desktop.kernel.events import TurnBegan
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.chronicle import Line
from valeria_desktop.ui.stage.motions import Glow
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.kernel.events import Event

PAGE = Path(__file__).parents[4] / "docs" / "sets-at-the-table.md"
CARDS = BOX().cards_of(frozenset(SETS) - {"margraves"})
MARGRAVES = BOX().cards_of(frozenset({"margraves"}))
BY_ID = {**MARGRAVES.by_id, **CARDS.by_id}
PLACE, SLOT, BERTH = MONSTERS.places[0], GOODS.places[0], NOBLES.places[0]
GOBLIN = as_a(Monster, BY_ID["goblin"])
GOLD = Amounts(gold=1)
CAUSE = BY_ID["captain"]
EVENT = CARDS.event_cards[0]
SAMPLES: dict[str, Event] = {
    "Event card": Filled(PLACE, EVENT),
    "a card turned face down": TurnedDown(1, BY_ID["monk"], CAUSE, 0),
    "a monster sent home": SentHome(1, 0, GOBLIN, PLACE, CAUSE),
    "a gift": Given(1, 0, GOLD, CAUSE),
    "Relic, used": CardUsed(1, BY_ID["dragon-orb"]),
    "Noble": Kept(1, BY_ID["huntmaster-heller"], BERTH, ACTION),
}
"""The happenings of a kind that one event alone tells."""
SEVERAL: dict[str, tuple[Event, ...]] = {
    "King's Guards and Samurai, set aside": (
        BroughtIn(BY_ID["kings-guard"], 6, PLACE, EVENT),
        LaidOn(1, BY_ID["undead-samurai"], PLACE, EVENT),
        SetAside(BY_ID["undead-samurai"], 1, PLACE, EVENT),
    ),
    "Event that is a monster, Monster Event": (
        TokenPut(1, PLACE, BY_ID["ghost-ship"], GOLD, BY_ID["ghost-ship"]),
    ),
    "a banished card": (Banished(1, BY_ID["monk"], CAUSE, place=PLACE),),
    "Agent under its deck, Agent that comes up": (
        LaidUnder(CAUSE, AGENTS.places[0], AGENTS.places[-1]),
        Dealt(CAUSE, AGENTS.places[0]),
    ),
    "Good, Tome": (
        Kept(1, BY_ID["jewels"], SLOT, ACTION),
        Slid(BY_ID["jewels"], SLOT, SLOT + 1),
    ),
    "Map and Tomes as money": (
        Gained(1, Amounts.of("maps", 1), BY_ID["coxswain"]),
        Paid(1, Amounts.of("maps", 1), ACTION),
    ),
    "pool of Exekratys": (
        PoolFed(1, "exekratys", GOLD, ACTION),
        PoolEmptied(1, "exekratys", GOLD, ACTION),
    ),
    "Margrave, Coxswain": (Gained(1, GOLD, BY_ID["margrave"]),),
}
HAPPENS = {**{kind: (event,) for kind, event in SAMPLES.items()}, **SEVERAL}


def tables() -> list[dict[str, list[str]]]:
    """Return both tables of the page, each with the cells of a kind by its name."""
    found: list[dict[str, list[str]]] = []
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        if line.startswith("| kind |"):
            found.append({})
        elif line.startswith("|") and not line.startswith("| ---"):
            kind, *cells = (cell.strip() for cell in line.strip("|").split("|"))
            found[-1][kind.partition(" (")[0]] = [kind, *cells]
    return found


HEARD, COUNTED = tables()


def words_in(cell: str) -> set[str]:
    """Return what stands between backticks."""
    return set(re.findall("`([^`]+)`", cell))


def sounds_of(event: Event) -> Iterator[str]:
    """Yield the sounds of an event's motions: as they begin, and as they land."""
    for motion in flights(event):
        yield from filter(None, (motion.sound, motion.knock))


def test_both_tables_tell_of_the_same_kinds_in_full() -> None:
    assert [*HEARD] == [*COUNTED]
    assert all(all(row) for table in (HEARD, COUNTED) for row in table.values())
    assert {len(row) for row in HEARD.values()} == {len(row) for row in COUNTED.values()} == {6}


def test_every_kind_that_a_set_registers_is_told_of() -> None:
    base = {"monsters", "citizens", "domains"}
    rows = {row.tag for row in CARDS.rows} - base
    registered = {track.tag for track in CARDS.tracks} | {zone.tag for zone in CARDS.zones}
    registered |= {pool.tag for pool in CARDS.pools} | rows | {*SHOWN_BY_SETS} | {*LEAVES}
    registered |= {card for each in (*CARDS.sets, *MARGRAVES.sets) for card in each.starters}
    registered |= {card.kind for card in CARDS.all_cards() if "event" in card.kind}
    assert len(registered) > 15
    assert registered <= set(chain.from_iterable(words_in(row[0]) for row in HEARD.values()))


def test_its_events_are_those_of_the_engine() -> None:
    named = set(chain.from_iterable(words_in(row[1]) for row in HEARD.values()))
    assert [name for name in named if not hasattr(told, name)] == []
    for kind, happens in HAPPENS.items():
        assert {type(event).__name__ for event in happens} == words_in(HEARD[kind][1]), kind


@pytest.mark.parametrize("kind", HAPPENS)
def test_each_event_of_a_kind_moves_and_sounds_as_the_page_says(kind: str) -> None:
    assert all(flights(event) for event in HAPPENS[kind])
    sounds = set(chain.from_iterable(map(sounds_of, HAPPENS[kind])))
    assert sounds == words_in(HEARD[kind][3])


def test_a_voyage_and_a_used_relic_are_heard() -> None:
    start, goal = AtPlace(SLOT), AtPlace(BERTH)
    journey = voyage(start, goal, default_seats(2)[0], 0.0)
    assert {each.sound for each in journey.motions} - {""} == words_in(HEARD["ship"][3])
    (glow,) = flights(SAMPLES["Relic, used"])
    assert isinstance(glow, Glow)


@pytest.mark.parametrize(
    ("kind", "event"),
    [
        ("Agent", CalledOn(1, CAUSE, AGENTS.places[0])),
        ("Noble", SAMPLES["Noble"]),
        ("Good, Tome", SEVERAL["Good, Tome"][0]),
        ("a banished card", SEVERAL["a banished card"][0]),
        ("Relic, used", SAMPLES["Relic, used"]),
    ],
)
def test_the_recap_tells_what_is_gone_where_the_page_says_so(kind: str, event: Event) -> None:
    events = (TurnBegan(0, 1, 1), TurnBegan(1, 1, 2), event, TurnBegan(0, 2, 3))
    lines = [Line(1, 1, each) for each in events]
    left = recap(lines, ("Rose", "Oak"), 0, lambda _place: None).left
    assert bool(left) is ("gone meanwhile" in HEARD[kind][5])


@pytest.mark.parametrize(
    ("kind", "card"),
    [
        ("Margrave, Coxswain", "margrave"),
        ("Margrave, Coxswain", "coxswain"),
        ("Relic, used", "dragon-orb"),
        ("Noble", "huntmaster-heller"),
    ],
)
def test_a_house_that_the_page_names_is_drawn(kind: str, card: str) -> None:
    words = said_by(facade_of(BY_ID[card]).name).removeprefix("a ")
    assert words.partition(" ")[0] in COUNTED[kind][5]
