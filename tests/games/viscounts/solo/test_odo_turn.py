"""Alone: Odo's turn, its ride and its schemes (WK123, WK124, WK130 to WK132)."""

from __future__ import annotations

import pytest
from attrs import evolve

from tests.each import each
from tests.games.viscounts.scenario import NAMES, invented
from tests.games.viscounts.solo.alone import IMPOSSIBLE, ODO, SCHEME, Alone, scheme, space
from valeria_desktop.games.viscounts.rules.effects.board import FreeHire
from valeria_desktop.games.viscounts.rules.effects.cards import Shuffle
from valeria_desktop.games.viscounts.rules.effects.gains import Flip, Gain
from valeria_desktop.games.viscounts.rules.model.amounts import Amounts, Icons
from valeria_desktop.games.viscounts.solo.actions import Try
from valeria_desktop.games.viscounts.solo.gains import DismissHere
from valeria_desktop.games.viscounts.solo.schemes import GainScheme

VIRTUE = Gain(Amounts(virtue=1))


def told(table: Alone) -> list[str]:
    """Return what was told in a game with one player's name."""
    return [str(event.words(NAMES[:1])) for event in table.events]


# --- schemes


@pytest.mark.clause("WK123")
def test_schemes_move_right_and_the_fourth_is_discarded() -> None:
    table = Alone().lies("Z01 Z02 Z03").odo("Z05")
    assert table.line_of_odo() == "Z05 Z01 Z02"
    assert table.pile("discard") == "Z03"


@pytest.mark.clause("WK123")
def test_a_turn_is_told_step_by_step() -> None:
    table = Alone().stack("B", "T25").lies("- - -").holds(ODO, stone=2)
    table.odo("Z05")
    assert told(table)[:8] == [
        "Round 1: Odo's turn",
        "Odo turned up scheme 05",
        "Odo dismissed Friar",
        "Odo gained 1 virtue (Friar)",
        "Odo rode to the left space of the bay",
        "Odo paid 1 stone (the payment)",
        "Odo built a workshop on spot 1 of the bay, freeing square 7",
        "Odo gained 1 deed (spot 1 of the bay)",
    ]


@pytest.mark.clause("WK123", "WK97")
@each(("line", "gain"), [("Z01 Z02 Z04", "virtue"), ("Z03 Z01 Z04", "corruption")])
def test_an_empty_deck_is_shuffled_first(line: str, gain: str) -> None:
    """With the two schemes that are left on the spaces: a criminal brings corruption."""
    table = Alone().lies(line).has_schemes(deck="", discard="Z05 Z07 Z08")
    table.odo_turns()
    first, *others = table.line_of_odo().split()
    assert others == line.split()[:2]
    assert {first, *table.pile("deck").split()} == {"Z04", "Z05", "Z07", "Z08"}
    assert told(table)[1:3] == [
        "Odo shuffled a deck of 4 cards",
        f"Odo gained 1 {gain} (the shuffle)",
    ]
    assert table.rival.shuffles == 1


@pytest.mark.clause("WK123")
def test_the_first_possible_choice_is_carried_out() -> None:
    table = Alone().stands(ODO, "B left")
    table.odo_acts(Try("build"), Try("transcribe"), VIRTUE, Gain(Amounts(deed=1)))
    assert table.markers(ODO) == (1, 6)
    assert table.papers(ODO) == (0, 0, 0, 0)


@pytest.mark.clause("WK123")
def test_a_group_of_gains_is_always_possible() -> None:
    """With nothing to flip it brings 1 virtue each time."""
    table = Alone().odo_acts(Flip(times=2))
    assert table.markers(ODO) == (1, 5)


@pytest.mark.clause("WK123")
def test_without_a_possible_choice_nothing_happens() -> None:
    table = Alone().odo_acts(Try("build"), Try("transcribe"))
    assert told(table) == ["Odo could do nothing of the last row of scheme 99"]


@pytest.mark.clause("WK123")
def test_rows_come_before_the_ride() -> None:
    """The townsfolk dismissed lies where the viscount stood before."""
    table = Alone().stack("B", "T25 T01").stack("C", "T32 T02").odo("Z05")
    assert table.is_gone("T25")
    assert not table.is_gone("T32")
    assert table.place == space("C left")


# --- the ride


@pytest.mark.clause("WK124")
@each(
    ("start", "steps", "goal"),
    [
        ("A left", 1, "A right"),
        ("A left", 2, "B left"),
        ("B right", 1, "C left"),
        ("D right", 4, "A right"),
        ("E right", 3, "B left"),
    ],
)
def test_odo_rides_along_the_outer_path_only(start: str, steps: int, goal: str) -> None:
    table = Alone().stands(0, "C inner").stands(ODO, start)
    table.odo(scheme(move=steps, choices=(VIRTUE,)))
    assert table.place == space(goal)


@pytest.mark.clause("WK124", "WK33")
def test_on_the_players_space_the_player_may_rearrange() -> None:
    table = Alone().stands(0, "C left").stands(ODO, "B left")
    table.line(0, "S01 S02 -").hand(0, "S03 S04")
    table.odo(scheme(move=2, choices=(VIRTUE,)))
    assert table.asked == 0
    assert table.options == ["lay S01 S02 -", "lay S02 S01 -"]
    table.chooses(0, "lay S02 S01 -")
    assert table.markers(ODO) == (1, 6)  # and then his turn goes on
    assert table.line_of(0) == "- S02 S01"  # and the player's begins


@pytest.mark.clause("WK124", "WK33", "WK126")
def test_if_the_player_ends_on_his_space_he_gains_a_resource() -> None:
    table = Alone().stands(0, "A left").stands(ODO, "A right")
    table.rides(0, 1).chooses(0, f"ride {space('A right')}")
    assert table.goods(ODO) == (1, 0, 0)


# --- gaining schemes, dismissing


@pytest.mark.clause("WK130")
def test_hiring_brings_the_top_future_scheme_face_up() -> None:
    for effect in (FreeHire(), GainScheme()):
        table = Alone().has_schemes(futures="Z10 Z09").odo_uses(effect)
        assert table.pile("discard") == "Z10"
        assert table.pile("futures") == "Z09"
        assert table.rival.known == (SCHEME["Z10"],)
        assert table.view(0).rival is not None


@pytest.mark.clause("WK130", "WK126")
def test_without_a_future_scheme_he_flips_a_paper() -> None:
    table = Alone().has_schemes(futures="").holds(ODO, deeds=1)
    table.odo_uses(FreeHire())
    assert table.papers(ODO) == (0, 0, 0, 1)
    table.odo_uses(FreeHire())  # and with nothing to flip either
    assert table.markers(ODO) == (1, 6)


@pytest.mark.clause("WK130")
def test_a_dismissed_townsfolk_leaves_the_game_for_its_corner_effect() -> None:
    table = Alone().stands(ODO, "D right").stack("D", "T02 T01")
    table.odo_uses(DismissHere())
    assert table.is_gone("T02")
    assert table.markers(ODO) == (2, 7)
    assert table.silver(ODO) == 0


@pytest.mark.clause("WK130")
def test_from_an_empty_stack_he_uses_the_printed_one_again_and_again() -> None:
    table = Alone().stands(ODO, "D left")
    stacks = list(table.state.stacks)
    stacks[3] = ()
    table.has(stacks=tuple(stacks)).odo_uses(DismissHere()).odo_uses(DismissHere())
    assert table.markers(ODO) == (3, 7)


CORNERS = {  # what the corner effects of townsfolk become for him
    "T01": ((1, 6), (0, 0, 0)),  # discard a card: 1 virtue
    "T03": ((1, 7), (1, 0, 0)),  # rearrange: a resource
    "T08": ((1, 7), (0, 0, 0)),  # a debt
    "T02": ((2, 7), (0, 0, 0)),  # a corruption
    "T13": ((1, 7), (0, 0, 0)),  # shuffle: nothing, as no scheme is discarded
}


@pytest.mark.clause("WK130", "WK126")
@each(("card", "found"), list(CORNERS.items()))
def test_corner_effects(card: str, found: tuple[tuple[int, int], tuple[int, int, int]]) -> None:
    table = Alone().stack("B", card).odo_uses(DismissHere())
    assert (table.markers(ODO), table.goods(ODO)) == found
    assert table.papers(ODO) == (int(card == "T08"), 0, 0, 0)


# --- his squares


@pytest.mark.clause("WK131")
def test_squares_1_to_3_show_icons() -> None:
    table = Alone().freed(ODO, 1, 2, 3).lies("? ? ?", scheme(), scheme("Z98"), scheme("Z97"))
    table.holds(ODO, ink=2).scroll("B", "M01").odo_acts(Try("transcribe"))
    assert table.rival.ink == 0  # 3 clerics: one shown and two paid
    assert [m.id for m in table.rival.manuscripts] == ["M01"]


@pytest.mark.clause("WK131")
def test_square_4_brings_a_scheme_at_once() -> None:
    """Before the effect of the spot: a trading post takes 5 builders."""
    table = Alone().has_schemes(futures="Z09 Z10").holds(ODO, stone=4).odo_acts(Try("build"))
    assert table.rival.freed == (4,)
    assert table.pile("discard") == "Z09"
    assert told(table)[:3] == [
        "Odo paid 4 stone (the payment)",
        "Odo gained scheme 09 (square 4)",
        "Odo built a trading post on spot 1 of the hills, freeing square 4",
    ]


@pytest.mark.clause("WK131", "WK86")
@each(("line", "paid"), [("Z01 Z02 -", 1), ("Z03 Z01 -", 0)])
def test_square_5_pays_a_debt_in_any_collision_without_criminals(line: str, paid: int) -> None:
    table = Alone().freed(ODO, 5).lies(line).holds(ODO, debts=2).holds(0, corruption=4, virtue=4)
    table.collides(0)
    assert table.player(ODO).paid == paid


@pytest.mark.clause("WK131")
def test_square_6_dismisses_whenever_he_flips() -> None:
    table = Alone().freed(ODO, 6).stack("B", "T25 T32 T46").holds(ODO, debts=1, deeds=1)
    table.odo_uses(Flip(times=3))
    assert (table.is_gone("T25"), table.is_gone("T32"), table.is_gone("T46")) == (True, True, False)
    assert table.markers(ODO) == (1, 4)  # two corners, and a third flip without a paper


@pytest.mark.clause("WK131", "WK22")
def test_what_a_flip_triggers_comes_after_it() -> None:
    table = Alone().freed(ODO, 6).stack("B", "T25").holds(ODO, debts=1).odo_uses(Flip())
    assert told(table) == [
        "Odo paid a debt (scheme 01)",
        "Odo gained 1 ink (the paid debt)",
        "Odo dismissed Friar",
        "Odo gained 1 virtue (Friar)",
    ]


@pytest.mark.clause("WK131")
def test_square_7_dismisses_whenever_he_gains_a_scheme() -> None:
    table = Alone().freed(ODO, 7).stack("B", "T25").odo_uses(GainScheme())
    assert table.is_gone("T25")


@pytest.mark.clause("WK131", "WK97")
@each(("squares", "markers"), [((8,), (1, 5)), ((9,), (2, 6)), ((8, 9), (2, 5)), ((), (1, 6))])
def test_squares_8_and_9_work_when_he_shuffles(
    squares: tuple[int, ...], markers: tuple[int, int]
) -> None:
    table = Alone().freed(ODO, *squares).has_schemes(discard="Z01 Z02").odo_uses(Shuffle())
    assert table.markers(ODO) == markers
    assert len(table.rival.deck) == 7
    table.odo_uses(Shuffle())  # an empty discard pile is no shuffle
    assert table.markers(ODO) == markers


# --- his collision


@pytest.mark.clause("WK132", "WK88")
def test_his_collision_gives_his_own_row_and_the_player_the_lower_one() -> None:
    """On space 3 he gains a deed and a resource; the player has a criminal."""
    table = Alone().line(0, "S07 - -").holds(ODO, corruption=3, virtue=3).collides(ODO)
    assert table.papers(ODO) == (0, 0, 1, 0)
    assert table.goods(ODO) == (1, 0, 0)
    assert table.markers(ODO) == (1, 7)
    assert table.markers(0) == (2, 7)


@pytest.mark.clause("WK132", "WK120", "WK86")
@each(("line", "debts"), [("Z03 - -", 1), ("Z01 - -", 0)])
def test_in_the_players_collision_he_gains_the_lower_row(line: str, debts: int) -> None:
    """On space 1: 1 debt with criminals."""
    table = Alone().lies(line).holds(0, corruption=1, virtue=1).collides(0)
    assert table.papers(ODO) == (debts, 0, 0, 0)
    assert table.papers(0) == (0, 0, 3, 0)


@pytest.mark.clause("WK132", "WK126")
def test_rearranging_below_space_4_is_a_resource_for_him() -> None:
    table = Alone().holds(0, corruption=4, virtue=4).collides(0)
    assert table.goods(ODO) == (1, 0, 0)


@pytest.mark.clause("WK132")
def test_a_scheme_counts_the_criminals_on_his_spaces() -> None:
    criminal = scheme("Z98", icons=Icons(criminal=2))
    table = Alone().lies("? - -", criminal).has_schemes(futures="Z09").holds(ODO, workers=0)
    table.odo(evolve(SCHEME["Z03"], choices=(IMPOSSIBLE,)))
    assert table.markers(ODO) == (4, 7)
    assert table.rival.known == (SCHEME["Z09"],)  # by its second row


@pytest.mark.clause("WK120", "WK53")
def test_a_link_with_the_player_pays_both() -> None:
    """The link of spots 1 and 2 of the hills brings 2 silver, a resource to Odo."""
    table = Alone().built(0, "B.1", 7).holds(ODO, stone=2).odo_acts(Try("build"))
    assert table.building_at("B.2") == (ODO, "workshop")
    assert table.silver(0) == 2
    assert table.goods(ODO) == (1, 1, 0)


@pytest.mark.clause("WK4")
def test_future_schemes_are_secret_until_they_come_to_light() -> None:
    table = Alone().stack("B", "?", invented()).odo("Z05")
    seen = table.view(0).rival
    assert seen is not None
    assert (seen.deck, seen.futures) == (6, 6)
    assert seen.known == ()
