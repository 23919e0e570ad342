"""The lesson: a legal game, every topic, at most 25 steps, and sentences that tell the truth."""

from __future__ import annotations

import pytest

from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.lesson import CHOICES, LESSON_STEPS, SEED, SETUP, Lesson, Topic
from valeria_desktop.games.valeria.rules.model.targets import PLACES, place_name
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session

CATALOG = shipped_catalog()
MOST = 25


def played(choices: int) -> Session:
    session = Session.begin(RULES, SETUP, default_seats(2), SEED)
    for choice in CHOICES[:choices]:
        session.choose(choice)
    return session


def test_every_topic_is_covered_in_few_steps() -> None:
    assert {step.topic for step in LESSON_STEPS} == set(Topic)
    assert len(LESSON_STEPS) <= MOST
    assert [step.at for step in LESSON_STEPS] == sorted(step.at for step in LESSON_STEPS)


def test_all_choices_are_legal_and_the_game_goes_on_after_them() -> None:
    session = played(len(CHOICES))
    assert session.decision is not None
    assert session.decision.seat == 0


@pytest.mark.parametrize(
    "step", [step for step in LESSON_STEPS if step.does], ids=lambda step: step.at
)
def test_what_the_player_is_asked_to_do_is_the_players_to_do(step: object) -> None:
    at = getattr(step, "at", 0)
    decision = played(at).decision
    assert decision is not None
    assert decision.seat == 0
    assert CHOICES[at] in {option.id for option in decision.options}


def test_each_step_asks_for_the_very_choice_its_sentence_speaks_of() -> None:
    assert [CHOICES[step.at] for step in LESSON_STEPS if step.does] == [
        *("keep reese-the-firebrand", "roll", "recruit citizen-1", "pay 3-gold", "gain gold"),
        *("roll", "recruit citizen-2", "slay monster-2"),
        *("roll", "merchant: 2-gold", "recruit citizen-3", "slay monster-1"),
        *("mercenary: trade-1-strength", "roll"),
        *("build domain-5", "pay 2-gold-5-magic", "shattered-hand: citizen-1"),
    ]


def test_what_happened_is_explained_right_after_it() -> None:
    """The market before anything; a roll before anybody acts on it; the stack once it is empty."""
    read = [CHOICES[step.at - 1] for step in LESSON_STEPS if step.at and not step.does]
    assert read == ["roll", "roll", "slay monster-1", "roll", *["shattered-hand: citizen-1"] * 3]


def test_what_is_pointed_at_is_there() -> None:
    places = {place_name(place) for place in range(PLACES)}
    for step in LESSON_STEPS:
        kind, _, name = step.points_at.partition(":")
        if kind == "place":
            assert name in places
            assert not step.does or name in CHOICES[step.at]


def test_sentences_tell_the_truth() -> None:
    """The numbers that steps speak of are those of the game."""
    first = [str(line.event.words(("Rose", "Oak"))) for line in played(3).chronicle.lines]
    assert "Rose rolled 3 and 2, sum 5" in first
    assert "Rose gained 1 Gold (Peasant)" in first
    second = [str(line.event.words(("Rose", "Oak"))) for line in played(7).chronicle.lines]
    assert "Oak rolled 6 and 3, sum 9" in second
    assert second[-1] == "Rose gained 1 Strength (Knight)"
    assert played(11).scene(0).view.players[0].gold == 1
    assert played(12).scene(0).view.players[0].strength == 2
    assert played(32).scene(0).view.players[0].magic == 6
    lines = [str(line.event.words(("Rose", "Oak"))) for line in played(35).chronicle.lines]
    assert "Citizen stack 1 is exhausted" in lines


def test_it_is_gone_on_with_at_any_step() -> None:
    for number, step in enumerate(LESSON_STEPS):
        session = Lesson(number).begin()
        assert session.record.choices == list(CHOICES[: step.at])
    assert Lesson(len(LESSON_STEPS)).number == 0
    assert Lesson(-1).number == 0


def test_reading_comes_before_doing() -> None:
    lesson = Lesson()
    assert lesson.holds(0)
    assert lesson.answer(0) == CHOICES[0]
    lesson.read()
    assert not lesson.holds(0)
    assert lesson.answer(0) is None
    lesson.read()
    assert lesson.step is LESSON_STEPS[1]


def test_another_choice_is_put_off_politely() -> None:
    lesson = Lesson(1)
    refusal = lesson.refusal(0, "keep somebody-else")
    assert refusal is not None
    assert refusal.startswith("Good idea, but first: You may keep one Duke.")
    assert lesson.refusal(0, CHOICES[0]) is None


def test_the_other_side_plays_by_itself() -> None:
    lesson = Lesson(2)
    assert lesson.answer(6) == "roll"
    assert lesson.refusal(99, "roll") is None


def test_after_the_last_step_nothing_is_led_any_more() -> None:
    lesson = Lesson(len(LESSON_STEPS) - 1)
    lesson.read()
    assert lesson.step is None
    assert not lesson.holds(35)
    assert lesson.answer(35) is None
    assert lesson.refusal(35, "roll") is None
    assert len(lesson.begin().record.choices) == len(CHOICES)
