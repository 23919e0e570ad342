"""A game without help is one from its first choice to its last, wherever it is gone on with."""

from __future__ import annotations

from attrs import evolve

from tests.ui.tables import Table
from valeria_desktop.games import GAMES
from valeria_desktop.games.valeria import RULES
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.session.draft import Draft
from valeria_desktop.session.history_entry import entry_of
from valeria_desktop.session.replay import Replay
from valeria_desktop.session.saves import copied, session_of
from valeria_desktop.session.session import Session
from valeria_desktop.storage.save import from_text, to_saved, to_text

CREATED = "2026-11-21T12:00:00+00:00"


def without_help(choices: int = 30) -> Session:
    return Session(Table().plays(choices).session.record, Draft(RULES).chosen, without_help=True)


def test_help_is_allowed_unless_somebody_chose_otherwise() -> None:
    draft = Draft(RULES, seed=5)
    assert not draft.deal().without_help
    draft.without_help = True
    assert draft.deal().without_help


def test_what_was_set_up_is_dealt() -> None:
    draft = Draft(RULES, seed=5)
    session = draft.deal()
    record = session.record
    assert (record.setup, record.seed, session.seats) == (draft.setup, 5, draft.sitting)


def test_going_back_changes_nothing_about_it() -> None:
    session = without_help()
    while session.decision is not None and session.decision.prompt is not Prompt.ACT:
        session.choose(session.decision.options[0].id)
    assert session.decision is not None
    session.choose(session.decision.options[0].id)
    session.undo()
    assert session.without_help
    session.redo()
    session.rewind(12)
    session.play_again()
    assert session.without_help
    assert session.unsaved(CREATED).without_help


def test_it_is_saved_and_gone_on_with() -> None:
    session = without_help()
    text = to_text(to_saved(session.unsaved(CREATED)))
    saved = from_text(text, "a", GAMES)
    assert saved.without_help
    again = session_of(saved, saved.record(GAMES))
    assert (again.without_help, again.is_rewound) == (True, False)
    assert session_of(evolve(saved, rewound=True), saved.record(GAMES)).is_rewound


def test_a_game_that_begins_where_a_replay_stood_keeps_it() -> None:
    session = without_help()
    assert copied(session, 10).without_help
    assert len(copied(session, 10).record.choices) == 10
    assert copied(session).record.choices == session.record.choices
    assert not copied(Table().plays(4).session).without_help


def test_only_who_looks_back_in_the_middle_of_it_is_not_helped() -> None:
    assert Replay(without_help()).without_help
    assert not Replay(Table().plays(4).session).without_help
    over = Table().plays_out().session
    over.without_help = True
    assert not Replay(over).without_help


def test_a_finished_game_is_entered_as_such() -> None:
    over = Table().plays_out().session
    assert not entry_of(over, CREATED, CREATED).without_help
    over.without_help = True
    assert entry_of(over, CREATED, CREATED).without_help
