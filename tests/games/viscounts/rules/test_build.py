"""Buildings, spots and links: WK50 to WK56."""

from __future__ import annotations

import pytest

from tests.games.viscounts.scenario import Scenario, spot
from valeria_desktop.games.viscounts.rules.effects.board import FreeBuilding
from valeria_desktop.games.viscounts.rules.model.kinds import Action, BuildingType, Lane
from valeria_desktop.games.viscounts.rules.reasons import reasons_against_action

SPOTS_LEFT = {"A": 3, "B": 2, "C": 3, "D": 2, "E": 2}


def builds(where: str = "A left", **holds: int) -> Scenario:
    """Let seat 0 have enough builders for anything, and begin its action."""
    table = Scenario().stands(0, where).stands(1, "C inner").holds(0, stone=7, **holds)
    return table.line(0, "S06 S01 S02")


@pytest.mark.clause("WK50")
@pytest.mark.parametrize(
    ("stone", "squares"),
    [(2, []), (3, [7, 8, 9]), (5, [1, 2, 3, 7, 8, 9]), (7, [1, 2, 3, 4, 5, 6, 7, 8, 9])],
)
def test_a_building_costs_3_5_or_7_builders(stone: int, squares: list[int]) -> None:
    table = builds().holds(0, stone=stone).acts(0)
    if not squares:
        assert "build" not in table.options
        return
    table.chooses(0, "build")
    assert table.options == [f"square {number}" for number in squares]


@pytest.mark.clause("WK50", "WK53")
def test_a_building_leaves_its_square_for_a_spot() -> None:
    table = builds().acts(0).chooses(0, "build", "square 5", "spot A.1")
    assert table.building_at("A.1") == (0, "guildhall")
    assert table.player(0).freed == (5,)
    assert table.goods(0) == (1, 0, 0)
    assert table.game.icons[0][2] == 2  # the Squire, and the noble of square 5


@pytest.mark.clause("WK51", "WK52")
@pytest.mark.parametrize(("segment", "left"), SPOTS_LEFT.items())
def test_a_river_parts_the_spots_of_a_segment(segment: str, left: int) -> None:
    ring = Scenario().table.ring
    spots = ring.spots[spot(f"{segment}.1") : spot(f"{segment}.5") + 1]
    assert [each.side for each in spots] == [Lane.LEFT] * left + [Lane.RIGHT] * (5 - left)


@pytest.mark.clause("WK52")
@pytest.mark.parametrize(
    ("where", "spots"), [("B left", ["B.1", "B.2"]), ("B right", ["B.3", "B.4", "B.5"])]
)
def test_only_spots_on_the_side_of_the_river_can_be_reached(where: str, spots: list[str]) -> None:
    table = builds(where).acts(0).chooses(0, "build", "square 7")
    assert table.options == [f"spot {each}" for each in spots]


@pytest.mark.clause("WK51")
def test_a_spot_has_one_building_for_good() -> None:
    table = builds("B left").built(1, "B.1", 1).acts(0).chooses(0, "build", "square 7")
    assert table.building_at("B.1") == (1, "trading_post")
    assert table.building_at("B.2") == (0, "workshop")
    table.holds(0, stone=9).acts(0)
    told = reasons_against_action(table.view(0), 0, Action.BUILD)
    assert [str(reason) for reason in told] == ["no spot on this side of the river is free"]


@pytest.mark.clause("WK53")
def test_links_work_for_the_builder_and_then_for_the_other_owner() -> None:
    """Spot 2 of the lake: a free hire, then 1 virtue for both."""
    table = builds().built(1, "A.1", 7).stack("A", "T31").acts(0)
    table.chooses(0, "build", "square 8", "spot A.2", "hire T31")
    lines = [line for line in table.told() if "virtue" in line]
    link = "the link of spots 1 and 2 of the lake"
    assert lines == [f"Ann gained 1 virtue ({link})", f"Bob gained 1 virtue ({link})"]
    assert f"Ann closed {link} with Bob" in table.told()


@pytest.mark.clause("WK53")
def test_a_link_of_two_own_buildings_works_once() -> None:
    table = builds().built(0, "A.1", 1).stack("A", "T31").acts(0)
    table.chooses(0, "build", "square 9", "spot A.2", "hire T31")
    assert table.markers(0) == (2, 6)  # corruption by the corner of the Meddler


@pytest.mark.clause("WK53", "WK22")
def test_the_other_owner_chooses_in_the_middle_of_the_turn() -> None:
    """Forest, spots 1 and 2: the link flips for both; Bob pays a debt for a gold."""
    table = builds("D left").built(1, "D.1", 7).holds(0, deeds=1).holds(1, debts=1, deeds=1)
    table.acts(0).chooses(0, "build", "square 8")
    assert table.papers(0) == (0, 0, 0, 1)
    assert table.asked == 1
    table.chooses(1, "flip debt", "gold")
    assert table.is_done
    assert table.papers(1) == (0, 1, 1, 0)
    assert table.goods(1) == (0, 0, 1)


@pytest.mark.clause("WK53")
def test_several_links_work_in_the_builders_order() -> None:
    """Hills, spot 2: 2 silver with spot 1, a debt with spot 3."""
    table = builds("B left").built(1, "B.1", 1).built(1, "B.3", 2).acts(0)
    table.chooses(0, "build", "square 8")
    assert table.options == ["link B1-B2", "link B2-B3"]
    table.chooses(0, "link B2-B3")
    assert table.is_done
    gained = [line for line in table.told() if "gained" in line and "link" in line]
    assert gained == [
        "Ann gained 1 debt (the link of spots 2 and 3 of the hills)",
        "Bob gained 1 debt (the link of spots 2 and 3 of the hills)",
        "Ann gained 2 silver (the link of spots 1 and 2 of the hills)",
        "Bob gained 2 silver (the link of spots 1 and 2 of the hills)",
    ]


@pytest.mark.clause("WK53")
def test_the_power_of_the_square_works_for_the_effects_of_this_very_spot() -> None:
    """Square 7 lets its owner discard after the free hire of the spot."""
    table = builds().stack("A", "T49").hand(0, "S04").acts(0)
    table.chooses(0, "build", "square 7", "spot A.2", "hire T49")
    assert table.decision.prompt == "discard"  # the corner of the Scoundrel
    table.chooses(0, "discard S04")
    assert table.decision.prompt == "discard"  # square 7
    table.chooses(0, "enough")
    assert table.is_done


@pytest.mark.clause("WK54")
def test_there_are_20_links_and_5_of_them_follow_from_the_ring() -> None:
    ring = Scenario().table.ring
    assert len(ring.links) == 20
    between = {(each.start, each.goal) for each in ring.links if each.start // 5 != each.goal // 5}
    assert between == {
        (spot("A.5"), spot("B.1")),
        (spot("B.5"), spot("C.1")),
        (spot("C.5"), spot("D.1")),
        (spot("D.5"), spot("E.1")),
        (spot("E.5"), spot("A.1")),
    }


@pytest.mark.clause("WK54")
def test_a_link_between_segments_works() -> None:
    table = builds().built(1, "E.5", 4).acts(0)
    table.chooses(0, "build", "square 7", "spot A.1")
    assert table.goods(1) == (0, 1, 0)
    assert table.goods(0) == (1, 5, 0)  # 3 of 7 stones were paid, 1 came by the link


@pytest.mark.clause("WK55")
def test_any_square_of_a_type_may_be_freed_and_points_go_by_number() -> None:
    table = builds().acts(0).chooses(0, "build", "square 9", "spot A.1")
    assert table.points(0, "buildings") == 2
    table.freed(0, 7)
    assert table.points(0, "buildings") == 5


@pytest.mark.clause("WK56")
def test_a_free_building_goes_to_any_free_spot() -> None:
    table = Scenario().built(1, "B.1", 1).uses(0, FreeBuilding(BuildingType.TRADING_POST))
    assert table.options == ["square 1", "square 2", "square 3"]
    table.chooses(0, "square 2")
    assert len(table.options) == 24
    table.chooses(0, "spot A.5", "enough")
    assert table.building_at("A.5") == (0, "trading_post")
    assert (table.markers(0), table.markers(1)) == ((1, 6), (1, 6))  # the link to the hills


@pytest.mark.clause("WK56")
def test_without_a_building_of_the_type_or_a_free_spot_nothing_happens() -> None:
    table = Scenario().freed(0, 7, 8, 9).uses(0, FreeBuilding(BuildingType.WORKSHOP))
    assert table.is_done
    full = Scenario()
    for at in range(25):
        full.built(1, f"{'ABCDE'[at // 5]}.{at % 5 + 1}", 1)
    full.uses(0, FreeBuilding(BuildingType.WORKSHOP))
    assert full.is_done
    assert full.player(0).freed == ()
