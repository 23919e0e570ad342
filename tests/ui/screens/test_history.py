"""The history in the window: tables to be sorted, games to be looked at again, an export."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QToolButton

from tests.storage.entries import entry, lone, seat
from tests.ui.fitting import over_the_line
from tests.ui.one_game import FACES
from tests.ui.other_game import TWO, TWO_GAMES
from tests.ui.programs import play
from tests.ui.tables import Table
from valeria_desktop.games import GAMES
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.storage.history import NAME, History, SeatResult
from valeria_desktop.ui.screens.past.history import HistoryScreen
from valeria_desktop.ui.screens.past.history_models import HistoryRowsModel
from valeria_desktop.ui.screens.past.history_tables import GAMES as LISTED

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.modeltest import ModelTester
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.program.program import Program


@pytest.fixture
def history(tmp_path: Path) -> History:
    made = History(tmp_path, GAMES)
    made.enter(entry(1, seat("Ada", 40, won=True, luck=2.0), seat("Ben", 30)))
    made.enter(entry(2, seat("Ada", 9), seat("Oak", 50, won=True, bot="greedy"), rewound=True))
    made.enter(entry(3, seat("Ada", 41), seat("Oak", 50, won=True, bot="greedy")))
    made.enter(lone(4, 60, "won"))
    return made


@pytest.fixture
def screen(look: Look, qtbot: QtBot, history: History) -> HistoryScreen:
    made = HistoryScreen(look, FACES)
    qtbot.addWidget(made)
    made.show_history(history)
    return made


def plain_seat(name: str, points: int, *, won: bool = False) -> SeatResult:
    return SeatResult(name=name, bot="", points=points, won=won, special={})


def cells(screen: HistoryScreen, page: str, column: int) -> list[str]:
    model = screen.tables[page].model()
    return [model.index(row, column).data() for row in range(model.rowCount())]


def test_the_models_keep_qts_rules(screen: HistoryScreen, qtmodeltester: ModelTester) -> None:
    for model in screen.models.values():
        qtmodeltester.check(model)


def test_games_are_told_with_who_won_and_what_is_marked(screen: HistoryScreen) -> None:
    assert cells(screen, "games", 1) == [
        "Ada 60",
        "Oak 50, Ada 41",
        "Oak 50, Ada 9",
        "Ada 40, Ben 30",
    ]
    assert cells(screen, "games", 2) == ["won", "Oak", "Oak", "Ada"]
    assert cells(screen, "games", 4)[0] == "The Dark Lord"
    assert cells(screen, "games", 6) == ["", "", "rewound", ""]


def test_games_without_persons_are_marked_and_their_players_named(
    look: Look, qtbot: QtBot, tmp_path: Path
) -> None:
    history = History(tmp_path, GAMES)
    alone = lone(4, 60, "won")
    history.enter(evolve(alone, seats=(evolve(alone.seats[0], bot="queen+annis"),)))
    history.enter(entry(5, seat("Pim", 9, bot="knight+pim"), seat("Oak", 50, bot="greedy")))
    screen = HistoryScreen(look, FACES)
    qtbot.addWidget(screen)
    screen.show_history(history)
    assert cells(screen, "games", 6) == ["watched", "watched: Queen"]
    assert cells(screen, "games", 1) == ["Oak 50, Pim (Knight) 9", "Ada (Queen) 60"]
    assert set(cells(screen, "players", 0)) == {"Pim, Knight", "Bots that play well"}


def test_games_without_help_are_marked_in_words(look: Look, qtbot: QtBot, tmp_path: Path) -> None:
    history = History(tmp_path, GAMES)
    two = (seat("Ada", 9, won=True), seat("Ben", 5))
    bots = tuple(evolve(each, bot="greedy") for each in two)
    history.enter(entry(1, *two, without_help=True))
    history.enter(entry(2, *two, without_help=True, rewound=True))
    history.enter(entry(3, *bots, without_help=True))
    screen = HistoryScreen(look, FACES)
    qtbot.addWidget(screen)
    screen.show_history(history)
    assert cells(screen, "games", 6) == [
        "watched, without help",
        "rewound, without help",
        "without help",
    ]
    assert cells(screen, "players", 0) == ["Bots that play well", "Ada", "Ben"]
    assert cells(screen, "players", 7) == ["", "1", "0"]
    last = screen.tables["games"].model().index(2, 6)
    assert last.data(Qt.ItemDataRole.AccessibleTextRole) == "Mark: without help"


def test_players_dukes_set_ups_and_solo_games_are_tallied(screen: HistoryScreen) -> None:
    assert cells(screen, "players", 0) == ["Bots that play well", "Ada", "Ben"]
    assert cells(screen, "players", 5) == ["50.0", "40.5", "30.0"]
    assert cells(screen, "players", 6)[1] == "+1.0"
    assert cells(screen, "valeria dukes", 0) == ["Rolf"]
    assert cells(screen, "valeria presets", 0) == ["First game"]
    assert cells(screen, "valeria solo", 0) == ["The Dark Lord · Standard"]
    assert cells(screen, "valeria solo", 4) == ["1"]


def is_shown(screen: HistoryScreen, page: str) -> bool:
    return screen.tabs.isTabVisible(screen.tabs.indexOf(screen.tables[page]))


def test_one_game_is_not_named(screen: HistoryScreen) -> None:
    assert screen.tables["games"].isColumnHidden(3)
    assert screen.tables["players"].isColumnHidden(1)
    titles = [screen.tabs.tabText(tab) for tab in range(screen.tabs.count())]
    assert titles == ["Games", "Players", "Dukes", "Set-ups", "Boxes", "Solo"]
    assert screen.note.text().startswith("Luck is what your rolls brought")
    assert screen.note.text().endswith("Rewound games are not counted.")


def test_several_games_are_named_and_each_brings_its_tables(
    look: Look, qtbot: QtBot, tmp_path: Path
) -> None:
    history = History(tmp_path, TWO_GAMES)
    two = (plain_seat("Ada", 3, won=True), plain_seat("Ben", 2))
    history.enter(entry(1, seat("Ada", 40, won=True, luck=2.0), seat("Ben", 30)))
    history.enter(evolve(entry(2, *two), game="other", special={}))
    screen = HistoryScreen(look, TWO)
    qtbot.addWidget(screen)
    screen.show_history(history)
    assert not screen.tables["games"].isColumnHidden(3)
    assert cells(screen, "games", 3) == ["Another Game", "Valeria: Card Kingdoms"]
    assert cells(screen, "games", 4) == ["", "First game"]
    assert not screen.tables["players"].isColumnHidden(1)
    assert cells(screen, "players", 0) == ["Ada", "Ada", "Ben", "Ben"]
    assert cells(screen, "players", 1)[:2] == ["Another Game", "Valeria: Card Kingdoms"]
    assert cells(screen, "players", 6) == ["", "+2.0", "", "+0.0"]
    screen.tables["players"].sortByColumn(6, Qt.SortOrder.DescendingOrder)
    assert cells(screen, "players", 6) == ["+2.0", "+0.0", "", ""]
    assert cells(screen, "valeria dukes", 1) == ["2"]
    assert screen.tabs.tabText(2) == "Dukes · Valeria: Card Kingdoms"


def test_a_game_that_was_not_played_brings_no_tables(
    look: Look, qtbot: QtBot, tmp_path: Path
) -> None:
    history = History(tmp_path, TWO_GAMES)
    two = (plain_seat("Ada", 3, won=True), plain_seat("Ben", 2))
    history.enter(evolve(entry(2, *two), game="other", special={}))
    screen = HistoryScreen(look, TWO)
    qtbot.addWidget(screen)
    screen.show_history(history)
    assert is_shown(screen, "players")
    assert not is_shown(screen, "valeria dukes")
    assert screen.note.text() == "Rewound games are not counted."


def test_a_game_that_is_not_here_is_listed_as_it_was_written_down(
    screen: HistoryScreen, history: History
) -> None:
    two = (plain_seat("Ada", 3, won=True), plain_seat("Ben", 2))
    history.enter(evolve(entry(9, *two), game="chess", special={"agents": 4}))
    screen.show_history(history)
    assert cells(screen, "games", 3)[:2] == ["chess", "Valeria: Card Kingdoms"]
    assert cells(screen, "games", 1)[0] == "Ada 3, Ben 2"
    assert is_shown(screen, "valeria dukes")


def test_numbers_are_sorted_as_numbers(screen: HistoryScreen) -> None:
    screen.tables["players"].sortByColumn(5, Qt.SortOrder.AscendingOrder)
    assert cells(screen, "players", 0) == ["Ben", "Ada", "Bots that play well"]
    screen.tables["games"].sortByColumn(0, Qt.SortOrder.AscendingOrder)
    assert cells(screen, "games", 1)[0] == "Ada 40, Ben 30"


def test_a_game_can_be_asked_for(screen: HistoryScreen, qtbot: QtBot) -> None:
    with qtbot.waitSignal(screen.replay_asked) as asked:
        screen.replay.click()
    assert asked.args == [lone(4, 60, "won").id]


def test_a_game_is_looked_at_only_where_games_are_listed(screen: HistoryScreen) -> None:
    assert screen.replay.isEnabled()
    screen.tabs.setCurrentIndex(1)
    assert not screen.replay.isEnabled()
    screen.tabs.setCurrentIndex(0)
    assert screen.replay.isEnabled()


@pytest.mark.thorough
def test_the_tables_follow_the_size_of_the_text(screen: HistoryScreen, look: Look) -> None:
    header = screen.tables["players"].horizontalHeader()
    before = header.sectionSize(0)
    look.use(scale=1.5)
    assert header.sectionSize(0) == pytest.approx(1.5 * before, abs=1)
    look.use(scale=1.0)


def test_every_heading_has_room_on_two_lines(screen: HistoryScreen, look: Look) -> None:
    for scale in (1.0, 1.5):
        look.use(scale=scale)
        tallies = [table for name, table in screen.tables.items() if name != LISTED]
        for table in tallies:
            header, metrics = table.horizontalHeader(), QFontMetrics(look.bold(14))
            for section in range(header.count()):
                words = table.model().headerData(section, Qt.Orientation.Horizontal)
                room = header.sectionSize(section) - 2 * look.px(11)
                if header.isSectionHidden(section):
                    continue
                box = metrics.boundingRect(0, 0, room, 1000, Qt.TextFlag.TextWordWrap, words)
                assert box.width() <= room, words
                assert box.height() <= header.height(), words
    look.use(scale=1.0)


def test_an_empty_history_says_so(look: Look, qtbot: QtBot, tmp_path: Path) -> None:
    screen = HistoryScreen(look, FACES)
    qtbot.addWidget(screen)
    screen.show_history(History(tmp_path / "none", GAMES))
    assert screen.empty.isVisibleTo(screen)
    assert not screen.export.isEnabled()
    assert not screen.replay.isEnabled()
    with qtbot.assertNotEmitted(screen.replay_asked):
        screen.tables["games"].activated.emit(screen.tables["games"].currentIndex())


def test_a_damaged_history_is_told(screen: HistoryScreen, history: History, qtbot: QtBot) -> None:
    history.path.write_bytes(b"nonsense" * 1000)
    with qtbot.waitSignal(screen.told) as told:
        screen.show_history(history)
    assert NAME in told.args[0]
    assert screen.models["games"].rowCount() == 0


def test_the_tables_keep_an_inner_margin_on_parchment(screen: HistoryScreen) -> None:
    screen.resize(1200, 600)
    screen.show()
    assert over_the_line(screen.sheet) == []
    edge = screen.sheet.edge()
    inside = screen.sheet.rect().adjusted(edge, edge, -edge, -edge)
    assert inside.contains(screen.tabs.geometry())


def test_games_that_go_on_again_are_not_listed(screen: HistoryScreen, history: History) -> None:
    screen.show_history(history, frozenset({lone(4, 60, "won").id}))
    assert cells(screen, "games", 1) == ["Oak 50, Ada 41", "Oak 50, Ada 9", "Ada 40, Ben 30"]
    assert cells(screen, "valeria solo", 0) == []


def test_delete_asks_for_the_chosen_game(screen: HistoryScreen, qtbot: QtBot) -> None:
    with qtbot.waitSignal(screen.removal_asked) as asked:
        qtbot.keyClick(screen, Qt.Key.Key_Delete)
    assert asked.args == [lone(4, 60, "won").id]


def test_the_arrows_beside_tabs_take_no_focus(screen: HistoryScreen) -> None:
    """They would take it between a table and its tab, and show no ring."""
    arrows = screen.tabs.tabBar().findChildren(QToolButton)
    assert len(arrows) == 2
    assert all(each.focusPolicy() is Qt.FocusPolicy.NoFocus for each in arrows)


def test_escape_leaves(screen: HistoryScreen, qtbot: QtBot) -> None:
    with qtbot.waitSignal(screen.left):
        qtbot.keyClick(screen, Qt.Key.Key_Escape)


def test_a_model_without_rows_keeps_qts_rules(qtmodeltester: ModelTester) -> None:
    qtmodeltester.check(HistoryRowsModel(()))


@pytest.mark.thorough
def test_a_finished_game_stands_in_the_history_and_can_be_looked_at_again(
    begin: Callable[[], Program], tmp_path: Path
) -> None:
    program = begin()
    program.draft.seats = [*default_seats(5)]
    play(program, 0)
    session = program.controller.session
    assert session is not None
    while session.decision is not None:
        program.controller.choose(session.decision.options[0].id)
    program.carry_out("history")
    program.past.hall.list.click()
    history = program.past.history
    assert history.isVisible()
    assert history.models["games"].rowCount() == 1
    history.replay.click()
    assert program.past.replaying.deck.last == len(session.record.choices)
    for page in (history, program.past.hall):  # the way back from the replay
        program.window.go_back()
        assert program.window.screen_shown is page
    program.past.archive.export(tmp_path / "all games.csv")
    assert program.notice.text() == "Exported as all games.csv."
    assert (tmp_path / "all games.csv").read_text().count("\n") == 3
    program.past.archive.export(tmp_path)
    assert "can't be written" in program.notice.text()
    program.past.archive.look_at("nothing")
    assert "no longer in the history" in program.notice.text()


def test_a_finished_game_is_drawn_when_it_is_seen(
    begin: Callable[[], Program], qtbot: QtBot
) -> None:
    program = begin()
    session = Table().plays_out().session
    program.past.archive.enter(session, "2026-11-21T12:00:00+00:00")
    program.past.archive.wait()
    program.carry_out("history")
    with qtbot.waitSignal(program.past.history.pictures.thumbnails.drawn):
        program.past.hall.list.click()
    screen = program.past.history
    (kept,) = program.past.archive.history.ledger().games
    picture = screen.pictures.thumbnails.of_finished(kept.id, lambda: None)
    assert not picture.isNull()


def test_a_game_whose_save_is_damaged_has_no_picture_and_no_harm(
    screen: HistoryScreen, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(screen.pictures.thumbnails.drawn):
        screen.resize(1200, 600)
        screen.show()
    assert screen.pictures.thumbnails.of_finished(lone(4, 60, "won").id, lambda: None).isNull()
