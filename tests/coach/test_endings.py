"""Points at the end: measured in games that are lost or won, where chances tell no more."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve

from tests.bots.stories import Spot, Story
from valeria_desktop.bots.look import lead_in
from valeria_desktop.coach.endings import Endings
from valeria_desktop.coach.grades import Grade, grade_by
from valeria_desktop.coach.hint import Hint, hint
from valeria_desktop.coach.judge import Judge, Judged
from valeria_desktop.coach.trust import Margin, Measure, Trust
from valeria_desktop.coach.tutor import TutorLesson, tutor
from valeria_desktop.kernel.chance import Stream

LOST = {
    "start": Spot({"little": "a", "much": "b", "as much": "c"}, 0.01),
    "a": Spot({"on": "a end"}, 0.011, seat=1, turn=2),
    "b": Spot({"on": "b end"}, 0.010, seat=1, turn=2),
    "c": Spot({"on": "c end"}, 0.010, seat=1, turn=2),
    "a end": Spot(points=(10, 40)),
    "b end": Spot(points=(17, 40)),
    "c end": Spot(points=(17, 40)),
}
"""A lost game: every way loses, but one of them by 30 points and the others by 23."""
WON = {
    name: evolve(spot, worth=1 - spot.worth, points=spot.points[::-1])
    for name, spot in LOST.items()
}
"""The same game from the other side: every way wins, but one of them by 30 points."""
OPEN = LOST | {
    "a": Spot({"on": "a end"}, 0.40, seat=1, turn=2),
    "b": Spot({"on": "b end"}, 0.60, seat=1, turn=2),
    "c": Spot({"on": "c end"}, 0.60, seat=1, turn=2),
    "a end": Spot(points=(10, 40)),
    "b end": Spot(points=(41, 40)),
    "c end": Spot(points=(41, 40)),
}
PLAIN = {
    "start": Spot({"high": "hill", "low": "valley"}),
    "hill": Spot({"on": "won"}, 0.75, seat=1, turn=9),
    "valley": Spot({"on": "lost"}, 0.4, seat=1, turn=9),
    "won": Spot(points=(9, 2)),
    "lost": Spot(points=(2, 9)),
}


def story(spots: dict[str, Spot]) -> tuple[Story, Any]:
    made = Story(spots)
    return made, made.begin()


def last_hint(spots: dict[str, Spot]) -> Hint:
    made, game = story(spots)
    *_, last = (each for each in hint(made.rules, game.view(0), None, Stream(1)) if each)
    return last


def lesson(spots: dict[str, Spot], chosen: str) -> TutorLesson:
    made, game = story(spots)
    *_, last = (each for each in tutor(made.rules, game.view(0), chosen, Stream(1)) if each)
    return last


def judged(spots: dict[str, Spot], chosen: str) -> Judged:
    made, game = story(spots)
    decision = game.decision
    found = Judge(made.rules, 500).judge(game.view(0), decision, decision.option(chosen), Stream(1))
    *_, last = (each for each in found if each)
    return last


def test_both_options_end_with_the_points_of_the_same_worlds() -> None:
    made, game = story(LOST)
    little, much, as_much = enumerate(game.decision.options)
    endings = Endings(made.rules, game.view(0), Stream(1))
    assert endings.lead(0) is None
    for one, other in ((little, much), (much, as_much)):
        assert not endings.is_known(one[0], other[0])
        [*endings.compare(one, other, 40)]
    assert endings.margin(0, 1).amount == -7
    assert endings.margin(1, 0).amount == 7
    assert endings.margin(0, 2).amount == -7  # by the third one
    assert endings.margin(1, 2).is_alike
    assert [endings.lead(place).amount for place in range(3)] == [-30, -23, -23]  # type: ignore[union-attr]
    assert endings.margin(1, 0).error < endings.margin(2, 0).error


def test_a_finished_games_worth_contains_the_lead_and_an_open_ones_none() -> None:
    found = [lead_in(value) for value in (1 + 12e-6, -3e-6, 0.5, 1 / 3, 0.25, 1.0, 0.0)]
    assert found == [12, -3, 0, 0, 0, 0, 0]
    assert lead_in(0.4123456) is None
    assert lead_in(0.0312345) is None


def test_a_clear_best_choice_is_clear_and_the_other_behind() -> None:
    found = last_hint(PLAIN)
    first, second = found.proposals
    assert (first.option, second.option) == ("high", "low")
    assert found.lead is None
    assert first.margin is not None
    assert second.margin is not None
    assert (first.margin.trust, second.margin.trust) == (Trust.CLEAR, Trust.BEHIND)
    assert first.margin.measure is Measure.CHANCE


def test_a_hopeless_game_is_told_in_points_and_ordered_by_them() -> None:
    found = last_hint(LOST)
    assert found.lead is not None
    assert found.lead.measure is Measure.POINTS
    assert found.lead.amount == -23
    assert found.proposals[0].option in {"much", "as much"}
    by_name = {each.option: each for each in found.proposals}
    margin = by_name["little"].margin
    assert margin is not None
    assert (margin.measure, margin.amount, margin.trust) == (Measure.POINTS, -7, Trust.BEHIND)


def test_a_game_that_is_surely_won_is_told_in_points_too() -> None:
    found = last_hint(WON)
    assert found.lead is not None
    assert found.lead.amount == 30
    assert found.proposals[0].option == "little"


def test_an_open_game_is_told_in_chances() -> None:
    assert last_hint(OPEN).lead is None
    last = lesson(OPEN, "little")
    assert last.margin.measure is Measure.CHANCE
    assert last.is_clear


def test_the_tutor_questions_a_choice_in_a_lost_game_by_points() -> None:
    last = lesson(LOST, "little")
    assert last.best in {"much", "as much"}
    assert last.margin == Margin(7, last.margin.error, Measure.POINTS)
    assert (last.grade, last.is_clear) == (Grade.BLUNDER, True)
    assert last.cost < 0.01
    assert not lesson(LOST, "much").is_clear


def test_the_tutor_questions_a_choice_in_a_won_game_by_points() -> None:
    last = lesson(WON, "much")
    assert last.best == "little"
    assert last.margin == Margin(7, last.margin.error, Measure.POINTS)
    assert (last.grade, last.is_clear) == (Grade.BLUNDER, True)
    assert last.cost < 0.01
    assert not lesson(WON, "little").is_clear


def test_a_choice_in_a_won_game_has_its_grade_by_points() -> None:
    likely = WON | {"a": evolve(WON["a"], worth=0.995)}  # without a core one other is looked at
    bad = judged(likely, "much")
    assert (bad.margin.measure, bad.margin.amount) == (Measure.POINTS, 7)
    assert grade_by(bad.margin) is Grade.BLUNDER
    assert bad.best.id == "little"
    good = judged(likely, "little")
    assert (good.margin.measure, good.margin.amount) == (Measure.POINTS, 0)
    assert grade_by(good.margin) is Grade.BEST
    assert good.lead == Margin(7, good.lead.error if good.lead else 0, Measure.POINTS)


def test_a_choice_in_a_lost_game_has_its_grade_by_points() -> None:
    bad = judged(LOST, "little")
    assert bad.margin.measure is Measure.POINTS
    assert bad.margin.amount == 7
    assert bad.best.id in {"much", "as much"}
    good = judged(LOST, "much")
    assert good.margin.amount == 0
    assert good.best.id == "much"


def test_points_that_the_worlds_dont_tell_apart_are_as_good() -> None:
    alike = LOST | {"b end": Spot(points=(10, 40)), "c end": Spot(points=(10, 40))}
    found = last_hint(alike)
    trusts = {each.margin.trust for each in found.proposals if each.margin is not None}
    assert trusts == {Trust.TOSS_UP}
    assert not lesson(alike, "as much").is_clear


@pytest.mark.parametrize("seed", [1, 2])
def test_the_same_chance_measures_the_same_points(seed: int) -> None:
    made, game = story(LOST)
    one, other, _ = enumerate(game.decision.options)
    found = []
    for _ in range(2):
        endings = Endings(made.rules, game.view(0), Stream(seed))
        [*endings.compare(one, other, 3)]
        found.append(endings.margin(0, 1))
    assert found[0] == found[1]
