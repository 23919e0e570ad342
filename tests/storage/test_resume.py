"""A save whose choices lead elsewhere than to its snapshot says so and offers both ways."""

from __future__ import annotations

import pytest
from attrs import evolve

from tests.storage.played import play
from valeria_desktop.games import GAMES
from valeria_desktop.games.valeria.files.snapshot import digest
from valeria_desktop.games.valeria.rules.setup import Setup, Solo
from valeria_desktop.session.session import Session
from valeria_desktop.storage.migrations import SaveError
from valeria_desktop.storage.resume import DifferentReplayError, replay
from valeria_desktop.storage.save import SavedGame, from_text, to_saved, to_text

CREATED = "2026-11-21T12:00:00+00:00"


def saved_game(setup: Setup | None = None) -> SavedGame:
    return to_saved(play(setup or Setup(), 40).unsaved(CREATED))


def refusal(saved: SavedGame) -> DifferentReplayError:
    with pytest.raises(DifferentReplayError) as caught:
        replay(saved, GAMES, "game.valeria")
    return caught.value


def test_a_choice_that_can_not_be_made_any_more_is_told() -> None:
    saved = saved_game()
    choices = (*saved.choices[:10], "win", *saved.choices[11:])
    error = refusal(evolve(saved, choices=choices))
    assert str(error).startswith("game.valeria was played by other rules (version ")
    assert str(error).endswith("choice 11 of 40 can't be made: 'win' can't be chosen now.")
    assert error.from_choices.choices == list(saved.choices[:10])


def test_choices_that_lead_elsewhere_are_told() -> None:
    saved = saved_game()
    error = refusal(evolve(saved, choices=saved.choices[:30]))
    assert "its choices lead elsewhere than to the game it shows" in str(error)
    assert len(error.from_choices.choices) == 30


@pytest.mark.parametrize(
    "setup",
    [Setup(), Setup(players=1, solo=Solo.SIEGE), Setup(players=1, solo=Solo.DARK_LORD)],
)
def test_a_game_goes_on_from_its_snapshot(setup: Setup) -> None:
    saved = saved_game(setup)
    record = refusal(evolve(saved, choices=saved.choices[:30])).from_snapshot
    assert record is not None
    assert digest(record.start()) == saved.digest
    session = Session(record, saved.seats)
    assert session.scene(0).round == saved.round
    assert session.decision is not None
    session.choose(session.decision.options[0].id)
    again = from_text(to_text(to_saved(session.unsaved(CREATED))), "again", GAMES)
    assert replay(again, GAMES, "again").choices == session.record.choices


def test_lines_of_a_game_that_goes_on_from_its_snapshot_know_their_round() -> None:
    saved = saved_game()
    record = refusal(evolve(saved, choices=())).from_snapshot
    assert record is not None
    session = Session(record, saved.seats)
    assert session.decision is not None
    session.choose(session.decision.options[0].id)
    assert session.chronicle.lines[0].round == saved.round


def test_a_snapshot_that_was_changed_is_not_offered() -> None:
    saved = saved_game()
    spoiled = saved.snapshot | {"turn": saved.snapshot["turn"] + 1}
    assert refusal(evolve(saved, choices=(), snapshot=spoiled)).from_snapshot is None
    assert refusal(evolve(saved, choices=(), snapshot={})).from_snapshot is None


def test_a_snapshot_of_another_set_up_is_not_offered() -> None:
    saved, other = saved_game(), saved_game(Setup(players=2, preset="random"))
    mixed = evolve(saved, choices=(), snapshot=other.snapshot, digest=other.digest)
    assert refusal(mixed).from_snapshot is None


def test_a_set_up_that_can_not_be_dealt_is_told() -> None:
    saved = saved_game()
    with pytest.raises(SaveError, match=r"game\.valeria can't be played again: "):
        replay(evolve(saved, setup=Setup(preset="nowhere")), GAMES, "game.valeria")
