"""Rare chances: which cards of the market have a tag, and what it says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from tests.scenario import PLACE, Scenario
from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.rules.scene import make_scene
from valeria_desktop.games.valeria.ui.parts.rarity import rare_places
from valeria_desktop.kernel.seats import default_seats

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.scene import Scene

BOSS, MINION = "skeleton-king", "skeleton"


def scene_of(table: Scenario, seat: int = 0) -> Scene:
    return make_scene(table.game, default_seats(2), seat)


def rare(table: Scenario, seat: int = 0) -> dict[str, str]:
    """Return the tags that a seat sees, by the names of their places."""
    names = {place: name for name, place in PLACE.items()}
    return {names[place]: words for place, words in rare_places(scene_of(table, seat)).items()}


def rich() -> Scenario:
    return Scenario().holds(0, gold=30, strength=20, magic=10)


def test_in_the_first_round_nothing_is_rare() -> None:
    assert rare(Scenario().holds(0, gold=5).acts(0)) == {}


def test_a_boss_within_reach_is_told_and_one_that_is_too_strong_is_not() -> None:
    table = rich().stack("monster-2", BOSS)
    assert rare(table.acts(0)) == {"monster-2": "boss in reach"}
    assert rare(Scenario().holds(0, strength=1).stack("monster-2", BOSS).acts(0)) == {}


def test_the_first_domain_is_told_once_and_by_the_one_with_the_most_points() -> None:
    table = rich().owns(
        0, "merchant", "merchant", "peasant", "butcher", "rogue", "cleric", "knight"
    )
    scene = scene_of(table.acts(0))
    lit = [place for place in scene.lit if place >= PLACE["domain-1"]]
    tags = {place: words for place, words in rare_places(scene).items() if place in lit}
    assert len(lit) > 1
    assert [*tags.values()] == ["first domain"]
    points = {place: scene.view.top(place).points for place in lit}  # type: ignore[union-attr]
    assert points[next(iter(tags))] == max(points.values())


def test_who_has_a_domain_sees_no_first_one() -> None:
    table = rich().owns(0, "merchant", "merchant", "peasant", "butcher", "halfpenny-hill")
    assert "first domain" not in rare(table.acts(0)).values()


def test_the_last_citizen_of_a_stack_is_told() -> None:
    table = rich().stack("citizen-2", "merchant")
    assert rare(table.acts(0)) == {"citizen-2": "last one"}


def test_a_monster_event_on_an_exhausted_stack_is_no_last_one() -> None:
    event = shipped_catalog().events[0].id
    assert rare(rich().stack("citizen-2", event).acts(0)) == {}


def test_what_ends_the_game_is_told_before_all_else() -> None:
    table = rich().stack("citizen-2", "merchant").stack("monster-2", BOSS)
    table.exhausts("citizen-3", "citizen-4", "citizen-5")
    found = rare(table.acts(0))
    assert found == {"citizen-2": "ends the game", "monster-2": "ends the game"}
    table.exhausts("citizen-6")
    assert "ends the game" not in rare(table.acts(0)).values()  # it is the last round already


def test_there_are_three_tags_at_most() -> None:
    table = rich()
    for number in range(1, 6):
        table.stack(f"citizen-{number}", "merchant")
    assert len(rare(table.acts(0))) == 3


def test_nobody_else_sees_them() -> None:
    table = rich().stack("monster-2", BOSS).acts(0)
    assert rare(table, 1) == {}
    scene = scene_of(table)
    assert rare_places(evolve(scene, decision=None)) == {}
