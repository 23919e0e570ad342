"""The lesson: legal games, every topic, short chapters, and sentences that tell the truth."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.lesson.addresses import address_of
from valeria_desktop.games.valeria.lesson.lesson import CHAPTERS, FIRST, LATE, Lesson, Topic
from valeria_desktop.games.valeria.rules.at import (
    Area,
    AtArea,
    AtPlace,
    AtRow,
    OfCard,
    OfSeat,
    OfTrack,
    Owned,
    place_name,
)
from valeria_desktop.games.valeria.rules.model.amounts import Leftovers
from valeria_desktop.games.valeria.rules.rows import MARKET
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session

if TYPE_CHECKING:
    from valeria_desktop.session.lesson import LessonChapter, LessonGame, LessonStep

MOST = 11
LONGEST = 170
STEPS = [(chapter, step) for chapter in CHAPTERS for step in chapter.steps]
DOES = [(chapter, step) for chapter, step in STEPS if step.does]
NAMES = ("Rose", "Oak")


def played(story: LessonGame, choices: int) -> Session:
    seats = default_seats(story.setup.players)
    session = Session.begin(RULES, story.setup, seats, story.seed)
    for choice in story.choices[:choices]:
        session.choose(choice)
    return session


def told(story: LessonGame, choices: int) -> list[str]:
    return [str(line.event.words(NAMES)) for line in played(story, choices).chronicle.lines]


def named(chapter: LessonChapter, step: LessonStep) -> str:
    return f"{chapter.title} {step.at}"


IDS = [named(*pair) for pair in DOES]


def test_every_topic_is_covered_in_five_short_chapters() -> None:
    assert len(CHAPTERS) == 5
    assert {step.topic for _, step in STEPS} == set(Topic)
    for chapter in CHAPTERS:
        assert len(chapter.steps) <= MOST
        assert any(step.does for step in chapter.steps)
        assert [step.at for step in chapter.steps] == sorted(step.at for step in chapter.steps)


def test_words_are_few_and_calm() -> None:
    for _, step in STEPS:
        assert len(step.sentence) <= LONGEST, step.sentence
        assert "!" not in step.sentence
        for _, words in step.answers:
            assert len(words) <= LONGEST
            assert "!" not in words


@pytest.mark.parametrize("story", [FIRST, LATE])
def test_all_choices_are_legal_and_the_game_goes_on_after_them(story: LessonGame) -> None:
    session = played(story, len(story.choices))
    assert session.decision is not None
    assert session.decision.seat == 0


@pytest.mark.parametrize(("chapter", "step"), DOES, ids=IDS)
def test_what_the_player_is_asked_to_do_is_the_players_to_do(
    chapter: LessonChapter, step: LessonStep
) -> None:
    decision = played(chapter.story, step.at).decision
    assert decision is not None
    assert decision.seat == 0
    assert chapter.story.choices[step.at] in {option.id for option in decision.options}


@pytest.mark.parametrize(("chapter", "step"), DOES, ids=IDS)
def test_everything_else_that_could_be_chosen_is_answered(
    chapter: LessonChapter, step: LessonStep
) -> None:
    decision = played(chapter.story, step.at).decision
    assert decision is not None
    asked = chapter.story.choices[step.at]
    others = [option.id for option in decision.options if option.id != asked]
    assert all(step.answer_to(other) for other in others)
    for begins, _ in step.answers:
        assert any(other.startswith(begins) for other in others), begins


def test_each_step_asks_for_the_very_choice_its_sentence_speaks_of() -> None:
    assert [[c.story.choices[step.at] for step in c.steps if step.does] for c in CHAPTERS] == [
        ["roll"],
        ["recruit citizen-1", "pay 3-gold", "gain gold", "roll", "recruit citizen-2"],
        [
            *("slay monster-2", "roll", "merchant: 2-gold", "recruit citizen-3"),
            *("slay monster-1", "mercenary: trade-1-strength"),
        ],
        ["roll", "build domain-5", "pay 2-gold-5-magic", "shattered-hand: citizen-1"],
        ["roll", "herald: 1-strength", "roll", "thief: take-3-gold-from-2"],
    ]


def test_what_is_pointed_at_is_there() -> None:
    places = {place_name(place) for place in range(MARKET.size)}
    for chapter, step in STEPS:
        kind, _, name = step.points_at.partition(":")
        if kind == "place":
            assert name in places
            assert not step.does or name in chapter.story.choices[step.at]
        if kind == "card":
            player = played(chapter.story, step.at).scene(0).view.players[0]
            cards = {card.id for card in (*player.citizens, *player.starters)}
            assert name in cards


NAMES_OF_THINGS = sorted({name for _, step in STEPS for name in step.points_at.split()})


def test_every_name_of_a_thing_is_read_into_an_address_of_its_own() -> None:
    view = played(FIRST, 0).scene(0).view
    assert len({address_of(name, view) for name in NAMES_OF_THINGS}) == len(NAMES_OF_THINGS) > 15
    assert address_of("place:citizen-1", view) == AtPlace(5)
    assert address_of("row:domains", view) == AtRow("domains")
    assert address_of("prompt", view) == AtArea(Area.QUESTION)
    assert address_of("track:gold", view) == OfTrack(0, Owned.GOLD)
    assert address_of("trophies", view) == OfSeat(0, Owned.BEAM)
    other = played(FIRST, 0).scene(1).view
    assert address_of("card:starter-knight", other) == OfCard("starter-knight", 1)


@pytest.mark.parametrize(
    "name",
    ["", "moon", "place", "place:", "place:citizen-11", "place:pile-1", "row:dukes", "card:moon",
     "card:consolation", "track:tableau", "dice:1", "gold"],
)  # fmt: skip
def test_a_name_of_nothing_is_refused_with_what_can_be_named(name: str) -> None:
    with pytest.raises(ValueError, match="Nothing on this table is called") as refusal:
        address_of(name, played(FIRST, 0).scene(0).view)
    sentence = str(refusal.value)
    assert f"'{name}'" in sentence
    assert "\n" not in sentence
    examples = ("place:citizen-1", "row:domains", "card:paladin", "track:gold", "prompt")
    assert all(example in sentence for example in examples)


def test_a_duke_has_no_address_of_his_own() -> None:
    view = played(LATE, 106).scene(0).view
    duke = view.players[0].duke
    assert duke is not None
    with pytest.raises(ValueError, match="Nothing on this table is called"):
        address_of(f"card:{duke.id}", view)
    assert address_of("peek", view) == OfSeat(0, Owned.DUKE)


def test_sentences_of_the_first_game_tell_the_truth() -> None:
    assert "Rose rolled 3 and 2, sum 5" in told(FIRST, 3)
    assert "Rose gained 1 Gold (Peasant)" in told(FIRST, 3)
    assert "Oak gained 1 Gold (Peasant)" in told(FIRST, 3)
    assert played(FIRST, 5).scene(0).view.players[0].gold == 0
    assert told(FIRST, 7)[-1] == "Rose gained 1 Strength (Knight)"
    assert played(FIRST, 11).scene(0).view.players[0].gold == 1
    assert played(FIRST, 12).scene(0).view.players[0].strength == 2
    assert "Rose gained 1 Gold (Skeleton)" in told(FIRST, 13)
    assert "Oak rolled 3 and 6, sum 9" in told(FIRST, 21)
    assert played(FIRST, 32).scene(0).view.players[0].magic == 6
    assert played(FIRST, 32).scene(0).view.players[0].gold == 2
    assert "Citizen stack 1 is exhausted" in told(FIRST, 35)


def test_sentences_of_the_late_game_tell_the_truth() -> None:
    assert "Rose rolled 5 and 5, sum 10" in told(LATE, 90)
    assert "Rose gained 1 Strength and 2 Magic (Paladin)" in told(LATE, 90)
    lines = told(LATE, 99)
    assert "Oak rolled 5 and 6, sum 11" in lines
    assert "Rose gained 4 Gold (Butcher)" in lines
    assert "Rose rolled 3 and 4, sum 7" in told(LATE, 104)
    assert played(LATE, 104).scene(0).view.players[1].gold > 3
    player = played(LATE, 106).scene(0).view.players[0]
    duke = player.duke
    assert duke.name == "El'syn, Saint of Shadows"
    assert (duke.icons.shadow, duke.icons.holy, duke.left) == (2, 2, (Leftovers(4),))


def test_it_is_gone_on_with_at_any_step() -> None:
    for number, chapter in enumerate(CHAPTERS):
        lesson = Lesson.at_chapter(number)
        for at, step in enumerate(chapter.steps):
            again = Lesson(lesson.mark + at)
            assert again.step is step
            assert again.begin().record.choices == list(chapter.story.choices[: step.at])


def test_what_an_older_program_kept_leads_to_a_chapter_near_it() -> None:
    """It counted 25 steps in one row; a step is never gone on with in a chapter before it."""
    chapters = [Lesson.chapter_kept(mark) for mark in range(25)]
    assert (chapters[0], chapters[5], chapters[9], chapters[15], chapters[24]) == (0, 1, 2, 3, 4)
    assert all(before <= after for before, after in pairwise(chapters))
    assert all(Lesson(mark).number == 0 for mark in range(25))


@pytest.mark.parametrize("mark", [-1, 99, 150, 199, 600, 1000])
def test_what_is_not_there_begins_a_chapter_anew(mark: int) -> None:
    assert Lesson(mark).number == 0
    assert Lesson(mark).step is not None


def test_reading_comes_before_doing() -> None:
    lesson = Lesson()
    lesson.begin()
    assert lesson.holds(2)
    lesson.read()
    lesson.read()
    assert not lesson.holds(2)
    assert lesson.answer(2) is None
    lesson.read()
    assert lesson.number == 2


def test_another_choice_is_answered_with_the_reason() -> None:
    lesson = Lesson.at_chapter(1)
    lesson.begin()
    lesson.read()
    refusal = lesson.refusal(3, "gain gold")
    assert refusal is not None
    assert refusal.startswith("1 Gold helps today")
    assert lesson.refusal(3, "something else") == "A good thought, but not yet."
    assert lesson.refusal(3, "recruit citizen-1") is None


def test_what_was_taken_back_is_asked_for_again() -> None:
    lesson = Lesson.at_chapter(1)
    lesson.begin()
    lesson.read()
    assert not lesson.holds(4)
    assert lesson.number == 2
    assert not lesson.holds(3)
    assert lesson.number == 1
    assert lesson.answer(3) is None


def test_the_other_side_plays_by_itself() -> None:
    lesson = Lesson.at_chapter(1)
    lesson.begin()
    assert lesson.answer(6) == "roll"
    assert lesson.refusal(99, "roll") is None


def test_after_the_last_step_of_a_chapter_the_game_waits() -> None:
    lesson = Lesson.at_chapter(4)
    lesson.number = len(lesson.steps) - 1
    lesson.begin()
    assert lesson.holds(106)
    lesson.read()
    assert lesson.step is None
    assert lesson.holds(106)
    assert lesson.answer(106) is None
    assert lesson.refusal(106, "roll") is None
    assert lesson.is_last


def test_while_a_chapter_is_chosen_the_game_waits() -> None:
    lesson = Lesson()
    lesson.begin()
    lesson.number = 2
    lesson.waits = True
    assert lesson.holds(2)
