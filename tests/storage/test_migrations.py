"""Old saves go on: real files of each format are kept here and brought up to the newest."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from valeria_desktop.games import GAMES
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.games.valeria.rules.turn.steps import STEPS
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session
from valeria_desktop.storage.migrations import (
    FORMAT,
    MIGRATIONS,
    NewerFormatError,
    SaveError,
    UnknownGameError,
    migrated,
)
from valeria_desktop.storage.resume import DifferentReplayError, replay
from valeria_desktop.storage.save import from_text, read_save, to_saved, to_text

OLD = Path(__file__).with_name("old")
STEPS_OF_FORMAT_2 = """
BeginTurn MonsterEvents EventsInOrder EndTurn Thieves Harvest TurnUp ActionsBegin ActionsEnd Act
ChooseDuke PayFor Use Apply FillPlaces FillInOrder Roll ChangeDice DealToPiles BothAct ActAtPiles
LordTakes ChooseWhatLordTakes EndSiegeTurn LookForEnd MonstersPhase OrderAttacks Attacks Attack
ChooseColumn AttackAt ChooseCapture SecondHarvest NextTurn
"""
FILES = sorted(OLD.glob("*.valeria"))


def test_every_older_format_has_its_migration_and_a_real_file() -> None:
    assert sorted(MIGRATIONS) == list(range(1, FORMAT))
    assert {int(path.stem.split("-")[1]) for path in FILES} == set(MIGRATIONS)


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_a_real_old_game_goes_on(path: Path) -> None:
    saved = read_save(path, GAMES)
    assert saved.format == FORMAT
    session = Session(replay(saved, GAMES, path.name), saved.seats)
    assert session.scene(0).round == saved.round
    assert session.scene(0).public_points == saved.points
    assert (session.decision is None) is saved.is_over
    if session.decision is not None:
        session.choose(session.decision.options[0].id)
    assert to_text(saved) == to_text(from_text(to_text(saved), path.name, GAMES))


@pytest.mark.parametrize("path", [path for path in FILES if "format-2" in path.name])
def test_a_changed_game_of_format_2_is_noticed_by_its_own_digest(path: Path) -> None:
    data = json.loads(path.read_text(encoding="utf-8"))
    data["snapshot"]["players"][0]["gold"] += 1
    saved = from_text(json.dumps(data), path.name, GAMES)
    with pytest.raises(DifferentReplayError):
        replay(saved, GAMES, path.name)


def test_a_snapshot_of_format_2_too_deep_for_its_digest_is_left_to_be_refused() -> None:
    deep: dict[str, object] = {}
    for _ in range(100_000):
        deep = {"a": deep}
    assert migrated({"format": 2, "snapshot": deep, "digest": "d"}, "a")["digest"] == "d"


def test_every_step_of_format_2_is_found_under_its_tag() -> None:
    """All that a save of format 2 may hold: the steps as their classes were called then."""
    agenda: list[dict[str, object]] = [{name: {}} for name in STEPS_OF_FORMAT_2.split()]
    data = migrated({"format": 2, "snapshot": {"agenda": agenda}}, "a")
    assert {tag for step in data["snapshot"]["agenda"] for tag in step} <= STEPS.keys()


def test_format_1_becomes_2_without_title_mark_or_base() -> None:
    assert MIGRATIONS[1]({"seed": 5}) == {
        "seed": 5,
        "rules": 1,
        "title": "",
        "rewound": False,
        "base": None,
    }


def test_format_3_has_an_order_and_names_the_game_and_its_sets() -> None:
    data = migrated({"format": 2, "seed": 5}, "a")
    assert data == {"format": 3, "seed": 5, "order": 0, "game": "valeria", "sets": []}


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"game": "chess"}, "a is a game of 'chess', which this version of the program"),
        ({"sets": ["moon"]}, "a is played with 'moon', which this version of the program"),
    ],
)
def test_an_unknown_game_or_set_is_refused_by_its_name(
    change: dict[str, object], words: str
) -> None:
    page = Session.begin(RULES, Setup(), default_seats(2), 5).unsaved("")
    data = json.loads(to_text(to_saved(page))) | change
    with pytest.raises(UnknownGameError, match=words):
        from_text(json.dumps(data), "a", GAMES)


def test_a_newer_format_is_refused_by_naming_the_version_it_needs() -> None:
    with pytest.raises(NewerFormatError, match=r"a\.valeria was written by version 9\.9;"):
        migrated({"format": FORMAT + 1, "version": "9.9"}, "a.valeria")


@pytest.mark.parametrize("data", [None, [], {}, {"format": "2"}, {"format": 2.0}])
def test_what_has_no_format_is_no_save(data: object) -> None:
    with pytest.raises(SaveError, match="a is no save of this program"):
        migrated(data, "a")
