"""Every number on every card equals the facts of the printed cards in tests/facts."""

from __future__ import annotations

import re

import pytest

from tests.games.valeria.files.facts import (
    compare_citizen,
    compare_domain,
    compare_duke,
    compare_monster,
    compare_stack,
    compare_starter,
    facts,
    numbers,
)
from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.rules.model.cards import Card, Starter
from valeria_desktop.games.valeria.rules.setup import Edition

CATALOG = shipped_catalog()
FILES = {
    "starters": CATALOG.starters,
    "citizens": CATALOG.citizens,
    "monsters": CATALOG.monsters,
    "monster_events": CATALOG.events,
    "domains": CATALOG.domains,
    "dukes": CATALOG.dukes,
}


@pytest.mark.parametrize("file", FILES)
def test_the_catalogue_and_the_facts_name_the_same_cards(file: str) -> None:
    assert sorted(card.name for card in FILES[file]) == sorted(facts(file))


def identifier(card: Card) -> str:
    """Make the id that a card's name gives: lower case, hyphens, no apostrophes."""
    name = re.sub("[^a-z0-9]+", "-", card.name.lower().replace("'", ""))
    is_namesake = isinstance(card, Starter) and bool(card.numbers)
    return f"starter-{name}" if is_namesake else name


def test_every_id_is_made_of_the_name() -> None:
    """A starter Peasant or Knight has another id than the citizen of its name."""
    for card in CATALOG.all_cards():
        assert card.id == identifier(card)


@pytest.mark.clause("S5", "T18")
def test_citizens_have_their_numbers() -> None:
    """Price, activation numbers, role icons, copies."""
    rows = facts("citizens")
    for card in CATALOG.citizens:
        compare_citizen(card, rows[card.name])


@pytest.mark.clause("S11")
def test_the_first_game_takes_the_citizens_and_areas_marked_for_it() -> None:
    preset = next(preset for preset in CATALOG.presets if preset.id == "first-game")
    marked = {name for name, row in facts("citizens").items() if row["first_game"] == "yes"}
    assert {CATALOG.by_id[card].name for card in preset.citizens} == marked
    areas = {row["area"] for row in facts("monsters").values() if row["first_game"] == "yes"}
    assert set(preset.areas) == areas


@pytest.mark.clause("S8", "T12")
def test_starters_have_their_numbers() -> None:
    """Numbers and the Herald's two conditions; one of each for five players."""
    rows = facts("starters")
    for card in CATALOG.starters:
        row = rows[card.name]
        compare_starter(card, row)
        editions = [Edition.SECOND] if "Second edition only" in row["note"] else list(Edition)
        assert list(card.editions) == editions


@pytest.mark.clause("S3", "T17")
def test_monsters_have_their_numbers() -> None:
    """Area, type, price, points, copies and the five-player marks of both printings."""
    rows = facts("monsters")
    for card in CATALOG.monsters:
        compare_monster(card, rows[card.name])


@pytest.mark.clause("S3")
def test_monsters_lie_in_their_order() -> None:
    """1 is on top of the stack."""
    rows = facts("monsters")
    for area, cards in CATALOG.areas.items():
        compare_stack(area, cards, rows)


@pytest.mark.clause("V4", "V5")
def test_monster_events_have_their_numbers() -> None:
    """Number, type, price, points; one copy and no area."""
    rows = facts("monster_events")
    for card in CATALOG.events:
        row = rows[card.name]
        assert (card.type.value, "") == (row["type"], row["area"])
        assert [card.number, card.strength, card.magic, card.points, 1] == numbers(
            row, "activation_number", "strength", "magic", "victory_points", "copies"
        )


@pytest.mark.clause("T19", "F1")
def test_domains_have_their_numbers() -> None:
    """Price, role icons, points; one copy of each."""
    rows = facts("domains")
    for card in CATALOG.domains:
        compare_domain(card, rows[card.name])


@pytest.mark.clause("F2", "F3")
def test_dukes_have_their_numbers() -> None:
    """What each counts and how many resources make a point."""
    rows = facts("dukes")
    for card in CATALOG.dukes:
        compare_duke(card, rows[card.name])
