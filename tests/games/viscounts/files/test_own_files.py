"""Files of a player's own: who looks for them, which of them a game is played with, and what if
they are gone.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

from tests.games.viscounts.spoiling import put, shipped
from valeria_desktop.content.own_files import OwnFilesFound, Shelf
from valeria_desktop.content.snapshots import digest_of
from valeria_desktop.games.viscounts.files.loader import FILES, read_own, shipped_catalog
from valeria_desktop.games.viscounts.game import rules_of
from valeria_desktop.games.viscounts.rules.setup import Setup
from valeria_desktop.games.viscounts.rules.setup_check import NOT_THERE
from valeria_desktop.kernel.errors import SetupError
from valeria_desktop.kernel.record import Record
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.storage.migrations import SaveError
from valeria_desktop.storage.own_files import use_own_files
from valeria_desktop.storage.resume import replay
from valeria_desktop.storage.save import SavedGame, Unsaved, from_text, now, to_saved, to_text

if TYPE_CHECKING:
    from pathlib import Path

    from valeria_desktop.games.viscounts.rules.model.catalog import Catalog
    from valeria_desktop.kernel.rules import Rules

FOLK, HEROES = "townsfolk.toml", "heroes.toml"
THREE, TWO = 'name = "Acolyte"\nsilver = 3', 'name = "Acolyte"\nsilver = 2'
ADA, IDA = 'name = "Ada"', 'name = "Ida"'
GAME = "viscounts"


def table(folder: Path) -> tuple[Rules[Setup], Shelf[Catalog]]:
    """A program that was told where a player's own files lie."""
    shelf = Shelf(read_own, NOT_THERE)
    rules = rules_of(shipped_catalog, shelf)
    use_own_files({GAME: rules}, folder.parent)
    return rules, shelf


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where those of Viscounts lie."""
    made = tmp_path / GAME
    made.mkdir()
    return made


def own_folk(folder: Path) -> None:
    put(folder, FOLK, THREE, TWO)


def silver_of(rules: Rules[Setup], setup: Setup) -> int:
    card = rules.deal(setup, 1).table.catalog.townsfolk[0]
    assert card.id == "T01"
    return int(card.silver)


# --- what is found


def nobodys() -> Shelf[Catalog]:
    return Shelf(lambda folder: pytest.fail(str(folder)), NOT_THERE)


def test_who_is_not_told_of_a_folder_looks_nowhere() -> None:
    """No test, and no laboratory, ever reads what a player wrote."""
    assert nobodys().own() == OwnFilesFound()


def test_no_folder_and_an_empty_one_change_nothing(tmp_path: Path, folder: Path) -> None:
    for where in (tmp_path / "not there", folder):
        shelf = nobodys()
        shelf.use(str(where))
        assert shelf.own() == OwnFilesFound()


def test_copies_of_our_files_change_nothing(folder: Path) -> None:
    for name in FILES:
        (folder / name).write_text(f"# mine\n{shipped(name)}", encoding="utf-8")
    _, shelf = table(folder)
    assert shelf.own() == OwnFilesFound()


def test_what_differs_has_a_name_and_a_comment_is_no_difference(folder: Path) -> None:
    own_folk(folder)
    _, shelf = table(folder)
    first = shelf.own().name
    (folder / FOLK).write_text(f"# mine\n{(folder / FOLK).read_text()}", encoding="utf-8")
    assert first
    assert shelf.own().name == first
    put(folder, HEROES, ADA, IDA)
    assert shelf.own().name not in {"", first}


def test_what_is_wrong_is_told_and_the_rest_is_used(folder: Path) -> None:
    own_folk(folder)
    rules, shelf = table(folder)
    alone = shelf.own().name
    put(folder, HEROES, ADA, "name = 7")
    found = shelf.own()
    assert found.name == alone
    assert [problem.partition(",")[0] for problem in found.problems] == [HEROES]
    assert silver_of(rules, Setup(own=found.name)) == 2


def test_what_is_mended_is_found_at_once(folder: Path) -> None:
    put(folder, HEROES, ADA, "name = 7")
    _, shelf = table(folder)
    assert shelf.own().problems
    put(folder, HEROES, ADA, IDA)
    assert not shelf.own().problems
    (folder / HEROES).unlink()
    assert shelf.own() == OwnFilesFound()


@pytest.mark.skipif(os.name == "nt", reason="needs links to nothing")
def test_a_link_to_nothing_is_told(folder: Path) -> None:
    (folder / HEROES).symlink_to(folder / "nowhere.toml")
    _, shelf = table(folder)
    (problem,) = shelf.own().problems
    assert "can't be read" in problem


# --- what is played


def test_a_game_is_played_with_the_files_its_set_up_names(folder: Path) -> None:
    own_folk(folder)
    rules, shelf = table(folder)
    silver = [silver_of(rules, Setup(own=own)) for own in ("", shelf.own().name)]
    assert silver == [3, 2]


def test_things_are_the_same_for_all_of_a_table(folder: Path) -> None:
    own_folk(folder)
    rules, shelf = table(folder)
    setup = Setup(own=shelf.own().name)
    assert rules.deal(setup, 3).table is rules.vocabulary(setup, 3)["the table"]


def test_a_slip_of_the_pen_does_not_end_the_game_on_the_table(folder: Path) -> None:
    own_folk(folder)
    rules, shelf = table(folder)
    setup = Setup(own=shelf.own().name)
    rules.check(setup, 1)
    (folder / FOLK).write_text("[[townsfolk", encoding="utf-8")
    assert shelf.own().problems
    assert silver_of(rules, setup) == 2


# --- what is saved


def written(folder: Path) -> str:
    """A game that was begun with own files, as its file has it."""
    rules, shelf = table(folder)
    record = Record(rules, Setup(own=shelf.own().name), 3)
    game = record.start()
    for _ in range(5):
        assert game.decision is not None
        record.choose(game, game.decision.options[0])
    seats = default_seats(2)
    return to_text(to_saved(Unsaved(record, seats, game, game.round, now())))


def read(text: str, rules: Rules[Setup]) -> SavedGame:
    return from_text(text, "mine.valeria", {GAME: rules})


def test_a_game_is_gone_on_with_while_its_files_are_as_they_were(folder: Path) -> None:
    own_folk(folder)
    text = written(folder)
    rules, _ = table(folder)
    saved = read(text, rules)
    record = replay(saved, {GAME: rules}, "mine.valeria")
    assert digest_of(rules.dump(record.replay())) == saved.digest
    assert rules.dump(rules.restore(saved.snapshot)) == saved.snapshot


def test_without_its_files_a_game_is_refused_by_a_sentence(folder: Path, tmp_path: Path) -> None:
    own_folk(folder)
    text = written(folder)
    put(folder, HEROES, ADA, IDA)
    for where in (folder, tmp_path / "elsewhere" / GAME):
        rules, _ = table(where)
        saved = read(text, rules)
        with pytest.raises(SaveError) as refused:
            replay(saved, {GAME: rules}, "mine.valeria")
        assert refused.value.words == f"mine.valeria can't be played again: {NOT_THERE}"
        with pytest.raises(SetupError) as refused_too:
            rules.restore(saved.snapshot)
        assert refused_too.value.words == NOT_THERE


def test_rules_without_a_shelf_refuse_what_is_played_with_own_files() -> None:
    with pytest.raises(SetupError):
        rules_of(shipped_catalog).check(Setup(own="0" * 64), 1)


def test_games_of_ours_are_saved_as_they_were_before_there_were_own_files(folder: Path) -> None:
    rules, _ = table(folder)
    assert "own" not in rules.dump(rules.deal(Setup(), 1))["setup"]
