"""Sets in saves, settings and the history: with them, and in a program that doesn't have them."""

from __future__ import annotations

import json
import tomllib
from typing import TYPE_CHECKING, Any

import pytest
from attrs import evolve

from tests.games.valeria.sets.boxes import BOX, GAMES, RULES, with_carnival
from tests.storage.entries import entry, seat
from valeria_desktop.games import GAMES as BASE
from valeria_desktop.games.valeria.draft import Draft
from valeria_desktop.games.valeria.rules.setup import Laying, Setup, Variant
from valeria_desktop.kernel.errors import SetupError
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session
from valeria_desktop.storage.heads import newest_head
from valeria_desktop.storage.history import History
from valeria_desktop.storage.migrations import SaveError, UnknownGameError
from valeria_desktop.storage.resume import replay
from valeria_desktop.storage.save import from_text, to_saved, to_text
from valeria_desktop.storage.settings import NAME, Settings, read_settings, write_settings

if TYPE_CHECKING:
    from pathlib import Path

SETUP = with_carnival(Setup(preset="all-carnival"))
WITH_EVENTS = evolve(
    SETUP,
    variants=frozenset({Variant.EVENT_CARDS}),
    event_cards=("tombola",),
    laying=Laying.SHUFFLED,
)


def saved_text(setup: Setup = SETUP, choices: int = 30) -> str:
    session = Session.begin(RULES, setup, default_seats(2), 3)
    for _ in range(choices):
        decision = session.decision
        assert decision is not None
        session.choose(decision.options[0].id)
    return to_text(to_saved(session.unsaved("2026-07-01T12:00:00+00:00"), 1))


def test_a_save_says_its_sets_in_its_head_and_is_played_again() -> None:
    text = saved_text()
    data = json.loads(text)
    assert (
        data["sets"] == data["setup"]["sets"] == data["snapshot"]["setup"]["sets"] == ["carnival"]
    )
    saved = from_text(text, "a", GAMES)
    record = replay(saved, GAMES, "a")
    assert json.loads(json.dumps(RULES.dump(record.replay()))) == saved.snapshot
    again = RULES.dump(RULES.restore(saved.snapshot))
    assert json.loads(json.dumps(again)) == saved.snapshot


def test_a_save_without_sets_is_written_as_before_there_were_any() -> None:
    data = json.loads(saved_text(Setup()))
    assert data["sets"] == []
    assert "sets" not in data["setup"]
    assert "sets" not in data["snapshot"]["setup"]


def test_a_program_without_the_set_refuses_the_save_by_name() -> None:
    with pytest.raises(UnknownGameError, match="a is played with 'carnival', which this version"):
        from_text(saved_text(), "a", BASE)


@pytest.mark.parametrize("change", [{"sets": []}, {"sets": ["carnival", "carnival"]}])
def test_a_head_that_names_other_sets_than_the_set_up_is_damaged(change: dict[str, Any]) -> None:
    text = json.dumps(json.loads(saved_text()) | change)
    with pytest.raises(SaveError, match="its set-up names other expansions than its first lines"):
        from_text(text, "a", GAMES)


def test_a_snapshot_with_an_unknown_set_is_refused_by_name() -> None:
    snapshot = json.loads(saved_text())["snapshot"]
    with pytest.raises(SetupError, match="lacks the expansion 'carnival'"):
        BASE["valeria"].restore(snapshot)


def test_a_step_of_a_set_fits_only_a_game_with_it() -> None:
    snapshot = json.loads(saved_text(Setup()))["snapshot"]
    snapshot["agenda"].insert(-1, {"carnival_parade": {}})
    with pytest.raises(Exception, match="agenda"):
        RULES.restore(snapshot)


def test_home_reads_the_head_of_a_game_with_known_sets_only(tmp_path: Path) -> None:
    (tmp_path / "000001.valeria").write_text(saved_text(), encoding="utf-8")
    assert newest_head(tmp_path, GAMES) is not None
    with pytest.raises(SaveError):
        newest_head(tmp_path, BASE)


@pytest.mark.parametrize("setup", [SETUP, WITH_EVENTS], ids=["", "event cards"])
def test_settings_keep_a_set_up_with_sets(setup: Setup, tmp_path: Path) -> None:
    settings = Settings(setups={"valeria": setup})
    write_settings(settings, tmp_path)
    assert read_settings(tmp_path, GAMES).settings == settings


def test_a_program_without_the_set_leaves_the_kept_set_up_out_and_in_the_file(
    tmp_path: Path,
) -> None:
    write_settings(Settings(setups={"valeria": SETUP}), tmp_path)
    before = tomllib.loads((tmp_path / NAME).read_text(encoding="utf-8"))
    found = read_settings(tmp_path, BASE)
    assert "valeria" not in found.settings.setups
    assert [str(each) for each in found.wrong] == ["setups.valeria.sets can't be 'carnival'"]
    write_settings(evolve(found.settings, theme="light"), tmp_path)
    after = tomllib.loads((tmp_path / NAME).read_text(encoding="utf-8"))
    assert after["setups"] == before["setups"]
    assert read_settings(tmp_path, GAMES).settings.setups == {"valeria": SETUP}


def test_a_row_of_the_history_stays_where_its_set_is_not_there(tmp_path: Path) -> None:
    finished = evolve(entry(1, seat("Ada", 40), seat("Ben", 41, won=True)), save=saved_text())
    History(tmp_path, GAMES).enter(finished)
    history = History(tmp_path, BASE)
    (row,) = history.ledger().games
    assert not history.ledger().damaged
    with pytest.raises(UnknownGameError, match="is played with 'carnival'"):
        from_text(history.save_of(row.id), "It", BASE)
    assert from_text(history.save_of(row.id), "It", GAMES).setup == SETUP


def test_a_draft_remembers_the_sets_that_are_there_and_names_the_others() -> None:
    draft = Draft(RULES, box=BOX)
    assert draft.remember(SETUP, default_seats(2)) == ()
    assert draft.setup == SETUP
    wrong = (without := Draft(BASE["valeria"])).remember(SETUP, default_seats(2))
    told = ["set can't be 'carnival'", "preset can't be 'all-carnival'"]
    assert [str(each) for each in wrong] == told
    assert without.setup == Setup()


def test_a_draft_remembers_event_cards_where_there_are_some() -> None:
    draft = Draft(RULES, box=BOX)
    assert draft.remember(WITH_EVENTS, default_seats(2)) == ()
    assert draft.setup == WITH_EVENTS
    wrong = (without := Draft(BASE["valeria"])).remember(WITH_EVENTS, default_seats(2))
    assert "variants can't be 'event-cards'" in [str(each) for each in wrong]
    assert without.setup == Setup()
    assert without.refusal() == ""


def test_a_save_with_event_cards_is_played_again() -> None:
    text = saved_text(WITH_EVENTS)
    record = replay(from_text(text, "a", GAMES), GAMES, "a")
    assert record.setup == WITH_EVENTS
    assert json.loads(json.dumps(RULES.dump(record.replay()))) == json.loads(text)["snapshot"]
