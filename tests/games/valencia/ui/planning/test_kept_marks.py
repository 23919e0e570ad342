"""Marks of a plan are kept with the game, for their owner alone."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from tests.games.valencia.ui.board.scenes import seats_of
from tests.games.valencia.ui.started import started
from valeria_desktop.bots.registry import make_bot
from valeria_desktop.faces import FACES
from valeria_desktop.games import GAMES
from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.rules.model.parts import RoundPart
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.rules.setup import Advanced, Setup
from valeria_desktop.games.valencia.ui.board.own_side import own_side_of
from valeria_desktop.games.valencia.ui.board.secrets import ALL
from valeria_desktop.games.valencia.ui.planning.arrangement import Arrangement
from valeria_desktop.games.valencia.ui.planning.intents import Intents, PlannedStack
from valeria_desktop.games.valencia.ui.table.moments import ValenciaMoments
from valeria_desktop.games.valencia.ui.table.screen import TableScreen
from valeria_desktop.session.replay import Replay
from valeria_desktop.session.saves import copied, session_of
from valeria_desktop.session.session import Session
from valeria_desktop.storage.resume import replay
from valeria_desktop.storage.save import from_text, to_saved, to_text
from valeria_desktop.ui.replay.screen import ReplayScreen
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from valeria_desktop.games.valencia.rules.model.cards import Card
    from valeria_desktop.games.valencia.rules.view import View
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.program.program import Program

DAY = "2026-11-21T12:00:00+00:00"


@pytest.fixture
def program(qapp: QApplication, qtbot: QtBot, look: Look, tmp_path: Path) -> Iterator[Program]:
    made = started(qapp, qtbot, tmp_path)
    yield made
    made.close()


def bidding(seat: int = 0, persons: int = 1) -> Session:
    """Play to a seat's bid, with stacks of its own."""
    session = Session.begin(RULES, Setup(3, advanced=frozenset(Advanced)), seats_of(3, persons), 11)
    bot = make_bot(RULES, "planner", 1)
    while (decision := session.decision) is not None:
        if (decision.prompt, decision.seat) == (Prompt.BID, seat):
            break
        session.choose(bot.choose(session.game.view(decision.seat), decision).id)
    return session


def mark(session: Session, seat: int = 0, step: RoundPart = RoundPart.G) -> tuple[Card, ...]:
    """Note a plan of the seat's stacks, with the first of them meant for a step."""
    scene = session.scene(seat)
    stacks = scene.view.own.stacks
    cards = tuple(card for stack in stacks for card in stack)
    left = iter(range(len(cards)))
    trays = tuple(tuple(next(left) for _ in stack) for stack in stacks)
    intents = Intents()
    intents.take_up(session.notes)
    intents.keep(scene, Arrangement(cards, (), trays, (step, *[None] * (len(stacks) - 1))))
    marked: tuple[Card, ...] = stacks[0]
    return marked


def plan_in(session: Session, view: View) -> tuple[PlannedStack, ...]:
    intents = Intents()
    intents.take_up(session.notes)
    return intents.plan_of(view)


def loaded(session: Session) -> Session:
    saved = from_text(to_text(to_saved(session.unsaved(DAY))), "game.valeria", GAMES)
    return session_of(saved, replay(saved, GAMES, "game.valeria"))


def test_a_loaded_game_has_the_marks_of_its_player() -> None:
    session = bidding()
    marked = mark(session)
    again = loaded(session)
    view = again.scene(0).view
    planned = plan_in(again, view)
    assert planned == plan_in(session, view)
    assert planned[0] == PlannedStack(marked, RoundPart.G)
    side = own_side_of(again.scene(0), opened=ALL, planned=planned)
    assert next(stack.mark and stack.mark.letter for stack in side.stacks) == "G"


@pytest.mark.clause("VA8")
def test_no_other_seat_and_no_public_view_reads_them() -> None:
    session = bidding()
    mark(session)
    again = loaded(session)
    for seat in (1, 2):
        assert plan_in(again, again.scene(seat).view) == ()
    public = again.scene_at(len(again.record.choices), 1, is_public=True)
    assert plan_in(again, public.view) == ()


def test_each_person_has_marks_of_their_own() -> None:
    session = bidding(persons=2)
    mark(session, 0, RoundPart.G)
    mark(session, 1, RoundPart.B)
    again = loaded(session)
    marks = [plan_in(again, again.scene(seat).view)[0].mark for seat in (0, 1)]
    assert marks == [RoundPart.G, RoundPart.B]


def test_a_save_of_a_game_without_marks_looks_as_before() -> None:
    session = bidding()
    assert "notes" not in json.loads(to_text(to_saved(session.unsaved(DAY))))
    assert loaded(session).notes == {}


def test_a_game_that_is_over_keeps_none() -> None:
    session, bot = bidding(), make_bot(RULES, "planner", 1)
    mark(session)
    while (decision := session.decision) is not None:
        session.choose(bot.choose(session.game.view(decision.seat), decision).id)
    assert session.kept_notes == ()
    assert "notes" not in json.loads(to_text(to_saved(session.unsaved(DAY))))


def test_a_copy_that_is_played_on_keeps_them_and_a_later_round_knows_nothing_of_them() -> None:
    session = bidding()
    mark(session)
    assert plan_in(copied(session), session.scene(0).view)
    view = evolve(session.scene(0).view, round=session.scene(0).view.round + 1)
    assert plan_in(session, view) == ()


@pytest.mark.parametrize(
    "note",
    ["", "x", "5", "[]", "[1]", "{}", '[1,[["g",["no card"]]]]', '[1,[["g",5]]]', "[1,[[[],[]]]]",
     "[1,5]", '[1,["ab","cd"]]', "[" * 3_000],
)  # fmt: skip
def test_a_spoiled_note_is_no_plan(note: str) -> None:
    session = bidding()
    session.notes[0] = note
    assert plan_in(session, session.scene(0).view) == ()


def test_a_stack_is_meant_for_a_step_of_the_round_or_for_none() -> None:
    session = bidding()
    session.notes[0] = '[1,[["planning",["6"]],["g",["5"]]]]'
    marks = [stack.mark for stack in plan_in(session, session.scene(0).view)]
    assert marks == [None, RoundPart.G]


def test_the_table_shows_them_in_a_game_that_is_taken_up_again(program: Program) -> None:
    session = bidding()
    mark(session)
    program.play_on(loaded(session))
    side = as_a(TableScreen, program.window.table).board.side
    assert side is not None
    assert next(stack.mark and stack.mark.letter for stack in side.stacks) == "G"
    program.play_on(bidding())
    side = as_a(TableScreen, program.window.table).board.side
    assert side is not None
    assert not any(stack.mark for stack in side.stacks)


def test_a_replay_shows_none(look: Look, qtbot: QtBot) -> None:
    session = bidding()
    mark(session)
    screen = ReplayScreen(look, FACES[RULES.id])
    qtbot.addWidget(screen)
    screen.resize(1280, 720)
    screen.show()
    screen.show_replay(Replay(session))
    side = as_a(ValenciaMoments, screen.moments).board.side
    assert side is not None
    assert not any(stack.mark for stack in side.stacks)
