"""The toys are played as any game is: taken back, saved, gone on with, looked at again."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.kernel.toys import TOYS
from valeria_desktop.content.digest import digest_of
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.messages import Answer, make_request
from valeria_desktop.session.replay import Replay, Unit
from valeria_desktop.session.session import Session
from valeria_desktop.session.worker import Worker
from valeria_desktop.storage.migrations import UnknownGameError
from valeria_desktop.storage.resume import DifferentReplayError, replay
from valeria_desktop.storage.save import from_text, to_saved, to_text

if TYPE_CHECKING:
    from valeria_desktop.storage.save import SavedGame

CREATED = "2026-11-21T12:00:00+00:00"
FILE = "game.valeria"
games = pytest.mark.parametrize("name", TOYS)


def seated(name: str, *, players: int = 3, seed: int = 4) -> Session:
    rules = TOYS[name]
    return Session.begin(rules, rules.setup(players=players), default_seats(players), seed)


def play(session: Session, choices: int, seed: int = 1) -> None:
    chance = Random(seed)
    for _ in range(choices):
        if session.decision is None:
            return
        session.choose(chance.choice(session.decision.options).id)


def truth(session: Session) -> str:
    return digest_of(session.rules.dump(session.game))


def written(session: Session) -> SavedGame:
    return from_text(to_text(to_saved(session.unsaved(CREATED))), FILE, TOYS)


@games
@pytest.mark.parametrize("choices", [0, 1, 5, 14, 500])
def test_a_toy_is_saved_and_gone_on_with(name: str, choices: int) -> None:
    session = seated(name)
    play(session, choices)
    saved = written(session)
    assert saved.game == name
    assert saved.is_over == (session.decision is None)
    again = Session(replay(saved, TOYS, FILE), saved.seats)
    assert truth(again) == truth(session)
    assert again.record.choices == session.record.choices
    assert again.chronicle.lines == session.chronicle.lines
    for each in (again, session):
        play(each, 7, seed=3)
    assert truth(again) == truth(session)


@games
def test_a_toy_goes_on_from_its_snapshot_where_its_choices_lead_elsewhere(name: str) -> None:
    session = seated(name)
    play(session, 9)
    session.record.choices.append("never offered")
    with pytest.raises(DifferentReplayError) as caught:
        replay(written(session), TOYS, FILE)
    assert caught.value.from_snapshot is not None
    assert truth(Session(caught.value.from_snapshot, session.seats)) == truth(session)
    assert len(caught.value.from_choices.choices) == 9


@games
def test_the_program_itself_has_no_toys(name: str) -> None:
    from valeria_desktop.games import GAMES

    with pytest.raises(UnknownGameError, match=f"a game of '{name}'"):
        from_text(to_text(to_saved(seated(name).unsaved(CREATED))), FILE, GAMES)


@games
def test_what_was_chosen_can_be_taken_back_and_done_again(name: str) -> None:
    session = seated(name)
    undone = 0
    while session.decision is not None:
        before, lines = truth(session), session.chronicle.lines[:]
        session.choose(session.decision.options[-1].id)
        after = truth(session)
        if session.undo_refusal is None:
            undone += 1
            start = session.undo_start
            session.undo()
            assert len(session.record.choices) == start
            if start == len(session.waypoints()):
                assert (truth(session), session.chronicle.lines) == (before, lines)
            session.redo()
            assert truth(session) == after
    assert bool(undone) == (name != "stairs")  # there each choice brings a card to light


def test_what_came_to_light_is_not_taken_back() -> None:
    session = seated("bid", players=2)
    for _ in range(2):
        assert session.decision is not None
        session.choose(session.decision.options[0].id)
    assert session.undo_refusal == "A card has been turned up"


@games
def test_anybody_can_go_back_to_any_choice(name: str) -> None:
    session, short = seated(name), seated(name)
    play(session, 12)
    play(short, 5)
    session.rewind(5)
    assert session.is_rewound
    assert truth(session) == truth(short)
    assert written(session).rewound


@games
def test_a_toy_can_be_looked_at_again(name: str) -> None:
    session = seated(name)
    play(session, 500)
    look = Replay(session)
    assert look.is_over
    for moment in range(look.last + 1):
        assert look.words(moment)
        for viewer in range(3):
            scene = look.through(viewer).scene(moment)
            assert scene.view.seat == scene.viewer == viewer
    assert look.words(look.last) == session.verdict()
    for unit in Unit:
        assert look.starts(unit)[-1] == look.last
    totals = tuple(score.total for score in session.result().scores)
    assert session.points_by_round()[-1] == look.points()[-1] == totals
    assert len(session.points_by_round()) == session.game.round


def test_a_secret_bid_is_in_no_log_and_no_list_of_choices() -> None:
    session = seated("bid")
    assert session.decision is not None
    option = session.decision.options[0]
    applied = session.choose(option.id)
    said = [line.words(session.names) for line in session.chronicle.lines]
    said += [event.words(session.names) for event in applied.events]
    said += [point.words for point in session.waypoints()]
    assert "Rose lays a card face down" in said
    assert option.words().removeprefix("Bid the ") not in " ".join(said)


@pytest.mark.thorough
def test_a_bot_in_a_process_of_its_own_plays_the_toys() -> None:
    worker = Worker("tests.kernel.toys:TOYS")
    try:
        for ticket, name in enumerate(TOYS):
            session = seated(name)
            while (decision := session.decision) is not None and len(session.record.choices) < 12:
                view = session.view(decision.seat)
                answer = worker.ask(make_request(ticket, "random", 3, session.record, view))
                assert isinstance(answer, Answer), answer
                session.choose(answer.option_id)
    finally:
        worker.stop()
