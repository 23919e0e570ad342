"""Alone: what Odo's actions cost and bring (WK125 to WK129, WK133)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.each import each
from tests.games.viscounts.solo.alone import ODO, Alone, scheme
from valeria_desktop.games.viscounts.rules.effects.board import (
    CastleMove,
    FreeBuilding,
    GainManuscript,
    PlaceWorkers,
)
from valeria_desktop.games.viscounts.rules.effects.cards import Destroy, Discard, Rearrange
from valeria_desktop.games.viscounts.rules.effects.combined import AllOf, OneOf
from valeria_desktop.games.viscounts.rules.effects.gains import Flip, Gain
from valeria_desktop.games.viscounts.rules.model.amounts import Amounts, Icons
from valeria_desktop.games.viscounts.rules.model.kinds import BuildingType
from valeria_desktop.games.viscounts.rules.setup import Rival
from valeria_desktop.games.viscounts.solo.actions import Try

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.model.effect import Effect

BUILD, WORKERS, TRANSCRIBE, FOCUS = map(Try, ("build", "workers", "transcribe", "focus"))


# --- funding


@pytest.mark.clause("WK125")
def test_printed_icons_count_until_a_scheme_lies_there() -> None:
    """The board of clerics shows a noble, and a builder with a cleric."""
    table = Alone().holds(ODO, gold=1).odo_acts(WORKERS)
    assert table.first("B") == (0, 0)  # 1 noble and 1 gold, and 3 are needed
    table.holds(ODO, gold=2).odo_acts(WORKERS)
    assert table.first("B") == (0, 2)
    assert table.goods(ODO) == (0, 0, 0)
    covered = Alone().holds(ODO, gold=2).lies("? ? -", scheme(), scheme("Z98")).odo_acts(WORKERS)
    assert covered.first("B") == (0, 0)


@pytest.mark.clause("WK125", "WK20")
def test_criminals_are_wild() -> None:
    table = Alone().lies("? - -", scheme(icons=Icons(criminal=2))).odo_acts(BUILD)
    assert table.rival.freed == (7,)  # 3 builders: one printed, two criminals


@pytest.mark.clause("WK125")
def test_he_spends_no_more_than_he_needs_and_no_silver() -> None:
    table = Alone().holds(ODO, stone=9, silver=9, ink=5).stack("B", "T60").odo_acts(BUILD)
    assert table.rival.freed == (1,)
    assert table.goods(ODO) == (5 + 1, 3, 0)  # 6 stone for a guildhall; 1 ink by the spot
    assert table.silver(ODO) == 9
    assert not table.is_gone("T60")  # nobody is dismissed for the action


@pytest.mark.clause("WK125", "WK126")
def test_with_the_board_of_debts_and_deeds_any_resource_does() -> None:
    table = Alone(Rival.CARDS).holds(ODO, ink=1, gold=1).odo_acts(BUILD)
    assert table.rival.freed == (7,)
    assert table.goods(ODO) == (1, 0, 0)  # both were spent; 1 ink by the spot


# --- what effects become

CHOSEN = [  # what he has, and what he chooses: below 6 ink, then below 4 stone, then gold
    ((0, 0, 0), (1, 0, 0)),
    ((5, 9, 9), (6, 9, 9)),
    ((6, 0, 0), (6, 1, 0)),
    ((6, 3, 0), (6, 4, 0)),
    ((6, 4, 0), (6, 4, 1)),
    ((9, 9, 9), (9, 9, 10)),
]


@pytest.mark.clause("WK126")
@each(("before", "after"), CHOSEN)
def test_a_resource_of_choice_is_the_first_that_he_has_too_few_of(
    before: tuple[int, int, int], after: tuple[int, int, int]
) -> None:
    ink, stone, gold = before
    table = Alone().holds(ODO, ink=ink, stone=stone, gold=gold)
    assert table.odo_uses(Gain(Amounts(any=1))).goods(ODO) == after


@pytest.mark.clause("WK126")
@each(("silver", "resources"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_a_resource_stands_for_every_two_silver(silver: int, resources: int) -> None:
    table = Alone().odo_uses(Gain(Amounts(silver=silver)))
    assert (table.silver(ODO), sum(table.goods(ODO))) == (0, resources)


BECOMES = [  # an effect, then markers, goods, papers of one with a debt and a deed
    (Rearrange(), (1, 7), (1, 0, 0), (1, 0, 1, 0)),
    (Discard(2), (1, 6), (0, 0, 0), (1, 0, 1, 0)),
    (CastleMove(), (1, 6), (0, 0, 0), (1, 0, 1, 0)),
    (Destroy(1), (1, 7), (1, 0, 0), (0, 1, 1, 0)),
    (Flip(), (1, 7), (1, 0, 0), (0, 1, 1, 0)),
    (Flip(times=2), (1, 7), (1, 0, 0), (0, 1, 0, 1)),
    (Flip(times=3), (1, 6), (1, 0, 0), (0, 1, 0, 1)),
    (Flip("deed"), (1, 7), (0, 0, 0), (1, 0, 0, 1)),
    (OneOf((Rearrange(), Flip())), (1, 7), (1, 0, 0), (1, 0, 1, 0)),
    (AllOf((Flip("deed"), Flip("deed"))), (1, 6), (0, 0, 0), (1, 0, 0, 1)),
    (Gain(Amounts(corruption=1, virtue=2, stone=1)), (2, 5), (0, 1, 0), (1, 0, 1, 0)),
    (Gain(Amounts(deed=2, debt=1)), (1, 7), (0, 0, 0), (2, 0, 3, 0)),
]


@pytest.mark.clause("WK126", "WK128")
@each(("effect", "markers", "goods", "papers"), BECOMES)
def test_what_effects_become(
    effect: Effect,
    markers: tuple[int, int],
    goods: tuple[int, int, int],
    papers: tuple[int, int, int, int],
) -> None:
    table = Alone().holds(ODO, debts=1, deeds=1).odo_uses(effect)
    assert (table.markers(ODO), table.goods(ODO), table.papers(ODO)) == (markers, goods, papers)


@pytest.mark.clause("WK126")
@each(
    ("before", "after"),
    [
        ((1, 0, 1, 0), (0, 1, 1, 0)),  # as many flipped of both: a debt
        ((1, 1, 1, 0), (1, 1, 0, 1)),  # fewer deeds are flipped
        ((1, 0, 1, 1), (0, 1, 1, 1)),
        ((0, 0, 1, 9), (0, 0, 0, 10)),  # only one kind is there
        ((1, 9, 0, 0), (0, 10, 0, 0)),
    ],
)
def test_he_flips_what_he_has_flipped_less_often(
    before: tuple[int, int, int, int], after: tuple[int, int, int, int]
) -> None:
    debts, paid, deeds, approved = before
    table = Alone().holds(ODO, debts=debts, paid=paid, deeds=deeds, approved=approved)
    assert table.odo_uses(Flip()).papers(ODO) == after


# --- buildings


@pytest.mark.clause("WK127")
@each(("stone", "square"), [(1, None), (2, 7), (3, 7), (4, 4), (5, 4), (6, 1)])
def test_he_builds_the_first_from_the_left_that_he_can_pay(stone: int, square: int | None) -> None:
    """With 1 builder printed: 7 for a guildhall, 5 for a trading post, 3 for a workshop."""
    table = Alone().holds(ODO, stone=stone).odo_acts(BUILD)
    assert table.rival.freed == (() if square is None else (square,))


@pytest.mark.clause("WK127", "WK52")
def test_he_builds_on_the_first_free_spot_of_his_side() -> None:
    table = Alone().built(0, "B.1", 7).holds(ODO, stone=2).odo_acts(BUILD)
    assert table.building_at("B.2") == (ODO, "workshop")
    full = Alone().built(0, "B.1", 7).built(0, "B.2", 8).holds(ODO, stone=9).odo_acts(BUILD)
    assert full.rival.freed == ()


@pytest.mark.clause("WK127")
def test_a_free_building_goes_round_the_whole_ring_across_rivers() -> None:
    table = Alone().stands(ODO, "E right")
    workshop = FreeBuilding(BuildingType.WORKSHOP)
    for number, square in ((3, 1), (4, 2), (5, 4)):
        table.built(0, f"E.{number}", square)
    table.odo_uses(workshop)
    assert table.building_at("A.1") == (ODO, "workshop")
    assert [*table.rival.freed] == [7]
    table.odo_uses(workshop).odo_uses(workshop).odo_uses(workshop)  # none is left in the end
    assert [*table.rival.freed] == [7, 8, 9]


@pytest.mark.clause("WK127", "WK53")
def test_links_of_his_own_buildings_work_once() -> None:
    """B.2 closes the link with B.1: 2 silver, a resource for him."""
    table = Alone().built(ODO, "B.1", 7).holds(ODO, stone=2).odo_acts(BUILD)
    assert table.building_at("B.2") == (ODO, "workshop")
    assert table.goods(ODO) == (1, 1, 0)  # 1 stone by the spot, 1 ink for the silver


@pytest.mark.clause("WK127", "WK53")
def test_of_two_links_he_takes_the_first() -> None:
    """D.2 lies between D.1, a flip, and D.3, a virtue; they come in their order."""
    table = Alone().stands(ODO, "D left").holds(ODO, stone=2, debts=1)
    table.built(0, "D.1", 7).built(0, "D.3", 8).odo_acts(BUILD)
    assert table.building_at("D.2") == (ODO, "workshop")
    told = [str(event.words(("Ann",))) for event in table.events]
    flip, virtue = "Odo paid a debt", "Odo gained 1 virtue (the link of spots 2 and 3"
    at = [next(n for n, line in enumerate(told) if line.startswith(w)) for w in (flip, virtue)]
    assert at[0] < at[1]


# --- the castle


@pytest.mark.clause("WK128")
@each(("gold", "workers"), [(0, 0), (1, 0), (2, 2), (3, 2), (4, 3), (6, 3), (7, 4), (9, 4)])
def test_he_sends_as_many_workers_as_he_can_but_never_one(gold: int, workers: int) -> None:
    """With 1 noble printed: 3, 5 and 8 nobles for 2, 3 and 4 workers."""
    table = Alone().stands(ODO, "B right").holds(ODO, gold=gold)
    table.odo_acts(WORKERS)
    assert table.rival.workers == 20 - workers


@pytest.mark.clause("WK128")
def test_he_sends_no_more_than_he_has_left() -> None:
    table = Alone().holds(ODO, gold=9, workers=2).odo_acts(WORKERS)
    assert table.first("B") == (0, 2)
    assert Alone().holds(ODO, gold=9, workers=1).odo_acts(WORKERS).rival.gold == 9


@pytest.mark.clause("WK128", "WK61")
def test_three_in_a_section_move_as_for_everyone() -> None:
    """Section 2 faces the hills: he flips."""
    table = Alone().holds(ODO, gold=4, debts=1).odo_acts(WORKERS)
    assert (table.first("A"), table.first("B"), table.first("C")) == ((0, 1), (0, 0), (0, 1))
    assert table.second("B") == (0, 1)
    assert table.papers(ODO) == (0, 1, 0, 0)


@pytest.mark.clause("WK128", "WK61")
def test_castle_moves_go_clockwise_from_his_section() -> None:
    """Three workers in A and in D, and he stands in C: D comes before A."""
    table = Alone().stands(ODO, "C left").workers(ODO, "A", 3).workers(ODO, "D", 2)
    table.odo_uses(PlaceWorkers(2)).workers(ODO, "D", 1)
    table.odo_uses(PlaceWorkers(1))
    rose = [event.position for event in table.events if type(event).__name__ == "WorkerRose"]  # type: ignore[attr-defined]
    assert rose[:3] == [0, 2, 3]


@pytest.mark.clause("WK128", "WK62", "WK66")
def test_he_can_become_the_castle_leader() -> None:
    table = Alone().workers(ODO, "B", 2, tier=2).holds(ODO, gold=4).odo_acts(WORKERS)
    assert table.state.third == (0, 1)
    assert table.state.leader == ODO
    assert table.points(0, "castle") == 0
    result = table.game.result().rival
    assert result is not None
    assert result.of("castle") == 3 + 5 + 2 * 2 + 2  # third tier, leader, second tier, first tier


@pytest.mark.clause("WK128", "WK63")
def test_he_sends_the_players_workers_home_first() -> None:
    table = Alone().workers(0, "B", 2).holds(ODO, gold=2).odo_acts(WORKERS)
    assert table.first("B") == (1, 2)
    assert table.silver(0) == 2
    assert table.player(0).workers == 19


@pytest.mark.clause("WK128", "WK63")
def test_in_the_second_tier_the_players_workers_go_home_first_as_well() -> None:
    table = Alone().workers(0, "B", 2, tier=2).workers(ODO, "B", 1, tier=2)
    table.workers(ODO, "B", 1).holds(ODO, gold=2).odo_acts(WORKERS)
    assert table.asked == 0  # a resource of choice for the worker that was sent home
    table.chooses(0, "gold")
    assert table.second("B") == (1, 2)
    assert table.markers(0) == (1, 6)


@pytest.mark.clause("WK128", "WK63", "WK126")
def test_a_worker_of_his_that_is_sent_home_brings_a_resource() -> None:
    table = Alone().workers(ODO, "A", 2).workers(0, "A", 1).stands(0, "A inner")
    table.acts(0).chooses(0, "workers")
    assert table.words == [
        "Send home a worker of player 1, first tier facing the lake",
        "Send home a worker of Odo, first tier facing the lake",
    ]
    table.chooses(0, "bump 1 1 1")
    assert table.first("A") == (2, 1)
    assert (table.rival.workers, table.goods(ODO), table.silver(ODO)) == (19, (1, 0, 0), 0)


@pytest.mark.clause("WK128", "WK67")
@each(("left", "sent"), [(20, 2), (1, 1), (0, 0)])
def test_workers_by_an_effect_enter_the_same_section(left: int, sent: int) -> None:
    table = Alone().stands(ODO, "D right").holds(ODO, workers=left).odo_uses(PlaceWorkers(2))
    assert table.first("D") == (0, sent)


# --- manuscripts


@pytest.mark.clause("WK129")
@each(("ink", "owned"), [(1, 0), (2, 1)])
def test_he_transcribes_the_top_manuscript_of_his_segment(ink: int, owned: int) -> None:
    table = Alone().scroll("B", "M01").holds(ODO, ink=ink, deeds=1).odo_acts(TRANSCRIBE)
    assert len(table.rival.manuscripts) == owned
    assert table.papers(ODO) == (0, 0, 1 - owned, owned)


@pytest.mark.clause("WK129", "WK71")
def test_from_an_empty_pile_he_transcribes_the_printed_one() -> None:
    """That of the hills brings two resources, and isn't kept."""
    scrolls = list(Alone().state.scrolls)
    scrolls[1] = ()
    table = Alone().has(scrolls=tuple(scrolls)).holds(ODO, ink=2).odo_acts(TRANSCRIBE)
    assert table.rival.manuscripts == ()
    assert table.goods(ODO) == (2, 0, 0)


@pytest.mark.clause("WK129", "WK73")
def test_a_free_manuscript_is_that_of_his_segment_if_it_fits() -> None:
    effect = GainManuscript((3, 4))
    here = Alone().scroll("B", "M11").scroll("C", "M12").odo_uses(effect)
    assert [each.id for each in here.rival.manuscripts] == ["M11"]


@pytest.mark.clause("WK129", "WK73")
def test_else_it_is_the_next_fitting_one_clockwise() -> None:
    table = Alone().stands(ODO, "D left")
    for segment, name in zip("DEABC", ("M02", "M03", "M12", "M11", "M09"), strict=True):
        table.scroll(segment, name)
    table.odo_uses(GainManuscript((3, 4)))
    assert [each.id for each in table.rival.manuscripts] == ["M12"]


@pytest.mark.clause("WK129", "WK72")
def test_he_takes_bonus_cards_and_their_icons_count_for_him() -> None:
    table = Alone().owns(ODO, "M11 M12").scroll("B", "M13").holds(ODO, ink=2)
    table.odo_acts(TRANSCRIBE)
    assert table.bonus(1) == ODO
    table.scroll("B", "M10").holds(ODO, ink=1).odo_acts(TRANSCRIBE)  # with a cleric more
    assert [each.id for each in table.rival.manuscripts][-1] == "M10"
    assert table.rival.ink == 0


# --- focus


@pytest.mark.clause("WK133")
@each(
    ("rival", "goods", "done"),
    [
        (Rival.CLERIC, {"ink": 2}, "manuscripts"),
        (Rival.BUILDER, {"stone": 3}, "freed"),  # no icon is printed for them
        (Rival.NOBLE, {"gold": 3}, "first"),
    ],
)
def test_the_focus_is_an_action_of_the_board(
    rival: Rival, goods: dict[str, int], done: str
) -> None:
    table = Alone(rival).scroll("B", "M01").odo_acts(FOCUS)
    assert not table.rival.manuscripts
    table.holds(ODO, **goods).odo_acts(FOCUS)
    what = {
        "manuscripts": len(table.rival.manuscripts),
        "freed": len(table.rival.freed),
        "first": table.first("B")[ODO] // 2,
    }
    assert what == {name: int(name == done) for name in what}


@pytest.mark.clause("WK133")
@each(
    ("held", "goods", "papers"),
    [
        ({"ink": 1, "debts": 1}, (1, 0, 0), (1, 0, 0, 0)),  # too few resources
        ({"ink": 2}, (2, 0, 0), (0, 0, 0, 0)),  # nothing to flip
        ({"ink": 2, "debts": 1}, (1, 0, 0), (0, 1, 0, 0)),  # once, and no virtue
        ({"ink": 1, "gold": 2, "debts": 1, "deeds": 1}, (1, 0, 1), (0, 1, 0, 1)),
        ({"stone": 2, "deeds": 3}, (0, 0, 0), (0, 0, 1, 2)),
    ],
)
def test_the_focus_on_debts_and_deeds_spends_two_resources_and_flips_twice(
    held: dict[str, int],
    goods: tuple[int, int, int],
    papers: tuple[int, int, int, int],
) -> None:
    table = Alone(Rival.CARDS).holds(ODO, **held).odo_acts(FOCUS)
    assert (table.goods(ODO), table.papers(ODO)) == (goods, papers)
    assert table.markers(ODO) == (1, 7)
