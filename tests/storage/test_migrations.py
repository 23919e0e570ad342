"""Old saves go on: real files of each format are kept here and brought up to the newest."""

from __future__ import annotations

from pathlib import Path

import pytest

from valeria_desktop.content.loader import shipped_catalog
from valeria_desktop.session.session import Session
from valeria_desktop.storage.migrations import (
    FORMAT,
    MIGRATIONS,
    NewerFormatError,
    SaveError,
    migrated,
)
from valeria_desktop.storage.resume import replay
from valeria_desktop.storage.save import from_text, read_save, to_text

OLD = Path(__file__).with_name("old")
FILES = sorted(OLD.glob("*.valeria"))


def test_every_older_format_has_its_migration_and_a_real_file() -> None:
    assert sorted(MIGRATIONS) == list(range(1, FORMAT))
    assert {int(path.stem.split("-")[1]) for path in FILES} == set(MIGRATIONS)


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_a_real_old_game_goes_on(path: Path) -> None:
    saved = read_save(path)
    assert saved.format == FORMAT
    session = Session(replay(saved, shipped_catalog(), path.name), saved.seats, shipped_catalog())
    assert session.scene(0).round == saved.round
    assert session.scene(0).public_points == saved.points
    assert (session.decision is None) is saved.is_over
    if session.decision is not None:
        session.choose(session.decision.options[0].id)
    assert to_text(saved) == to_text(from_text(to_text(saved), path.name))


def test_format_1_becomes_2_without_title_mark_or_base() -> None:
    data = migrated({"format": 1, "seed": 5}, "a")
    assert data == {
        "format": FORMAT,
        "seed": 5,
        "rules": 1,
        "title": "",
        "rewound": False,
        "base": None,
        "order": 0,
    }


def test_format_2_becomes_3_without_an_order() -> None:
    assert migrated({"format": 2, "seed": 5}, "a") == {"format": FORMAT, "seed": 5, "order": 0}


def test_a_newer_format_is_refused_by_naming_the_version_it_needs() -> None:
    with pytest.raises(NewerFormatError, match=r"a\.valeria was written by version 9\.9;"):
        migrated({"format": FORMAT + 1, "version": "9.9"}, "a.valeria")


@pytest.mark.parametrize("data", [None, [], {}, {"format": "2"}, {"format": 2.0}])
def test_what_has_no_format_is_no_save(data: object) -> None:
    with pytest.raises(SaveError, match="a is no save of this program"):
        migrated(data, "a")
