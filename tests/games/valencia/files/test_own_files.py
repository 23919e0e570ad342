"""Files of a player's own: who looks for them, which of them a game is played with, and what if
they are gone.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

from tests.games.valencia.spoiling import CITIES, TASKS, put, shipped
from valeria_desktop.content.own_files import OwnFilesFound, Shelf
from valeria_desktop.content.snapshots import digest_of
from valeria_desktop.games.valencia.files.loader import FILES, read_own, shipped_catalog
from valeria_desktop.games.valencia.game import rules_of
from valeria_desktop.games.valencia.rules.setup import RANDOM, Setup
from valeria_desktop.games.valencia.rules.setup_check import NOT_THERE
from valeria_desktop.kernel.errors import SetupError
from valeria_desktop.kernel.record import Record
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.messages import Answer, Failure, make_request
from valeria_desktop.session.worker import Worker
from valeria_desktop.storage.migrations import SaveError
from valeria_desktop.storage.own_files import use_own_files
from valeria_desktop.storage.resume import replay
from valeria_desktop.storage.save import SavedGame, Unsaved, from_text, now, to_saved, to_text

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from valeria_desktop.games.valencia.rules.model.catalog import Catalog
    from valeria_desktop.kernel.rules import Rules
    from valeria_desktop.session.messages import Request

EIGHT, SEVEN = "points = 8", "points = 7"
GAME = "valencia"


def table(folder: Path) -> tuple[Rules[Setup], Shelf[Catalog]]:
    """A program that was told where a player's own files lie."""
    shelf = Shelf(read_own, NOT_THERE)
    rules = rules_of(shipped_catalog, shelf)
    use_own_files({GAME: rules}, folder.parent)
    return rules, shelf


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where Valencia's lie."""
    made = tmp_path / GAME
    made.mkdir()
    return made


def own_city(folder: Path) -> None:
    put(folder, CITIES, '"O0 O1 ##"', '"O1 O0 ##"')


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
    own_city(folder)
    _, shelf = table(folder)
    first = shelf.own().name
    (folder / CITIES).write_text(f"# mine\n{(folder / CITIES).read_text()}", encoding="utf-8")
    assert first
    assert shelf.own().name == first
    put(folder, TASKS, EIGHT, SEVEN)
    assert shelf.own().name not in {"", first}


def test_what_is_wrong_is_told_and_the_rest_is_used(folder: Path) -> None:
    own_city(folder)
    rules, shelf = table(folder)
    alone = shelf.own().name
    put(folder, TASKS, EIGHT, "points = 0")
    found = shelf.own()
    assert found.name == alone
    assert [problem.partition(",")[0] for problem in found.problems] == [TASKS]
    assert rules.deal(Setup(own=found.name), 1).table.city.space(0).price == 1


def test_what_is_mended_is_found_at_once(folder: Path) -> None:
    put(folder, TASKS, EIGHT, "points = 0")
    _, shelf = table(folder)
    assert shelf.own().problems
    put(folder, TASKS, EIGHT, SEVEN)
    assert not shelf.own().problems
    (folder / TASKS).unlink()
    assert shelf.own() == OwnFilesFound()


@pytest.mark.skipif(os.name == "nt", reason="needs links to nothing")
def test_a_link_to_nothing_is_told(folder: Path) -> None:
    (folder / TASKS).symlink_to(folder / "nowhere.toml")
    _, shelf = table(folder)
    (problem,) = shelf.own().problems
    assert "can't be read" in problem


# --- what is played


def test_a_game_is_played_with_the_files_its_set_up_names(folder: Path) -> None:
    own_city(folder)
    rules, shelf = table(folder)
    prices = [
        rules.deal(Setup(own=own), 1).table.city.space(0).price for own in ("", shelf.own().name)
    ]
    assert prices == [0, 1]


def test_things_are_the_same_for_all_of_a_table(folder: Path) -> None:
    own_city(folder)
    rules, shelf = table(folder)
    setup = Setup(city=RANDOM, own=shelf.own().name)
    assert rules.deal(setup, 3).table is rules.vocabulary(setup, 3)["the table"]


def test_a_slip_of_the_pen_does_not_end_the_game_on_the_table(folder: Path) -> None:
    own_city(folder)
    rules, shelf = table(folder)
    setup = Setup(own=shelf.own().name)
    rules.check(setup, 1)
    (folder / CITIES).write_text("[[city", encoding="utf-8")
    assert shelf.own().problems
    assert rules.deal(setup, 1).table.city.space(0).price == 1


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
    own_city(folder)
    text = written(folder)
    rules, _ = table(folder)
    saved = read(text, rules)
    record = replay(saved, {GAME: rules}, "mine.valeria")
    assert digest_of(rules.dump(record.replay())) == saved.digest
    assert rules.dump(rules.restore(saved.snapshot)) == saved.snapshot


def test_without_its_files_a_game_is_refused_by_a_sentence(folder: Path, tmp_path: Path) -> None:
    own_city(folder)
    text = written(folder)
    put(folder, TASKS, EIGHT, SEVEN)
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


# --- the bots' process


@pytest.fixture
def worker(folder: Path) -> Iterator[Worker]:
    made = Worker("valeria_desktop.worker:GAMES", folder.parent)
    yield made
    made.stop()


def question(folder: Path) -> Request:
    rules, shelf = table(folder)
    record = Record(rules, Setup(own=shelf.own().name), 3)
    game = record.start()
    assert game.decision is not None
    return make_request(1, "random", 1, record, game.view(game.decision.seat))


@pytest.mark.thorough
def test_bots_think_of_the_same_files(folder: Path, worker: Worker) -> None:
    own_city(folder)
    asked = question(folder)
    assert isinstance(worker.ask(asked), Answer)


@pytest.mark.thorough
def test_a_bot_whose_files_are_gone_says_so(folder: Path, worker: Worker) -> None:
    own_city(folder)
    asked = question(folder)
    (folder / CITIES).unlink()
    answer = worker.ask(asked)
    assert isinstance(answer, Failure)
    assert "your own files" in answer.sentence
