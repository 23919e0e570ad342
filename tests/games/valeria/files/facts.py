"""Compares cards with the facts of the printed cards in tests/facts."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.effects.counts import Domains, Monsters
from valeria_desktop.games.valeria.rules.effects.tableau import SpendOwn
from valeria_desktop.games.valeria.rules.model.amounts import Resource
from valeria_desktop.games.valeria.rules.model.icons import COUNTED_TYPES, Icons, Role
from valeria_desktop.games.valeria.sets.crimson_seas.counts import (
    Goods,
    MostLeft,
    ResourcesLeft,
    ScoredCitizens,
    ShownRoles,
)

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.called import Called
    from valeria_desktop.games.valeria.rules.model.cards import (
        Card,
        Citizen,
        Domain,
        Monster,
        Starter,
    )
    from valeria_desktop.games.valeria.rules.model.dukes import Duke
    from valeria_desktop.games.valeria.rules.model.event_cards import (
        EventCard,
        EventMonster,
        MonsterEvent,
    )
    from valeria_desktop.games.valeria.sets.crimson_seas.nobles import Noble

Row = dict[str, str]
FACTS = Path(__file__).resolve().parents[3] / "facts"


def facts(file: str, folder: Path = FACTS) -> dict[str, Row]:
    """Return the rows of a table by the name of the card."""
    with (folder / f"{file}.csv").open(encoding="utf-8", newline="") as lines:
        rows = list(csv.DictReader(lines))
    by_name = {row["name"]: row for row in rows}
    assert len(by_name) == len(rows)
    return by_name


def numbers(row: Row, *columns: str) -> list[int]:
    return [int(row[column]) for column in columns]


def icons(row: Row) -> Icons:
    return Icons(**{role.value: int(row[f"{role.value}_icons"]) for role in Role})


def compare_starter(card: Starter, row: Row) -> None:
    """Compare activation numbers, and the two conditions of starters without any."""
    assert "|".join(map(str, card.numbers)) == row["activation_numbers"]
    assert card.on_doubles is (row["activates_on_doubles"] == "yes")
    assert card.when_nothing_else is (row["activates_when_nothing_else_does"] == "yes")
    assert card.once is (row["when_both_apply"] == "activates once")


def compare_citizen(card: Citizen, row: Row) -> None:
    """Compare price, activation numbers, role icons, copies."""
    assert [card.cost, card.copies] == numbers(row, "cost_gold", "copies")
    assert "|".join(map(str, card.numbers)) == row["activation_numbers"]
    assert card.icons == icons(row)


def compare_monster(card: Monster, row: Row) -> None:
    """Compare area, type, price, points, copies and the five-player marks of both printings."""
    assert (card.area, card.type.value) == (row["area"], row["type"])
    assert [card.strength, card.magic] == numbers(row, "strength", "magic")
    assert [card.points, card.copies] == numbers(row, "victory_points", "copies")
    assert [card.five_player_copies, card.five_player_copies_first_edition] == numbers(
        row, "copies_marked_for_5_players", "copies_marked_for_5_players_first_edition"
    )
    grows = numbers(row, "strength_plus_per_owned_copy", "magic_plus_per_owned_copy")
    assert [card.plus.strength, card.plus.magic] == grows


def rows_of_area(area: str, rows: dict[str, Row]) -> list[Row]:
    """Return the monsters of an area from the top to the boss; a Warden lies just above it."""
    return sorted((row for row in rows.values() if row["area"] == area), key=_depth)


def compare_stack(area: str, cards: tuple[Monster, ...], rows: dict[str, Row]) -> None:
    """Compare the order of an area's stack."""
    assert [card.name for card in cards] == [row["name"] for row in rows_of_area(area, rows)]


def _depth(row: Row) -> tuple[bool, bool, int]:
    is_warden = row["stack_order"] == "just_above_boss"
    return row["type"] == "boss", is_warden, 0 if is_warden else int(row["stack_order"])


def compare_domain(card: Domain, row: Row) -> None:
    """Compare price, role icons, points; there is one copy of each."""
    assert [card.cost, card.points, 1] == numbers(row, "cost_gold", "victory_points", "copies")
    assert card.icons == icons(row)


def compare_monster_event(card: MonsterEvent, row: Row) -> None:
    """Compare number, type, price and points; there is one copy of each."""
    always = "every_roll_phase" if card.trigger else "always"
    number = always if card.number is None else str(card.number)
    assert (number, card.type.value) == (row["activation_number"], row["type"])
    assert [card.strength, card.magic] == numbers(row, "strength", "magic")
    assert [card.points, 1] == numbers(row, "victory_points", "copies")


def compare_event_card(card: EventCard, row: Row) -> None:
    """Compare when an Event card works; there is one copy of each."""
    kind = "on_reveal" if card.revealed else "from_then_on" if card.lasts else "while_in_play"
    assert (kind, "1") == (row["kind"], row["copies"])


def compare_noble(card: Noble, row: Row) -> None:
    """Compare the role, and the points for each of what a Noble counts; one copy of each."""
    assert card.icons == icons(row)
    assert [card.points_each, card.each, 1] == numbers(
        row, "victory_points", "per_amount", "copies"
    )
    assert card.per == _COUNTED[row["per"]]


_COUNTED = {
    **{f"{role.value} icon": ShownRoles(role) for role in Role},
    **{kind.value: Monsters(type=kind) for kind in COUNTED_TYPES},
    **{kind.value: ResourcesLeft(kind) for kind in Resource},
    "monster": Monsters(),
    "citizen": ScoredCitizens(),
    "domain": Domains(),
    "goods": Goods(),
    "resource of one kind": MostLeft(),
}


def compare_event_monster(card: EventMonster, row: Row) -> None:
    """Compare area, type, price and points of an Event that can be slain; it has no number."""
    assert (card.area, card.type.value) == (row["area"], row["type"])
    assert [card.strength, card.magic] == numbers(row, "strength", "magic")
    assert [card.points, 1] == numbers(row, "victory_points", "copies")
    assert (card.numbers, row["activation_number"]) == ((), "on_reveal")


def compare_agent(card: Called, row: Row) -> None:
    """Compare an Agent's price; there is one copy of each."""
    price = str(card.price.words()).lower() if card.price else ""
    banishes = "own citizen" if isinstance(card.effect, SpendOwn) else ""
    assert (price or banishes, "1") == (row["price"], row["copies"])


def compare_relic(card: Card, row: Row) -> None:
    """Compare how a Relic works; there is one copy of each."""
    use = "as_an_action" if card.used else "when_you_"
    assert row["use"].startswith(use)
    assert row["copies"] == "1"


def compare_duke(card: Duke, row: Row) -> None:
    """Compare what a Duke counts and how many resources make a point."""
    assert [card.icons.of(role) for role in Role] == numbers(
        row, *[f"vp_per_{role.value}_icon" for role in Role]
    )
    assert [card.citizens, card.monsters, card.domains] == numbers(
        row, "vp_per_citizen", "vp_per_monster", "vp_per_domain"
    )
    assert [card.types.get(kind, 0) for kind in COUNTED_TYPES] == numbers(
        row, *[f"vp_per_{kind.value}" for kind in COUNTED_TYPES]
    )
    left = {line.of: line.per_point for line in card.left}
    gold = left.pop((Resource.GOLD,), 0)
    assert [gold, 1] == numbers(row, "vp_per_gold", "copies")
    assert {"+".join(kinds): number for kinds, number in left.items()} == {
        row["resources_counted"]: int(row["resources_divisor"])
    }
