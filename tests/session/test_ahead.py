"""A bot that plans ahead sees what it sees on its turn, whatever people choose meanwhile."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from valeria_desktop.bots.registry import make_bot
from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.rules.model.parts import RoundPart
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.rules.setup import Setup
from valeria_desktop.games.valeria.game import RULES as VALERIA
from valeria_desktop.games.valeria.rules.setup import Setup as ValeriaSetup
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.ahead import Ahead
from valeria_desktop.session.session import Session

if TYPE_CHECKING:
    from valeria_desktop.kernel.decision import Decision


def _game(people: tuple[int, ...], players: int, seed: int) -> Session:
    seats = tuple(
        evolve(seat, bot=None if number in people else "planner")
        for number, seat in enumerate(default_seats(players))
    )
    return Session.begin(RULES, Setup(players=players), seats, seed)


def _bot_answer(session: Session, decision: Decision) -> str:
    return make_bot(RULES, "planner", 1).choose(session.view(decision.seat), decision).id


def _play_to_plan(session: Session, round_: int) -> None:
    """Play on until a person plans in a round."""
    while (decision := session.decision) is not None:
        is_person = session.seats[decision.seat].is_person
        if is_person and decision.prompt is Prompt.PLAN and session.game.round == round_:
            return
        session.choose(_bot_answer(session, decision))
    raise AssertionError("nobody plans")


@pytest.mark.thorough
@pytest.mark.clause("VA8")
@pytest.mark.clause("VA11")
@pytest.mark.parametrize("round_", [1, 2, 4])
@pytest.mark.parametrize("chance", range(4))
def test_the_views_ahead_are_those_of_the_game_however_people_plan(
    round_: int, chance: int
) -> None:
    session = _game((0, 2), 4, 7)
    _play_to_plan(session, round_)
    ahead, seen = Ahead(session), []
    while (view := ahead.view()) is not None:
        option = make_bot(RULES, "planner", 1).choose(view, view.decision).id
        seen.append((view, option))
        ahead.answer(option)
    random, met = Random(chance), []
    while (decision := session.decision) is not None and decision.prompt is Prompt.PLAN:
        if session.seats[decision.seat].is_person:
            session.choose(random.choice(decision.options).id)
            continue
        met.append((session.view(decision.seat), _bot_answer(session, decision)))
        session.choose(met[-1][1])
    assert met == seen
    assert all(session.seats[view.seat].bot for view, _ in seen)


@pytest.mark.clause("VA11")
@pytest.mark.parametrize("seed", range(5))
def test_while_early_people_plan_every_bot_can_think_ahead(seed: int) -> None:
    seats = _game((1,), 4, seed).seats
    session = Session.begin(RULES, Setup(players=4, early=(1,)), seats, seed)
    for round_ in (1, 2):
        _play_to_plan(session, round_)
        assert session.game.view(0).part is RoundPart.PLANNING
        ahead, thought = Ahead(session), set()
        while (view := ahead.view()) is not None:
            thought.add(view.seat)
            ahead.answer(view.decision.options[-1].id)
        assert thought == {0, 2, 3}


def test_the_game_itself_does_not_go_on() -> None:
    session = _game((0,), 3, 7)
    _play_to_plan(session, 1)
    before = session.decision
    ahead = Ahead(session)
    while (view := ahead.view()) is not None:
        ahead.answer(view.decision.options[-1].id)
    assert ahead.seat is None
    assert session.decision is before


def test_an_answer_that_depends_on_others_is_never_asked_ahead() -> None:
    session = _game((0,), 3, 7)
    _play_to_plan(session, 1)
    while (decision := session.decision) is not None and decision.prompt is Prompt.PLAN:
        session.choose(decision.options[-1].id)
    assert Ahead(session).view() is None
    other = Session.begin(VALERIA, ValeriaSetup(players=2), default_seats(2), 3)
    assert Ahead(other).view() is None
