"""Every number on every card of a set equals the facts of the printed cards in tests/facts/sets."""

from __future__ import annotations

import csv
import re
from typing import TYPE_CHECKING, Any

import pytest

from tests.games.valeria.files.facts import (
    FACTS,
    compare_agent,
    compare_citizen,
    compare_domain,
    compare_duke,
    compare_event_card,
    compare_event_monster,
    compare_monster,
    compare_monster_event,
    compare_noble,
    compare_relic,
    compare_stack,
    compare_starter,
    facts,
)
from tests.games.valeria.sets.shipped import of_box, part_of
from valeria_desktop.games.valeria.files.set_facts import set_facts
from valeria_desktop.games.valeria.sets import SETS

if TYPE_CHECKING:
    from collections.abc import Callable


def _compare_monster_event(card: Any, row: dict[str, str]) -> None:  # noqa: ANN401 - of two kinds
    compare = compare_event_monster if card.kind == "event_monster" else compare_monster_event
    compare(card, row)


COMPARED: dict[str, Callable[[Any, dict[str, str]], None]] = {
    "starters": compare_starter,
    "citizens": compare_citizen,
    "monsters": compare_monster,
    "domains": compare_domain,
    "dukes": compare_duke,
    "monster_events": _compare_monster_event,
    "events": compare_event_card,
    "agents": compare_agent,
    "relics": compare_relic,
    "nobles": compare_noble,
}
TOKENS = {"goods": "good", "tomes": "tome"}
"""The kinds of tokens, which are no cards of the box; tests of their set compare them."""
EVENTS = {"events": "event_card"}
KINDS: dict[str, tuple[str, ...]] = {file: (file[:-1],) for file in COMPARED}
KINDS |= {file: (kind,) for file, kind in (EVENTS | TOKENS).items()}
KINDS["monster_events"] = ("event", "event_monster")
"""The kinds of the cards in each table of facts."""
FILES = [
    (set_id, file.stem)
    for set_id in SETS
    for file in sorted((FACTS / "sets" / set_id).glob("*"))
    if file.stem in KINDS
]
CARDS = [(set_id, file) for set_id, file in FILES if file not in TOKENS]
BOXES = [of_box(set_id) for set_id in SETS]


@pytest.mark.parametrize(("set_id", "file"), [of_box(*card) for card in CARDS])
def test_a_set_has_the_cards_of_the_facts_and_their_numbers(set_id: str, file: str) -> None:
    rows = facts(file, FACTS / "sets" / set_id)
    cards = [card for card in part_of(set_id).all_cards() if card.kind in KINDS[file]]
    assert sorted(card.name for card in cards) == sorted(rows)
    for card in cards:
        COMPARED[file](card, rows[card.name])


@pytest.mark.parametrize("set_id", BOXES)
def test_a_set_has_no_card_without_facts(set_id: str) -> None:
    there = {kind for name, file in FILES if name == set_id for kind in KINDS[file]}
    kinds = {card.kind for card in part_of(set_id).all_cards()}
    assert kinds <= there
    tables = [file for name, file in FILES if name == set_id]
    assert all(kinds.intersection(KINDS[file]) for file in tables)


@pytest.mark.clause("WA1")
@pytest.mark.parametrize("set_id", BOXES)
def test_monsters_of_a_set_lie_in_their_order(set_id: str) -> None:
    for area, cards in part_of(set_id).areas.items():
        compare_stack(area, cards, facts("monsters", FACTS / "sets" / set_id))


@pytest.mark.parametrize("set_id", BOXES)
def test_the_shelf_tells_how_many_cards_a_set_has(set_id: str) -> None:
    number = 0
    for name, file in CARDS:
        if name != set_id:
            continue
        with (FACTS / "sets" / set_id / f"{file}.csv").open(encoding="utf-8", newline="") as lines:
            number += sum(int(row["copies"]) for row in csv.DictReader(lines))
    assert set_facts(set_id).cards == number


@pytest.mark.clause("X4")
@pytest.mark.parametrize("set_id", BOXES)
def test_every_id_is_made_of_the_name(set_id: str) -> None:
    """An id is the name; where the base game has it, more follows."""
    for card in part_of(set_id).all_cards():
        name = re.sub("[^a-z0-9]+", "-", card.name.lower().replace("'", ""))
        assert card.id == name or card.id.startswith(f"{name}-")
