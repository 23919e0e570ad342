"""Undo goes back to the last action of a person, over what bots decided since.

Where bots brought dice or cards to light, the game bears a mark from then on.
"""

from __future__ import annotations

import pytest
from attrs import evolve

from tests.session.test_session import play_to, recruit
from valeria_desktop.bots.registry import make_bot
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.kernel.record import Record
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session


def against_bots(players: int = 2, seed: int = 7) -> Session:
    setup = Setup(players=players)
    return Session.begin(RULES, setup, default_seats(players, bots="greedy"), seed)


def bot_plays(session: Session) -> None:
    decision = session.decision
    assert decision is not None
    bot = make_bot(RULES, "greedy", 1)
    session.choose(bot.choose(session.scene(decision.seat).view, decision).id)


def play_to_own(session: Session, prompt: Prompt) -> Session:
    """Play on until the person in the first seat is asked this."""
    play_to(session, prompt)
    while session.decision is not None and (
        session.decision.seat != 0 or session.decision.prompt is not prompt
    ):
        bot_plays(session)
    return session


def asked(session: Session) -> tuple[int, str]:
    assert session.decision is not None
    return session.decision.seat, session.decision.prompt


def end_turn(session: Session) -> Session:
    """Use both actions of the person's turn up."""
    play_to_own(session, Prompt.ACT)
    session.choose("gain gold")
    session.choose("gain gold")
    return session


def test_the_last_action_can_be_taken_back_while_a_bot_is_about_to_roll() -> None:
    session = end_turn(against_bots())
    assert asked(session) == (1, Prompt.ROLL)
    assert session.undo_refusal is None
    session.undo()
    assert asked(session) == (0, Prompt.ACT)
    assert not session.is_rewound


def test_a_bots_roll_is_gone_back_over_with_a_mark() -> None:
    session = end_turn(against_bots())
    before = list(session.record.choices)
    bot_plays(session)
    assert (session.undo_refusal, session.undo_mark) == (None, "The dice have been rolled")
    session.undo()
    assert asked(session) == (0, Prompt.ACT)
    assert session.record.choices == before[:-1]
    assert session.is_rewound


def test_after_a_whole_turn_of_a_bot_undo_goes_back_to_the_persons_last_action() -> None:
    session = end_turn(against_bots())
    before = list(session.record.choices)
    while asked(session) != (0, Prompt.ROLL):
        bot_plays(session)
    assert str(session.undoes) == "Gain 1 Gold"
    session.undo()
    assert asked(session) == (0, Prompt.ACT)
    assert session.record.choices == before[:-1]
    session.choose("gain magic")  # and the game goes on from there, not as the bot had it
    assert asked(session) == (1, Prompt.ROLL)


def test_what_a_person_brought_to_light_is_gone_back_over_once_a_bot_has_decided() -> None:
    """The person's roll asks a bot first what it harvests."""
    session = against_bots(3)
    while True:
        rolls = asked(session) == (0, Prompt.ROLL)
        bot_plays(session)
        if rolls and asked(session)[0] != 0:
            break
    refusals = [session.undo_refusal]
    bot_plays(session)
    refusals.append(session.undo_refusal)
    assert refusals == ["The dice have been rolled", None]
    assert session.undo_mark == "The dice have been rolled"
    session.undo()
    assert asked(session) == (0, Prompt.ROLL)
    assert session.is_rewound


def test_the_mark_stays_when_what_was_taken_back_is_done_again() -> None:
    session = end_turn(against_bots())
    bot_plays(session)
    choices = list(session.record.choices)
    session.undo()
    session.redo()
    assert session.record.choices == choices
    assert session.is_rewound


def test_what_a_person_brought_to_light_is_not_taken_back() -> None:
    session = play_to_own(against_bots(), Prompt.ROLL)
    session.choose("roll")
    assert session.undo_mark is None
    assert session.undo_refusal == "The dice have been rolled"


def bots_follow(session: Session) -> tuple[int, list[str]]:
    """Play until bots decided right after a person, with nothing brought to light."""
    for _ in range(400):
        before = len(session.record.choices)
        was_person = asked(session)[0] == 0
        bot_plays(session)
        if not was_person or session.decision is None:
            continue
        while asked(session)[0] != 0 and asked(session)[1] is not Prompt.ROLL:
            bot_plays(session)
        if len(session.record.choices) > before + 1 and session.undo_refusal is None:
            return before, list(session.record.choices)
    raise AssertionError("no bot decided after a person without something coming to light")


@pytest.mark.parametrize("seed", [3, 7, 11])
def test_what_bots_decided_since_goes_with_the_own_action_and_comes_back(seed: int) -> None:
    session = against_bots(4, seed)
    before, choices = bots_follow(session)
    scene = session.scene(0)
    session.undo()
    assert session.record.choices == choices[:before]
    assert asked(session)[0] == 0
    session.redo()
    assert session.record.choices == choices
    assert session.scene(0) == scene
    assert not session.can_redo


def test_with_bots_alone_nothing_is_taken_back() -> None:
    setup = Setup(players=2)
    bots = tuple(default_seats(3, bots="greedy")[1:])
    session = Session.begin(RULES, setup, bots, 7)
    bot_plays(session)
    assert session.undo_refusal == "Only bots have decided"
    session.undo()
    assert len(session.record.choices) == 1


def test_another_person_is_not_taken_back_over_a_bot() -> None:
    setup = Setup(players=3)
    seats = tuple(
        evolve(seat, bot="greedy" if not seat_number else None)
        for seat_number, seat in enumerate(default_seats(3))
    )
    session = Session.begin(RULES, setup, seats, 7)
    for _ in range(3):
        bot_plays(session)
    assert [past.seat for past in session._past] == [2, 0, 1]
    session.undo()
    assert asked(session) == (1, Prompt.DUKE)
    assert session.undo_refusal == "Another player has decided since"


def test_what_undo_takes_back_is_said() -> None:
    session = against_bots()
    at_first = session.undoes
    assert at_first is None
    play_to_own(session, Prompt.ACT)
    session.choose("gain gold")
    assert session.undoes == "Gain 1 Gold"
    session.undo()
    recruited = recruit(session)
    assert str(session.undoes).startswith("Recruit ")
    assert recruited.startswith("recruit ")


def test_a_turn_is_over_when_a_bot_is_next() -> None:
    session = play_to_own(against_bots(), Prompt.ACT)
    session.choose("gain gold")
    half_way = session.is_turn_over
    session.choose("gain gold")
    assert (half_way, session.is_turn_over) == (False, True)
    record = Record(RULES, session.record.setup, session.record.seed, list(session.record.choices))
    assert Session(record, session.seats).is_turn_over
    found = []
    while asked(session) != (0, Prompt.ROLL):
        bot_plays(session)
        found.append(session.is_turn_over)
    assert not any(found)


def test_between_people_no_turn_waits() -> None:
    session = play_to(Session.begin(RULES, Setup(players=2), default_seats(2), 7), Prompt.ACT)
    session.choose("gain gold")
    session.choose("gain gold")
    assert not session.is_turn_over
