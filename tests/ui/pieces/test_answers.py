"""What can be chosen on a table, and how both ends of a move are chosen one after the other."""

from __future__ import annotations

from attrs import frozen

from valeria_desktop.kernel.at import At
from valeria_desktop.ui.pieces.answers import NO_ANSWERS, Answers, MoveAnswer


@frozen
class Spot(At):
    name: str


def at(*names: str) -> set[At]:
    return {Spot(name) for name in names}


def moving(*moves: str) -> Answers:
    """Offer moves such as "a1 b1"."""
    ends = [move.split() for move in moves]
    return Answers(ways=tuple(MoveAnswer(f"{a}-{b}", Spot(a), Spot(b)) for a, b in ends))


ONE = moving("a1 b1", "a1 a2")
SEVERAL = moving("a1 b1", "a1 a2", "c1 b1", "c1 c2")


def test_nothing_is_lit_where_nothing_can_be_chosen() -> None:
    assert NO_ANSWERS.lit == set()
    assert NO_ANSWERS.answer(Spot("a1")) is None


def test_things_that_are_answers_are_lit_and_answer_by_themselves() -> None:
    answers = Answers(frozenset(at("b4", "g4")))
    assert answers.lit == at("b4", "g4")
    assert answers.answer(Spot("g4")) == Spot("g4")


def test_where_one_thing_can_move_only_its_goals_are_lit() -> None:
    assert ONE.lit == at("b1", "a2")
    assert ONE.answer(Spot("b1")) == Spot("b1")


def test_where_several_can_move_they_are_lit_and_their_goals() -> None:
    assert SEVERAL.starts == at("a1", "c1")
    assert SEVERAL.lit == at("a1", "c1", "b1", "a2", "c2")


def test_a_goal_of_one_thing_answers_by_itself() -> None:
    assert SEVERAL.answer(Spot("a2")) == Spot("a2")


def test_a_start_and_a_goal_of_several_answer_with_the_way() -> None:
    assert SEVERAL.answer(Spot("a1")) is None
    picked = SEVERAL.picking(Spot("a1"))
    assert picked.lit == at("a1", "c1", "b1", "a2")
    assert picked.answer(Spot("b1")) == "a1-b1"


def test_the_goal_may_be_chosen_first() -> None:
    assert SEVERAL.answer(Spot("b1")) is None
    picked = SEVERAL.picking(Spot("b1"))
    assert picked.lit == at("a1", "c1", "b1")
    assert picked.answer(Spot("c1")) == "c1-b1"


def test_another_start_may_be_picked_instead() -> None:
    picked = SEVERAL.picking(Spot("a1"))
    assert picked.answer(Spot("c1")) is None
    assert picked.picking(Spot("c1")).lit == at("a1", "c1", "b1", "c2")


def test_between_two_that_could_move_to_each_other_the_first_goes_to_the_second() -> None:
    answers = moving("a1 b1", "b1 a1", "b1 c1")
    there, back = answers.picking(Spot("a1")), answers.picking(Spot("b1"))
    assert there.answer(Spot("b1")) == "a1-b1"
    assert back.answer(Spot("a1")) == "b1-a1"
    assert [way.id for way in there.ways_at(Spot("b1"))] == ["a1-b1"]


def test_a_thing_with_one_goal_is_not_moved_by_picking_it() -> None:
    answers = moving("b1 a1", "b1 c1", "h1 g1", "h2 g2", "h2 h3")
    assert [way.id for way in answers.ways_at(Spot("h1"))] == ["h1-g1"]
    assert answers.answer(Spot("h1")) is None


def test_what_is_picked_again_is_picked_no_more() -> None:
    picked = SEVERAL.picking(Spot("a1"))
    assert picked.answer(Spot("a1")) is None
    assert picked.picking(Spot("a1")) == SEVERAL


def test_only_ways_that_fit_the_picked_end_are_shown_at_the_other() -> None:
    assert {way.id for way in SEVERAL.ways_at(Spot("b1"))} == {"a1-b1", "c1-b1"}
    picked = SEVERAL.picking(Spot("c1"))
    assert [way.id for way in picked.ways_at(Spot("b1"))] == ["c1-b1"]
    assert picked.goals == at("b1", "c2")
