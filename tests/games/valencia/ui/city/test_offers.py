"""What of the city can be chosen, and how both ends of a way are pointed at."""

from __future__ import annotations

from attrs import evolve

from tests.games.valencia.ui.city.cities import (
    bush,
    cell,
    lived_in,
    moving,
    moving_palms,
    placing,
    planting,
    seen,
)
from valeria_desktop.games.valencia.rules.at import AtBush, AtCell
from valeria_desktop.games.valencia.ui.city.offers import NO_OFFERS, Offers, offers_of
from valeria_desktop.games.valencia.ui.city.state import State, state_of


def at(*names: str) -> set[AtCell]:
    return {cell(name) for name in names}


def offered(*homes: str) -> Offers:
    return offers_of(seen(moving(*homes)))


def test_nothing_is_offered_where_nobody_is_asked() -> None:
    assert offers_of(seen(lived_in())) == NO_OFFERS


def test_nothing_is_offered_to_who_only_looks_on() -> None:
    scene = seen(placing())
    assert offers_of(seen(placing(), viewer=1)) == NO_OFFERS
    assert offers_of(evolve(scene, is_watched=True)) == NO_OFFERS


def test_spaces_that_can_be_had_are_lit_and_answer_by_themselves() -> None:
    offers = offers_of(seen(placing()))
    assert offers.lit == at("b4", "g4", "e5", "h1", "a2", "f2")
    assert offers.answer(cell("g4")) == cell("g4")


def test_the_bushes_for_a_palm_are_lit() -> None:
    scene = seen(planting())
    free = set(scene.view.table.city.bushes) - set(scene.view.palms)
    assert offers_of(scene).lit == {AtBush(each) for each in free}


def test_where_one_member_can_move_only_its_goals_are_lit() -> None:
    offers = offered("a1")
    assert offers.lit == at("b1", "a2")
    assert offers.answer(cell("b1")) == cell("b1")


def test_where_several_can_move_they_are_lit_and_their_goals() -> None:
    assert offered("a1 c1").lit == at("a1", "c1", "b1", "a2", "c2")


def test_a_goal_of_one_member_answers_by_itself() -> None:
    offers = offered("a1 c1")
    assert offers.answer(cell("a2")) == cell("a2")


def test_a_member_and_a_goal_of_several_answer_with_the_way() -> None:
    offers = offered("a1 c1")
    assert offers.answer(cell("a1")) is None
    picked = offers.picking(cell("a1"))
    assert picked.lit == at("a1", "c1", "b1", "a2")
    assert picked.answer(cell("b1")) == "move a1 b1"


def test_the_goal_may_be_shown_first() -> None:
    offers = offered("a1 c1")
    assert offers.answer(cell("b1")) is None
    picked = offers.picking(cell("b1"))
    assert picked.lit == at("a1", "c1", "b1")
    assert picked.answer(cell("c1")) == "move c1 b1"


def test_another_member_may_be_picked_instead() -> None:
    picked = offered("a1 c1").picking(cell("a1"))
    assert picked.answer(cell("c1")) is None
    assert picked.picking(cell("c1")).lit == at("a1", "c1", "b1", "c2")


def test_a_member_with_one_goal_is_not_moved_by_picking_it() -> None:
    offers = offered("b1 h1 h2")  # b1 to a1 or c1; h1 to g1; h2 to g2 or h3
    assert offers.ways_at(cell("h1"))[0].id == "move h1 g1"
    assert offers.answer(cell("h1")) is None


def test_what_is_picked_again_is_picked_no_more() -> None:
    offers = offered("a1 c1")
    picked = offers.picking(cell("a1"))
    assert picked.answer(cell("a1")) is None
    assert picked.picking(cell("a1")) == offers


def test_palms_go_by_ways_of_bushes() -> None:
    offers = offers_of(seen(moving_palms("a1-b2", "c1-d2")))
    assert offers.starts == {bush("a1-b2"), bush("c1-d2")}
    assert offers.answer(bush("b1-c2")) is None
    assert offers.picking(bush("c1-d2")).answer(bush("b1-c2")) == "palm c1-d2 b1-c2"


def test_what_is_not_lit_is_dim_only_where_the_question_is_about_the_city() -> None:
    offers = offered("a1 c1").picking(cell("a1"))
    assert state_of(offers, cell("a1")) is State.PICKED
    assert state_of(offers, cell("b1")) is State.LIT
    assert state_of(offers, cell("h6")) is State.DIM
    assert state_of(NO_OFFERS, cell("h6")) is State.RESTING
