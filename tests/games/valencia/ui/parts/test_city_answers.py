"""What can be chosen in the city; how both ends of a move are chosen is tested with answers."""

from __future__ import annotations

from attrs import evolve

from tests.games.valencia.ui.parts.cities import (
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
from valeria_desktop.ui.pieces.answers import NO_ANSWERS, Answers, answers_of


def at(*names: str) -> set[AtCell]:
    return {cell(name) for name in names}


def answered(*homes: str) -> Answers:
    return answers_of(seen(moving(*homes)))


def test_nothing_is_offered_where_nobody_is_asked() -> None:
    assert answers_of(seen(lived_in())) == NO_ANSWERS


def test_nothing_is_offered_to_who_only_looks_on() -> None:
    scene = seen(placing())
    assert answers_of(seen(placing(), viewer=1)) == NO_ANSWERS
    assert answers_of(evolve(scene, is_watched=True)) == NO_ANSWERS


def test_spaces_that_can_be_had_are_lit_and_answer_by_themselves() -> None:
    answers = answers_of(seen(placing()))
    assert answers.lit == at("b4", "g4", "e5", "h1", "a2", "f2")
    assert answers.answer(cell("g4")) == cell("g4")


def test_the_bushes_for_a_palm_are_lit() -> None:
    scene = seen(planting())
    free = set(scene.view.table.city.bushes) - set(scene.view.palms)
    assert answers_of(scene).lit == {AtBush(each) for each in free}


def test_where_one_member_can_move_only_its_goals_are_lit() -> None:
    answers = answered("a1")
    assert answers.lit == at("b1", "a2")
    assert answers.answer(cell("b1")) == cell("b1")


def test_where_several_can_move_they_are_lit_and_their_goals() -> None:
    assert answered("a1 c1").lit == at("a1", "c1", "b1", "a2", "c2")


def test_a_goal_of_one_member_answers_by_itself() -> None:
    answers = answered("a1 c1")
    assert answers.answer(cell("a2")) == cell("a2")


def test_a_member_and_a_goal_of_several_answer_with_the_way() -> None:
    answers = answered("a1 c1")
    assert answers.answer(cell("a1")) is None
    picked = answers.picking(cell("a1"))
    assert picked.lit == at("a1", "c1", "b1", "a2")
    assert picked.answer(cell("b1")) == "move a1 b1"


def test_the_goal_may_be_shown_first() -> None:
    answers = answered("a1 c1")
    assert answers.answer(cell("b1")) is None
    picked = answers.picking(cell("b1"))
    assert picked.lit == at("a1", "c1", "b1")
    assert picked.answer(cell("c1")) == "move c1 b1"


def test_another_member_may_be_picked_instead() -> None:
    picked = answered("a1 c1").picking(cell("a1"))
    assert picked.answer(cell("c1")) is None
    assert picked.picking(cell("c1")).lit == at("a1", "c1", "b1", "c2")


def test_a_member_with_one_goal_is_not_moved_by_picking_it() -> None:
    answers = answered("b1 h1 h2")  # b1 to a1 or c1; h1 to g1; h2 to g2 or h3
    assert answers.ways_at(cell("h1"))[0].id == "move h1 g1"
    assert answers.answer(cell("h1")) is None


def test_what_is_picked_again_is_picked_no_more() -> None:
    answers = answered("a1 c1")
    picked = answers.picking(cell("a1"))
    assert picked.answer(cell("a1")) is None
    assert picked.picking(cell("a1")) == answers


def test_palms_go_by_ways_of_bushes() -> None:
    answers = answers_of(seen(moving_palms("a1-b2", "c1-d2")))
    assert answers.starts == {bush("a1-b2"), bush("c1-d2")}
    assert answers.answer(bush("b1-c2")) is None
    assert answers.picking(bush("c1-d2")).answer(bush("b1-c2")) == "palm c1-d2 b1-c2"
