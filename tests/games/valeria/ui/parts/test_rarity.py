"""Rare chances: which cards of the market have a tag, and what it says."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, QImage, QPainter

from tests.games.valeria.sets import seas
from tests.scenario import PLACE, Scenario
from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.rules.alternatives import taken
from valeria_desktop.games.valeria.rules.scene import make_scene
from valeria_desktop.games.valeria.rules.setup import Solo
from valeria_desktop.games.valeria.sets.crimson_seas.tomes import ROW as TOMES
from valeria_desktop.games.valeria.ui.paint.centre import paint_rarity_over
from valeria_desktop.games.valeria.ui.parts.rarity import rare_places
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.ui.paint.brush import Brush

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.ui.paint.look import Look

TAGS_OF_LEAVES = ("ends the game", "2: game ends", "Spiel endet", "2: Spiel endet")
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


@pytest.mark.clause("CS21", "T31")
def test_the_last_card_that_an_island_can_spare_ends_the_game() -> None:
    """Of each other island, and of this one while its supply fills the gap, none does."""
    made = seas.table(12, 0, 0)
    assert rare_places(scene_of(made.acts(0))) == {}
    made = seas.table(12, 0, 0).stack("tome-supply")
    found = rare_places(scene_of(made.acts(0)))
    tomes = TOMES.open_places
    assert found == dict.fromkeys(tomes, "ends the game")
    assert [taken(made.game.view(0), place).ends for place in tomes] == [("islands",)] * 3
    made.stack("tome-3")
    assert "ends the game" not in rare_places(scene_of(made.acts(0))).values()


@pytest.mark.clause("CS8", "CS21", "T31")
@pytest.mark.parametrize(
    ("gold", "left", "words"),
    [(12, 1, "2: game ends"), (12, 2, ""), (15, 2, "3: game ends"), (7, 1, "")],
)
def test_cards_fetched_together_end_the_game_where_no_single_one_does(
    gold: int, left: int, words: str
) -> None:
    """The slots cost 7, 5 and 3 Gold: two can be paid with 8, all three with 15."""
    made = seas.table(gold, 0, 0).stack("tome-supply", *["gold-tome"] * left)
    found = rare_places(scene_of(made.acts(0)))
    assert found == (dict.fromkeys(TOMES.open_places, words) if words else {})
    made.stack("tome-supply").stack("tome-3")
    assert not rare_places(scene_of(made.acts(0))), "it is the last round already"


@pytest.mark.clause("CS2", "T30")
def test_a_card_of_an_island_exhausts_no_stack() -> None:
    made = seas.table(12, 0, 0)
    change = taken(made.game.view(0), TOMES.places[0])
    assert (change.exhausts, change.ends) == (False, ())


@pytest.mark.parametrize("words", TAGS_OF_LEAVES)
@pytest.mark.parametrize(("wide", "unit"), [(65, 1.0), (50, 1.5), (108, 1.0)])
def test_a_tag_over_a_card_of_a_leaf_keeps_within_it_and_above_its_price(
    look: Look, wide: int, unit: float, words: str
) -> None:
    """Three slots side by side may each have one; the price is at the card's foot."""
    picture, card = QImage(300, 200, QImage.Format.Format_ARGB32), QRectF(90, 60, wide, 95)
    picture.fill(0)
    painter = QPainter(picture)
    paint_rarity_over(Brush(painter, look, unit), card, words)
    painter.end()
    inked = [
        (x, y)
        for x in range(picture.width())
        for y in range(picture.height())
        if picture.pixelColor(x, y).alpha()
    ]
    assert min(x for x, _ in inked) >= card.left() - 14 * unit
    assert max(x for x, _ in inked) <= card.right() + 14 * unit
    assert min(y for _, y in inked) >= card.top() - 16 * unit
    assert max(y for _, y in inked) < card.top() + 0.62 * card.height()


@pytest.mark.parametrize("words", TAGS_OF_LEAVES)
def test_a_tag_over_a_narrow_slot_has_two_lines_at_most(look: Look, words: str) -> None:
    """A slot of an island is 65 pixels wide in a window of 1280 × 720."""
    picture = QImage(300, 200, QImage.Format.Format_ARGB32)
    picture.fill(0)
    painter = QPainter(picture)
    brush = Brush(painter, look, 1.0)
    paint_rarity_over(brush, QRectF(90, 60, 65, 95), words)
    painter.end()
    inked = [y for y in range(200) if any(picture.pixelColor(x, y).alpha() for x in range(300))]
    assert len(inked) < 2.7 * QFontMetricsF(brush.font(13.5)).height()


def test_a_card_that_can_only_be_hidden_is_no_boss_in_reach() -> None:
    """Acting first in the siege, any monster and domain is lit: it may be hidden (G5)."""
    table = Scenario(players=1, solo=Solo.SIEGE).piles(
        "skeleton-king", "emerald-stronghold", "monk"
    )
    scene = make_scene(table.both_act(6, 1).game, default_seats(1), 0)
    assert {PLACE["pile-1"], PLACE["pile-2"]} <= {*scene.lit}
    assert rare_places(scene) == {}
    table.holds(0, strength=8)
    scene = make_scene(table.both_act(6, 1).game, default_seats(1), 0)
    assert rare_places(scene) == {PLACE["pile-1"]: "boss in reach"}
