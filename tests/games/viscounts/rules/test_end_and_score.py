"""The end and the score: WK110 to WK115."""

from __future__ import annotations

import pytest

from tests.each import each
from tests.games.viscounts.scenario import Scenario
from valeria_desktop.games.viscounts.rules.model.kinds import Paper
from valeria_desktop.games.viscounts.rules.score import points_of_end_card, tallied


@pytest.mark.clause("WK110")
def test_the_round_is_finished_and_one_more_is_played() -> None:
    table = Scenario(players=3).has(start=1, round=4, last_round=5)
    table.ends(0)  # round 4 is over, the start player begins round 5
    assert (table.state.active, table.state.round) == (1, 5)
    table.ends(2)
    assert table.state.active == 0
    assert table.state.ending == ()
    table.ends(0)
    assert table.is_done
    assert "The game is over" in table.told()


@pytest.mark.clause("WK110", "WK17")
def test_the_end_names_its_cards_and_opens_all_hands() -> None:
    table = Scenario().has(start=0, round=5, last_round=5, debts_left=0).hand(1, "S04").ends(1)
    assert table.game.ending == ("poverty",)
    own = table.view(0).players[1].own
    assert own is not None
    assert [card.id for card in own.hand] == ["S04"]


@pytest.mark.clause("WK111", "WK55")
@pytest.mark.parametrize(
    ("freed", "points"),
    [
        ((), 0),
        ((2,), 4),
        ((1, 3), 9),
        ((1, 2, 3), 15),
        ((5,), 6),
        ((4, 6), 13),
        ((4, 5, 6), 21),
        ((9,), 2),
        ((7, 8), 5),
        ((7, 8, 9), 9),
        ((1, 4, 7), 12),
    ],
)
def test_buildings_count_by_the_number_of_each_type(freed: tuple[int, ...], points: int) -> None:
    assert Scenario().freed(0, *freed).points(0, "buildings") == points


@pytest.mark.clause("WK111", "WK66")
def test_workers_and_the_leader_count() -> None:
    table = Scenario().workers(0, "A", 2).workers(0, "B", 1, tier=2).workers(0, "", 3, tier=3)
    assert table.points(0, "castle") == 2 + 2 + 9
    assert table.has(leader=0).points(0, "castle") == 18


@pytest.mark.clause("WK111")
def test_debts_and_deeds_count() -> None:
    table = Scenario().holds(0, debts=3, paid=4, deeds=2, approved=5)
    assert table.points(0, "papers") == -6 + 0 + 2 + 15
    assert table.score(0).total == 11


@pytest.mark.clause("WK111", "WK115")
def test_silver_and_resources_break_ties_only() -> None:
    table = Scenario().holds(0, silver=5, ink=1).holds(1, silver=3, gold=2)
    assert (table.score(0).total, table.score(1).total) == (0, 0)
    result = table.game.result()
    assert (result.winners, result.by_tie_break) == ((0,), True)
    assert table.game.verdict(("Ann", "Bob")) == (
        "Ann wins a tie at 0 points: more silver and resources."
    )
    table.holds(1, silver=4)
    assert table.game.result().winners == (0, 1)
    assert table.game.verdict(("Ann", "Bob")) == "Ann and Bob share the victory with 0 points."


@pytest.mark.clause("WK115")
def test_most_points_win() -> None:
    table = Scenario().holds(0, silver=9).holds(1, deeds=1)
    assert table.game.result().winners == (1,)
    assert table.game.verdict(("Ann", "Bob")) == "Bob wins with 1 point."


@pytest.mark.clause("WK112")
@each(
    ("owned", "points"),
    {
        "": 0,
        "M01": 1,
        "M01 M10": 4,
        "M01 M10 M21": 9,
        "M01 M10 M21 M28": 16,
        "M01 M04 M10": 4 + 1,
        "M01 M04 M05 M10 M11 M21": 9 + 4 + 1,
        "M01 M04 M10 M11 M21 M22 M28 M30": 32,
    }.items(),
)
def test_ribbons_make_sets_of_different_colours(owned: str, points: int) -> None:
    assert Scenario().owns(0, owned).points(0, "ribbons") == points


@pytest.mark.clause("WK113")
@each(
    ("manuscript", "number", "points"),
    [
        ("M02", 3, 3),  # buildings
        ("M03", 7, 3),  # every 2 resources
        ("M09", 3, 3),  # builders: Labourer, Foreman of the discard pile, square 4
        ("M14", 2, 2),  # clerics: Abbot, black bonus card
        ("M15", 4, 4),  # approved deeds
        ("M19", 2, 2),  # nobles: Squire, square 5
        ("M20", 5, 5),  # paid debts
        ("M27", 4, 4),  # workers in tiers 2 and 3
        ("M29", 3, 3),  # criminals: Thief, and both of the Antagonist
        ("M33", 9, 3),  # every 3 merchants
    ],
)
def test_what_manuscripts_count(manuscript: str, number: int, points: int) -> None:
    table = Scenario().owns(0, manuscript).freed(0, 3, 4, 5).has(bonuses=(-1, 0, -1, -1))
    table.holds(0, ink=3, stone=2, gold=2, paid=5, approved=4)
    table.workers(0, "A", 1, tier=2).workers(0, "", 3, tier=3).workers(0, "B", 5)
    table.line(0, "T02 S04 -").discard(0, "T24").hand(0, "S06")
    (owned,) = table.player(0).manuscripts
    assert owned.end is not None
    assert tallied(table.state, 0, owned.end) == number
    assert table.points(0, "manuscripts") == points


@pytest.mark.clause("WK114")
@each(
    ("paid", "points"),
    [
        ((3, 2, 1, 0), (12, 8, 4, 0)),
        ((3, 2, 1, 1), (12, 8, 2, 2)),
        ((3, 3, 1, 0), (10, 10, 4, 0)),
        ((3, 3, 3, 0), (8, 8, 8, 0)),
        ((3, 3, 3, 3), (6, 6, 6, 6)),
        ((3, 2, 2, 1), (12, 6, 6, 0)),
        ((3, 2, 2, 2), (12, 4, 4, 4)),
        ((0, 0, 2, 0), (0, 0, 12, 0)),
        ((0, 0, 0, 0), (0, 0, 0, 0)),
    ],
)
def test_prosperity_counts_paid_debts_and_shares_ranks(
    paid: tuple[int, ...], points: tuple[int, ...]
) -> None:
    table = Scenario(players=4)
    for seat, number in enumerate(paid):
        table.holds(seat, paid=number)
    found = tuple(points_of_end_card(table.state, seat, Paper.DEED) for seat in range(4))
    assert found == points


@pytest.mark.clause("WK114")
@each(
    ("approved", "points"),
    [((3, 1), (12, 4)), ((2, 2), (8, 8)), ((2, 0), (12, 0)), ((0, 0), (0, 0))],
)
def test_with_two_players_there_is_no_8(approved: tuple[int, ...], points: tuple[int, ...]) -> None:
    table = Scenario()
    for seat, number in enumerate(approved):
        table.holds(seat, approved=number)
    found = tuple(points_of_end_card(table.state, seat, Paper.DEBT) for seat in range(2))
    assert found == points


@pytest.mark.clause("WK17", "WK114")
def test_only_revealed_cards_count() -> None:
    table = Scenario().holds(0, approved=2, paid=1)
    assert table.points(0, "ends") == 0
    assert table.has(debts_left=0).points(0, "ends") == 12
    assert table.has(deeds_left=0).points(0, "ends") == 24
