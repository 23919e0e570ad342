"""Random games alone end, whatever Odo's board, and what is told adds up."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings

from tests.each import each
from tests.games.viscounts.catalogue import CATALOG, RULES, VERBS
from tests.games.viscounts.invariants import MOST_STEPS, SEEDS, SOLOS, check
from valeria_desktop.games.viscounts.rules.deal import deal, lay_out
from valeria_desktop.games.viscounts.rules.events import (
    Flipped,
    Gained,
    Paid,
    SchemePlayed,
    WorkerBumped,
    WorkersSent,
)
from valeria_desktop.games.viscounts.rules.game import imagine
from valeria_desktop.games.viscounts.rules.setup import Rival, Setup
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.events import TurnBegan
from valeria_desktop.kernel.neutral import NeutralTurnBegan
from valeria_desktop.kernel.record import Record
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session
from valeria_desktop.session.story import Story

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.game import Game
    from valeria_desktop.kernel.events import Event

ODO = 1
MOST_CHOICES = 2_000


def play(setup: Setup, seed: int, every: int = 7) -> tuple[Game, list[Event]]:
    """Play a game at random, checking some of its decisions."""
    game, chance = VERBS.deal(setup, seed), Random(seed)
    events = [*game.opening.events]
    for number in range(MOST_CHOICES):
        if game.decision is None:
            break
        assert game.decision.seat == game.active == 0
        if number % every == 0:
            check(game)
        events += game.choose(chance.choice(game.decision.options)).events
    check(game)
    assert game.is_over
    return game, events


@pytest.mark.thorough
@pytest.mark.clause("WK120", "WK123", "WK134")
@each("rival", list(Rival))
def test_turns_take_turns_and_each_of_odos_has_a_scheme(rival: Rival) -> None:
    for seed in range(3):
        game, events = play(Setup(players=1, rival=rival, futures=seed), seed)
        turns = [event for event in events if isinstance(event, TurnBegan)]
        assert [turn.seat for turn in turns] == [0, ODO] * game.round
        assert [turn.turn for turn in turns] == list(range(1, 2 * game.round + 1))
        assert sum(isinstance(turn, NeutralTurnBegan) for turn in turns) == game.round
        assert sum(isinstance(event, SchemePlayed) for event in events) == game.round
        assert game.result().rival is not None


@pytest.mark.clause("WK121", "WK125", "WK126")
@each("rival", list(Rival))
def test_what_is_told_of_odo_is_what_he_has(rival: Rival) -> None:
    game, events = play(Setup(players=1, rival=rival), 4)
    odo = game._state.rival
    assert odo is not None
    held = dict.fromkeys(("ink", "stone", "gold"), 0)
    workers = flipped = 0
    for event in events:
        if getattr(event, "seat", None) != ODO:
            continue
        if isinstance(event, Gained):
            held[event.what] += event.number
        elif isinstance(event, Paid):
            held[event.what] -= event.number
        elif isinstance(event, WorkersSent):
            workers += event.number
        elif isinstance(event, WorkerBumped):
            workers -= 1
        elif isinstance(event, Flipped):
            flipped += 1
        assert min(held.values()) >= 0
    assert held == {"ink": odo.ink, "stone": odo.stone, "gold": odo.gold}
    assert workers == 20 - odo.workers
    assert flipped == odo.paid + odo.approved


@pytest.mark.clause("WK22")
@each("rival", list(Rival))
def test_no_turn_of_odos_leads_to_endless_steps(rival: Rival) -> None:
    setup = Setup(players=1, rival=rival)
    for seed in range(4):
        state, chance = deal(lay_out(setup, CATALOG, seed), seed), Random(seed)
        while state.agenda:
            steps, decision = 0, None
            while state.agenda and decision is None:
                decision = state.agenda.pop().run(state)
                steps += 1
            assert steps < MOST_STEPS
            if decision is not None:
                state.agenda.pop()
                decision.question.answer(state, chance.choice(decision.options))
        assert state.ending


@pytest.mark.clause("WK4", "WK121")
def test_imagined_schemes_are_those_that_may_be_there() -> None:
    """Starting schemes and futures that were seen are never imagined among the futures."""
    setup = Setup(players=1, rival=Rival.NOBLE, futures=2)
    for seed in range(4):
        game, chance = VERBS.deal(setup, seed), Random(seed)
        decks = set()
        for number in range(MOST_CHOICES):
            if game.decision is None:
                break
            if number % 9 == 0:
                world = imagine(game.view(0), Stream(number))
                odo, true = world._state.rival, game._state.rival
                assert odo is not None
                assert true is not None
                assert {each.deck for each in odo.futures} <= {"future"}
                assert not set(odo.futures) & set(true.known)
                assert sorted(s.id for s in (*odo.deck, *odo.futures)) == sorted(
                    s.id for s in (*true.deck, *true.futures)
                )
                decks.add(odo.deck)
            game.choose(chance.choice(game.decision.options))
        assert len(decks) > 5


@pytest.mark.slow
@given(SOLOS, SEEDS)
@settings(deadline=None, max_examples=40, derandomize=True)
def test_any_solo_game_can_be_played(setup: Setup, seed: int) -> None:
    play(setup, seed, every=3)


@pytest.mark.clause("WK120", "WK123")
def test_a_table_with_one_seat_tells_odos_turns_as_chapters_of_nobody() -> None:
    """A window shows a seat's sign beside each entry, and Odo has none."""
    record = Record(RULES, Setup(players=1), 5)
    session, chance = Session(record, default_seats(1)), Random(5)
    for _ in range(60):
        assert session.decision is not None
        session.choose(chance.choice(session.decision.options).id)
    story = Story()
    story.tell(session.chronicle.lines, session.names)
    whose = [chapter.seat for chapter in story.chapters if chapter.turn]
    assert whose[:4] == [0, None, 0, None]
    entries = [entry for chapter in story.chapters for entry in chapter.entries]
    assert {entry.seat for entry in entries} == {0, None}
    odos = next(chapter for chapter in story.chapters if chapter.turn == 2)
    assert str(odos.entries[0].sentence(session.names)) == "Round 1: Odo's turn"
    assert str(odos.entries[1].sentence(session.names)).startswith("Odo turned up scheme ")
