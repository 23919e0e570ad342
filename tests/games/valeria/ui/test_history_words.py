"""The history tells which boxes were on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.valeria.sets.boxes import with_carnival
from tests.german import german
from tests.storage.entries import entry, lone, seat
from valeria_desktop.games import GAMES
from valeria_desktop.games.valeria.game import BOX
from valeria_desktop.games.valeria.memory import _of_setup, sets_in
from valeria_desktop.games.valeria.rules.setup import Setup, Variant
from valeria_desktop.games.valeria.sets import SETS
from valeria_desktop.games.valeria.ui.face import FACE
from valeria_desktop.storage.history import History

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from valeria_desktop.storage.history import HistoryEntry


def told(entry: HistoryEntry, tmp_path: Path) -> str:
    history = History(tmp_path, GAMES)
    history.enter(entry)
    return FACE.words.setup(history.ledger().games[0])


def test_a_game_remembers_its_sets_among_what_was_varied() -> None:
    setup = Setup(variants=frozenset({Variant.EVENTS}), sets=frozenset({"promos", "gnolls"}))
    special = _of_setup(setup)
    assert special["variants"] == "events set:gnolls set:promos"
    assert sets_in(special) == ("gnolls", "promos")
    assert sets_in(_of_setup(with_carnival(Setup()))) == ("carnival",)
    assert sets_in(_of_setup(Setup(variants=frozenset(Variant) - {Variant.NO_DUKE}))) == ()


def test_the_words_of_a_set_up_name_the_boxes(qtbot: QtBot, tmp_path: Path) -> None:
    two = seat("Ada", 3, won=True), seat("Ben", 2)
    assert told(entry(1, *two), tmp_path / "a") == "First game"
    named = told(entry(1, *two, variants="events set:promos set:gnolls"), tmp_path / "b")
    assert named == "First game · Gnolls and Promos"
    alone = told(lone(1, 9, "won", variants="set:no-such"), tmp_path / "c")
    assert alone == "The Dark Lord · no-such"


def test_a_preset_of_a_set_has_its_name(qtbot: QtBot, tmp_path: Path) -> None:
    base = {each.id for each in BOX().base().presets}
    found = [each for each in BOX().cards_of(frozenset(SETS)).presets if each.id not in base]
    for number, preset in enumerate(found):
        two = seat("Ada", 3, won=True), seat("Ben", 2)
        assert told(entry(1, *two, preset=preset.id), tmp_path / str(number)) == preset.name


def test_presets_have_german_names() -> None:
    """A box is called there as it is on the shelf."""
    found = {each.name: german()[each.name] for each in BOX().cards_of(frozenset(SETS)).presets}
    assert found["Monster Blood"] == "Monsterblut"
    assert found["All Flames & Frost"] == "Alles aus Flammen & Frost"
    assert all(name != words for name, words in found.items())


def test_there_are_tables_of_boxes_and_of_solo_games_with_them(
    qtbot: QtBot, tmp_path: Path
) -> None:
    history = History(tmp_path, GAMES)
    history.enter(entry(1, seat("Ada", 3, won=True), seat("Ben", 2), variants="set:promos"))
    history.enter(entry(2, seat("Ada", 3, won=True), seat("Ben", 2)))
    history.enter(lone(3, 9, "won", variants="set:promos"))
    tables = {table.name: table for table in FACE.words.tables()}

    def first_column(name: str) -> list[str]:
        table = tables[name]
        return [table.columns[0].words(row) for row in table.rows(history.ledger().games)]

    assert first_column("boxes") == ["Base game alone", "Promos"]
    assert first_column("solo") == ["The Dark Lord · Standard · Promos"]
