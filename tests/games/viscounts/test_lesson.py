"""The lesson of Viscounts: a legal game, every topic, short chapters, sentences that are true."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests import lessons
from tests.lessons import LessonContract
from valeria_desktop.games.viscounts.lesson.addresses import address_of
from valeria_desktop.games.viscounts.lesson.lesson import CHAPTERS, FOUR_TURNS, Lesson, Topic
from valeria_desktop.games.viscounts.rules.at import Area, AtArea, AtSpace, OfCard, OfLine, OfTrack
from valeria_desktop.games.viscounts.rules.model.prompts import Prompt

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.view import View
    from valeria_desktop.session.session import Session

STEPS = [(chapter, step) for chapter in CHAPTERS for step in chapter.steps]
DOES = [(chapter, step) for chapter, step in STEPS if step.does]
NAMES = ("Rose", "Oak")
FIRST = 3
"""The number of choices of the set-up."""


def played(choices: int, *, instead: dict[int, str] | None = None) -> Session:
    """Play the story so far, with other choices in some places."""
    return lessons.played(Lesson, choices, instead)


def told(choices: int) -> list[str]:
    return [str(line.event.words(NAMES)) for line in played(choices).chronicle.lines]


def view(choices: int) -> View:
    found: View = played(choices).scene(0).view
    return found


IDS = [f"{chapter.title} {step.at}" for chapter, step in DOES]


# --- what it is made of


class TestLessonOfViscounts(LessonContract):
    """The lesson of four turns."""

    lesson = Lesson
    topics = Topic
    chapters = 4
    address_of = staticmethod(address_of)
    examples = "space:lake-left", "card:S04", "prompt"
    nothing = (
        *("", "moon", "space", "space:", "space:moon-left", "space:lake-top", "spot:lake-0"),
        *("exchange:lake-inner", "spot:lake-6", "stack:moon", "card:X99", "line:4", "square:0"),
        *("track:8", "papers:gold", "workers"),
    )


def test_all_choices_are_legal_and_the_fifth_turn_waits_for_the_player() -> None:
    session = played(len(FOUR_TURNS.choices))
    assert session.decision is not None
    assert (session.decision.seat, session.decision.prompt) == (0, Prompt.PLAY)
    assert session.scene(0).view.round == 5


def test_the_player_decides_everything_of_her_own() -> None:
    by_player = {
        at
        for at in range(FIRST, len(FOUR_TURNS.choices))
        if (decision := played(at).decision) is not None and decision.seat == 0
    }
    assert by_player == {step.at for _, step in DOES}


VERBS = {
    "play": "card", "ride": "space", "trade": "exchange", "dismiss": "stack", "square": "square",
    "spot": "spot", "transcribe": "scroll", "workers": "section", "hire": "stack", "lay": "line",
}  # fmt: skip
"""The kind of thing that a step points at, by the verb of the choice that it asks for."""


def test_what_is_pointed_at_is_what_is_asked_for() -> None:
    for _, step in DOES:
        decision = played(step.at).decision
        assert decision is not None
        option = decision.option(FOUR_TURNS.choices[step.at])
        verb, *more = option.id.split()
        first = step.points_at.split()[0]
        if verb in VERBS and first != "prompt":
            assert first.partition(":")[0] == VERBS[verb], option.id
        if more and first != "prompt" and verb not in {"lay", "workers"} and option.at is not None:
            pointed = [address_of(name, view(step.at)) for name in step.points_at.split()]
            assert option.at in pointed, option.id


NAMES_OF_THINGS = sorted({name for _, step in STEPS for name in step.points_at.split()})


def test_every_name_of_a_thing_is_read_into_an_address_of_its_own() -> None:
    seen = view(FIRST)
    found = {address_of(name, seen) for name in NAMES_OF_THINGS}
    assert len(found) == len(NAMES_OF_THINGS) > 20
    assert address_of("line:2", seen) == OfLine(0, 1)
    assert address_of("line:2", played(FIRST).scene(1).view) == OfLine(1, 1)
    assert address_of("track:2", seen) == OfTrack(0, 2)
    assert address_of("card:S04", seen) == OfCard(0, "S04")
    assert address_of("viscount", seen) == AtSpace(seen.players[0].space)
    assert address_of("prompt", seen) == AtArea(Area.QUESTION)


# --- what it says


def test_sentences_about_the_first_turn_tell_the_truth() -> None:
    seen = view(FIRST)
    assert seen.start == seen.active == 0
    assert [card.name for card in seen.own.hand] == ["Labourer", "Thief", "Journeyman"]
    assert [card.silver for card in seen.own.hand] == [2, 1, 2]
    names = [segment.name for segment in seen.table.ring.segments]
    assert names == ["forest", "bay", "hills", "crags", "lake"]
    scene = played(6).scene(0)
    assert scene.icons[0][3] == 2  # merchants of the empty spaces
    top = scene.view.top_townsfolk(names.index("lake"))
    assert top is not None
    assert (top.name, top.silver, top.icons.merchant) == ("Jeweller", 2, 2)
    assert "Rose gained 1 virtue (Jeweller)" in told(7)
    assert told(8).count("Rose gained 1 stone (a trade)") == 3
    assert "Rose paid 2 silver (the payment)" in told(8)
    next_top = view(8).top_townsfolk(names.index("lake"))
    assert next_top is not None
    assert (next_top.name, next_top.silver) == ("Overseer", 3)


def test_sentences_about_building_tell_the_truth() -> None:
    assert any("Oak built a workshop" in line for line in told(17))
    line = [card and card.name for card in view(17).players[0].line]
    assert line == [None, "Labourer", None]
    scene = played(19).scene(0)
    assert scene.icons[0][1] + scene.icons[0][4] == 2  # builders and criminals
    assert scene.view.players[0].stone == 4
    assert "Rose gained 1 corruption (criminals)" in told(19)
    spots = [str(option.words()) for option in played(22).decision.options]  # type: ignore[union-attr]
    assert spots == [
        "Build a workshop on spot 1 of the forest: gain 1 virtue",
        "Build a workshop on spot 2 of the forest: gain 1 gold",
    ]
    assert len(view(32).own.hand) == 4
    built = [line for line in told(32) if "Oak built a workshop on spot 4 of the forest" in line]
    assert len(built) == 1


def test_sentences_about_castle_and_conscience_tell_the_truth() -> None:
    scene = played(35).scene(0)
    nobles = scene.icons[0][2] + scene.icons[0][4]
    assert (nobles, scene.view.players[0].gold) == (2, 2)
    assert [(p.nobles, p.workers) for p in scene.view.table.catalog.workers] == [
        (1, 1), (3, 2), (5, 3), (8, 4),
    ]  # fmt: skip
    player = view(37).players[0]
    assert (player.corruption, player.virtue) == (2, 2)
    lines = told(39)
    assert "Rose gained 1 silver (the collision on space 2)" in lines
    assert "Rose gained 2 deeds (the collision on space 2)" in lines
    assert "Oak gained 1 corruption (the collision on space 2)" in lines
    player = view(39).players[0]
    assert (player.corruption, player.virtue) == (1, 7)


def test_sentences_about_books_and_debts_tell_the_truth() -> None:
    seen = view(41)
    assert [card.name for card in seen.players[0].discard][-1:] == ["Labourer"]
    line = [card and card.name for card in seen.players[0].line]
    assert line == [None, "Squire", "Thief"]
    scene = played(43).scene(0)
    manuscript = scene.view.top_manuscript(2)
    assert manuscript is not None
    assert manuscript.clerics == 3
    assert scene.icons[0][0] + scene.icons[0][4] == 1
    assert "Rose dismissed Pastor for 1 silver" in told(44)
    assert "Rose gained 1 ink (the paid debt)" in told(47)
    lines = told(50)
    assert lines[-1] == "Rose gained 1 debt (Thief)"
    assert "Rose gained 1 silver (Thief)" in lines


# --- what is free, and how it goes on


@pytest.mark.parametrize("resource", ["stone", "gold"])
def test_wherever_the_player_is_free_the_lesson_comes_to_its_end(resource: str) -> None:
    session = played(len(FOUR_TURNS.choices), instead={46: resource})
    assert session.scene(0).view.round == 5
    before, after = (getattr(seen.players[0], resource) for seen in (view(46), session.view(0)))
    assert after == before + 1


def test_another_choice_is_refused_with_its_reason() -> None:
    lesson = Lesson()
    lesson.begin()
    lesson.number = 2
    assert lesson.refusal(3, "play S04") is None
    refusal = lesson.refusal(3, "play S07")
    assert refusal == "The Thief carries you 1 space only, and brings corruption. Later."
