"""Saves come back as the same game, or are refused with a sentence that names what is wrong."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from attrs import evolve

from tests.storage.played import SETUPS, play
from valeria_desktop.games import GAMES
from valeria_desktop.games.valeria.rules.game import Game
from valeria_desktop.session.session import Session
from valeria_desktop.storage.folders import VARIABLE, Folders
from valeria_desktop.storage.migrations import FORMAT, SaveError
from valeria_desktop.storage.resume import replay
from valeria_desktop.storage.save import from_text, read_save, to_saved, to_text

if TYPE_CHECKING:
    from pathlib import Path

    from valeria_desktop.games.valeria.rules.setup import Setup
    from valeria_desktop.kernel.score import Result


def written(setup: Setup = SETUPS["two"]) -> dict[str, Any]:
    text = to_text(to_saved(play(setup).unsaved("2026-11-21T12:00:00+00:00")))
    data: dict[str, Any] = json.loads(text)
    return data


@pytest.mark.parametrize("name", SETUPS)
def test_a_saved_game_goes_on_as_it_was(name: str) -> None:
    session = play(SETUPS[name])
    text = to_text(to_saved(session.unsaved("2026-11-21T12:00:00+00:00")))
    saved = from_text(text, "game.valeria", GAMES)
    again = Session(replay(saved, GAMES, "game.valeria"), saved.seats)
    assert again.seats == session.seats
    for seat in range(SETUPS[name].players):
        assert again.scene(seat).view.stacks == session.scene(seat).view.stacks
        assert again.scene(seat).view.players == session.scene(seat).view.players
    assert (saved.round, saved.points) == (again.scene(0).round, again.scene(0).public_points)
    assert (
        to_text(to_saved(again.unsaved(saved.created))).split('"played"')[0]
        == (text.split('"played"')[0])
    )


def test_points_are_counted_by_whoever_writes_and_not_with_the_choice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session = play(SETUPS["two"])
    counted: list[Game] = []
    result = Game.result

    def counting(game: Game) -> Result:
        counted.append(game)
        return result(game)

    monkeypatch.setattr(Game, "result", counting)
    page = session.unsaved("2026-11-21T12:00:00+00:00")
    assert not counted
    to_saved(page)
    assert counted == [page.game]


def test_notes_of_seats_come_back_and_a_save_without_any_has_no_such_field() -> None:
    session = play(SETUPS["two"])
    assert "notes" not in written()
    session.notes[1] = "for me alone"
    saved = from_text(
        to_text(to_saved(session.unsaved("2026-11-21T12:00:00+00:00"))), "game.valeria", GAMES
    )
    assert saved.notes == ("", "for me alone")


BAD: dict[str, tuple[dict[str, Any], str]] = {
    "newer": ({"format": FORMAT + 1, "version": "9.9"}, "was written by version 9.9"),
    "long note": ({"notes": ["x" * 4_001]}, "is damaged: .*notes"),
    "many notes": ({"notes": [""] * 17}, "is damaged: .*notes"),
    "no notes": ({"notes": 5}, "is damaged: .*notes"),
    "too much": ({"extra": 1}, "is damaged: .*extra"),
    "wrong type": ({"seed": "7"}, "is damaged: .*seed"),
    "no table": ({"snapshot": []}, "is damaged: .*snapshot"),
    "endless": ({"choices": ["roll"] * 100_001}, "is damaged: it has more choices than any game"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_save_is_refused(name: str) -> None:
    changes, sentence = BAD[name]
    with pytest.raises(SaveError, match=f"game.valeria {sentence}"):
        from_text(json.dumps(written() | changes), "game.valeria", GAMES)


def test_as_many_choices_as_a_game_may_have_are_read() -> None:
    saved = to_saved(play(SETUPS["two"]).unsaved("2026-11-21T12:00:00+00:00"))
    choices = ("roll",) * 100_000
    text = to_text(evolve(saved, choices=choices))
    assert from_text(text, "game.valeria", GAMES).choices == choices


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("{", "is damaged: Expecting property name"),
        ("[]", "is no save of this program"),
        ('{"a": 1}', "is no save of this program"),
        ('{"format": 1, "format": 1}', "the field 'format' stands there twice"),
        ('{"format": NaN}', "NaN is no number"),
        ('{"format": true}', "is no save of this program"),
        ('{"format": 0}', "there is no format 0"),
        ("[" * 100_000, "is damaged"),
    ],
)
def test_what_is_no_save_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(SaveError, match=sentence):
        from_text(text, "game.valeria", GAMES)


def test_too_many_seats_are_told() -> None:
    saved = to_saved(play(SETUPS["two"]).unsaved("2026-11-21T12:00:00+00:00"))
    text = to_text(evolve(saved, seats=saved.seats * 2))
    with pytest.raises(SaveError, match="there must be 2 players"):
        replay(from_text(text, "game.valeria", GAMES), GAMES, "game.valeria")


def test_a_save_is_read_from_its_file(tmp_path: Path) -> None:
    path = tmp_path / "game.valeria"
    path.write_text(json.dumps(written()))
    assert read_save(path, GAMES).seed == 9


def test_folders_can_be_ones_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    assert Folders.of_system() == Folders.at(tmp_path)
    monkeypatch.delenv(VARIABLE)
    assert Folders.of_system().games.name == "games"
