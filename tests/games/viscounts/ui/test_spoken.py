"""Viscounts in sentences: turns in few words, a player's things, and the standing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.viscounts.ui.played import play_on, play_to
from tests.ui.programs import people_and_bots
from valeria_desktop.games.viscounts.game import RULES
from valeria_desktop.games.viscounts.rules.events import Rode
from valeria_desktop.games.viscounts.rules.model.prompts import Prompt
from valeria_desktop.games.viscounts.rules.setup import Setup
from valeria_desktop.games.viscounts.ui.coach.points_sheet import points_of
from valeria_desktop.games.viscounts.ui.parts.rival_words import more_of, sentence_of
from valeria_desktop.games.viscounts.ui.spoken import ViscountsSpoken
from valeria_desktop.games.viscounts.ui.table.seats import all_seats
from valeria_desktop.session.session import Session
from valeria_desktop.session.story import Chapter, turns_of

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.scene import Scene


def begun(people: int, choices: int = 90) -> Session:
    seats = people_and_bots(2, people, "random")
    session = Session.begin(RULES, Setup(2), seats, 5)
    play_on(session, choices)
    return session


def hand_of(scene: Scene) -> list[str]:
    return [str(card.words()) for card in scene.view.own.hand]


def test_what_you_have_is_said_with_your_hand_where_nobody_else_looks() -> None:
    scene = begun(1).scene(0)
    player = scene.view.players[0]
    said = ViscountsSpoken().own(scene)
    purse = ("silver", "ink", "stone", "gold")
    held = [f"{number} {name}" for name in purse if (number := getattr(player, name))]
    assert 0 < len(held) < len(purse), "what there is none of is left out"
    assert said.startswith(", ".join(held) + ", raven and dove")
    assert hand_of(scene)
    assert ViscountsSpoken().in_hand(scene) == f"In hand: {', '.join(hand_of(scene))}."


def test_what_you_have_ends_without_a_full_stop_as_it_stands_in_a_sentence() -> None:
    assert not ViscountsSpoken().own(begun(1).scene(0)).endswith(".")


def test_a_ride_that_is_told_in_the_middle_of_a_turn_is_no_beginning() -> None:
    session = begun(1, 0)
    play_to(session, Prompt.ACTION, least=0)
    names = session.names
    first, lines = [*turns_of(session.chronicle.lines)][-1]
    chapter = Chapter(first, lines, ())
    rode = next(number for number, line in enumerate(lines) if isinstance(line.event, Rode))
    told = ViscountsSpoken().turn(chapter, first + rode, names, 0)
    (sentence,) = told.sentences
    assert sentence.startswith("Rose rode to ")


def test_before_two_the_hand_is_not_said() -> None:
    scene = begun(2).scene(0)
    assert ViscountsSpoken().in_hand(scene) == ""
    said = ViscountsSpoken().own(scene) + ViscountsSpoken().standing(scene)
    assert "In hand: " not in said


def test_the_standing_names_the_round_your_points_by_source_and_the_others() -> None:
    scene = begun(1).scene(0)
    said = ViscountsSpoken().standing(scene)
    assert said.startswith(f"Round {scene.view.round}. ")
    assert f"Debts left: {scene.view.debts_left}." in said
    sources = [row.sentence(["Rose"]) for row in points_of(scene).rows if not row.is_total]
    assert sources
    points = " ".join([f"Points so far: {scene.public_points[0]}.", *sources])
    assert f" {points} Oak: " in said
    assert "Rose: " not in said


@pytest.mark.parametrize("players", [1, 2])
def test_the_standing_tells_no_more_points_than_v(players: int) -> None:
    seats = people_and_bots(2, 1, "random")[:players]
    session = Session.begin(RULES, Setup(players), seats, 5)
    play_on(session, 90)
    scene = session.scene(0)
    others = [sentence_of(scene, 1), more_of(scene, 1)]
    said = ViscountsSpoken().standing(scene)
    assert said.endswith(" ".join(others))
    yours = said.removesuffix(" ".join(others))
    assert yours.count("Points so far") == 1
    assert all_seats(scene)[1].name not in yours


@pytest.mark.parametrize("viewer", [0, 1])
def test_of_each_turn_the_own_deeds_are_told_first(viewer: int) -> None:
    session = begun(1, 200)
    names = session.names
    turns = turns_of(session.chronicle.lines)
    chapters = [Chapter(first, lines, ()) for first, lines in turns]
    told = [ViscountsSpoken().turn(each, each.first, names, viewer) for each in chapters]
    assert any(turn.sentences for turn in told)
    assert any(turn.more for turn in told)
    for chapter, turn in zip(chapters, told, strict=True):
        if chapter.seat == viewer:
            assert not any(words.startswith(f"{names[viewer]} ") for words in turn.more)
