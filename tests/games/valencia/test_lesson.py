"""The lesson of Valencia: a legal game, every topic, short chapters, sentences that are true."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests import lessons
from tests.lessons import LessonContract, offered
from valeria_desktop.games.valencia.lesson.addresses import address_of
from valeria_desktop.games.valencia.lesson.lesson import CHAPTERS, FIRST_ROUND, Lesson, Topic
from valeria_desktop.games.valencia.rules.at import Area, AtArea, AtSeat, AtStack
from valeria_desktop.games.valencia.rules.model.guild import MERCHANTS
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.rules.win import is_of_win

if TYPE_CHECKING:
    from valeria_desktop.session.lesson import LessonChapter, LessonStep
    from valeria_desktop.session.session import Session

STEPS = [(chapter, step) for chapter in CHAPTERS for step in chapter.steps]
DOES = [(chapter, step) for chapter, step in STEPS if step.does]
FREE = [(chapter, step) for chapter, step in DOES if step.also]
NAMES = ("Rose", "Oak")
TASKS = ("heart-of-the-city", "orange-growers", "along-the-wall", "treasurer", "courtyard")


def played(choices: int, *, instead: dict[int, str] | None = None) -> Session:
    """Play the story so far, with other choices in some places."""
    return lessons.played(Lesson, choices, instead)


def told(choices: int) -> list[str]:
    return [str(line.event.words(NAMES)) for line in played(choices).chronicle.lines]


def named(chapter: LessonChapter, step: LessonStep) -> str:
    return f"{chapter.title} {step.at}"


IDS = [named(*pair) for pair in DOES]
LINKS = [(step, at) for _, step in DOES for at in range(step.at, step.last + 1)]


# --- what it is made of


class TestLessonOfValencia(LessonContract):
    """The lesson of one round."""

    lesson = Lesson
    topics = Topic
    chapters = 4
    address_of = staticmethod(address_of)
    examples = "cell:d6", "step:A", "stack:1", "prompt"
    nothing = (
        *("", "moon", "cell", "cell:", "cell:z9", "bush:a1", "step:X", "step:PLANNING"),
        *("seat:moon", "stack:0", "stack:one", "city:d6", "coins"),
    )


def test_all_choices_are_legal_and_the_next_round_waits_for_the_player() -> None:
    session = played(len(FIRST_ROUND.choices))
    assert session.decision is not None
    assert (session.decision.seat, session.decision.prompt) == (0, Prompt.PLAN)
    assert session.scene(0).view.round == 2


def test_all_that_the_player_decides_is_asked_for_or_passed_over_in_words() -> None:
    """Only where it says so is something chosen in the player's name."""
    by_player = {
        at
        for at in range(6, len(FIRST_ROUND.choices))
        if (decision := played(at).decision) is not None and decision.seat == 0
    }
    done = {at for _, at in LINKS}
    assert by_player - done == {54, 59}  # passing at E and F
    assert done <= by_player


def asked_for(step: LessonStep) -> int:
    """Return the choice that a step asks for: of a win, which is one answer, the space."""
    first = played(step.at).decision
    return step.last if first is not None and is_of_win(first) else step.at


def test_what_is_pointed_at_is_what_is_asked_for() -> None:
    session = played(0)
    city = session.scene(0).view.table.city
    kinds = {
        "reveal": r"stack:[1-5]",
        "sit": r"seat:nobility",
        "place": r"cell:[a-f][1-6]",
        "move": r"cell:[a-f][1-6]",
        "palm": r"bush:[a-f][1-6]-[a-f][1-6]",
        "fountain": r"cell:[a-f][1-6]",
    }
    for _, step in DOES:
        verb, _, what = FIRST_ROUND.choices[asked_for(step)].partition(" ")
        if verb in kinds:
            first = step.points_at.split()[0]
            assert re.fullmatch(kinds[verb], first), step
            assert not what or first.rpartition(":")[2] == what.split()[-1], step
    cells = [name[5:] for _, step in STEPS for name in step.points_at.split() if "cell:" in name]
    assert set(cells) <= set(city.names)


NAMES_OF_THINGS = sorted({name for _, step in STEPS for name in step.points_at.split()})


def test_every_name_of_a_thing_is_read_into_an_address_of_its_own() -> None:
    view = played(0).scene(0).view
    assert len({address_of(name, view) for name in NAMES_OF_THINGS}) == len(NAMES_OF_THINGS) > 20
    assert address_of("stack:2", view) == AtStack(0, 1)
    assert address_of("stack:2", played(0).scene(1).view) == AtStack(1, 1)
    assert address_of("cell:c3", view) == address_of("centre", view)
    assert address_of("seat:merchants", view) == AtSeat(MERCHANTS)
    assert address_of("prompt", view) == AtArea(Area.QUESTION)


# --- what it says


def test_sentences_about_the_beginning_tell_the_truth() -> None:
    view = played(6).scene(0).view
    assert [task.id for task in view.own.offered] == list(TASKS)
    assert (view.figure, view.council[:2]) == (1, (1, 0))
    task = view.own.offered[0]
    assert task.threshold(2) == 5
    said = [step.sentence for _, step in STEPS if "Heart" in step.sentence]
    assert [sentence.count("needs five") for sentence in said] == [1, 1]
    assert [guild.value for guild in view.table.boards[0].guilds] == ["wine", "oranges", "cloth"]
    assert len(played(22).scene(0).view.own.hand) == 1
    assert [card.value for card in played(27).scene(0).view.own.hand] == list("653221")


def test_sentences_about_auctions_tell_the_truth() -> None:
    assert "Oak passed" in told(34)[-1]
    stacks = ["".join(stack) for stack in played(33).scene(0).view.own.stacks]
    assert stacks == ["61", "5", "2", "3", "2"]
    assert told(36)[-3:-1] == [
        "A member of Oak left the seat of the nobility",
        "Rose took the seat of the nobility",
    ]
    assert "Rose took the figure" in told(36)
    assert "Ranking: Rose with 7, Oak with 3 and Nina with 2" in told(38)
    assert played(40).scene(0).view.own.coins == 5
    city = played(0).scene(0).view.table.city
    prices = [city.space(city.names[name]).price for name in ("d6", "d5", "c2")]
    assert prices == [3, 4, 3]
    centre = {city.name(cell) for cell in city.at_centre}
    assert {"d5", "c2"} <= centre
    assert "d6" not in centre
    beside = {city.name(cell) for cell in city.beside[city.names["c2"]]}
    assert {"b2", "c1"} <= beside & {city.name(site) for site in city.sites}


def test_sentences_about_coins_and_the_fountain_tell_the_truth() -> None:
    view = played(43).scene(0).view
    assert (view.figure, view.own.coins, view.own.goods) == (0, 2, (0, 0, 1, 0, 0))
    assert ["".join(stack) for stack in view.own.stacks] == ["5", "2", "2"]
    assert "Oak settled on the wine space for 2 coins at the top right" in told(43)
    assert "Oak passed" in told(45)
    view = played(52).scene(0).view
    assert (view.own.coins, view.own.goods, view.figure) == (5, (1, 0, 0, 0, 0), 1)
    assert "Ranking: Oak with 10, Rose with 5 and Nina with 4" in told(52)
    assert played(62).scene(0).view.players[1].stacks == ()
    assert ["".join(stack) for stack in played(62).scene(0).view.own.stacks] == ["2"]


def test_sentences_about_the_evening_tell_the_truth() -> None:
    view = played(64).scene(0).view
    assert view.council[:2] == (0, 0)
    assert "Rose gained 3 prestige" in told(66)
    assert "Oak gained 2 prestige" in told(66)
    assert "Rose gained a privilege" in told(66)
    view = played(66).scene(0).view
    assert view.fountains[0].fountain.value == 2
    assert sum(view.city[cell] == 0 for cell in view.table.city.at_centre) == 2
    centre = [line for line in played(66).result().scores[0].lines if "central" in line.cause]
    assert [line.points for line in centre] == [4]


# --- what is free


@pytest.mark.parametrize("kept", [("orange-growers",), TASKS[1:], ()], ids=["one", "all", "none"])
def test_any_other_tasks_may_be_kept_and_the_round_goes_on(kept: tuple[str, ...]) -> None:
    lesson = Lesson()
    lesson.begin()
    lesson.holds(6)
    lesson.read()
    lesson.read()
    made = [f"{'keep' if task in kept else 'leave'} {task}" for task in TASKS[1:]]
    made = [FIRST_ROUND.choices[6], *made]
    for at, option in enumerate(made, 6):
        assert not lesson.holds(at)
        assert lesson.refusal(at, option) is None
    session = played(len(FIRST_ROUND.choices), instead=dict(enumerate(made, 6)))
    assert {task.id for task in session.scene(0).view.own.tasks} == {TASKS[0], *kept}
    assert session.scene(0).view.round == 2


def test_the_task_that_the_round_is_about_is_not_left() -> None:
    lesson = Lesson()
    lesson.begin()
    lesson.number = 2
    refusal = lesson.refusal(6, "leave heart-of-the-city")
    assert refusal is not None
    assert refusal.startswith("Do keep Heart of the City")


@pytest.mark.parametrize("at", [43, 64, 65])
def test_wherever_the_player_is_free_the_round_comes_to_its_end(at: int) -> None:
    (step,) = (step for _, step in FREE if step.at == at)
    ways = [option for option in offered(played(at)) if option.startswith(step.also)]
    assert len(ways) > (at != 43)
    for option in ways:
        session = played(len(FIRST_ROUND.choices), instead={at: option})
        assert session.scene(0).view.round == 2
        assert session.scene(0).view.players[0].prestige == 3


def test_what_was_chosen_freely_stays_in_the_next_chapter() -> None:
    made = list(FIRST_ROUND.choices[:33])
    made[8] = "keep along-the-wall"
    following = Lesson.at_chapter(1)
    session = following.begin(made)
    assert session.record.choices == [*made, "pass"]
    assert len(session.scene(0).view.own.tasks) == 3
    assert Lesson.at_chapter(1).begin().record.choices == list(FIRST_ROUND.choices[:34])


# --- how it goes on


def test_a_chain_is_one_step_and_what_is_taken_back_in_it_is_asked_for_again() -> None:
    lesson = Lesson()
    lesson.begin()
    lesson.number = 4
    drawing = lesson.step
    assert not lesson.holds(24)
    assert lesson.step is drawing
    assert not lesson.holds(27)
    assert lesson.step is not drawing
    assert not lesson.holds(23)
    assert lesson.step is drawing
    refusal = lesson.refusal(23, "enough")
    assert refusal is not None
    assert refusal.startswith("A few more")
