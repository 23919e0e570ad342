"""The castle: WK60 to WK67."""

from __future__ import annotations

import pytest

from tests.games.viscounts.scenario import Scenario
from valeria_desktop.games.viscounts.rules.effects.board import CastleMove, PlaceWorkers
from valeria_desktop.games.viscounts.rules.effects.combined import OneOf
from valeria_desktop.games.viscounts.rules.effects.gains import Gain
from valeria_desktop.games.viscounts.rules.events import LeaderChanged
from valeria_desktop.games.viscounts.rules.model.amounts import Amounts
from valeria_desktop.games.viscounts.rules.model.kinds import NOBODY


def sends(number: int, section: int, table: Scenario, seat: int = 0) -> Scenario:
    """Let a player send workers to a section by an effect."""
    return table.uses(seat, PlaceWorkers(number)).chooses(seat, f"to {section}")


@pytest.mark.clause("WK60")
@pytest.mark.parametrize(("nobles", "workers"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (8, 4)])
def test_nobles_place_workers_facing_the_segment(nobles: int, workers: int) -> None:
    table = Scenario().stands(0, "D inner").line(0, "S04 S01 S02").holds(0, gold=nobles).acts(0)
    table.chooses(0, "workers")
    if not table.is_done:
        table.chooses(0, f"workers {workers}")
    assert table.player(0).workers == 20 - workers
    assert "to the castle, facing the forest" in " ".join(table.told())


@pytest.mark.clause("WK61")
def test_one_of_three_moves_inwards_for_the_effect_and_one_to_each_side() -> None:
    table = sends(3, 1, Scenario())
    assert table.goods(0) == (1, 1, 0)
    assert (table.second("A"), table.first("A")) == ((1, 0), (0, 0))
    assert (table.first("B"), table.first("E")) == ((1, 0), (1, 0))


@pytest.mark.clause("WK61")
def test_castle_moves_go_on_as_long_as_a_section_has_three() -> None:
    table = sends(3, 1, Scenario().workers(0, "B", 2).workers(0, "C", 2).holds(0, deeds=1))
    assert table.papers(0) == (0, 0, 0, 1)  # the second section flips
    assert table.options == ["way 1", "way 2"]  # the third: a gold, or a castle move
    table.chooses(0, "way 1")
    assert table.goods(0) == (1, 1, 1)
    assert [table.second(segment)[0] for segment in "ABCDE"] == [1, 1, 1, 0, 0]
    assert [table.first(segment)[0] for segment in "ABCDE"] == [1, 1, 0, 1, 1]


@pytest.mark.clause("WK61")
def test_the_owner_chooses_the_section_that_comes_first() -> None:
    table = Scenario().workers(0, "A", 2).workers(0, "C", 2).workers(0, "B", 1)
    table.uses(0, CastleMove()).chooses(0, "shift 2 1")
    assert table.is_done
    table = Scenario().workers(0, "B", 2).workers(0, "E", 2)
    table = sends(3, 1, table)
    assert table.options == ["inwards 2", "inwards 5"]
    table.chooses(0, "inwards 5")
    assert table.markers(0) == (1, 5)
    assert table.is_done


@pytest.mark.clause("WK62")
def test_of_three_in_the_second_tier_one_moves_to_the_third_for_a_resource() -> None:
    table = sends(3, 5, Scenario().workers(0, "E", 2, tier=2))
    assert table.options == ["ink", "stone", "gold"]
    table.chooses(0, "gold")
    assert (table.second("E"), table.state.third) == ((2, 0), (1, 0))
    assert (table.second("A"), table.second("D")) == ((0, 0), (0, 0))
    assert table.markers(0) == (1, 5)


@pytest.mark.clause("WK62", "WK61")
def test_the_second_tier_is_looked_at_when_the_first_is_done() -> None:
    table = Scenario().workers(0, "A", 2, tier=2).workers(0, "E", 2)
    table = sends(3, 1, table)
    assert table.markers(0) == (1, 5)  # the fifth section has had its moves
    table.chooses(0, "ink")
    assert table.second("E") == (1, 0)


@pytest.mark.clause("WK63")
def test_of_more_than_three_workers_the_active_player_sends_some_home() -> None:
    table = Scenario(players=3).workers(1, "B", 2).workers(2, "B", 1)
    table = sends(2, 2, table)
    assert table.options == ["bump 1 2 0", "bump 1 2 1", "bump 1 2 2"]
    table.chooses(0, "bump 1 2 1", "bump 1 2 0")
    assert table.is_done
    assert table.first("B") == (1, 1, 1)
    assert (table.silver(0), table.silver(1), table.silver(2)) == (2, 2, 0)
    assert (table.player(0).workers, table.player(1).workers) == (19, 19)


@pytest.mark.clause("WK63")
def test_who_leaves_the_second_tier_gains_a_virtue_and_a_resource_of_choice() -> None:
    table = sends(3, 1, Scenario(players=3).workers(1, "A", 2, tier=2).workers(2, "A", 1, tier=2))
    table.chooses(0, "bump 2 1 1")
    assert table.asked == 1
    table.chooses(1, "stone")
    assert table.is_done
    assert table.markers(1) == (1, 6)
    assert table.goods(1) == (0, 1, 0)
    assert table.second("A") == (1, 1, 1)


@pytest.mark.clause("WK63")
def test_sections_are_looked_at_in_the_active_players_order() -> None:
    table = Scenario(players=4).workers(1, "B", 2).workers(2, "B", 1)
    table.workers(1, "E", 2).workers(3, "E", 1)
    table = sends(3, 1, table)
    assert table.options == ["relieve 1 2", "relieve 1 5"]
    table.chooses(0, "relieve 1 5", "bump 1 5 3")
    assert table.first("E") == (1, 2, 0, 0)
    table.chooses(0, "bump 1 2 0")
    assert table.is_done
    assert (table.silver(3), table.silver(0)) == (2, 2)


@pytest.mark.clause("WK63")
def test_the_third_tier_has_no_limit() -> None:
    table = Scenario().workers(1, "", 5, tier=3).workers(0, "E", 2, tier=2)
    table.has(leader=1)
    table = sends(3, 5, table).chooses(0, "ink")
    assert table.is_done
    assert table.state.third == (1, 5)


@pytest.mark.clause("WK64")
def test_a_change_in_the_middle_belongs_to_the_same_series() -> None:
    """The third section moves a worker; bumping comes once, at the end of all."""
    table = Scenario(players=3).workers(0, "A", 2).workers(1, "D", 2).workers(2, "D", 1)
    table.workers(0, "B", 1).holds(0, deeds=1)
    table = sends(3, 3, table)
    table.chooses(0, "way 2", "shift 1 2")
    # The third section first finishes: to the forest, where 4 are now, and to the hills: 3.
    assert table.papers(0) == (0, 0, 0, 1)
    assert table.decision.prompt == "bump"
    assert table.options == ["bump 1 4 0", "bump 1 4 1", "bump 1 4 2"]
    table.chooses(0, "bump 1 4 0")
    assert table.is_done
    assert [table.first(segment)[0] for segment in "ABCDE"] == [2, 0, 1, 0, 0]
    assert [table.second(segment)[0] for segment in "ABCDE"] == [0, 1, 1, 0, 0]


@pytest.mark.clause("WK64")
def test_a_worker_taken_from_the_section_itself_is_missing_at_its_sides() -> None:
    table = Scenario().workers(0, "C", 2)
    table = sends(1, 3, table)
    table.chooses(0, "way 2", "shift 3 4")
    assert [table.first(segment)[0] for segment in "ABCDE"] == [0, 0, 0, 2, 0]
    assert table.is_done


@pytest.mark.clause("WK65")
def test_others_come_after_the_active_player_and_before_the_bumping() -> None:
    """An invented section sends 2 workers for both players, so Bob has 3 in the first one."""
    table = Scenario().with_section("C", OneOf((Gain(Amounts(gold=1)), PlaceWorkers(2))))
    table.workers(1, "A", 2).workers(0, "A", 1).workers(1, "C", 2)
    table.workers(0, "C", 2)
    table.uses(1, PlaceWorkers(1)).chooses(1, "to 1")
    # Bob has 3 in the first section in Ann's turn: his moves; then nobody is left over.
    assert table.second("A") == (0, 1)
    assert table.goods(1) == (1, 1, 0)
    assert table.first("B") == (0, 1)
    assert table.first("E") == (0, 1)
    # Four workers are left facing the bay: Ann, whose turn it is, sends one home.
    assert table.asked == 0
    table.chooses(0, "bump 1 3 1")
    assert table.silver(1) == 2


@pytest.mark.clause("WK65")
def test_the_active_player_finishes_first() -> None:
    table = Scenario().workers(0, "B", 2).workers(1, "A", 2).workers(1, "D", 3).holds(0, deeds=1)
    table = sends(1, 2, table)
    rose = [line for line in table.told() if "second tier" in line]
    assert rose == [
        "Ann moved a worker to the second tier, facing the hills",
        "Bob moved a worker to the second tier, facing the forest",
    ]


@pytest.mark.clause("WK66")
def test_the_first_in_the_third_tier_leads_until_someone_has_more() -> None:
    table = sends(3, 5, Scenario().workers(0, "E", 2, tier=2)).chooses(0, "ink")
    assert table.state.leader == 0
    assert table.points(0, "castle") == 2 + 2 * 2 + 3 + 5
    table.workers(1, "E", 2, tier=2)
    table = sends(3, 5, table, seat=1).chooses(1, "ink")
    assert (table.state.third, table.state.leader) == ((1, 1), 0)
    table.chooses(0, "bump 2 5 1").chooses(1, "ink")
    table.workers(1, "A", 2, tier=2)
    table = sends(2, 1, table, seat=1)
    while table.state.leader == 0:
        table.chooses(table.asked, table.options[0])
    assert table.state.third == (1, 2)
    assert "Bob became the castle leader instead of Ann" in table.told()


@pytest.mark.clause("WK66", "WK95")
def test_the_leader_draws_one_card_more_and_losing_it_costs_no_card() -> None:
    table = Scenario().has(leader=0).draws(0)
    assert len(table.hand_of(0).split()) == 4
    table.has(leader=1).draws(0)
    assert len(table.hand_of(0).split()) == 4


@pytest.mark.clause("WK67")
def test_an_effect_sends_as_many_as_there_are_to_one_section() -> None:
    table = sends(4, 2, Scenario().holds(0, workers=1))
    assert table.first("B") == (1, 0)
    assert table.player(0).workers == 0
    table.uses(0, PlaceWorkers(2))
    assert table.is_done


@pytest.mark.clause("WK67")
def test_a_castle_move_is_optional_and_goes_to_a_neighbour() -> None:
    table = Scenario().workers(0, "A", 1).workers(0, "A", 1, tier=2).uses(0, CastleMove())
    assert table.options == ["shift 1 2", "shift 1 5", "stay"]
    table.chooses(0, "stay")
    assert table.first("A") == (1, 0)
    table.uses(0, CastleMove()).chooses(0, "shift 1 5")
    assert table.first("E") == (1, 0)


@pytest.mark.clause("WK67")
def test_without_a_worker_in_the_first_tier_nothing_moves() -> None:
    assert Scenario().workers(0, "A", 1, tier=2).uses(0, CastleMove()).is_done


@pytest.mark.clause("WK62", "WK66")
def test_a_worker_stands_in_the_third_tier_as_it_is_told_and_then_leads() -> None:
    table = Scenario().workers(0, "E", 2, tier=2).uses(0, PlaceWorkers(3))
    table.game.watch()
    table.chooses(0, "to 5")
    told = zip(table.last.events, table.last.moments, strict=True)
    after = {event: game.view(0) for event, game in told}
    (rose,) = [view for event, view in after.items() if getattr(event, "tier", 0) == 3]
    (led,) = [view for event, view in after.items() if isinstance(event, LeaderChanged)]
    assert (rose.second[4], rose.third, rose.leader) == ((2, 0), (1, 0), NOBODY)
    assert (led.third, led.leader) == ((1, 0), 0)
